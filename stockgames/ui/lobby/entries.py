"""The plain data that the lobby shows: games and tickets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta

if TYPE_CHECKING:
    from stockgames.evenings.person import Portrait

GameStage: TypeAlias = Literal["played", "begun", "next", "to-come"]
"""How far a game of the evening's programme is."""


class Ticket(NamedTuple):
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


class EveningEntry(NamedTuple):
    """The evening that is on, in short; texts are ready to read."""

    title: str
    news: str
    """Who leads, and how far it is."""
    leader: Portrait | None = None
    points: tuple[tuple[Portrait, str], ...] = ()
    """Everybody's, the leader first."""
    games: tuple[tuple[str, GameStage], ...] = ()
    """The programme by the games' ids."""
    next_game: str = ""
    """The title of the game that can be dealt, or played on, at once; empty for none."""
    goes_on: bool = False
    """Whether that game was broken off (V13)."""


def lobby_games() -> tuple[GameMeta, ...]:
    """Return the card of every game, in the order of the shelf; loads no rules."""
    return tuple(map(registry.meta, registry.game_ids()))
