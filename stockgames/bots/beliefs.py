"""What kind of player sits at each seat, as far as its moves tell."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from stockgames.engine.game import AnyGame
from stockgames.engine.state import View


def beliefs(game: AnyGame, view: View, prior: float) -> Sequence[float]:
    """Return for each seat how likely it lives for the day, 0 to 1.

    `prior` is how likely that is of somebody who has not moved yet.
    """
    habits = game.habits(view) if 0 < prior < 1 else ()
    if not habits:
        return [prior] * view.seats
    usual = log(prior / (1 - prior))
    return [1 / (1 + exp(-(usual + found))) for found in habits]
