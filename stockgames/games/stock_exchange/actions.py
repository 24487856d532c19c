"""What a seat can decide in Stock Exchange: one submission a round, with too many variants to
list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from stockgames.engine.action import STRICT, Action
from stockgames.engine.codec import ActionCodec, Named
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.parts import DIAMOND, RESOURCES, Company, Resource

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

    def __post_init__(self) -> None:
        for part in ("exchange", "produce", "resources", "stocks"):
            object.__setattr__(self, part, tuple(sorted(getattr(self, part))))


CODEC: Final[ActionCodec[Submit]] = ActionCodec(Submit)


def kept_fresh(submission: Submit) -> int:
    """Return how many of the round's own diamonds aren't given away."""
    return submission.produce.count(DIAMOND) - sum([gift.fresh for gift in submission.resources])
