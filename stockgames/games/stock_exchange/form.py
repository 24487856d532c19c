"""A submission being filled in: what is still due, what may be chosen, and undo.

Nothing is sealed here: the form is separate from the game until its owner submits it. Parts may be
filled in any order and changed freely; entries that no longer fit are kept and listed by
`problems`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from stockgames.engine.errors import RecordError
from stockgames.engine.state import STRICT, SeatId
from stockgames.games.stock_exchange import actions as a
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.refusals import (
    Refused,
    missing,
    production_problem,
    recipient_problem,
    refusal,
    wrong_number,
)

if TYPE_CHECKING:
    from pydantic import TypeAdapter


EXCHANGE: Final = "exchange"
PRODUCE: Final = "produce"
RESOURCE_GIFTS: Final = "resources"
STOCK_GIFTS: Final = "stocks"
Gifts: TypeAlias = Literal["resources", "stocks"]
"""One of the two parts that go to other seats; their rules are alike (S3)."""
PARTS: Final = (EXCHANGE, PRODUCE, RESOURCE_GIFTS, STOCK_GIFTS)
"""The parts of a submission, in the order they are settled (S2)."""


class Problem(NamedTuple):
    """One reason why a form can't be sealed."""

    part: str
    """One of PARTS."""
    left: int
    """How many choices this part still needs; 0 if something is wrong."""
    to: SeatId | None = None
    """The recipient of the gift that is wrong."""


class Part(NamedTuple):
    """The progress of one part of a form."""

    name: str
    """One of PARTS."""
    done: int
    asked: int
    """How many choices it needs in total; 0 if it is optional."""
    is_right: bool
    """Whether it may be sealed."""


@dataclass(frozen=True, slots=True)
class Entries:
    """The entries so far; production in the order it was chosen."""

    exchange: tuple[p.Company, ...] = ()
    produce: tuple[p.Resource, ...] = ()
    resources: tuple[a.ResourceGift, ...] = ()
    stocks: tuple[a.StockGift, ...] = ()
    __pydantic_config__ = STRICT


class Form:
    """One seat's form for one round. Changes that are impossible raise Refused."""

    def __init__(self, books: a.Books, entries: Entries | None = None) -> None:
        self.books = books
        self._history = [entries or Entries()]

    @classmethod
    def of(cls, books: a.Books, submission: a.Submit) -> Form:
        """Return a form filled with a submission, to revise it."""
        return cls(books, _entries_of(submission))

    @classmethod
    def restored(cls, books: a.Books, entries: Entries) -> Form:
        """Return a form with these entries, each of which can be undone."""
        form = cls(books)
        for part in PARTS:
            values = getattr(entries, part)
            for count in range(1, len(values) + 1):
                changed: dict[str, Any] = {part: values[:count]}
                form._write(replace(form.entries, **changed))
        return form

    @property
    def entries(self) -> Entries:
        """The current entries."""
        return self._history[-1]

    def copy(self) -> Form:
        """Return a form with the same entries but no undo history."""
        return Form(self.books, self.entries)

    # Undo

    @property
    def can_undo(self) -> bool:
        return len(self._history) > 1

    def undo(self) -> None:
        """Undo the last change, if any."""
        if self.can_undo:
            self._history.pop()

    def fill(self, submission: a.Submit) -> None:
        """Fill the form with a submission; this can be undone."""
        self._write(_entries_of(submission))

    def clear(self) -> None:
        """Empty the form; this can be undone."""
        self._write(Entries())

    def _write(self, entries: Entries) -> None:
        if entries != self.entries:
            self._history.append(entries)

    # Changes

    def exchange(self, company: p.Company) -> None:
        """Turn in a stock for one of the own company (S5)."""
        if company == self.books.seat:
            raise Refused("own-stocks-are-not-exchanged", "S5")
        if problem := self.exchange_problem():
            raise problem
        if self.stock_left(company) < 1:
            raise Refused("the-exchanged-stock-is-not-held", "S5")
        self._write(replace(self.entries, exchange=(*self.entries.exchange, company)))

    def keep(self, company: p.Company) -> None:
        """Cancel the exchange of a stock."""
        if company in self.entries.exchange:
            self._write(replace(self.entries, exchange=_without(self.entries.exchange, company)))

    def produce(self, resource: p.Resource) -> None:
        """Make one more piece."""
        if problem := production_problem(resource, len(self.entries.produce)):
            raise problem
        self._write(replace(self.entries, produce=(*self.entries.produce, resource)))

    def unmake(self, resource: p.Resource) -> None:
        """Make one piece less."""
        if resource in self.entries.produce:
            self._write(replace(self.entries, produce=_without(self.entries.produce, resource)))

    def give_resource(
        self,
        to: SeatId,
        resource: p.Resource,
        fresh: bool = False,
        instead_of: SeatId | None = None,
    ) -> None:
        """Put a resource into a seat's pigeon-hole, replacing any that is there.

        `instead_of` is the seat whose gift is moved here.
        """
        if problem := self.gift_problem(RESOURCE_GIFTS, to, instead_of):
            raise problem
        gifts = tuple(g for g in self.entries.resources if g.to not in (to, instead_of))
        if self._at_hand(resource, fresh) <= _gifts_of(gifts, resource, fresh):
            raise missing(resource, fresh)
        self._write(replace(self.entries, resources=(*gifts, a.ResourceGift(to, resource, fresh))))

    def give_stock(self, to: SeatId, company: p.Company, instead_of: SeatId | None = None) -> None:
        """Put a stock into a seat's pigeon-hole, replacing any that is there.

        `instead_of` is the seat whose gift is moved here.
        """
        if problem := self.gift_problem(STOCK_GIFTS, to, instead_of):
            raise problem
        gifts = tuple(g for g in self.entries.stocks if g.to not in (to, instead_of))
        given = sum(gift.company == company for gift in gifts)
        if a.stock_left(self.books, self.entries.exchange, company) <= given:
            raise Refused("the-given-stock-is-not-held", "S2")
        self._write(replace(self.entries, stocks=(*gifts, a.StockGift(to, company))))

    def take_back(self, part: Gifts, to: SeatId) -> None:
        """Remove the gift from a seat's pigeon-hole."""
        changes: dict[str, Any] = {part: tuple(g for g in self.gifts(part) if g.to != to)}
        self._write(replace(self.entries, **changes))

    def gifts(self, part: Gifts) -> Sequence[a.ResourceGift | a.StockGift]:
        """Return the gifts so far."""
        return self.entries.resources if part == RESOURCE_GIFTS else self.entries.stocks

    # Possible choices and refusals

    def exchange_problem(self) -> Refused | None:
        """Return why no more stock may be turned in (S5), or None if one may."""
        if self.garnets_left < p.EXCHANGE_COST:
            return Refused("an-exchange-costs-two-garnets", "S5")
        if not self.exchangeable():
            return Refused("the-exchanged-stock-is-not-held", "S5")
        return None

    def gift_problem(
        self, part: Gifts, to: SeatId, instead_of: SeatId | None = None
    ) -> Refused | None:
        """Return why no such gift may go to a seat (S3), or None if one may."""
        if problem := recipient_problem(self.books.seat, to, self._owes(part)):
            return problem
        others = [gift.to for gift in self.gifts(part) if gift.to not in (to, instead_of)]
        is_full = len(others) >= self.recipients
        return wrong_number(part, self.books.round) if is_full else None

    def _owes(self, part: Gifts) -> tuple[SeatId, ...]:
        return self.books.owes_resource if part == RESOURCE_GIFTS else self.books.owes_stock

    @property
    def recipients(self) -> int:
        """How many seats get a resource, and how many a stock, in this round (S3)."""
        return p.RECIPIENTS[self.books.round]

    @property
    def garnets_spent(self) -> int:
        """The cost of this form's exchanges (S5)."""
        return p.EXCHANGE_COST * len(self.entries.exchange)

    @property
    def garnets_left(self) -> int:
        """The garnets left after this form's exchanges."""
        return self.books.garnets - self.garnets_spent

    def exchangeable(self) -> tuple[p.Company, ...]:
        """Return the companies whose stocks may still be turned in."""
        if self.garnets_left < p.EXCHANGE_COST:
            return ()
        return tuple(c for c in p.COMPANIES if c != self.books.seat and self.stock_left(c) > 0)

    def producible(self) -> tuple[p.Resource, ...]:
        """Return the resources that may still be made."""
        return p.PRODUCIBLE if len(self.entries.produce) < p.PRODUCED else ()

    def good_left(self, resource: p.Resource, fresh: bool = False) -> int:
        """Return how many available pieces of a resource this form doesn't give away; negative if
        it gives too many. Fresh diamonds are separate from older ones (S4).
        """
        given = _gifts_of(self.entries.resources, resource, fresh)
        return self._at_hand(resource, fresh) - given

    def stock_left(self, company: p.Company) -> int:
        """Return how many stocks of a company are left after exchanges and gifts."""
        given = sum(gift.company == company for gift in self.entries.stocks)
        return a.stock_left(self.books, self.entries.exchange, company) - given

    def recipients_left(self, part: Gifts) -> tuple[SeatId, ...]:
        """Return the seats that may still be given something of this part."""
        taken = {gift.to for gift in self.gifts(part)}
        if len(taken) >= self.recipients:
            return ()
        return tuple(seat for seat in self._owes(part) if seat not in taken)

    def _at_hand(self, resource: p.Resource, fresh: bool) -> int:
        return a.at_hand(self.books, self.entries.produce, resource, fresh)

    # Progress and problems

    def parts(self) -> tuple[Part, ...]:
        """Return the progress of each part, in the order of the envelope."""
        entries, wrong = self.entries, {problem.part for problem in self.problems()}
        counts = (
            (PRODUCE, len(entries.produce), p.PRODUCED),
            (RESOURCE_GIFTS, len(entries.resources), self.recipients),
            (STOCK_GIFTS, len(entries.stocks), self.recipients),
            (EXCHANGE, len(entries.exchange), 0),
        )
        return tuple(Part(name, done, asked, name not in wrong) for name, done, asked in counts)

    def problems(self) -> tuple[Problem, ...]:
        """Return what keeps the form from being sealed, part by part; empty if it can be."""
        entries, recipients = self.entries, self.recipients
        refused = refusal(self.books, replace(EMPTY, exchange=entries.exchange))
        is_wrong = refused is not None and refused.ruling == "S5"
        return (
            *([Problem(EXCHANGE, 0)] if is_wrong else []),
            *_left(PRODUCE, p.PRODUCED - len(entries.produce)),
            *_left(RESOURCE_GIFTS, recipients - len(entries.resources)),
            *self._lacking(RESOURCE_GIFTS),
            *_left(STOCK_GIFTS, recipients - len(entries.stocks)),
            *self._lacking(STOCK_GIFTS),
        )

    def _lacking(self, part: Gifts) -> Iterator[Problem]:
        """Yield a problem for each gift of which nothing is left to give."""
        given = Counter[object]()
        for gift in self.gifts(part):
            if isinstance(gift, a.ResourceGift):
                thing: object = gift.resource, gift.fresh
                held = self._at_hand(gift.resource, gift.fresh)
            else:
                thing = gift.company
                held = a.stock_left(self.books, self.entries.exchange, gift.company)
            given[thing] += 1
            if given[thing] > held:
                yield Problem(part, 0, gift.to)

    def laid(self) -> a.Submit:
        """Return the entries as a submission, whether or not it is legal."""
        entries = self.entries
        return a.Submit(entries.exchange, entries.produce, entries.resources, entries.stocks)

    def submission(self) -> a.Submit:
        """Return the submission; raise Refused if it is incomplete or invalid."""
        submission = self.laid()
        if problem := refusal(self.books, submission):
            raise problem
        return submission


EMPTY: Final = a.Submit((), (), (), ())


def _entries_of(submission: a.Submit) -> Entries:
    return Entries(submission.exchange, submission.produce, submission.resources, submission.stocks)


def _gifts_of(gifts: tuple[a.ResourceGift, ...], resource: p.Resource, fresh: bool) -> int:
    return sum(gift.resource == resource and gift.fresh == fresh for gift in gifts)


def _left(part: str, count: int) -> list[Problem]:
    return [Problem(part, count)] if count > 0 else []


def _without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Return the values without the last occurrence of one of them."""
    at = len(values) - 1 - values[::-1].index(value)
    return values[:at] + values[at + 1 :]


def to_draft(entries: Entries) -> dict[str, Any]:
    """Return the entries as JSON, to be stored with a running game (`controllers.drafts`).

    They are in the words of records, in the order they were chosen.
    """
    fields: dict[str, Any] = _adapter().dump_python(entries, mode="json")
    return fields


def from_draft(books: a.Books, fields: Mapping[str, Any]) -> Form:
    """Return the unfinished form, to be undone entry by entry; raise RecordError if it can't be
    this seat's.

    A complete submission is accepted as well.
    """
    from pydantic import ValidationError

    parts = {part: fields[part] for part in PARTS if part in fields}
    try:
        form = Form.restored(books, _adapter().validate_json(json.dumps(parts)))
    except ValidationError as error:
        raise RecordError(str(error)) from None
    _check(form)
    return form


@cache
def _adapter() -> TypeAdapter[Entries]:
    from pydantic import TypeAdapter

    return TypeAdapter(Entries)


def _check(form: Form) -> None:
    """Raise RecordError for impossible entries; those that only conflict are accepted."""
    entries, books = form.entries, form.books
    goods, shares = [gift.to for gift in entries.resources], [gift.to for gift in entries.stocks]
    companies = {*entries.exchange, *(gift.company for gift in entries.stocks)}
    possible = (
        len(entries.produce) <= p.PRODUCED
        and p.COAL not in entries.produce
        and companies <= {*p.COMPANIES}
        and books.seat not in entries.exchange
        and form.garnets_left >= 0
        and {*goods} <= {*books.owes_resource}
        and {*shares} <= {*books.owes_stock}
    )
    numbers = all(len(to) == len({*to}) <= form.recipients for to in (goods, shares))
    if not (possible and numbers):
        raise RecordError("the form cannot have been filled in so")
