"""What a game brings to the screen: the modules of its room in `ui.games`, found by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def _room(game_id: str) -> str:
    return f"stockgames.ui.games.{game_id.replace('-', '_')}"


def brings(game_id: str, part: str) -> bool:
    """Tell whether a game's room has the module ``part``, which is cheaper than loading it."""
    room = _room(game_id)
    return find_spec(room) is not None and find_spec(f"{room}.{part}") is not None


def load_part(game_id: str, part: str) -> ModuleType | None:
    """Return the module ``part`` of a game's room, None where the game brings none."""
    name = f"{_room(game_id)}.{part}"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise  # the part is there, and something that it needs is not
        return None
