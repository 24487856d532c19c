"""What a game says about its puzzles: which tables to search, and how to judge a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Puzzling:
    """Where to search for puzzles of a game, and how the best choice is found.

    If judged by places, a choice is better the more often it leads to first place. That needs
    decisions that often decide who wins. If judged by score, a choice is better the higher the
    seat's average final score.
    """

    tables: tuple[int, ...] = ()
    """The numbers of seats to use in turn; empty for the usual number."""
    earliest: float = 0.25
    """The share of a game's moves that is skipped at its beginning, where everything is open."""
    clear: int = 0
    """By how much score the best choice must lead, so that people find it clear; 0 if puzzles
    are judged by places.
    """
    clear_alone: int = 0
    """The same for solo games, where there are no places to judge by."""

    def ahead(self, seats: int) -> int:
        """Return by how much score the best choice must lead; 0 if puzzles are judged by places."""
        return self.clear_alone if seats == 1 else self.clear


USUAL: Final = Puzzling()
"""The default for games that don't define their own."""
