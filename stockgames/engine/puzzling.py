"""What a game says about its puzzles: which tables to search, and how to judge a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Puzzling:
    """Where to search for puzzles of a game, and how the best choice is found.

    If judged by places, a choice is better the more often it leads to first place. That needs
    decisions that often decide who wins. If judged by score, a choice is better the higher the
    seat's
    average final score.
    """

    tables: tuple[int, ...] = ()
    """How many sit at the tables, one game after the other; empty: as many as usual."""
    earliest: float = 0.25
    """Before this part of a game's moves nothing is looked at: there everything is open."""
    clear: int = 0
    """By how much score the best choice must be ahead of every other, so that people call it clear;
    0 where puzzles are judged by places."""
    clear_alone: int = 0
    """The same in games alone, where there are no places to judge by."""

    def ahead(self, seats: int) -> int:
        """Return by how much score the best choice must lead; 0 if puzzles are judged by places."""
        return self.clear_alone if seats == 1 else self.clear


USUAL: Final = Puzzling()
"""Of a game that says nothing."""
