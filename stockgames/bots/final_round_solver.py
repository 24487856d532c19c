"""The last choice of a game, made by all at once with nothing hidden: a strategy nobody can use.

Everybody's strategy is learned by regret matching, each reckoned exactly against all others'. That
alone would not use anybody's weakness; so others are taken to follow the game's opinions now and
then (a restricted Nash response, after Johanson, Zinkevich and Bowling 2007).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Protocol, TypeAlias

from stockgames.bots.findings import Findings, Tally
from stockgames.bots.player import Budget
from stockgames.bots.playout import Playout
from stockgames.bots.simultaneous_search import Regrets
from stockgames.bots.weighing import secret_weights
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.seat import SeatId
from stockgames.engine.state import State

NONE: Final = -1
"""No seat."""
DRAWN: Final = 40
"""Choices by the game's opinions from which another seat's habits are told."""

Mixes: TypeAlias = Mapping[SeatId, Sequence[float]]
"""How likely each seat takes each option."""


class LastChoice(Protocol):
    """A position in which the seats choose once more, all at once, and the game is over."""

    @property
    def state(self) -> State:
        """The position, in which nobody has chosen yet."""
        ...

    @property
    def seats(self) -> Sequence[SeatId]:
        """Who chooses."""
        ...

    @property
    def options(self) -> Sequence[Action]:
        """What each of them may do."""
        ...

    def outcomes(self, seat: SeatId, mixes: Mixes) -> Sequence[Sequence[float]]:
        """Return by the seat's options what part of the victory each seat can expect.

        `mixes` tells how likely the others take each option.
        """
        ...


def think_last(
    game: AnyGame, last: LastChoice, own: SeatId, rng: Random, budget: Budget
) -> Findings:
    """Return the options of a seat, with what the mixed strategy makes of them.

    Of the budget, a world is one round of learning.
    """
    learned, rounds, outcomes = _reckon(game, last, own, rng, budget)
    shares = learned[own].weights()
    tallies = [_tally(parts, own, rounds, w) for parts, w in zip(outcomes, shares, strict=True)]
    return Findings("chance", tuple(zip(last.options, tallies, strict=True)), mixed=True)


def expected(
    game: AnyGame, last: LastChoice, own: SeatId, rng: Random, budget: Budget
) -> Sequence[Sequence[float]]:
    """Return by a seat's options what part of the victory each seat can expect.

    The others play what everybody learned, in as many rounds as the budget has worlds.
    """
    return _reckon(game, last, own, rng, budget)[2]


def _reckon(
    game: AnyGame, last: LastChoice, own: SeatId, rng: Random, budget: Budget
) -> tuple[Mapping[SeatId, Regrets], int, Sequence[Sequence[float]]]:
    weights = secret_weights(game)
    playout = Playout(game, rng)
    playout.noise = weights.noise
    habits = habits_at(last, playout, weights.naive)
    learned, rounds = learn(last, habits, weights.followed, budget)
    played = {seat: _shares(regrets.weights()) for seat, regrets in learned.items()}
    return learned, rounds, last.outcomes(own, _mixed(played, habits, weights.followed))


def learn(
    last: LastChoice, habits: Mixes, followed: float, budget: Budget
) -> tuple[Mapping[SeatId, Regrets], int]:
    """Return what every seat learned against the others, and in how many rounds.

    `followed` is how likely each seat does what its habits say.
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


def habits_at(last: LastChoice, playout: Playout, naive: float) -> Mixes:
    """Return how likely each seat takes each option by the game's opinions."""
    options = list(last.options)
    habits = {seat: [0.0] * len(options) for seat in last.seats}
    for _ in range(DRAWN):
        playout.cast([naive] * last.state.seats, NONE)
        for seat, shares in habits.items():
            shares[options.index(playout.choose(last.state, seat))] += 1 / DRAWN
    return habits


def _shares(weights: Sequence[float]) -> Sequence[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def _mixed(played: Mixes, habits: Mixes, followed: float) -> Mixes:
    return {
        seat: [
            followed * usual + (1 - followed) * share
            for usual, share in zip(habits[seat], shares, strict=True)
        ]
        for seat, shares in played.items()
    }


def _tally(parts: Sequence[float], own: SeatId, rounds: int, weight: float) -> Tally:
    """Return as a tally what an option can be expected to bring; games are won or lost."""
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
