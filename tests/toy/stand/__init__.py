"""Lemonade's table: the UI of a fifth game."""
