"""One suite over every game on the list."""
