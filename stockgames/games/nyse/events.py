"""What can happen in NYSE; log lines and animations are made from these events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.parts import Color, Marking


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """A seat took the top chip of a pile."""

    seat: SeatId
    color: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(Event):
    """The seat saw the underside of a chip it received; only that seat gets this event."""

    seat: SeatId
    color: Color
    marking: Marking
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """A chip left the supply, unseen (N6)."""

    seat: SeatId
    color: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerMoved(Event):
    """A marker moved; `after` is CRASHED if it crashed (N3)."""

    color: Color
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Event):
    """A special chip was shown and left the game."""

    seat: SeatId
    color: Color
    marking: Marking
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(Event):
    """An aggressive investment ended before its second take."""

    seat: SeatId


@dataclass(frozen=True, slots=True, kw_only=True)
class Waived(Event):
    """The stock swap just played brings no trade (N5)."""

    seat: SeatId


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapAsked(Event):
    """A seat proposed a swap of one colour for another (N5); the partner may be SUPPLY."""

    seat: SeatId
    partner: SeatId
    want: Color
    give: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class Swapped(Event):
    """The trade was made; each side then looked at what it got."""

    seat: SeatId
    partner: SeatId
    got: Color
    gave: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class ShuffledIn(Event):
    """The chip given to the supply was shuffled into its pile (N10)."""

    color: Color
