"""What can happen in Exchange."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from stockgames.engine.state import Event, SeatEvent, SeatId
from stockgames.games.exchange.parts import ForceId, FounderId, Security, Triple

FOUNDED: Final = "founded"
INTELLIGENCE: Final = "intelligence"
BOUGHT: Final = "bought"
SOLD: Final = "sold"
LIQUIDATED: Final = "liquidated"
FORFEITED: Final = "forfeited"
"""Reasons why money moves; forfeited money is that of an eliminated seat (E7)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round began; the one after the last is the market close."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(SeatEvent):
    """A seat placed its choice face down; it is revealed once all have chosen (E10)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FounderShown(SeatEvent):
    """A seat showed the founder it starts as (E2)."""

    founder: FounderId
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class IntelligenceBought(SeatEvent):
    """A seat looked at the coming Market Force (E5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForceSeen(SeatEvent):
    """The card that the seat saw; only that seat gets this event (E5)."""

    force: ForceId
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SecurityShown(SeatEvent):
    """Phase 1: the security that a seat trades this round."""

    security: Security
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SideShown(SeatEvent):
    """Phase 2: whether a seat buys or sells; not how much (E4)."""

    side: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyistCalled(Event):
    """The lobbyist went to the seat with the most cash, or to nobody (None) for a tie (E6)."""

    seat: SeatId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteShown(SeatEvent):
    """Phase 3 and the close: how a seat influences the market."""

    security: Security
    by: int
    lobby: bool
    """Whether it is the lobbyist's second vote."""
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ForceTurned(Event):
    """The round's Market Forces card was turned up."""

    force: ForceId
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceMoved(Event):
    """A security moved `steps` steps up, or down if negative (E3)."""

    security: Security
    before: int
    after: int
    steps: int
    pops: int
    """How many times its bubble popped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderShown(SeatEvent):
    """A seat's number of shares was revealed, after prices moved (E4)."""

    security: Security
    side: int
    shares: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Traded(SeatEvent):
    """A seat's order was settled; `shares` is negative for a sale (E4, E7)."""

    security: Security
    shares: int
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LiquidationDue(SeatEvent):
    """A buyer is short of `debt` dollars and must sell at half price (E7)."""

    debt: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Liquidated(SeatEvent):
    """A seat sold shares at half price (E7)."""

    sold: Triple
    proceeds: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Eliminated(SeatEvent):
    """A seat could not pay even by selling everything: it loses its cash and shares (E7)."""

    lost: Triple
    """The shares that are lost with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyMoved(SeatEvent):
    """Money passed between a seat and the exchange; `amount` is negative if the seat pays."""

    amount: int
    reason: str
    """One of the constants at the top of the module."""
