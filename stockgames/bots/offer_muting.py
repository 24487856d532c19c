"""Bots that make no offers of their own: for a whole game, or for a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from stockgames.engine.game import AnyGame, View

if TYPE_CHECKING:
    from pydantic import BaseModel


@runtime_checkable
class CanHush(Protocol):
    """A game in which seats may make offers beside their decisions, and bots can be kept quiet."""

    def bots_offer(self, options: BaseModel) -> bool:
        """Tell whether people at a table with these options want offers from bots."""
        ...

    def hushed(self, view: View) -> View:
        """Return the same view for a seat that makes no offer any more in this turn."""
        ...


def bots_offer(game: AnyGame, options: BaseModel) -> bool:
    """Tell whether bots may make offers at a table with these options."""
    return game.bots_offer(options) if isinstance(game, CanHush) else True


def hushed(game: AnyGame, view: View) -> View:
    """Return what a bot decides by that is to make no offer."""
    return game.hushed(view) if isinstance(game, CanHush) else view
