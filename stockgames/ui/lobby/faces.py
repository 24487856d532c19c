"""The words, the emblem and the colour by which the lobby knows a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from stockgames.ui.rooms import load_part


class Face(NamedTuple):
    """The emblem on a game's tickets, the second line on its box, and what colour the box is."""

    emblem: str
    subtitle: Callable[[], str]
    """Asked for anew each time, since the language may change."""
    colour: str = "#4A3A5A"
    score: Callable[[int], str] = str
    """Returns a score as the game writes it."""


_UNKNOWN = Face("seal", str)


@cache
def face_of(game_id: str) -> Face:
    """Return ``FACE`` of ``stockgames.ui.games.<id>.face``, or a plain face for want of one."""
    module = load_part(game_id, "face")
    found: Face = module.FACE if module is not None else _UNKNOWN
    return found
