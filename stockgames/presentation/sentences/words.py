"""Small texts that several pages need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.engine.plain_text import isolated
from stockgames.presentation.sentences.speech import say

PERSON_NAMES = (
    *("Alex", "Robin", "Luca", "Mika", "Noa"),
    *("Toni", "Sascha", "Quinn", "Uli", "Vanja"),
)
"""The default names of people; their initials differ from those of the bots."""


_RANKS: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king"}


def number_word(number: int) -> str:
    """Return a number from 1 to 12 in words, any other in digits."""
    return say("shell-number", number=number)


def ordinal(place: int) -> str:
    """Return a place as an ordinal number: `3rd`."""
    return say("shell-ordinal", place=place)


def opening(words: str) -> str:
    """Return a text with its first letter capitalized."""
    return words[:1].upper() + words[1:]


def listed(parts: Sequence[str]) -> str:
    """Return the parts as a list in words, the last one joined by `and`."""
    if len(parts) < 2:
        return "".join(parts)
    return say("shell-and", first=", ".join(map(isolated, parts[:-1])), last=parts[-1])


def rank_index(rank: int) -> str:
    """Return the text in the corner of a playing card: `A`, `10`, `K`."""
    named = _RANKS.get(rank)
    return str(rank) if named is None else say("kit-card-index", rank=named)
