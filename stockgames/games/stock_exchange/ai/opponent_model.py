"""What people are thought to be up to: the plans behind the worlds that a bot makes up.

A plan says how likely each resource is among what a company makes. Which seat follows which plan
is drawn once a world and kept in `state.whim`, four bits a seat. Where whole games of others were
seen, everybody does what one of them did, round by round: what somebody makes in a round hangs
together, and with what it made before.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import accumulate
from math import comb, log, prod
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.books import Piece
from stockgames.games.stock_exchange.parts import (
    ALL_RESOURCES,
    COAL,
    COMPANIES,
    DIAMOND,
    EXCHANGE_COST,
    FIZZLE,
    PRODUCED,
    ROUNDS,
    SEATS,
    Company,
    Resource,
)

Plan: TypeAlias = dict[Resource, float]
"""How likely each resource is made; what is not named is not made."""

PLANS: Final = 16
"""How many plans there are, each as likely as the next; some may be alike."""


class OpponentTrace(NamedTuple):
    """What somebody did in a game, round by round."""

    made: tuple[tuple[Resource, ...], ...]
    given: tuple[tuple[Resource, ...], ...]


class Habits:
    """The plans, ready to draw from."""

    __slots__ = ("arriving", "exchanging", "kinds", "lives", "plans", "sums")

    def __init__(
        self, plans: Sequence[Plan], exchanging: float, lives: Sequence[OpponentTrace] = ()
    ) -> None:
        """Take PLANS plans; `exchanging` is how likely a stock is turned in (see `weights`).

        Where there are lives, everybody makes and gives as in one of them.
        """
        self.plans = tuple(plans)
        self.lives = tuple(lives)
        self.arriving = tuple(self._arrived(gone) for gone in range(ROUNDS))
        """How likely each resource is what arrives from somebody, by round."""
        self.kinds = tuple(tuple(plan) for plan in plans)
        self.sums = tuple(tuple(accumulate(plan.values())) for plan in plans)
        self.exchanging = exchanging

    def _arrived(self, gone: int) -> list[float]:
        """Return how likely each resource arrives: of diamonds, some turn to coal (S4)."""
        likely = self._given(gone)
        diamonds, rare = likely[DIAMOND], self._few_diamonds(gone)
        likely[DIAMOND] = diamonds * rare
        likely[COAL] += diamonds * (1 - rare)
        return likely

    def _given(self, gone: int) -> list[float]:
        """Return how likely each resource is given; who follows a plan gives what it makes."""
        if self.lives:
            given = [kind for life in self.lives for kind in life.given[gone]]
            return [given.count(kind) / len(given) for kind in ALL_RESOURCES]
        return [
            fmean(plan.get(kind, 0.0) / sum(plan.values()) for plan in self.plans)
            for kind in ALL_RESOURCES
        ]

    def _few_diamonds(self, gone: int) -> float:
        if self.lives:
            maker = fmean(DIAMOND in life.made[gone] for life in self.lives)
        else:
            shares = [plan.get(DIAMOND, 0.0) / sum(plan.values()) for plan in self.plans]
            maker = fmean(1 - (1 - share) ** PRODUCED for share in shares)
        others = SEATS - 2
        return sum(
            comb(others, many) * maker**many * (1 - maker) ** (others - many)
            for many in range(FIZZLE - 1)
        )


def plan_of(whim: int, seat: SeatId) -> int:
    """Return the number of the plan that a seat follows in a world."""
    return whim >> 4 * seat & 15


def life_of(habits: Habits, whim: int, seat: SeatId) -> OpponentTrace | None:
    """Return whom a seat takes after in a world, None where all follow plans."""
    if not habits.lives:
        return None
    mixed = ((whim ^ seat * 0x9E3779B9) * 0x85EBCA6B ^ whim >> 7) >> 9
    return habits.lives[mixed % len(habits.lives)]


def production(habits: Habits, whim: int, seat: SeatId, number: int, rng: Random) -> list[Resource]:
    """Return four resources that a seat may make in a world, in round `number`."""
    life = life_of(habits, whim, seat)
    if life is not None:
        return list(life.made[number - 1])
    plan = plan_of(whim, seat)
    return rng.choices(habits.kinds[plan], cum_weights=habits.sums[plan], k=PRODUCED)


def surprise(habits: Habits, made: Sequence[Resource]) -> float:
    """Return how surprising it is that a seat made these in a game, in nats a piece.

    A seat follows the same plan throughout; which one it is nobody knows.
    """
    likely = [
        prod([plan.get(kind, 0.0) / sums[-1] for kind in made])
        for plan, sums in zip(habits.plans, habits.sums, strict=True)
    ]
    return -log(max(fmean(likely), sys.float_info.min)) / len(made)


def exchanges(
    habits: Habits, seat: SeatId, garnets: int, held: list[int], rng: Random
) -> tuple[Company, ...]:
    """Return which stocks a seat may turn in."""
    turned_in: list[Company] = []
    left = held[:]
    while garnets >= EXCHANGE_COST and rng.random() < habits.exchanging:
        others = [company for company in COMPANIES if left[company] and company != seat]
        if not others:
            break
        company = others[int(rng.random() * len(others))]
        left[company] -= 1
        turned_in.append(company)
        garnets -= EXCHANGE_COST
    return tuple(turned_in)


def give_good(
    habits: Habits, pool: list[Piece], whim: int, seat: SeatId, number: int, rng: Random
) -> Piece:
    """Take a good out of a pool to give it away in round `number`.

    It is what a seat that does as somebody did gave then; else of two at random what the plan wants
    less.
    """
    life = life_of(habits, whim, seat)
    if life is not None:
        kinds = life.given[number - 1]
        first = int(rng.random() * len(kinds))
        for kind in kinds[first:] + kinds[:first]:
            for at, piece in enumerate(pool):
                if piece[0] == kind:
                    return pool.pop(at)
    plan = habits.plans[plan_of(whim, seat)]
    random, size = rng.random, len(pool)
    one, other = int(random() * size), int(random() * size)
    wanted = plan.get(pool[one][0], 0.0) <= plan.get(pool[other][0], 0.0)
    return pool.pop(one if wanted else other)


def give_stock(held: list[int], seat: SeatId, rng: Random) -> Company:
    """Take a stock out of a hand to give it away: an own one only if two at random are."""
    stocks = [company for company in COMPANIES for _ in range(held[company])]
    random, size = rng.random, len(stocks)
    given = stocks[int(random() * size)]
    if given == seat:
        given = stocks[int(random() * size)]
    held[given] -= 1
    return given
