"""The result of a submission in sampled futures, fast enough to compare hundreds of submissions.

In a sample everything that the others do is fixed beforehand (see `script`). So it only remains to
add one seat's submission, continue optimally for that seat, and add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from stockgames.engine.state import SeatId, victory_chances
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.imagined import Script, Table, World, draw_script
from stockgames.games.stock_exchange.ai.weights import HabitWeights
from stockgames.games.stock_exchange.ai.worlds import before_sealing
from stockgames.games.stock_exchange.scoring import company_earnings, earnings, market, scores
from stockgames.games.stock_exchange.state import StockExchangeState, fizzles
from stockgames.games.stock_exchange.view import StockExchangeView

LATER: Final[tuple[tuple[p.Resource, ...], ...]] = (
    (p.BOOK,),
    (p.METEOR,),
    (p.GOLD,),
    (p.BOOK, p.WATER, p.SILVER),
    (p.IRON,),
    (p.OIL, p.METEOR, p.METEOR),
)
"""What the deciding seat may make and keep in later rounds. With oil, it gives oil to everybody it
has yet to give something: then its own makes it worth less than nothing, so that meteors pay.
"""


def draw_world(view: StockExchangeView, rng: Random, weights: HabitWeights) -> World:
    """Return a sample that fits a seat's view, whatever the seat has sealed in this round."""
    assert view.seat is not None
    state = before_sealing(view, rng, weights)
    return world_of(state, draw_script(state, view.seat, weights.habits, rng))


def world_of(state: StockExchangeState, script: Script) -> World:
    """Return the result of a script, from a state in which nobody has sealed."""
    intents = [intent for intent in script.intents if intent is not None]
    makers = sum(p.DIAMOND in intent.produce for intent in intents)
    failed, fails = fizzles(intents), makers + 1 >= p.FIZZLE
    after = _after(state, script, p.COAL if failed else p.DIAMOND)
    goods = _grown(after.resources, script.resources)
    spoilt = goods
    if fails and not failed:
        spoilt = _grown(_after(state, script, p.COAL).resources, script.resources)
    return World(
        script.own,
        state.round,
        goods,
        spoilt,
        fails,
        _grown(after.stocks, script.stocks),
        state.owes_resource[script.own],
        state.owes_stock[script.own],
        tuple(state.stocks[script.own]),
    )


def _after(state: StockExchangeState, script: Script, fresh: p.Resource) -> StockExchangeState:
    after = state.copy()
    after.laid = list(script.intents)
    after.carry_out(fresh)
    return after


def _grown(held: Table, more: Sequence[Sequence[int]]) -> Table:
    return [
        [one + other for one, other in zip(row, added, strict=True)]
        for row, added in zip(held, more, strict=True)
    ]


def foreseen(world: World, submission: Submit) -> list[int]:
    """Return every seat's score if the own seat submits this and then continues optimally."""
    own = world.own
    makes = p.DIAMOND in submission.produce
    fresh = p.COAL if makes and world.fails else p.DIAMOND
    goods = [row[:] for row in (world.spoilt if makes else world.goods)]
    stocks = [row[:] for row in world.stocks]
    mine, hand = goods[own], list(world.held)
    for kind in submission.produce:
        mine[fresh if kind == p.DIAMOND else kind] += 1
    for gift in submission.resources:
        kind = fresh if gift.fresh else gift.resource
        mine[kind] -= 1
        goods[gift.to][kind] += 1
    for company in submission.exchange:
        for row in (stocks[own], hand):
            row[company] -= 1
            row[own] += 1
    owed = list(world.owes_stock)
    for present in submission.stocks:
        hand[present.company] -= 1
        stocks[own][present.company] -= 1
        stocks[present.to][present.company] += 1
        owed.remove(present.to)
    if world.round == p.ROUNDS:
        return scores(earnings(goods), stocks)
    given = {gift.to for gift in submission.resources}
    goods = _gone_on(own, goods, world.round, [to for to in world.owes_resource if to not in given])
    dollars = earnings(goods)
    worst_first = sorted((c for c in p.COMPANIES if c != own), key=dollars.__getitem__)
    spare = [company for company in worst_first for _ in range(hand[company])]
    for to, company in zip(owed, spare, strict=False):
        stocks[own][company] -= 1
        stocks[to][company] += 1
    return scores(dollars, stocks)


def _gone_on(own: SeatId, goods: Table, number: int, owed: Sequence[SeatId]) -> Table:
    """Return all goods if the own company goes on by the plan of LATER that earns it most."""
    rounds = range(number + 1, p.ROUNDS + 1)
    kept = p.PRODUCED * len(rounds) - sum(p.RECIPIENTS[later] for later in rounds)
    oiled = [row[:] for row in goods]
    for company in owed:
        oiled[company][p.OIL] += 1
    whole, flooded = market(goods), market(oiled)
    best, after, most = goods[own], goods, -1_000_000
    for plan in LATER:
        trial = goods[own][:]
        for kind in (plan * kept)[:kept]:
            trial[kind] += 1
        floods = p.OIL in plan
        worth = company_earnings(trial, flooded if floods else whole)
        if worth > most:
            best, after, most = trial, oiled if floods else goods, worth
    after[own] = best
    return after


def worth(worlds: Sequence[World], submission: Submit, spread: float) -> float:
    """Return the own seat's chance to win with a submission, averaged over samples."""
    total = sum(
        [victory_chances(foreseen(world, submission), spread)[world.own] for world in worlds]
    )
    return total / len(worlds)
