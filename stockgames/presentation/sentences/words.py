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
    words = {
        1: say("shell-one"),
        2: say("shell-two"),
        3: say("shell-three"),
        4: say("shell-four"),
        5: say("shell-five"),
        6: say("shell-six"),
        7: say("shell-seven"),
        8: say("shell-eight"),
        9: say("shell-nine"),
        10: say("shell-ten"),
        11: say("shell-eleven"),
        12: say("shell-twelve"),
    }
    return words.get(number, str(number))


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
