"""Amounts that a game's rules name, for lessons that reckon with them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol, runtime_checkable

from stockgames.engine.game import AnyGame


@runtime_checkable
class HasFigures(Protocol):
    """A game that tells the amounts of its rules by name."""

    @property
    def figures(self) -> Mapping[str, int]:
        """The amounts, in the game's own unit."""
        ...


def figures_of(game: AnyGame) -> Mapping[str, int]:
    """Return the amounts that a game's rules name; none where it tells none."""
    return game.figures if isinstance(game, HasFigures) else MappingProxyType({})
