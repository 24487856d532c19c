"""What can happen in Stock Exchange. Before the audit nearly all events are for one seat only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockgames.engine.state import Event, SeatEvent
from stockgames.games.stock_exchange.parts import Company, Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed(SeatEvent):
    """A seat sealed its envelope; its content stays secret (S2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EnvelopesOpened(Event):
    """All eight submissions of a round took effect together (S2)."""

    round: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class StocksExchanged(SeatEvent):
    """A seat exchanged stocks for its own with garnets; only that seat gets this event (S5)."""

    companies: tuple[Company, ...]
    """The companies of the stocks turned in."""
    garnets: int
    """The garnets paid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Produced(SeatEvent):
    """What a company made, as far as its leader knows; only that seat gets this event.

    A diamond that fizzled is shown as coal only if it was not given away (S4, S11).
    """

    resources: Counts
    """The four pieces, including those given away at once."""
    fizzled: bool
    """Whether diamonds that were not given away turned to coal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrived(SeatEvent):
    """What a seat received at the start of a round, without its source (S11); only for that
    seat.
    """

    round: int
    """The round in which it can be used; 4 for what arrives before the audit."""
    resources: Counts
    stocks: Counts
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round began."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyAudited(Event):
    """A company's final holdings and earnings (S6)."""

    company: Company
    resources: Counts
    earnings: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class StocksPaid(SeatEvent):
    """The pay-out of a seat's stocks (S9)."""

    stocks: Counts
    score: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeMission(Event):
    """How many prize tokens were produced in the game, and what they add to the pool (S10)."""

    tokens: int
    prize_pool: int
    reveals: ClassVar[bool] = True
