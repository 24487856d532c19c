"""What can happen in NYSE; log lines and animations are made from these events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockgames.engine.state import Event, SeatEvent, SeatId
from stockgames.games.nyse.parts import Color, Marking


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(SeatEvent):
    """A seat took the top chip of a pile."""

    color: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(SeatEvent):
    """The seat saw the underside of a chip it received; only that seat gets this event."""

    color: Color
    marking: Marking
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(SeatEvent):
    """A chip left the supply, unseen (N6)."""

    color: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerMoved(Event):
    """A marker moved; `after` is CRASHED if it crashed (N3)."""

    color: Color
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(SeatEvent):
    """A special chip was shown and left the game."""

    color: Color
    marking: Marking
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped(SeatEvent):
    """An aggressive investment ended before its second take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Waived(SeatEvent):
    """The stock swap just played brings no trade (N5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapAsked(SeatEvent):
    """A seat proposed a swap of one colour for another (N5); the partner may be SUPPLY."""

    partner: SeatId
    want: Color
    give: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class Swapped(SeatEvent):
    """The trade was made; each side then looked at what it got."""

    partner: SeatId
    got: Color
    gave: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class ShuffledIn(Event):
    """The chip given to the supply was shuffled into its pile (N10)."""

    color: Color
