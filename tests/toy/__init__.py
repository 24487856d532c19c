"""A toy fifth game: the minimum for adding a game."""
