"""The tests; nothing here needs a file from outside the project."""
