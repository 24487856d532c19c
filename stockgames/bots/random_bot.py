"""The random bot: plays what `Game.sample_action` draws."""

from __future__ import annotations

from random import Random

from stockgames.bots.player import Budget
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.state import View


class RandomBot:
    """Plays at random."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, budget: Budget) -> Action:
        drawn: Action = self._game.sample_action(view, self._rng)
        return drawn
