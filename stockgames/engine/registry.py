"""The games that the app knows: its own four, and those of installed packages.

A package brings a game by an entry point of the group `stockgames.games` that names a `GamePlugin`.
"""

from __future__ import annotations

import logging
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from stockgames.engine.errors import UnknownGameError
from stockgames.engine.meta import GameMeta

if TYPE_CHECKING:
    from stockgames.engine.game import AnyGame

GROUP: Final = "stockgames.games"


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game and the packages that have its parts."""

    id: str
    rules: str
    """The package with `meta.META` and `game.GAME`."""
    table: str = ""
    """The package with its table and box (see `ui.game_modules`); empty for the plain ones."""
    words: str = ""
    """The package that tells its table in words: `read` in `outline`; empty for words from code."""


def _own(game_id: str) -> GamePlugin:
    name = game_id.replace("-", "_")
    rules, table, words = (
        f"stockgames.{part}games.{name}" for part in ("", "ui.", "presentation.")
    )
    return GamePlugin(game_id, rules, table, words)


_OWN: Final = tuple(map(_own, ("nyse", "portfolio", "exchange", "stock-exchange")))
_registered: dict[str, GamePlugin] = {}


def register(plugin: GamePlugin) -> None:
    """Add a game, or replace one that was registered; tests put toys on the list."""
    _registered[plugin.id] = plugin


def unregister(game_id: str) -> None:
    """Undo `register`."""
    del _registered[game_id]


def plugins() -> dict[str, GamePlugin]:
    """Return all games by id, in the order of the lobby."""
    return {plugin.id: plugin for plugin in (*_OWN, *_installed(), *_registered.values())}


def plugin(game_id: str) -> GamePlugin:
    """Return a game; raise UnknownGameError."""
    found = plugins()
    if game_id in found:
        return found[game_id]
    known = ", ".join(found)
    raise UnknownGameError(f"there is no game called {game_id!r} (known: {known})")


def game_ids() -> tuple[str, ...]:
    """Return the ids in the order of the lobby."""
    return tuple(plugins())


def meta(game_id: str) -> GameMeta:
    """Return a game's catalogue card without loading its rules; raise UnknownGameError."""
    found: GameMeta = import_module(f"{plugin(game_id).rules}.meta").META
    return found


def title(game_id: str) -> str:
    """Return a game's title; the id itself for a game that this release does not have."""
    return meta(game_id).title if game_id in plugins() else game_id


def load(game_id: str) -> AnyGame:
    """Return the game, rules and all; raise UnknownGameError."""
    found: AnyGame = import_module(f"{plugin(game_id).rules}.game").GAME
    return found


@cache
def _installed() -> tuple[GamePlugin, ...]:
    """Return the games of installed packages; those that can't be used are left out and logged."""
    if getattr(sys, "frozen", False):
        return ()  # a bundle has no packages beside its own
    from importlib.metadata import entry_points

    found: dict[str, GamePlugin] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = entry.load()
            if not isinstance(game, GamePlugin):
                raise TypeError(f"{entry.value} is no GamePlugin")
            if game.id in found or any(game.id == own.id for own in _OWN):
                raise ValueError(f"there is another game called {game.id!r}")
            found[game.id] = game
        except Exception as error:  # whatever a package does, the other games are played
            logging.getLogger(__name__).warning("the game %r is left out: %s", entry.name, error)
    return tuple(found.values())
