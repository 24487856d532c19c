"""Mutation trials: do tests notice when a line says something else? `python -m tests.mutants`."""
