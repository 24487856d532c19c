"""The names of bot levels and characters, used alike in the window, on the command line and in
records.

Some names have changed. Records, libraries and seals keep the old names; readers translate them to
today's.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

LOWER_LEVELS: Final = ("sleepy", "casual", "able", "alert", "clever")
"""The levels below the strongest, weakest first."""
LEVELS_ONCE: Final = MappingProxyType({"hasty": "greedy"})
"""Today's levels by their former names."""
CHARACTERS_ONCE: Final = MappingProxyType({"grasping": "ambitious"})
"""Today's characters by their former names."""


def todays_level(word: str) -> str:
    """Return today's name of a level; unknown words are returned unchanged."""
    return LEVELS_ONCE.get(word, word)


def todays_character(word: str) -> str:
    """Return today's name of a character; unknown words are returned unchanged."""
    return CHARACTERS_ONCE.get(word, word)
