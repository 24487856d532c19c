"""Bots that don't search: one plays anything, the other looks one move ahead at its own wealth.

Another slips: it plays as a better bot, and sometimes anything.

The greedy bot ignores what the others hold. So it needs no memory of who took what, and has no
advantage over a person who keeps none (N7). A character may look at that, but only among actions
that are as good for the bot's wealth, and is not known to win more by that (see the README).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from stockgames.bots.decide import EVEN, Character
from stockgames.bots.player import Budget, Player, Tally
from stockgames.engine.game import AnyGame
from stockgames.engine.state import CHANCE, Action, SeatId, State, View


class RandomBot:
    """Plays at random."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View, budget: Budget) -> Action:
        drawn: Action = self._game.sample_action(view, self._rng)
        return drawn


NEWCOMER_SLIPS: Final = 0.15
"""How often a newcomer plays anything."""


class SlippingBot:
    """Plays as another bot, and sometimes anything."""

    def __init__(self, bot: Player, slips: float, game: AnyGame, rng: Random) -> None:
        """`slips` is how often it plays anything; `rng` decides it."""
        self._bot = bot
        self._slips = slips
        self._anything = RandomBot(game, rng)
        self._rng = rng

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the other bot's choice, or anything."""
        bot = self._anything if self._rng.random() < self._slips else self._bot
        return bot.choose(view, budget)


def make_newcomer(game: AnyGame, rng: Random) -> Player:
    """Return a bot that represents a first-time player; no person was ever measured.

    The assumptions: a newcomer sees the immediate effect of each move, ignores what the others will
    do, and plays one move in seven at random.
    """
    return SlippingBot(GreedyBot(game, rng), NEWCOMER_SLIPS, game, rng)


WORLDS: Final = 4
"""The number of sampled states in which every action is tried."""
SAMPLES: Final = 24
"""The number of actions drawn if there are too many to list."""
GLANCE: Final = 3
"""The number of actions that a careless bot considers."""
ALIKE: Final = 0.05
"""How far behind the best an action may be to be left to the character, as a share of the
range from worst to best.
"""


class GreedyBot:
    """Takes the action after which its seat is worth most, averaged over a few sampled states."""

    def __init__(
        self, game: AnyGame, rng: Random, most: int | None = None, character: Character = EVEN
    ) -> None:
        """`most` is how many actions it considers, drawn at random; None for all."""
        self._game = game
        self._rng = rng
        self._most = most
        self._character = character

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the best action one move ahead; ties are broken by character, or at random."""
        deal: Action | None = self._game.bargain(view, self._rng)
        if deal is not None:
            return deal
        actions = candidates(self._game, view, self._rng)
        if self._most is not None and len(actions) > self._most:
            actions = self._rng.sample(actions, self._most)
        if len(actions) == 1:
            return actions[0]
        worlds = [self._game.determinize(view, self._rng) for _ in range(WORLDS)]
        tallies = [self._after(worlds, view.viewer, action) for action in actions]
        most = max(tally.total for tally in tallies)
        pairs = list(zip(actions, tallies, strict=True))
        best = [action for action, tally in pairs if tally.total >= most - 1e-9]
        if self._character is EVEN:
            return self._rng.choice(best)
        least = min(tally.total for tally in tallies)
        alike = most - ALIKE * (most - least) - 1e-9
        weighed = [tally.weighed(action) for action, tally in pairs if tally.total >= alike]
        self._rng.shuffle(weighed)
        return self._character.favourite(weighed, partial(self._game.stake, view)).action

    def _after(self, worlds: Sequence[State], seat: SeatId, action: Action) -> Tally:
        tally = Tally()
        for world in worlds:
            state = world.copy()
            state.apply(seat, action)
            while CHANCE in state.actors:
                state.apply(CHANCE, state.draw_chance(self._rng))
            values = self._game.evaluate(state)
            tally.add(values[seat], values, seat)
        return tally


def candidates(game: AnyGame, view: View, rng: Random) -> Sequence[Action]:
    """Return the legal actions of a view, or a random sample if there are too many to list."""
    if view.legal:
        legal: Sequence[Action] = view.legal
        return legal
    return list(dict.fromkeys(game.sample_action(view, rng) for _ in range(SAMPLES)))
