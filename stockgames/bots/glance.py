"""A bot that plays what looks best at a glance: by the game's own opinions, without a search.

With errors it stands for somebody who plays a game for the first time. No person was ever measured.
What that assumes: a newcomer sees the few moves that make sense and knows what each brings, but
imagines nothing that the others may do, and now and then plays another of these moves.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stockgames.bots.heuristic import HasBargains
from stockgames.bots.player import Budget
from stockgames.bots.playout import Playout
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame, View

NEWCOMER_ERRS: Final = 0.2
"""How often a newcomer plays any of the moves that make sense."""


class GlanceBot:
    """Takes the action that gains most by the game's opinions; in a game without any, any."""

    def __init__(self, game: AnyGame, rng: Random, errs: float = 0.0) -> None:
        """`errs` is how often it takes any action that its game thinks worth a thought."""
        self._game = game
        self._rng = rng
        self._errs = errs
        self._playout = Playout(game, rng)

    def choose(self, view: View, budget: Budget) -> Action:
        """Return what looks best in one world that fits the view; ties fall at random."""
        if isinstance(self._game, HasBargains):
            deal = self._game.bargain(view, self._rng)
            if deal is not None:
                return deal
        options = self._playout.options(self._game.determinize(view, self._rng), view.viewer)
        if self._rng.random() < self._errs:
            return self._rng.choice(options)[0]
        most = max(gain for _, gain in options)
        return self._rng.choice([action for action, gain in options if gain >= most - 1e-9])
