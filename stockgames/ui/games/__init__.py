"""A package per game: the appearance, motion and texts of its table."""
