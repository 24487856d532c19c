"""Models of what opponents produce and give, for sampling their actions.

A plan holds the probability of each resource in a company's production. Which seat follows which
plan is drawn once a sample: four bits a seat of its `profile_seed`. If traces of whole games by
others are known, each seat instead repeats one of them, round by round, because what a player makes
in a round is correlated, also with earlier rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import comb
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Piece

Plan: TypeAlias = dict[p.Resource, float]
"""The weight of each resource in production; missing ones are not made."""

PLANS: Final = 16
"""The number of plans, all equally likely; some may be equal."""


class OpponentTrace(NamedTuple):
    """What a player did in a game, round by round."""

    made: tuple[tuple[p.Resource, ...], ...]
    given: tuple[tuple[p.Resource, ...], ...]


class Habits:
    """The plans, prepared for sampling."""

    __slots__ = ("arriving", "exchanging", "kinds", "lives", "plans", "sums")

    def __init__(
        self, plans: Sequence[Plan], exchanging: float, lives: Sequence[OpponentTrace] = ()
    ) -> None:
        """Take PLANS plans; `exchanging` is the probability that a stock is turned in (see
        `weights`).

        With `lives` (traces), every seat makes and gives as in one of them.
        """
        self.plans = tuple(plans)
        self.lives = tuple(lives)
        self.arriving = tuple(self._arrived(gone) for gone in range(p.ROUNDS))
        """The probability of each resource to arrive from another seat, by round."""
        self.kinds = tuple(tuple(plan) for plan in plans)
        self.sums = tuple(tuple(accumulate(plan.values())) for plan in plans)
        self.exchanging = exchanging

    def _arrived(self, gone: int) -> list[float]:
        """Return the probability of each resource to arrive; some diamonds turn to coal (S4)."""
        likely = self._given(gone)
        diamonds, rare = likely[p.DIAMOND], self._few_diamonds(gone)
        likely[p.DIAMOND] = diamonds * rare
        likely[p.COAL] += diamonds * (1 - rare)
        return likely

    def _given(self, gone: int) -> list[float]:
        """Return the probability of each resource to be given; with plans, that of being made."""
        if self.lives:
            given = [kind for life in self.lives for kind in life.given[gone]]
            return [given.count(kind) / len(given) for kind in p.ALL_RESOURCES]
        return [
            fmean(plan.get(kind, 0.0) / sum(plan.values()) for plan in self.plans)
            for kind in p.ALL_RESOURCES
        ]

    def _few_diamonds(self, gone: int) -> float:
        if self.lives:
            maker = fmean(p.DIAMOND in life.made[gone] for life in self.lives)
        else:
            shares = [plan.get(p.DIAMOND, 0.0) / sum(plan.values()) for plan in self.plans]
            maker = fmean(1 - (1 - share) ** p.PRODUCED for share in shares)
        others = p.SEATS - 2
        return sum(
            comb(others, many) * maker**many * (1 - maker) ** (others - many)
            for many in range(p.FIZZLE - 1)
        )


def plan_of(profile_seed: int, seat: SeatId) -> int:
    """Return the index of the plan that a seat follows in a sample."""
    return profile_seed >> 4 * seat & 15


def life_of(habits: Habits, profile_seed: int, seat: SeatId) -> OpponentTrace | None:
    """Return the trace that a seat repeats in a sample; None if seats follow plans."""
    if not habits.lives:
        return None
    mixed = ((profile_seed ^ seat * 0x9E3779B9) * 0x85EBCA6B ^ profile_seed >> 7) >> 9
    return habits.lives[mixed % len(habits.lives)]


def production(
    habits: Habits, profile_seed: int, seat: SeatId, number: int, rng: Random
) -> list[p.Resource]:
    """Return the four resources that a seat makes in a sample, in round `number`."""
    life = life_of(habits, profile_seed, seat)
    if life is not None:
        return list(life.made[number - 1])
    plan = plan_of(profile_seed, seat)
    return rng.choices(habits.kinds[plan], cum_weights=habits.sums[plan], k=p.PRODUCED)


def exchanges(
    habits: Habits, seat: SeatId, garnets: int, held: list[int], rng: Random
) -> tuple[p.Company, ...]:
    """Return randomly drawn stocks that a seat turns in."""
    turned_in: list[p.Company] = []
    left = held[:]
    while garnets >= p.EXCHANGE_COST and rng.random() < habits.exchanging:
        others = [company for company in p.COMPANIES if left[company] and company != seat]
        if not others:
            break
        company = others[int(rng.random() * len(others))]
        left[company] -= 1
        turned_in.append(company)
        garnets -= p.EXCHANGE_COST
    return tuple(turned_in)


def give_good(
    habits: Habits, pool: list[Piece], profile_seed: int, seat: SeatId, number: int, rng: Random
) -> Piece:
    """Remove a good from a pool to give it away in round `number`.

    A seat that repeats a trace gives what was given then. Otherwise it is the less wanted, by the
    plan, of two at random.
    """
    life = life_of(habits, profile_seed, seat)
    if life is not None:
        kinds = life.given[number - 1]
        first = int(rng.random() * len(kinds))
        for kind in kinds[first:] + kinds[:first]:
            for at, piece in enumerate(pool):
                if piece[0] == kind:
                    return pool.pop(at)
    plan = habits.plans[plan_of(profile_seed, seat)]
    random, size = rng.random, len(pool)
    one, other = int(random() * size), int(random() * size)
    wanted = plan.get(pool[one][0], 0.0) <= plan.get(pool[other][0], 0.0)
    return pool.pop(one if wanted else other)


def give_stock(held: list[int], seat: SeatId, rng: Random) -> p.Company:
    """Remove a random stock from a hand to give it away; draw again once if it is of the own
    company.
    """
    stocks = [company for company in p.COMPANIES for _ in range(held[company])]
    random, size = rng.random, len(stocks)
    given = stocks[int(random() * size)]
    if given == seat:
        given = stocks[int(random() * size)]
    held[given] -= 1
    return given
