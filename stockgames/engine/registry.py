"""The list of games. A new game needs one more line here and a package of its own."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from stockgames.engine.errors import UnknownGameError
from stockgames.engine.meta import GameMeta

if TYPE_CHECKING:
    from stockgames.engine.game import AnyGame

_PACKAGES: dict[str, str] = {
    "nyse": "stockgames.games.nyse",
    "portfolio": "stockgames.games.portfolio",
    "exchange": "stockgames.games.exchange",
    "stock-exchange": "stockgames.games.stock_exchange",
}


def register(game_id: str, package: str) -> None:
    """Add a game whose package holds `meta.META` and `game.GAME`."""
    _PACKAGES[game_id] = package


def unregister(game_id: str) -> None:
    """Remove a game from the list; for tests with toy games."""
    del _PACKAGES[game_id]


def game_ids() -> tuple[str, ...]:
    """Return the game ids in lobby order."""
    return tuple(_PACKAGES)


def meta(game_id: str) -> GameMeta:
    """Return a game's catalogue entry without loading its rules; raise UnknownGameError."""
    found: GameMeta = import_module(f"{_package(game_id)}.meta").META
    return found


def title(game_id: str) -> str:
    """Return a game's title, or the id itself for a game that this release doesn't have."""
    return meta(game_id).title if game_id in _PACKAGES else game_id


def load(game_id: str) -> AnyGame:
    """Return the game with its rules; raise UnknownGameError."""
    found: AnyGame = import_module(f"{_package(game_id)}.game").GAME
    return found


def _package(game_id: str) -> str:
    try:
        return _PACKAGES[game_id]
    except KeyError:
        known = ", ".join(_PACKAGES)
        raise UnknownGameError(f"there is no game called {game_id!r} (known: {known})") from None
