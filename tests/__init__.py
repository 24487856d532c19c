"""The tests; they mirror the package, and nothing here needs a file from outside the project."""
