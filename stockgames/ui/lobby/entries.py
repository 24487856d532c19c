"""The plain data that the lobby shows: games and tickets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta


@dataclass(frozen=True, slots=True)
class LobbyGame:
    """A box on the shelf; one that is not ``playable`` is still in the workshop."""

    meta: GameMeta
    playable: bool = True


@dataclass(frozen=True, slots=True)
class Ticket:
    """A game that can be continued; texts are ready to read. ``row`` names it in signals."""

    row: int
    game_id: str
    title: str
    who: str
    where: str
    when: str = ""


_SHELF = ("nyse", "portfolio", "exchange", "stock-exchange")
_WORKSHOP: Sequence[GameMeta] = (
    GameMeta("stock-exchange", "Stock Exchange", "Sam", range(8, 9), 8, 30),
)


def has_room(game_id: str) -> bool:
    """Tell whether the game has a table of its own in `ui.games`."""
    return find_spec(f"stockgames.ui.games.{game_id.replace('-', '_')}") is not None


def lobby_games() -> tuple[LobbyGame, ...]:
    """Return the four games of the house in their order, then any others; loads no rules.

    A game of the house whose rules are done but whose table is not is still in the workshop.
    """
    coming = {meta.id: LobbyGame(meta, playable=False) for meta in _WORKSHOP}
    ready = {
        game_id: LobbyGame(registry.meta(game_id))
        for game_id in registry.game_ids()
        if game_id not in coming or has_room(game_id)
    }
    every = {**coming, **ready}
    order = [*(game_id for game_id in _SHELF if game_id in every), *every]
    return tuple(every[game_id] for game_id in dict.fromkeys(order))
