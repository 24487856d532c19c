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
FORMER_LEVELS: Final = MappingProxyType({"hasty": "greedy"})
"""Today's levels by their former names."""
FORMER_CHARACTERS: Final = MappingProxyType({"grasping": "ambitious"})
"""Today's characters by their former names."""


def current_level(word: str) -> str:
    """Return today's name of a level; unknown words are returned unchanged."""
    return FORMER_LEVELS.get(word, word)


def current_character(word: str) -> str:
    """Return today's name of a character; unknown words are returned unchanged."""
    return FORMER_CHARACTERS.get(word, word)
