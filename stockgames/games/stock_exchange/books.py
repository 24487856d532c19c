"""What a seat has when it fills in a submission, and what of it can be given (S2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.parts import DIAMOND, Company, Counts, Resource

Piece: TypeAlias = tuple[Resource, bool]
"""A resource, and whether it is a diamond made in this round (S4)."""


class Books(NamedTuple):
    """The holdings and obligations against which a seat's submission is checked."""

    seat: SeatId
    round: int
    garnets: int
    resources: Counts
    stocks: Counts
    owes_resource: tuple[SeatId, ...]
    """The seats that have yet to receive a resource from this one, ascending (S3)."""
    owes_stock: tuple[SeatId, ...]


def at_hand(books: Books, made: Sequence[Resource], resource: Resource, fresh: bool) -> int:
    """Return how many pieces can be given; fresh and older diamonds count separately (S4)."""
    if resource == DIAMOND:
        return made.count(DIAMOND) if fresh else books.resources[DIAMOND]
    return 0 if fresh else books.resources[resource] + made.count(resource)


def pieces(held: Iterable[int], made: Iterable[Resource]) -> list[Piece]:
    """Return everything that can be given, piece by piece: what was held, then what is made."""
    old = [(kind, False) for kind, count in enumerate(held) for _ in range(count)]
    return old + [(kind, kind == DIAMOND) for kind in made]


def stock_left(books: Books, turned_in: Sequence[Company], company: Company) -> int:
    """Return how many stocks of a company the seat holds after its exchanges (S2, S5)."""
    bought = len(turned_in) if company == books.seat else 0
    return books.stocks[company] + bought - turned_in.count(company)


def exchanged(stocks: Iterable[int], seat: SeatId, turned_in: Iterable[Company]) -> list[int]:
    """Return a seat's stocks, by company, after its exchanges (S5)."""
    held = list(stocks)
    for company in turned_in:
        held[company] -= 1
        held[seat] += 1
    return held
