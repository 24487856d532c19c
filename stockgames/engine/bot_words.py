"""The names of bot levels and characters, used alike in the window, on the command line and in
records.

Some names have changed. Records, libraries and seals keep the old names; readers translate them to
today's.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal["random", "careless", "greedy", "erring", "shrewd"]
"""A kind of bot that levels are mixed of; see `bots.mixture.make_kind`."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""All kinds, weakest first."""
MIXED: Final = ("sleepy", "casual", "able", "alert", "clever")
"""The levels below the strongest, which are mixtures of kinds of bots; weakest first."""
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
