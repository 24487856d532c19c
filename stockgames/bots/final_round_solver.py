"""Solves the last choice of a game, made by all at once with nothing hidden, for an unexploitable
strategy.

Each seat's strategy is learned by regret matching, computed exactly against all others. That alone
would not exploit anybody's weakness, so others are assumed to follow the game's heuristic some of
the time (a restricted Nash response, after Johanson, Zinkevich and Bowling 2007).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Protocol, TypeAlias

from stockgames.bots.player import Budget, Findings, Tally
from stockgames.bots.playout import Playout, beliefs
from stockgames.bots.simultaneous_search import Regrets
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, SeatId, State
from stockgames.engine.weights import secret_weights

NONE: Final = -1
"""No seat."""
DRAWN: Final = 40
"""The number of heuristic choices sampled to estimate another seat's habits."""

Mixes: TypeAlias = Mapping[SeatId, Sequence[float]]
"""The probability of each option, by seat."""


class LastChoice(Protocol):
    """A position in which all seats choose once more, at the same time, and then the game is
    over.
    """

    @property
    def state(self) -> State:
        """The position before anybody has chosen."""
        ...

    @property
    def seats(self) -> Sequence[SeatId]:
        """The seats that choose."""
        ...

    @property
    def options(self) -> Sequence[Action]:
        """The options of each seat."""
        ...

    def outcomes(self, seat: SeatId, mixes: Mixes) -> Sequence[Sequence[float]]:
        """Return each seat's expected share of the win, for each option of `seat`.

        `mixes` holds the probability of each option by seat.
        """
        ...


def think_last(
    game: AnyGame, last: LastChoice, own: SeatId, rng: Random, budget: Budget
) -> Findings:
    """Return the options of a seat with the mixed strategy's findings.

    One iteration of the budget is one round of learning.
    """
    learned, rounds, outcomes = _solve(game, last, own, rng, budget)
    shares = learned[own].weights()
    tallies = [_tally(parts, own, rounds, w) for parts, w in zip(outcomes, shares, strict=True)]
    return Findings("chance", tuple(zip(last.options, tallies, strict=True)), mixed=True)


def expected(
    game: AnyGame, last: LastChoice, own: SeatId, rng: Random, budget: Budget
) -> Sequence[Sequence[float]]:
    """Return each seat's expected share of the win, for each option of `own`.

    The others play their learned strategies; one iteration of the budget is one round of learning.
    """
    return _solve(game, last, own, rng, budget)[2]


def _solve(
    game: AnyGame, last: LastChoice, own: SeatId, rng: Random, budget: Budget
) -> tuple[Mapping[SeatId, Regrets], int, Sequence[Sequence[float]]]:
    weights = secret_weights(game)
    playout = Playout(game, rng)
    playout.noise = weights.noise
    view = game.observe(last.state, own)
    habits = habits_at(last, playout, beliefs(game, view, weights.naive))
    followed = beliefs(game, view, weights.followed)
    learned, rounds = learn(last, habits, followed, budget)
    played = {seat: _shares(regrets.weights()) for seat, regrets in learned.items()}
    return learned, rounds, last.outcomes(own, _mixed(played, habits, followed))


def learn(
    last: LastChoice, habits: Mixes, followed: Sequence[float], budget: Budget
) -> tuple[Mapping[SeatId, Regrets], int]:
    """Return every seat's learned strategy, and the number of rounds.

    `followed` is the probability that each seat acts according to `habits`.
    """
    learned = {seat: Regrets(len(last.options)) for seat in last.seats}
    rounds = 0
    while rounds < budget.iterations:
        rounds += 1
        for seat, regrets in learned.items():
            now = {other: one.strategy for other, one in learned.items()}
            outcomes = last.outcomes(seat, _mixed(now, habits, followed))
            regrets.learn([parts[seat] for parts in outcomes])
        if budget.expired():
            break
    return learned, rounds


def habits_at(last: LastChoice, playout: Playout, naive: Sequence[float]) -> Mixes:
    """Return the probability of each option by seat under the game's heuristic; `naive` is
    the probability that each seat is myopic.
    """
    options = list(last.options)
    habits = {seat: [0.0] * len(options) for seat in last.seats}
    for _ in range(DRAWN):
        playout.cast(naive, NONE)
        for seat, shares in habits.items():
            shares[options.index(playout.choose(last.state, seat))] += 1 / DRAWN
    return habits


def _shares(weights: Sequence[float]) -> Sequence[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def _mixed(played: Mixes, habits: Mixes, followed: Sequence[float]) -> Mixes:
    return {
        seat: [
            followed[seat] * usual + (1 - followed[seat]) * share
            for usual, share in zip(habits[seat], shares, strict=True)
        ]
        for seat, shares in played.items()
    }


def _tally(parts: Sequence[float], own: SeatId, rounds: int, weight: float) -> Tally:
    """Return the expectation of an option as a tally; games are won or lost."""
    part = parts[own] * rounds
    rival = max(part for seat, part in enumerate(parts) if seat != own)
    return Tally(
        tried=rounds,
        total=part,
        squares=part,
        own=part,
        own_squares=part,
        rival=rival * rounds,
        won=part,
        weight=weight,
    )
