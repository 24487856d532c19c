"""Which actions a search tries first, and how it plays games out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State

Options: TypeAlias = Sequence[tuple[Action, float]]
"""Actions, and what each gains at a glance, in score units."""


def never(state: State) -> bool:
    """Tell that a game is to be played to its end."""
    return False


def dealt(game: AnyGame, seats: int, rng: Random) -> State:
    """Return a new game with the usual options, for bots that play to learn."""
    options = game.settle({}, rng)
    return game.start(seats, options, game.deal(seats, options, rng))


class Playout:
    """Plays a world out with a game's own opinions, or at random where it has none."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self.naive: tuple[bool, ...] = ()
        """Which seats live for the day in this world."""
        self.noise = 0.0
        """How much chance adds to an option's gain at most while a game is played out."""

    def cast(self, likely: Sequence[float], own: SeatId) -> None:
        """Draw what kind of player sits at each other seat.

        `likely` tells of each seat how likely it lives for the day, 0 to 1.
        """
        random = self._rng.random
        has_opinions = self._game.has_opinions
        self.naive = tuple(
            random() < chance and has_opinions and seat != own for seat, chance in enumerate(likely)
        )

    def options(self, state: State, seat: SeatId) -> Options:
        """Return what a seat that owes a decision may sensibly do."""
        if self._game.has_opinions:
            return self._game.plausible(state, seat)
        legal = state.legal_actions(seat)
        if not legal:  # too many to list
            legal = [self._game.sample_action(self._game.observe(state, seat), self._rng)]
        return [(action, 0.0) for action in legal]

    def finish(self, state: State, until: Callable[[Any], bool] = never) -> None:
        """Play a world out in place, or until something is so."""
        while state.actors and not until(state):
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(self._rng))
            else:
                state.apply(seat, self.choose(state, seat))

    def choose(self, state: State, seat: SeatId) -> Action:
        """Return a plausible action of a seat that owes a decision, drawn with some chance."""
        if not self._game.has_opinions:
            return self._at_random(state, seat)
        options: Options = self._game.plausible(state, seat, self.naive[seat])
        random, noise = self._rng.random, self.noise
        picked, most = options[0][0], float("-inf")
        for action, gain in options:
            noisy = gain + random() * noise
            if noisy > most:
                picked, most = action, noisy
        return picked

    def _at_random(self, state: State, seat: SeatId) -> Action:
        legal: Sequence[Action] = state.legal_actions(seat)
        if legal:
            return legal[int(self._rng.random() * len(legal))]
        drawn: Action = self._game.sample_action(self._game.observe(state, seat), self._rng)
        return drawn
