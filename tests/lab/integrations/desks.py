"""Random play by action numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stockgames.engine.state import CHANCE
from stockgames.lab.integrations.desk import Desk, GameEncoding

TABLES = (
    ("nyse", 1),
    ("nyse", 2),
    ("nyse", 4),
    ("portfolio", 2),
    ("portfolio", 3),
    ("exchange", 3),
    ("stock-exchange", 8),
)


def number_for(desk: Desk, rng: Random) -> int:
    """Return a random number of the actor's, or one of chance's."""
    if desk.actor == CHANCE:
        return rng.randrange(desk.encoding.shuffles)
    return rng.choice(list(desk.menu))


def play(encoding: GameEncoding, seed: int) -> Iterator[Desk]:
    """Play a random game; yield the desk, always the same object, before the deal and after
    moves.
    """
    rng = Random(seed)
    desk = Desk(encoding)
    yield desk
    while desk.actor is not None:
        desk.apply(number_for(desk, rng))
        yield desk


def dealt(encoding: GameEncoding, shuffle: int = 1) -> Desk:
    """Return a desk after the deal."""
    desk = Desk(encoding)
    desk.apply(shuffle)
    return desk
