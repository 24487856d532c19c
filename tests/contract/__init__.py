"""One test suite for all registered games."""
