"""A toy fifth game: what adding a game takes, and nothing more."""

from stockgames.engine.registry import GamePlugin

RULES = GamePlugin("lemonade", "tests.toy.lemonade", api=1)
"""The game with the plain table that every game has."""
WITH_TABLE = GamePlugin("lemonade", "tests.toy.lemonade", "tests.toy.stand", api=1)
