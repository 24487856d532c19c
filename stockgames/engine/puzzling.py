"""What a game says of its puzzles: at which tables they are sought, and what judges a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Puzzling:
    """Where puzzles of a game are sought, and by what the best choice is told.

    By places, a choice is the better the more often it leads to the first place. That needs
    decisions that often decide who wins. By score, it is the better the higher the score with which
    the seat ends, on the average.
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
        """Return by how much score the best choice must be ahead; 0 where places judge."""
        return self.clear_alone if seats == 1 else self.clear


USUAL: Final = Puzzling()
"""Of a game that says nothing."""
