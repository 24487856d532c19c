"""A toy fifth game: what adding a game takes, and nothing more."""
