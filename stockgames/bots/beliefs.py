"""What kind of player sits at each seat, as far as its moves tell."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Protocol, runtime_checkable

from stockgames.engine.game import AnyGame, View


@runtime_checkable
class TellsHabits(Protocol):
    """A game whose views hold moves by which players can be told apart."""

    def habits(self, view: View) -> Sequence[float]:
        """Return for each seat how much more its moves look like those of one living for the day.

        That is the natural logarithm of how likely its moves are for such a player, over how likely
        they are for one who looks further; 0 where no move tells.
        """
        ...


def beliefs(game: AnyGame, view: View, prior: float) -> Sequence[float]:
    """Return for each seat how likely it lives for the day, 0 to 1.

    `prior` is how likely that is of somebody who has not moved yet.
    """
    if not isinstance(game, TellsHabits) or not 0 < prior < 1:
        return [prior] * view.seats
    usual = log(prior / (1 - prior))
    return [1 / (1 + exp(-(usual + found))) for found in game.habits(view)]
