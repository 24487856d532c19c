"""The tests; none needs a file from outside the project."""
