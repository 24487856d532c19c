"""What people are thought to be up to: the plans behind the worlds that a bot makes up.

A plan says how likely each resource is among what a company makes. Which seat follows which plan
is drawn once a world and kept in `state.whim`, four bits a seat.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.parts import (
    BOOK,
    COMPANIES,
    DIAMOND,
    EMERALD,
    EXCHANGE_COST,
    GOLD,
    IRON,
    MAGNET,
    METEOR,
    MUSHROOM,
    OIL,
    PRIZE_TOKEN,
    PRODUCED,
    PRODUCIBLE,
    SILVER,
    WATER,
    Company,
    Resource,
)

Plan: TypeAlias = dict[Resource, float]
"""How likely each resource is made; what is not named is not made."""

ANYTHING: Final[Plan] = dict.fromkeys(PRODUCIBLE, 1.0)
SENSIBLE: Final[Plan] = {
    BOOK: 8,
    GOLD: 5,
    DIAMOND: 4.5,
    WATER: 4,
    SILVER: 3.3,
    IRON: 2.8,
    MAGNET: 2.7,
    EMERALD: 2.7,
    MUSHROOM: 1.8,
    OIL: 1.7,
    PRIZE_TOKEN: 1.7,
    METEOR: 1.7,
}
"""About what a player makes who looks at each submission by itself."""
CAREFUL: Final[Plan] = {
    BOOK: 12,
    GOLD: 9,
    SILVER: 4,
    EMERALD: 3,
    MUSHROOM: 3,
    OIL: 2.5,
    PRIZE_TOKEN: 2.5,
    IRON: 2,
    WATER: 1.5,
    DIAMOND: 1,
}
"""About what a player makes who weighs what others may do."""
PLANS: Final[tuple[Plan, ...]] = (
    *[ANYTHING] * 2,
    *[SENSIBLE] * 6,
    *[CAREFUL] * 3,
    {BOOK: 5, WATER: 1, SILVER: 1, MAGNET: 1},
    {GOLD: 3, SILVER: 2, WATER: 2, BOOK: 2},
    {METEOR: 6, PRIZE_TOKEN: 1},
    {METEOR: 4, DIAMOND: 1, MAGNET: 1},
    {DIAMOND: 3, IRON: 2, EMERALD: 2},
)
"""Sixteen plans, each as likely as the next."""

_KINDS: Final = tuple(tuple(plan) for plan in PLANS)
_WEIGHTS: Final = tuple(tuple(accumulate(plan.values())) for plan in PLANS)
EXCHANGING: Final = 0.35
"""How likely somebody with the garnets turns a stock in during a round."""


def plan_of(whim: int, seat: SeatId) -> int:
    """Return the number of the plan that a seat follows in a world."""
    return whim >> 4 * seat & 15


def production(whim: int, seat: SeatId, rng: Random) -> list[Resource]:
    """Return four resources that a seat may make in a world."""
    plan = plan_of(whim, seat)
    return rng.choices(_KINDS[plan], cum_weights=_WEIGHTS[plan], k=PRODUCED)


def exchanges(seat: SeatId, garnets: int, held: list[int], rng: Random) -> tuple[Company, ...]:
    """Return which stocks a seat may turn in."""
    turned_in: list[Company] = []
    left = held[:]
    while garnets >= EXCHANGE_COST and rng.random() < EXCHANGING:
        others = [company for company in COMPANIES if left[company] and company != seat]
        if not others:
            break
        company = others[int(rng.random() * len(others))]
        left[company] -= 1
        turned_in.append(company)
        garnets -= EXCHANGE_COST
    return tuple(turned_in)


def give_good(
    pool: list[tuple[Resource, bool]], whim: int, seat: SeatId, rng: Random
) -> tuple[Resource, bool]:
    """Take a good out of a pool to give it away: of two at random, what the plan wants less."""
    plan = PLANS[plan_of(whim, seat)]
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
