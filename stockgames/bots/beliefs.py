"""Estimates from its moves what kind of player sits on each seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from stockgames.engine.game import AnyGame
from stockgames.engine.state import View


def beliefs(game: AnyGame, view: View, prior: float) -> Sequence[float]:
    """Return the probability that each seat is myopic, 0 to 1.

    `prior` is that probability before a player's first move.
    """
    habits = game.habits(view) if 0 < prior < 1 else ()
    if not habits:
        return [prior] * view.seats
    usual = log(prior / (1 - prior))
    return [1 / (1 + exp(-(usual + found))) for found in habits]
