"""Lemonade's metadata."""

from stockgames.engine.meta import GameMeta

META = GameMeta(
    id="lemonade",
    title="Lemonade",
    seats=range(2, 5),
    usual_seats=3,
    minutes=1,
)
