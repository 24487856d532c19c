"""Lemonade, a game for Stock Games: stands set prices in secret, the sky decides who sells."""

from stockgames.api import GamePlugin

PLUGIN = GamePlugin(
    "lemonade", rules="lemonade.rules", table="lemonade.table", words="lemonade.words", api=1
)
