"""Finds the UI modules of a game by name, in its package in `ui.games`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

_ELSEWHERE: dict[str, str] = {}


def register(game_id: str, package: str) -> None:
    """Take the UI modules of a game from another package, for games outside this app."""
    _ELSEWHERE[game_id] = package


def unregister(game_id: str) -> None:
    """Undo `register`."""
    del _ELSEWHERE[game_id]


def _room(game_id: str) -> str:
    return _ELSEWHERE.get(game_id, f"stockgames.ui.games.{game_id.replace('-', '_')}")


def brings(game_id: str, part: str) -> bool:
    """Return whether a game's UI package has the module ``part``; cheaper than loading it."""
    room = _room(game_id)
    return find_spec(room) is not None and find_spec(f"{room}.{part}") is not None


def load_part(game_id: str, part: str) -> ModuleType | None:
    """Return the module ``part`` of a game's UI package, None if it has none."""
    name = f"{_room(game_id)}.{part}"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise  # the module exists, but one of its imports is missing
        return None
