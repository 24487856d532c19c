"""Plays positions out to evaluate them: fast, plausible and reproducible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from stockgames.bots.playout import Options
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.seat import CHANCE, SeatId
from stockgames.engine.state import State
from stockgames.engine.victory import victory_parts

Values: TypeAlias = Sequence[float]
"""Each seat's expected share of the victory, by seat."""
Judge: TypeAlias = Callable[[State], Values]
"""A function that plays a state to its end in place and returns the expected share of the
victory of each seat.
"""

WHIM: Final = 0.8
"""The largest random bonus of an option, as a share of the gap between the best and the worst
heuristic value. With a much smaller value, the starting seat would win nearly every simulated game
of NYSE.
"""


class Casual:
    """Plays positions of one game out."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, state: State, seat: SeatId, rng: Random) -> Action:
        """Return a plausible action of a seat that must decide."""
        if self._game.plays_casually:
            glance: Action = self._game.casual(state, seat, rng)
            return glance
        if not self._game.has_heuristic:
            return self._at_random(state, seat, rng)
        options: Options = self._game.candidate_moves(state, seat)
        if len(options) == 1:
            return options[0][0]
        gains = [gain for _, gain in options]
        whim, random = WHIM * (max(gains) - min(gains)), rng.random
        noisy = [gain + random() * whim for gain in gains]
        return options[noisy.index(max(noisy))][0]

    def _at_random(self, state: State, seat: SeatId, rng: Random) -> Action:
        legal: Sequence[Action] = state.legal_actions(seat)
        if legal:
            return rng.choice(legal)
        drawn: Action = self._game.sample_action(self._game.observe(state, seat), rng)
        return drawn

    def judge(self, since: State, lot: int) -> Judge:
        """Return a function that evaluates positions derived from `since`, all at the same time.

        If the game can estimate chances (`HasHopes`), that is as soon as the decision in `since`
        has had its effect; otherwise at the end. Chance on the way depends only on `lot`, turn by
        turn, so similar positions are played out alike for as long as possible.
        """
        is_time, win_probabilities = self._at_a_glance(since)

        def judged(state: State) -> Values:
            self._play(state, is_time, lot)
            return win_probabilities(state) if state.actors else victory_parts(state.result().ranks)

        return judged

    def _at_a_glance(
        self, since: State
    ) -> tuple[Callable[[State], bool], Callable[[State], Values]]:
        game = self._game
        if game.can_judge:
            view = game.observe(since, None)
            return lambda state: game.settled(state, view), game.win_probabilities
        return lambda state: False, lambda state: ()

    def _play(self, state: State, is_time: Callable[[State], bool], lot: int) -> None:
        rng, turn = Random(lot), -1
        while state.actors and not is_time(state):
            if state.turn != turn:
                turn = state.turn
                rng.seed(lot + turn)
            seat = state.actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw_chance(rng))
            else:
                state.apply(seat, self.choose(state, seat, rng))
