"""Why an action is good, and what it risks: typed facts for hints, puzzles and whoever looks back.

Each game derives its own grounds from `Ground`, and finds them from a view, by the rules alone; the
ui has the words. How likely an action wins stands beside them, in what a search found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar


class Ground:
    """Something that speaks for an action or against it: a small frozen value without words."""

    __slots__ = ()
    looks_ahead: ClassVar[bool] = False
    """Whether it tells what may come of an action, and not what the rules make of it at once."""

    @property
    def matter(self) -> object:
        """What it is about: where two actions share that, no figure in it sets them apart."""
        return self


@dataclass(frozen=True, slots=True)
class Why:
    """What an action brings and what it risks, the weightiest first; either may be empty."""

    gains: tuple[Ground, ...] = ()
    risks: tuple[Ground, ...] = ()
    ruling: str = ""
    """The ruling that says most of such an action: `N5`; empty where the rulebook's text does."""


def told_apart(chosen: Why, other: Why) -> Why:
    """Return what another action brings and risks that the one chosen does not."""
    return Why(_not_in(chosen.gains, other.gains), _not_in(chosen.risks, other.risks))


def _not_in(chosen: Sequence[Ground], others: Sequence[Ground]) -> tuple[Ground, ...]:
    shared = {ground.matter for ground in chosen}
    return tuple(ground for ground in others if ground.matter not in shared)
