"""Plays games out, and says which actions a search may try in a sampled state, and which first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from random import Random
from typing import Any, TypeAlias

from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.engine.state import CHANCE, Action, SeatId, State, View

Options: TypeAlias = Sequence[tuple[Action, float]]
"""Actions with their estimated gains, in score units."""


def never(state: State) -> bool:
    """Return False: the game is played to its end."""
    return False


class Playout:
    """Plays a state out by the game's own heuristic, or at random if it has none."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self.naive: tuple[bool, ...] = ()
        """Which seats are myopic in this sample."""
        self.noise = 0.0
        """The largest noise added to an option's gain in playouts."""

    def cast(self, likely: Sequence[float], own: SeatId) -> None:
        """Draw which of the other seats are myopic.

        `likely` is the probability, 0 to 1, by seat.
        """
        random = self._rng.random
        has_heuristic = self._game.has_heuristic
        self.naive = tuple(
            random() < chance and has_heuristic and seat != own
            for seat, chance in enumerate(likely)
        )

    def options(self, state: State, seat: SeatId) -> Options:
        """Return the candidate actions of a seat that must decide."""
        if self._game.has_heuristic:
            return self._game.candidate_moves(state, seat)
        legal = state.legal_actions(seat)
        if not legal:  # too many to list
            legal = [self._game.sample_action(self._game.observe(state, seat), self._rng)]
        return [(action, 0.0) for action in legal]

    def finish(self, state: State, until: Callable[[Any], bool] = never) -> None:
        """Play a state out in place, to its end or until `until` is true."""
        while state.actors and not until(state):
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(self._rng))
            else:
                state.apply(seat, self.choose(state, seat))

    def choose(self, state: State, seat: SeatId) -> Action:
        """Return a candidate action of a seat that must decide: the best after adding noise
        to the gains.
        """
        if not self._game.has_heuristic:
            return self._at_random(state, seat)
        options: Options = self._game.candidate_moves(state, seat, self.naive[seat])
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


def beliefs(game: AnyGame, view: View, prior: float) -> Sequence[float]:
    """Return the probability that each seat is myopic, 0 to 1.

    `prior` is that probability before a player's first move.
    """
    habits = game.habits(view) if 0 < prior < 1 else ()
    if not habits:
        return [prior] * view.seats
    usual = log(prior / (1 - prior))
    return [1 / (1 + exp(-(usual + found))) for found in habits]


def legal_among(game: AnyGame, view: View, actions: Sequence[Action], rng: Random) -> list[Action]:
    """Return the legal ones of some actions; those not in `view.legal` are checked in a
    sampled state.
    """
    wide = [action for action in actions if action not in view.legal]
    if not wide:
        return list(actions)
    world = game.determinize(view, rng)
    refused = [action for action in wide if not is_legal(game, world, view.viewer, action)]
    return [action for action in actions if action not in refused]


def is_legal(game: AnyGame, state: State, seat: SeatId, action: Action) -> bool:
    """Return whether a seat may take an action in a state."""
    try:
        game.check(state, seat, action)
    except StockGamesError:
        return False
    return True
