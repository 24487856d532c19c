"""What speaks for an action and against it, in a game's own words; for hints and looking back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, Protocol, runtime_checkable

from stockgames.engine.why import Ground, Why
from stockgames.ui.sentences.speech import say

MOST_GAINS: Final = 2
"""How many grounds are told: more would bury what counts."""
MOST_RISKS: Final = 1


@runtime_checkable
class ReasoningWords(Protocol):
    """Words of a game that can tell why."""

    def ground(self, ground: Ground, names: Sequence[str], mover: str = "") -> str:
        """Return what speaks for an action or against it, as a sentence; empty for none.

        `mover` is whose action it is, by name; empty where that is the reader.
        """
        ...

    def score(self, points: int, /) -> str:
        """Return an amount of what the game is won by: `$12M`."""
        ...


def person(mover: str) -> Literal["you", "other"]:
    """Return by what sentences choose between the reader and somebody else."""
    return "other" if mover else "you"


def grounds_text(
    words: object, grounds: Iterable[Ground], names: Sequence[str], mover: str = ""
) -> list[str]:
    """Return the grounds as sentences; none of a game that has no words for them."""
    if not isinstance(words, ReasoningWords):
        return []
    return [text for ground in grounds if (text := words.ground(ground, names, mover))]


def why_lines(words: object, why: Why, names: Sequence[str]) -> list[str]:
    """Return what speaks for the reader's action as one paragraph, what it risks as another."""
    gains = grounds_text(words, why.gains, names)[:MOST_GAINS]
    risks = grounds_text(words, why.risks, names)[:MOST_RISKS]
    lines = [" ".join(gains)] if gains else []
    return [*lines, *(say("table-against-it", reason=risk) for risk in risks)]
