"""What a game brings to the screen: the modules of its room in `ui.games`, found by name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

_ELSEWHERE: dict[str, str] = {}


def register(game_id: str, package: str) -> None:
    """Let a game bring what it shows from another package, as one outside this app does."""
    _ELSEWHERE[game_id] = package


def unregister(game_id: str) -> None:
    """Forget that package again."""
    del _ELSEWHERE[game_id]


def _room(game_id: str) -> str:
    return _ELSEWHERE.get(game_id, f"stockgames.ui.games.{game_id.replace('-', '_')}")


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
