"""Which submissions are worth a thought, and what the others probably do.

A seat that thinks weighs bundles: what to make and keep, and what to make and give away. Which of
them is best hangs on the world, so it is left to the search; here they are only laid out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import exp
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.evaluation import evaluate
from stockgames.games.stock_exchange.parts import (
    BOOK,
    COAL,
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
    RECIPIENTS,
    ROUNDS,
    SILVER,
    WATER,
    Company,
    Resource,
)
from stockgames.games.stock_exchange.payout import scores
from stockgames.games.stock_exchange.scoring import company_earnings, earnings, market
from stockgames.games.stock_exchange.script import draw_script
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.games.stock_exchange.worlds import before_sealing

Option: TypeAlias = tuple[Submit, float]
"""A submission and what it gains at a glance: nothing, as they are weighed by the search alone."""
Goods: TypeAlias = tuple[Resource, ...]

KEPT: Final[tuple[Goods, ...]] = (
    (BOOK, BOOK),
    (BOOK, WATER),
    (BOOK, SILVER),
    (BOOK, IRON),
    (GOLD, GOLD),
    (GOLD, BOOK),
    (SILVER, WATER),
    (WATER, WATER),
    (MAGNET, MAGNET),
    (METEOR, METEOR),
    (DIAMOND, DIAMOND),
    (IRON, IRON),
    (EMERALD, BOOK),
    (OIL, OIL),
)
"""Pairs to make and keep; for one piece the first counts, for four it is made twice."""
GIVEN: Final[tuple[Resource, ...]] = (PRIZE_TOKEN, EMERALD, OIL, MUSHROOM)
"""What may be made to be given away."""
LATER: Final[tuple[Goods, ...]] = ((BOOK,), (METEOR,), (GOLD,), (BOOK, WATER, SILVER), (IRON,))
"""What may be made and kept in the rounds after this one."""
SPREAD: Final = 30_000.0
"""Dollars of lead that make a seat e times as likely to win, at a glance."""


def imagine(
    view: StockExchangeView, rng: Random, choose: Callable[[StockExchangeState, SeatId], Submit]
) -> StockExchangeState:
    """Return a likely state that fits the view, but that nobody has sealed yet.

    What the others do is drawn with it.
    """
    assert view.seat is not None
    state = before_sealing(view, rng)
    state.script = draw_script(state, view.seat, rng)
    return state


def settled(state: StockExchangeState, view: StockExchangeView) -> bool:
    """Tell whether the view's round has taken effect."""
    return len(state.submissions) > view.turn


def plausible(state: StockExchangeState, seat: SeatId, naive: bool = False) -> list[Option]:
    """Return the submissions worth a thought; the one in the script for a seat that has one."""
    if state.script is not None:
        intent = state.script.intents[seat]
        if intent is not None:
            return [(intent, 0.0)]
    rng = Random(state.whim)
    return [(submission, 0.0) for submission in proposals(state, seat, rng)]


def proposals(state: StockExchangeState, seat: SeatId, rng: Random) -> list[Submit]:
    """Return bundles of what to keep and what to give, each made with and without old goods."""
    number = RECIPIENTS[state.round]
    found = []
    for kept, given in product(KEPT, GIVEN):
        room = PRODUCED - number
        made = (kept * PRODUCED)[:room] + (given,) * number
        gifts = [(given, False)] * number
        found.append(_submit(state, seat, made, gifts, rng))
    old = [(kind, False) for kind in _BY_WORTH for _ in range(state.resources[seat][kind])][:number]
    if len(old) == number:
        for kept in KEPT:
            found.append(_submit(state, seat, kept * 2, old, rng))
    return list(dict.fromkeys(found))


_BY_WORTH: Final = (COAL, PRIZE_TOKEN, MUSHROOM, OIL, EMERALD, MAGNET, METEOR, IRON)
"""What arrived and is passed on, the worst first."""


def _submit(
    state: StockExchangeState,
    seat: SeatId,
    made: Goods,
    gifts: Sequence[tuple[Resource, bool]],
    rng: Random,
) -> Submit:
    number = RECIPIENTS[state.round]
    held = state.stocks[seat][:]
    others = [c for c in COMPANIES if c != seat for _ in range(held[c])]
    rng.shuffle(others)
    exchange: list[Company] = []
    if state.garnets[seat] >= EXCHANGE_COST and len(others) > number:
        exchange.append(others.pop())
    stocks = others[:number] + [seat] * (number - len(others))
    seats = rng.sample(state.owes_resource[seat], number)
    return Submit(
        tuple(exchange),
        made,
        tuple([ResourceGift(to, *good) for to, good in zip(seats, gifts, strict=True)]),
        tuple(
            [
                StockGift(to, company)
                for to, company in zip(
                    rng.sample(state.owes_stock[seat], number), stocks, strict=True
                )
            ]
        ),
    )


# How good it is


def hopes(state: StockExchangeState) -> Sequence[float]:
    """Return how likely each seat wins, at a glance; they sum to 1."""
    if state.actors and state.script is not None:
        found = [float(score) for score in _foreseen(state)]
    else:
        found = list(evaluate(state))
    most = max(found)
    weights = [exp((score - most) / SPREAD) for score in found]
    total = sum(weights)
    return [weight / total for weight in weights]


def _foreseen(state: StockExchangeState) -> list[int]:
    """Return the scores that the script leads to, the own seat going on as is best for it."""
    script = state.script
    assert script is not None
    own = script.own
    goods = [_sum(held, more) for held, more in zip(state.resources, script.resources, strict=True)]
    stocks = [_sum(held, more) for held, more in zip(state.stocks, script.stocks, strict=True)]
    rounds = range(state.round, ROUNDS + 1)
    given = sum(RECIPIENTS[number] for number in rounds)
    kept = PRODUCED * len(rounds) - given
    whole = market(goods)
    best, most = goods[own], -1_000_000
    for bundle in LATER:
        trial = goods[own][:]
        for resource in (bundle * kept)[:kept]:
            trial[resource] += 1
        worth = company_earnings(trial, whole)
        if worth > most:
            best, most = trial, worth
    goods[own] = best
    dollars = earnings(goods)
    worst_first = sorted((c for c in COMPANIES if c != own), key=dollars.__getitem__)
    spare = [c for c in worst_first for _ in range(state.stocks[own][c])]
    for to, company in zip(state.owes_stock[own], spare, strict=False):
        stocks[own][company] -= 1
        stocks[to][company] += 1
    return scores(dollars, stocks)


def _sum(held: Sequence[int], more: Sequence[int]) -> list[int]:
    return [one + other for one, other in zip(held, more, strict=True)]
