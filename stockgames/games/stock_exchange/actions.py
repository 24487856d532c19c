"""What a seat can decide in Stock Exchange, and what it has for that.

It is one submission a round, with too many variants to list.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from stockgames.engine.codec import ActionCodec, Named
from stockgames.engine.state import STRICT, Action, SeatId
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
