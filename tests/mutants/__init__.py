"""Mutation testing: do tests notice a changed line? `python -m tests.mutants`."""
