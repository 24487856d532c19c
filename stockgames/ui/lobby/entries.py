"""The plain data that the lobby shows: games and tickets."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta
from stockgames.evenings.person import Portrait


@dataclass(frozen=True, slots=True)
class Ticket:
    """A game that can be continued; texts are ready to read. ``row`` names it in signals."""

    row: int
    game_id: str
    title: str
    who: str
    where: str
    when: str = ""
    goes_on: bool = True
    """Whether it can be played on as far as is known; else it is only named."""
    faces: tuple[Portrait, ...] = ()
    """Of the people who play."""


def lobby_games() -> tuple[GameMeta, ...]:
    """Return the card of every game, in the order of the shelf; loads no rules."""
    return tuple(map(registry.meta, registry.game_ids()))
