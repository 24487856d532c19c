"""What a seat can decide in Stock Exchange, and what it has for that.

It is one submission a round, with too many variants to list. A few hundred games of random ones
contain each kind of move, rare ones too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from stockgames.engine.codec import ActionCodec, Named
from stockgames.engine.state import STRICT, Action, SeatId
from stockgames.games.stock_exchange import actions as a
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.parts import DIAMOND, RESOURCES, Company, Counts, Resource

if TYPE_CHECKING:
    from pydantic_core import CoreSchema

_NAMES: Final = Named(RESOURCES)


@dataclass(frozen=True, slots=True, order=True)
class ResourceGift:
    """One resource to another seat's company.

    `fresh` matters only for a diamond: True if it is made in this round, so it may turn to coal
    (S4). It is False for everything else.
    """

    to: SeatId
    resource: Resource
    fresh: bool = False

    @classmethod
    def read(cls, value: object) -> ResourceGift:
        """Return the gift in a record's object; raise ValueError for anything else."""
        if not isinstance(value, dict):
            raise ValueError("a gift is an object")
        resource = _NAMES.read(value.get("resource"))
        keys = {"to", "resource", "fresh"} if resource == DIAMOND else {"to", "resource"}
        if value.keys() != keys:
            raise ValueError("to and resource, and fresh with diamonds alone, and always (S4)")
        to, fresh = value["to"], value.get("fresh", False)
        if type(to) is not int or type(fresh) is not bool:
            raise ValueError("to is a seat, and fresh is true or false")
        return cls(to, resource, fresh)

    def write(self) -> dict[str, Any]:
        """Return the gift as a record's object."""
        fields: dict[str, Any] = {"to": self.to, "resource": _NAMES.write(self.resource)}
        if self.resource == DIAMOND:
            fields["fresh"] = self.fresh
        return fields

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: object) -> CoreSchema:
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(
            cls.read,
            serialization=core_schema.plain_serializer_function_ser_schema(cls.write),
        )


@dataclass(frozen=True, slots=True, order=True)
class StockGift:
    """One stock of a company to another seat."""

    to: SeatId
    company: Company
    __pydantic_config__ = STRICT


@dataclass(frozen=True, slots=True)
class Submit(Action):
    """A complete submission (S2) in normal form: each part is sorted, so that equals compare
    equal.
    """

    exchange: tuple[Company, ...]
    """The companies of the stocks turned in for own ones, one entry per stock (S5)."""
    produce: tuple[Resource, ...]
    """The four resources to make."""
    resources: tuple[ResourceGift, ...]
    stocks: tuple[StockGift, ...]
    do: Literal["submit"] = "submit"
    ruling = "S3"

    def __post_init__(self) -> None:
        for part in ("exchange", "produce", "resources", "stocks"):
            object.__setattr__(self, part, tuple(sorted(getattr(self, part))))


CODEC: Final[ActionCodec[Submit]] = ActionCodec(Submit)


def kept_fresh(submission: Submit) -> int:
    """Return how many of the round's own diamonds aren't given away."""
    return submission.produce.count(DIAMOND) - sum([gift.fresh for gift in submission.resources])


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
