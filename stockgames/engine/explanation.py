"""Why an action is good and what it risks: typed reasons for hints, puzzles and reviews.

Each game derives its reasons from `Reason`, and finds them from a view by the rules alone; the UI
words them. How likely an action wins is not part of them: that comes from a search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar


class Reason:
    """A reason for or against an action: a small frozen value without words."""

    __slots__ = ()
    looks_ahead: ClassVar[bool] = False
    """Whether it is about possible consequences rather than the action's immediate effect."""

    @property
    def topic(self) -> object:
        """The topic of this reason. Two actions with the same topic don't differ in it,
        whatever the figures.
        """
        return self


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an action gains and what it risks, most important first; either may be empty."""

    gains: tuple[Reason, ...] = ()
    risks: tuple[Reason, ...] = ()
    ruling: str = ""
    """The ruling that best explains such an action: `N5`; empty if the rulebook's text does."""
    changes: tuple[int, ...] = ()
    """By seat, how much the action changes at once what everybody sees of its wealth; empty if it
    isn't known, or the game doesn't say.
    """


def difference(chosen: Explanation, other: Explanation) -> Explanation:
    """Return the gains and risks of `other` that `chosen` does not have."""
    return Explanation(_not_in(chosen.gains, other.gains), _not_in(chosen.risks, other.risks))


def _not_in(chosen: Sequence[Reason], others: Sequence[Reason]) -> tuple[Reason, ...]:
    shared = {reason.topic for reason in chosen}
    return tuple(reason for reason in others if reason.topic not in shared)
