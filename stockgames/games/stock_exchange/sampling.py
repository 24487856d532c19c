"""Random legal submissions; a few hundred games contain each kind of move, rare ones too."""

from __future__ import annotations

from random import Random
from typing import Final

from stockgames.games.stock_exchange import actions as a
from stockgames.games.stock_exchange import parts as p

EXCHANGING: Final = 0.3
"""The probability that a random seat turns in another stock, as long as it can pay."""
SINGLE_MINDED: Final = 0.3
"""The probability that a random seat makes only one or two kinds."""


def random_submission(books: a.Books, rng: Random) -> a.Submit:
    """Return a random legal submission; every legal one is possible."""
    exchange = random_exchange(books, rng)
    produce = random_production(rng)
    return a.Submit(
        exchange,
        produce,
        random_resources(books, produce, rng),
        random_stocks(books, exchange, rng),
    )


def random_exchange(books: a.Books, rng: Random) -> tuple[p.Company, ...]:
    """Return random stocks to turn in."""
    held = [c for c in p.COMPANIES for _ in range(books.stocks[c]) if c != books.seat]
    rng.shuffle(held)
    turned_in: list[p.Company] = []
    garnets = books.garnets
    while held and garnets >= p.EXCHANGE_COST and rng.random() < EXCHANGING:
        turned_in.append(held.pop())
        garnets -= p.EXCHANGE_COST
    return tuple(turned_in)


def random_production(rng: Random) -> tuple[p.Resource, ...]:
    """Return four random resources to make."""
    if rng.random() < SINGLE_MINDED:
        return tuple(rng.choices(rng.sample(p.PRODUCIBLE, 2), k=p.PRODUCED))
    return tuple(rng.choices(p.PRODUCIBLE, k=p.PRODUCED))


def random_resources(
    books: a.Books, produce: tuple[p.Resource, ...], rng: Random
) -> tuple[a.ResourceGift, ...]:
    """Return random gifts of resources."""
    number = p.RECIPIENTS[books.round]
    given = rng.sample(a.pieces(books.resources, produce), number)
    seats = rng.sample(books.owes_resource, number)
    return tuple(
        a.ResourceGift(to, kind, fresh) for to, (kind, fresh) in zip(seats, given, strict=True)
    )


def random_stocks(
    books: a.Books, exchange: tuple[p.Company, ...], rng: Random
) -> tuple[a.StockGift, ...]:
    """Return random gifts of stocks."""
    held = a.exchanged(books.stocks, books.seat, exchange)
    stocks = [company for company in p.COMPANIES for _ in range(held[company])]
    number = p.RECIPIENTS[books.round]
    pairs = zip(rng.sample(books.owes_stock, number), rng.sample(stocks, number), strict=True)
    return tuple(a.StockGift(to, company) for to, company in pairs)


def deranged(rng: Random, fixed: dict[int, p.Company] | None = None) -> list[p.Company]:
    """Return the company that each seat lacks; all valid patterns are equally likely (S1)."""
    known = fixed or {}
    free = [seat for seat in p.COMPANIES if seat not in known]
    left = [company for company in p.COMPANIES if company not in known.values()]
    while True:
        rng.shuffle(left)
        if all(seat != company for seat, company in zip(free, left, strict=True)):
            found = dict(zip(free, left, strict=True)) | known
            return [found[seat] for seat in p.COMPANIES]
