"""The places of the desk that can be picked, and their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.games.stock_exchange.parts import PRIZE_TOKEN, RESOURCES, Resource

Kind: TypeAlias = Literal["good", "share", "slot", "goods", "stock", "swap", "back"]

EMBLEMS: Final = ("anchor", "bell", "crown", "dial", "elm", "flame", "gear", "hive")
"""The word for each company in the names of places."""


@dataclass(frozen=True, slots=True)
class Place:
    """Something on the desk that can be picked.

    A good (by resource) on its shelf, a share (by company) in the fan, a production slot (by
    number), a pigeon-hole for goods or for stock (by seat), the garnets, or an exchange made (by
    number), to cancel it.
    """

    kind: Kind
    number: int = 0
    fresh: bool = False
    """Whether it is a diamond made in this round (S4)."""
    copy: int = 0
    """Which of several shares of one company."""


def good_key(resource: Resource) -> str:
    """Return the name part for a good."""
    return "prize" if resource == PRIZE_TOKEN else RESOURCES[resource]


def place_name(place: Place) -> str:
    """Return the name of a place: `good-gold`, `good-to-3`, `stock-bell`."""
    match place.kind:
        case "good":
            return f"good-{good_key(place.number)}" + ("-new" if place.fresh else "")
        case "slot":
            return f"slot-{place.number + 1}"
        case "goods":
            return f"good-to-{place.number}"
        case "stock":
            return f"stock-to-{place.number}"
        case "share":
            suffix = f"-{place.copy + 1}" if place.copy else ""
            return f"stock-{EMBLEMS[place.number]}{suffix}"
        case "swap":
            return "exchange"
        case "back":
            return f"keep-{place.number + 1}"
