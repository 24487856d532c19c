"""What one seat of Stock Exchange knows (S11)."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.seat import SeatId
from stockgames.engine.state import View
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.parts import Counts, Shelf


@dataclass(frozen=True, slots=True)
class Arrival:
    """What arrived at the start of a round, without its source (S11)."""

    resources: Shelf
    stocks: Counts


@dataclass(frozen=True, slots=True)
class StockExchangeView(View):
    """An information state of Stock Exchange: the seat's own books, and who has sealed."""

    seat: SeatId | None
    """None for a bystander, whose books are empty."""
    seats: int
    actors: tuple[SeatId, ...]
    """The seats that have not sealed their envelope of this round yet."""
    turn: int
    round: int
    """1 to 3; still 3 at the audit, when `actors` is empty."""
    garnets_at_start: int
    """The table's option (S5)."""
    garnets: int
    """This seat's remaining garnets."""
    resources: Shelf
    """The holdings of this seat's company, including what arrived this round."""
    stocks: Counts
    """The stocks this seat holds, by company."""
    arrivals: tuple[Arrival, ...]
    """`arrivals[0]` arrived at the start of round 2, and so on; the last one arrived this round."""
    owes_resource: tuple[SeatId, ...]
    """The seats that have yet to receive a resource from this one, ascending (S3)."""
    owes_stock: tuple[SeatId, ...]
    """The seats that have yet to receive a stock from it."""
    submissions: tuple[Submit, ...]
    """This seat's own submissions of past rounds."""
    fizzled: tuple[bool | None, ...]
    """Of each past round: whether its own fresh diamonds turned to coal (S4); None if it can't
    tell.

    A seat can tell from the diamonds that it didn't give away.
    """
    laid: Submit | None
    """This seat's sealed submission in this round, while others still choose."""
    audit: Audit | None
    """None until the game is over."""
    legal: tuple[Submit, ...] = ()
    """Always empty: there are too many submissions to list."""


@dataclass(frozen=True, slots=True)
class Held:
    """The holdings of a seat's company, and the seat's stocks."""

    resources: Counts
    stocks: Counts
    """By company."""


@dataclass(frozen=True, slots=True)
class OpenView(StockExchangeView):
    """A seat's view with all books open, for reviewing a finished game."""

    held: tuple[Held, ...] = ()
    """By seat."""
