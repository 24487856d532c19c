"""Why an action is good, and what it risks: typed facts for hints, puzzles and whoever looks back.

Each game derives its own grounds from `Ground`, and finds them from a view, by the rules alone; the
ui has the words. How likely an action wins stands beside them, in what a search found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Protocol, runtime_checkable

from pydantic import BaseModel

from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame, View


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


@runtime_checkable
class TellsWhy(Protocol):
    """A game that can tell what speaks for an action and against it."""

    def why(self, view: View, action: Any, options: BaseModel) -> Why:
        """Return the grounds for and against a legal action of the view's seat.

        They hold nothing that the view's seat may not know, or has to keep in mind by itself.
        """
        ...


@runtime_checkable
class NamesRulings(Protocol):
    """A game that can tell where to read on about an action."""

    @property
    def rulings(self) -> Mapping[str, str]:
        """By the name of an action, its `do`, the ruling that says most of it."""
        ...


def why_of(game: AnyGame, view: View, action: Action, options: BaseModel) -> Why:
    """Return what speaks for an action and against it; nothing where the game cannot tell."""
    why = game.why(view, action, options) if isinstance(game, TellsWhy) else Why()
    ruling = game.rulings.get(action.do, "") if isinstance(game, NamesRulings) else ""
    return replace(why, ruling=ruling)


def told_apart(chosen: Why, other: Why) -> Why:
    """Return what another action brings and risks that the one chosen does not."""
    return Why(_not_in(chosen.gains, other.gains), _not_in(chosen.risks, other.risks))


def _not_in(chosen: Sequence[Ground], others: Sequence[Ground]) -> tuple[Ground, ...]:
    shared = {ground.matter for ground in chosen}
    return tuple(ground for ground in others if ground.matter not in shared)
