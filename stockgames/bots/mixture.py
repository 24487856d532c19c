"""A bot that plays mostly as one kind of bot, and sometimes as a weaker one.

That gives any strength between the two kinds, in arbitrarily small steps. For each choice the bot's
own random stream decides which kind makes it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from stockgames.bots.characters import EVEN, Character
from stockgames.bots.player import Budget, Player
from stockgames.engine.action import Action
from stockgames.engine.bot_words import Kind
from stockgames.engine.game import AnyGame
from stockgames.engine.state import View
from stockgames.engine.weights import WEIGHTS, Count, Share


@dataclass(frozen=True, slots=True)
class Mixture:
    """How a level plays one game."""

    __pydantic_config__ = WEIGHTS

    plays: Kind
    slips: Share
    """The probability that the weaker kind makes a choice; if that is `erring`, how much the bot
    errs in each of its choices.
    """
    into: Kind
    """The weaker kind."""
    worlds: Count
    """The largest number of iterations per choice, if it searches."""

    @property
    def searches(self) -> bool:
        """Return whether it ever searches, so that it needs its time."""
        return {self.plays, self.into} & {"erring", "shrewd"} != set()


NEWCOMER: Final = Mixture(plays="greedy", slips=0.15, into="random", worlds=1)
"""Represents a first-time player; no person was ever measured.

The assumptions: a newcomer sees the immediate effect of each move, ignores what the others will do,
and plays one move in seven at random.
"""


class MixedBot:
    """Plays as one of two bots, drawn for each choice."""

    def __init__(self, usual: Player, weaker: Player, slips: float, rng: Random) -> None:
        """`slips` is how often the weaker one plays; `rng` decides it."""
        self._usual = usual
        self._weaker = weaker
        self._slips = slips
        self._rng = rng

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the choice of one of the two."""
        player = self._weaker if self._rng.random() < self._slips else self._usual
        return player.choose(view, budget)


class LimitedBot:
    """A bot that uses at most so many samples for a choice."""

    def __init__(self, bot: Player, worlds: int) -> None:
        self._bot = bot
        self._worlds = worlds

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the bot's choice."""
        worlds = min(self._worlds, budget.iterations)
        return self._bot.choose(view, replace(budget, iterations=worlds))


def make_mixed(mixture: Mixture, game: AnyGame, rng: Random, character: Character = EVEN) -> Player:
    """Return a new bot that is a mixture of two kinds."""
    bot: Player
    if mixture.into == "erring" and mixture.slips:
        from stockgames.bots.erring import ErringBot

        bot = ErringBot(game, rng, character, mixture.slips)
    else:
        usual = make_kind(mixture.plays, game, rng, character)
        weaker = make_kind(mixture.into, game, rng, character)
        bot = MixedBot(usual, weaker, mixture.slips, rng)
    return LimitedBot(bot, mixture.worlds)


def make_kind(kind: Kind, game: AnyGame, rng: Random, character: Character = EVEN) -> Player:
    """Return a new bot of one kind; its code is loaded only now.

    Random plays anything, careless considers a few actions, greedy looks one move ahead at its own
    wealth, shrewd searches, and erring searches briefly and misjudges.
    """
    if kind == "random":
        from stockgames.bots.heuristic import RandomBot

        return RandomBot(game, rng)
    if kind == "shrewd":
        from stockgames.bots.search import SearchBot

        return SearchBot(game, rng, character)
    if kind == "erring":
        from stockgames.bots.erring import ErringBot

        return ErringBot(game, rng, character)
    from stockgames.bots.heuristic import GLANCE, GreedyBot

    return GreedyBot(game, rng, GLANCE if kind == "careless" else None, character)
