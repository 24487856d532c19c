"""Candidate submissions: combinations of what to keep and what to give, improved by local search.

They are evaluated in only a few samples, so they are slightly overfitted; a search with many more
samples must find the best of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Final, TypeAlias

from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Books, ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.ai.foresight import draw_world, worth
from stockgames.games.stock_exchange.ai.opponent_type_posterior import company
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.view import StockExchangeView

Goods: TypeAlias = tuple[p.Resource, ...]

KEPT: Final[tuple[Goods, ...]] = (
    (p.BOOK, p.BOOK),
    (p.BOOK, p.WATER),
    (p.BOOK, p.SILVER),
    (p.GOLD, p.GOLD),
    (p.GOLD, p.BOOK),
    (p.SILVER, p.WATER),
    (p.WATER, p.WATER),
    (p.MAGNET, p.MAGNET),
    (p.METEOR, p.METEOR),
    (p.DIAMOND, p.DIAMOND),
    (p.IRON, p.IRON),
    (p.OIL, p.OIL),
)
"""Pairs to make and keep; for one piece the first is used, for four each is made twice."""
GIVEN: Final[Goods] = (p.PRIZE_TOKEN, p.EMERALD, p.OIL, p.MUSHROOM)
"""Resources that may be made to give away."""
PASSED_ON: Final[Goods] = (
    p.COAL,
    p.PRIZE_TOKEN,
    p.MUSHROOM,
    p.OIL,
    p.EMERALD,
    p.MAGNET,
    p.METEOR,
    p.IRON,
)
"""Resources that may be passed on after they arrived, worst first."""


def never() -> bool:
    """Return False: the default for `enough`, which uses all rounds."""
    return False


def proposals(
    view: StockExchangeView,
    books: Books,
    rng: Random,
    weights: StockExchangeWeights,
    rounds: int = 1,
    enough: Callable[[], bool] = never,
) -> list[Submit]:
    """Return the most promising submissions of a seat, best first; at least one.

    The best combinations are improved for `rounds` rounds, or until `enough` returns True.
    """
    looks, spread = weights.proposals, weights.spread
    worlds = [draw_world(view, rng, company(view, weights, rng)) for _ in range(looks.worlds)]
    judged = {laid: worth(worlds, laid, spread) for laid in bundles(books, rng)}
    best = sorted(judged, key=judged.__getitem__, reverse=True)[: looks.bettered]
    for turn in range(rounds * len(best)):
        current = best[turn % len(best)]
        for _ in range(looks.steps):
            changed = changed_a_little(books, current, rng)
            if changed in judged or refusal(books, changed):
                continue
            judged[changed] = worth(worlds, changed, spread)
            if judged[changed] > judged[current]:
                current = changed
        best[turn % len(best)] = current
        if enough():
            break
    return sorted(judged, key=judged.__getitem__, reverse=True)[: looks.offered]


def bundles(books: Books, rng: Random) -> list[Submit]:
    """Return a submission for each pair of KEPT and GIVEN, or of KEPT and what can be passed on."""
    number = p.RECIPIENTS[books.round]
    found = [
        _submission(
            books, (kept * p.PRODUCED)[: p.PRODUCED - number] + (given,) * number, given, rng
        )
        for kept, given in product(KEPT, GIVEN)
    ]
    old = [kind for kind in PASSED_ON for _ in range(books.resources[kind])][:number]
    if len(old) == number:
        found += [_submission(books, kept * 2, old, rng) for kept in KEPT]
    return found


def _submission(
    books: Books, made: Goods, given: p.Resource | Sequence[p.Resource], rng: Random
) -> Submit:
    number = p.RECIPIENTS[books.round]
    kinds = [given] * number if isinstance(given, int) else given
    others = [c for c in p.COMPANIES if c != books.seat for _ in range(books.stocks[c])]
    rng.shuffle(others)
    exchange: list[p.Company] = []
    if books.garnets >= p.EXCHANGE_COST and len(others) > number:
        exchange.append(others.pop())
    stocks = others[:number] + [books.seat] * (number - len(others))
    return Submit(
        tuple(exchange),
        made,
        tuple(map(ResourceGift, rng.sample(books.owes_resource, number), kinds)),
        tuple(map(StockGift, rng.sample(books.owes_stock, number), stocks)),
    )


# Changes


def changed_a_little(books: Books, submission: Submit, rng: Random) -> Submit:
    """Return the submission with one thing changed; it may be illegal."""
    return rng.choice(_CHANGES)(books, submission, rng)


def _make_another(books: Books, submission: Submit, rng: Random) -> Submit:
    made = list(submission.produce)
    made[rng.randrange(len(made))] = rng.choice(p.PRODUCIBLE)
    return Submit(submission.exchange, tuple(made), submission.resources, submission.stocks)


def _give_another(books: Books, submission: Submit, rng: Random) -> Submit:
    goods = [(kind, False) for kind, count in enumerate(books.resources) if count]
    goods += [(kind, kind == p.DIAMOND) for kind in submission.produce]
    gifts = list(submission.resources)
    at = rng.randrange(len(gifts))
    gifts[at] = ResourceGift(gifts[at].to, *rng.choice(goods))
    return Submit(submission.exchange, submission.produce, tuple(gifts), submission.stocks)


def _make_and_give_another(books: Books, submission: Submit, rng: Random) -> Submit:
    """Replace a piece that is made to be given by another kind, and give that."""
    gifts = list(submission.resources)
    at = rng.randrange(len(gifts))
    if gifts[at].resource not in submission.produce:
        return _give_another(books, submission, rng)
    made = list(submission.produce)
    kind = rng.choice(p.PRODUCIBLE)
    made[made.index(gifts[at].resource)] = kind
    gifts[at] = ResourceGift(gifts[at].to, kind, kind == p.DIAMOND)
    return Submit(submission.exchange, tuple(made), tuple(gifts), submission.stocks)


def _give_elsewhere(books: Books, submission: Submit, rng: Random) -> Submit:
    gifts = list(submission.resources)
    at, to = rng.randrange(len(gifts)), rng.choice(books.owes_resource)
    gifts = [ResourceGift(gifts[at].to, g.resource, g.fresh) if g.to == to else g for g in gifts]
    changed = submission.resources[at]
    gifts[at] = ResourceGift(to, changed.resource, changed.fresh)
    return Submit(submission.exchange, submission.produce, tuple(gifts), submission.stocks)


def _give_another_stock(books: Books, submission: Submit, rng: Random) -> Submit:
    gifts = list(submission.stocks)
    at = rng.randrange(len(gifts))
    held = [company for company in p.COMPANIES if books.stocks[company]]
    gifts[at] = StockGift(gifts[at].to, rng.choice(held))
    return Submit(submission.exchange, submission.produce, submission.resources, tuple(gifts))


def _give_stock_elsewhere(books: Books, submission: Submit, rng: Random) -> Submit:
    gifts = list(submission.stocks)
    at, to = rng.randrange(len(gifts)), rng.choice(books.owes_stock)
    changed = gifts[at]
    gifts = [StockGift(changed.to, gift.company) if gift.to == to else gift for gift in gifts]
    gifts[at] = StockGift(to, changed.company)
    return Submit(submission.exchange, submission.produce, submission.resources, tuple(gifts))


def _exchange_another(books: Books, submission: Submit, rng: Random) -> Submit:
    others = [c for c in p.COMPANIES if c != books.seat and books.stocks[c]]
    number = rng.randint(0, books.garnets // p.EXCHANGE_COST)
    exchange = tuple(rng.sample(others, min(number, len(others))))
    return Submit(exchange, submission.produce, submission.resources, submission.stocks)


_CHANGES: Final = (
    _make_another,
    _give_another,
    _make_and_give_another,
    _make_and_give_another,
    _give_elsewhere,
    _give_another_stock,
    _give_another_stock,
    _give_stock_elsewhere,
    _exchange_another,
)
