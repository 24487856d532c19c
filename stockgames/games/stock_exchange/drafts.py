"""A submission being filled in: what is left to decide, what may still be chosen, and undo.

Nothing here is sealed or sent: a draft lives beside a view until its owner submits it. Parts may be
filled in any order and changed freely; what no longer fits is kept and named by `problems`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from stockgames.engine.codec import STRICT
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift, Submit
from stockgames.games.stock_exchange.books import Books, at_hand, stock_left
from stockgames.games.stock_exchange.codes import Refused
from stockgames.games.stock_exchange.parts import (
    COAL,
    COMPANIES,
    DIAMOND,
    EXCHANGE_COST,
    PRODUCED,
    PRODUCIBLE,
    RECIPIENTS,
    RESOURCES,
    Company,
    Resource,
)
from stockgames.games.stock_exchange.refusals import (
    missing,
    recipient_problem,
    refusal,
    wrong_number,
)

EXCHANGE: Final = "exchange"
PRODUCE: Final = "produce"
RESOURCE_GIFTS: Final = "resources"
STOCK_GIFTS: Final = "stocks"
PARTS: Final = (EXCHANGE, PRODUCE, RESOURCE_GIFTS, STOCK_GIFTS)
"""The parts of a submission, in the order they are settled (S2)."""


class Problem(NamedTuple):
    """One thing that keeps a draft from being sealed."""

    part: str
    """One of PARTS."""
    code: str
    """What is wrong, a code of `refusals`; "" where something is left to decide."""
    ruling: str
    left: int
    """How many choices this part still asks for; 0 where something is wrong."""
    to: SeatId | None = None
    """The recipient of the gift that is wrong."""


class Good(NamedTuple):
    """A resource that can be given: fresh diamonds stand apart from older ones (S4)."""

    resource: Resource
    fresh: bool
    left: int
    """Pieces at hand that this draft has not given away; below 0 if it gives too many."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is filled in so far; production in the order it was chosen."""

    exchange: tuple[Company, ...] = ()
    produce: tuple[Resource, ...] = ()
    resources: tuple[ResourceGift, ...] = ()
    stocks: tuple[StockGift, ...] = ()
    __pydantic_config__ = STRICT


class Draft:
    """One seat's form for one round. Every change raises Refused if it can't be made at all."""

    def __init__(self, books: Books, sheet: Sheet | None = None) -> None:
        self.books = books
        self._sheets = [sheet or Sheet()]

    @classmethod
    def of(cls, books: Books, submission: Submit) -> Draft:
        """Return a draft that holds a submission, to revise it."""
        sheet = Sheet(
            submission.exchange, submission.produce, submission.resources, submission.stocks
        )
        return cls(books, sheet)

    @property
    def sheet(self) -> Sheet:
        """What is filled in now."""
        return self._sheets[-1]

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return len(self._sheets) > 1

    def undo(self) -> None:
        """Take the last change back, if there is one."""
        if self.can_undo:
            self._sheets.pop()

    def clear(self) -> None:
        """Empty the form; this can be undone."""
        self._write(Sheet())

    def _write(self, sheet: Sheet) -> None:
        if sheet != self.sheet:
            self._sheets.append(sheet)

    # Changes

    def exchange(self, company: Company) -> None:
        """Turn a stock in for an own one (S5)."""
        if company == self.books.seat:
            raise Refused("own-stocks-are-not-exchanged", "S5")
        if self.garnets_left < EXCHANGE_COST:
            raise Refused("an-exchange-costs-two-garnets", "S5")
        if self.stock_left(company) < 1:
            raise Refused("the-exchanged-stock-is-not-held", "S5")
        self._write(replace(self.sheet, exchange=(*self.sheet.exchange, company)))

    def keep(self, company: Company) -> None:
        """Take an exchange back."""
        if company in self.sheet.exchange:
            self._write(replace(self.sheet, exchange=_without(self.sheet.exchange, company)))

    def produce(self, resource: Resource) -> None:
        """Make one piece more."""
        if resource == COAL:
            raise Refused("coal-cannot-be-produced", "S4")
        if len(self.sheet.produce) >= PRODUCED:
            raise Refused("four-resources-are-produced")
        self._write(replace(self.sheet, produce=(*self.sheet.produce, resource)))

    def unmake(self, resource: Resource) -> None:
        """Make one piece less."""
        if resource in self.sheet.produce:
            self._write(replace(self.sheet, produce=_without(self.sheet.produce, resource)))

    def give_resource(self, to: SeatId, resource: Resource, fresh: bool = False) -> None:
        """Lay a resource into a pigeon-hole; it takes the place of one that lies there."""
        if problem := recipient_problem(self.books.seat, to, self.books.owes_resource):
            raise problem
        gifts = tuple(gift for gift in self.sheet.resources if gift.to != to)
        if len(gifts) >= self.recipients:
            raise wrong_number("resources", self.books.round)
        if self._at_hand(resource, fresh) <= _gifts_of(gifts, resource, fresh):
            raise missing(resource, fresh)
        self._write(replace(self.sheet, resources=(*gifts, ResourceGift(to, resource, fresh))))

    def keep_resource(self, to: SeatId) -> None:
        """Take a resource out of a pigeon-hole."""
        left = tuple(gift for gift in self.sheet.resources if gift.to != to)
        self._write(replace(self.sheet, resources=left))

    def give_stock(self, to: SeatId, company: Company) -> None:
        """Lay a stock into a pigeon-hole; it takes the place of one that lies there."""
        if problem := recipient_problem(self.books.seat, to, self.books.owes_stock):
            raise problem
        gifts = tuple(gift for gift in self.sheet.stocks if gift.to != to)
        if len(gifts) >= self.recipients:
            raise wrong_number("stocks", self.books.round)
        given = sum(gift.company == company for gift in gifts)
        if stock_left(self.books, self.sheet.exchange, company) <= given:
            raise Refused("the-given-stock-is-not-held", "S2")
        self._write(replace(self.sheet, stocks=(*gifts, StockGift(to, company))))

    def keep_stock(self, to: SeatId) -> None:
        """Take a stock out of a pigeon-hole."""
        left = tuple(gift for gift in self.sheet.stocks if gift.to != to)
        self._write(replace(self.sheet, stocks=left))

    # What may still be chosen

    @property
    def recipients(self) -> int:
        """How many seats get a resource, and how many a stock, in this round (S3)."""
        return RECIPIENTS[self.books.round]

    @property
    def garnets_left(self) -> int:
        """Garnets after this draft's exchanges."""
        return self.books.garnets - EXCHANGE_COST * len(self.sheet.exchange)

    def exchangeable(self) -> tuple[Company, ...]:
        """Return the companies whose stocks may still be turned in."""
        if self.garnets_left < EXCHANGE_COST:
            return ()
        return tuple(c for c in COMPANIES if c != self.books.seat and self.stock_left(c) > 0)

    def producible(self) -> tuple[Resource, ...]:
        """Return what may still be made."""
        return PRODUCIBLE if len(self.sheet.produce) < PRODUCED else ()

    def goods(self) -> tuple[Good, ...]:
        """Return every resource at hand or promised, with the pieces that are left of it."""
        kinds = [(resource, False) for resource in range(len(RESOURCES))] + [(DIAMOND, True)]
        found = []
        for resource, fresh in kinds:
            at_hand = self._at_hand(resource, fresh)
            given = _gifts_of(self.sheet.resources, resource, fresh)
            if at_hand or given:
                found.append(Good(resource, fresh, at_hand - given))
        return tuple(found)

    def stock_left(self, company: Company) -> int:
        """Return how many stocks of a company are left after exchanges and gifts."""
        given = sum(gift.company == company for gift in self.sheet.stocks)
        return stock_left(self.books, self.sheet.exchange, company) - given

    def resource_recipients(self) -> tuple[SeatId, ...]:
        """Return the seats that a further resource may go to."""
        if len(self.sheet.resources) >= self.recipients:
            return ()
        taken = {gift.to for gift in self.sheet.resources}
        return tuple(seat for seat in self.books.owes_resource if seat not in taken)

    def stock_recipients(self) -> tuple[SeatId, ...]:
        """Return the seats that a further stock may go to."""
        if len(self.sheet.stocks) >= self.recipients:
            return ()
        taken = {gift.to for gift in self.sheet.stocks}
        return tuple(seat for seat in self.books.owes_stock if seat not in taken)

    def _at_hand(self, resource: Resource, fresh: bool) -> int:
        return at_hand(self.books, self.sheet.produce, resource, fresh)

    # What is left to decide

    def problems(self) -> tuple[Problem, ...]:
        """Return what keeps the draft from being sealed, part by part; nothing if it can be."""
        sheet = self.sheet
        found = list(self._wrong_exchanges())
        found += _left(PRODUCE, PRODUCED - len(sheet.produce), "rules")
        found += _left(RESOURCE_GIFTS, self.recipients - len(sheet.resources), "S3")
        found += self._wrong_resources()
        found += _left(STOCK_GIFTS, self.recipients - len(sheet.stocks), "S3")
        found += self._wrong_stocks()
        return tuple(found)

    def _wrong_exchanges(self) -> list[Problem]:
        problem = refusal(self.books, replace(EMPTY, exchange=self.sheet.exchange))
        if problem is None or problem.ruling != "S5":
            return []
        return [Problem(EXCHANGE, problem.code, problem.ruling, 0)]

    def _wrong_resources(self) -> list[Problem]:
        """Return the gifts that production no longer covers, the latest first to go."""
        found = []
        given: Counter[tuple[Resource, bool]] = Counter()
        for gift in self.sheet.resources:
            good = (gift.resource, gift.fresh)
            given[good] += 1
            if given[good] > self._at_hand(*good):
                why = missing(*good)
                found.append(Problem(RESOURCE_GIFTS, why.code, why.ruling, 0, gift.to))
        return found

    def _wrong_stocks(self) -> list[Problem]:
        found = []
        given: Counter[Company] = Counter()
        for gift in self.sheet.stocks:
            given[gift.company] += 1
            left = stock_left(self.books, self.sheet.exchange, gift.company)
            if given[gift.company] > left:
                found.append(Problem(STOCK_GIFTS, "the-given-stock-is-not-held", "S2", 0, gift.to))
        return found

    def submission(self) -> Submit:
        """Return the action to seal; raise Refused where something is left or wrong."""
        sheet = self.sheet
        submission = Submit(sheet.exchange, sheet.produce, sheet.resources, sheet.stocks)
        if problem := refusal(self.books, submission):
            raise problem
        return submission


EMPTY: Final = Submit((), (), (), ())


def _gifts_of(gifts: tuple[ResourceGift, ...], resource: Resource, fresh: bool) -> int:
    """Return how many of some gifts are of a resource."""
    return sum(gift.resource == resource and gift.fresh == fresh for gift in gifts)


def _left(part: str, count: int, ruling: str) -> list[Problem]:
    return [Problem(part, "", ruling, count)] if count > 0 else []


def _without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Return the values with the last that equals one of them left out."""
    at = len(values) - 1 - values[::-1].index(value)
    return values[:at] + values[at + 1 :]
