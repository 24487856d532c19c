"""Random legal submissions; a few hundred games contain each kind of move, rare ones too."""

from __future__ import annotations

from random import Random
from typing import Final

from stockgames.games.stock_exchange.actions import (
    Books,
    ResourceGift,
    StockGift,
    Submit,
    exchanged,
    pieces,
)
from stockgames.games.stock_exchange.parts import (
    COMPANIES,
    EXCHANGE_COST,
    PRODUCED,
    PRODUCIBLE,
    RECIPIENTS,
    Company,
    Resource,
)

EXCHANGING: Final = 0.3
"""The probability that a random seat turns in another stock, as long as it can pay."""
SINGLE_MINDED: Final = 0.3
"""The probability that a random seat makes only one or two kinds."""


def random_submission(books: Books, rng: Random) -> Submit:
    """Return a random legal submission; every legal one is possible."""
    exchange = random_exchange(books, rng)
    produce = random_production(rng)
    return Submit(
        exchange,
        produce,
        random_resources(books, produce, rng),
        random_stocks(books, exchange, rng),
    )


def random_exchange(books: Books, rng: Random) -> tuple[Company, ...]:
    """Return random stocks to turn in."""
    held = [c for c in COMPANIES for _ in range(books.stocks[c]) if c != books.seat]
    rng.shuffle(held)
    turned_in: list[Company] = []
    garnets = books.garnets
    while held and garnets >= EXCHANGE_COST and rng.random() < EXCHANGING:
        turned_in.append(held.pop())
        garnets -= EXCHANGE_COST
    return tuple(turned_in)


def random_production(rng: Random) -> tuple[Resource, ...]:
    """Return four random resources to make."""
    if rng.random() < SINGLE_MINDED:
        return tuple(rng.choices(rng.sample(PRODUCIBLE, 2), k=PRODUCED))
    return tuple(rng.choices(PRODUCIBLE, k=PRODUCED))


def random_resources(
    books: Books, produce: tuple[Resource, ...], rng: Random
) -> tuple[ResourceGift, ...]:
    """Return random gifts of resources."""
    number = RECIPIENTS[books.round]
    given = rng.sample(pieces(books.resources, produce), number)
    seats = rng.sample(books.owes_resource, number)
    return tuple(
        ResourceGift(to, kind, fresh) for to, (kind, fresh) in zip(seats, given, strict=True)
    )


def random_stocks(
    books: Books, exchange: tuple[Company, ...], rng: Random
) -> tuple[StockGift, ...]:
    """Return random gifts of stocks."""
    held = exchanged(books.stocks, books.seat, exchange)
    stocks = [company for company in COMPANIES for _ in range(held[company])]
    number = RECIPIENTS[books.round]
    pairs = zip(rng.sample(books.owes_stock, number), rng.sample(stocks, number), strict=True)
    return tuple(StockGift(to, company) for to, company in pairs)


def deranged(rng: Random, fixed: dict[int, Company] | None = None) -> list[Company]:
    """Return the company that each seat lacks; all valid patterns are equally likely (S1)."""
    known = fixed or {}
    free = [seat for seat in COMPANIES if seat not in known]
    left = [company for company in COMPANIES if company not in known.values()]
    while True:
        rng.shuffle(left)
        if all(seat != company for seat, company in zip(free, left, strict=True)):
            found = dict(zip(free, left, strict=True)) | known
            return [found[seat] for seat in COMPANIES]
