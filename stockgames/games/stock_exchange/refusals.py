"""Why a submission is not allowed: the code and the ruling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, TypeAlias

from stockgames.engine import errors
from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import Books, Submit, at_hand, stock_left

Code: TypeAlias = Literal[
    "a-seat-gets-one-resource-at-a-time",
    "a-seat-gets-one-stock-at-a-time",
    "an-exchange-costs-two-garnets",
    "coal-cannot-be-produced",
    "coal-of-this-round-cannot-be-given",
    "four-resources-are-produced",
    "gifts-go-to-other-seats",
    "no-fresh-diamond-is-left",
    "not-this-seats-decision",
    "only-diamonds-are-called-fresh",
    "own-stocks-are-not-exchanged",
    "that-seat-has-had-its-gift",
    "the-exchanged-stock-is-not-held",
    "the-given-resource-is-not-at-hand",
    "the-given-stock-is-not-held",
    "there-is-no-such-company",
    "there-is-no-such-seat",
    "three-resources-are-given",
    "three-stocks-are-given",
    "two-resources-are-given",
    "two-stocks-are-given",
]
"""Why the rules of Stock Exchange refuse an action; the referee has codes of its own."""


class Refused(errors.Refused):
    """The engine's `Refused`, limited to Stock Exchange's codes for mypy."""

    def __init__(self, code: Code, ruling: str = "rules") -> None:
        super().__init__(code, ruling)


def refusal(books: Books, submission: Submit) -> Refused | None:
    """Return why the submission is refused, or None; parts are checked in the order of S2."""
    return next(refusals(books, submission), None)


def refusals(books: Books, submission: Submit) -> Iterator[Refused]:
    """Yield everything that is wrong with a submission, its parts in the order of S2."""
    yield from _exchange(books, submission.exchange)
    yield from _production(submission.produce)
    yield from _resources(books, submission)
    yield from _stocks(books, submission)


def _exchange(books: Books, turned_in: tuple[p.Company, ...]) -> Iterator[Refused]:
    for company in turned_in:
        if company not in p.COMPANIES:
            yield Refused("there-is-no-such-company", "S1")
        elif company == books.seat:
            yield Refused("own-stocks-are-not-exchanged", "S5")
        elif turned_in.count(company) > books.stocks[company]:
            yield Refused("the-exchanged-stock-is-not-held", "S5")
    if p.EXCHANGE_COST * len(turned_in) > books.garnets:
        yield Refused("an-exchange-costs-two-garnets", "S5")


def _production(produced: tuple[p.Resource, ...]) -> Iterator[Refused]:
    if len(produced) != p.PRODUCED:
        yield Refused("four-resources-are-produced", "produce")
    if p.COAL in produced:
        yield Refused("coal-cannot-be-produced", "S4")


def _resources(books: Books, submission: Submit) -> Iterator[Refused]:
    gifts = submission.resources
    if len(gifts) != p.RECIPIENTS[books.round]:
        yield wrong_number("resources", books.round)
    for gift in gifts:
        if problem := recipient_problem(books.seat, gift.to, books.owes_resource):
            yield problem
    if len({gift.to for gift in gifts}) < len(gifts):
        yield Refused("a-seat-gets-one-resource-at-a-time", "S3")
    given = Counter((gift.resource, gift.fresh) for gift in gifts)
    for (resource, fresh), count in given.items():
        if count > at_hand(books, submission.produce, resource, fresh):
            yield missing(resource, fresh)


def production_problem(resource: p.Resource, made: int) -> Refused | None:
    """Return why a piece can't be made in addition to `made` others, or None (S4)."""
    if resource == p.COAL:
        return Refused("coal-cannot-be-produced", "S4")
    return Refused("four-resources-are-produced", "produce") if made >= p.PRODUCED else None


def wrong_number(kind: Literal["resources", "stocks"], round_number: int) -> Refused:
    """Return the refusal for a wrong number of `resources` or `stocks` given (S3)."""
    resources = kind == "resources"
    if p.RECIPIENTS[round_number] == 2:
        return Refused("two-resources-are-given" if resources else "two-stocks-are-given", "S3")
    return Refused("three-resources-are-given" if resources else "three-stocks-are-given", "S3")


def missing(resource: p.Resource, fresh: bool) -> Refused:
    """Return why an unavailable resource can't be given."""
    if fresh and resource != p.DIAMOND:
        return Refused("only-diamonds-are-called-fresh", "S4")
    if fresh:
        return Refused("no-fresh-diamond-is-left", "S4")
    if resource == p.COAL:
        return Refused("coal-of-this-round-cannot-be-given", "S4")
    return Refused("the-given-resource-is-not-at-hand", "S2")


def recipient_problem(seat: SeatId, to: SeatId, owed: tuple[SeatId, ...]) -> Refused | None:
    """Return why a seat can't be given anything, or None if it can."""
    if to not in p.COMPANIES:
        return Refused("there-is-no-such-seat")
    if to == seat:
        return Refused("gifts-go-to-other-seats", "S3")
    if to not in owed:
        return Refused("that-seat-has-had-its-gift", "S3")
    return None


def _stocks(books: Books, submission: Submit) -> Iterator[Refused]:
    gifts = submission.stocks
    if len(gifts) != p.RECIPIENTS[books.round]:
        yield wrong_number("stocks", books.round)
    for gift in gifts:
        if problem := recipient_problem(books.seat, gift.to, books.owes_stock):
            yield problem
        if gift.company not in p.COMPANIES:
            yield Refused("there-is-no-such-company", "S1")
    if len({gift.to for gift in gifts}) < len(gifts):
        yield Refused("a-seat-gets-one-stock-at-a-time", "S3")
    for company, count in Counter(gift.company for gift in gifts).items():
        left = stock_left(books, submission.exchange, company)
        if count > left:
            yield Refused("the-given-stock-is-not-held", "S2")
