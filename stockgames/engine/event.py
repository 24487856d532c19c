"""What happened in a game, as small values with an audience."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockgames.engine.seat import SeatId


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened at the table; games subclass it with their own fields.

    Animations, log lines, sounds and recaps are made from events, so an event holds ids and
    numbers, never words.
    """

    audience: tuple[SeatId, ...] | None = None
    """The seats that may see this event; None means everybody."""

    reveals: ClassVar[bool] = False
    """Whether it reveals something hidden to a seat, so that undo ends here."""

    @property
    def answers(self) -> SeatId | None:
        """The seat whose question this event answers, or None."""
        return None

    @property
    def struck(self) -> SeatId | None:
        """The seat that loses something by this event without being asked, or None."""
        return None

    def seen_by(self, seat: SeatId | None) -> bool:
        """Return whether the seat may see this event; None stands for a bystander."""
        return self.audience is None or seat in self.audience


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatEvent(Event):
    """One thing that a seat did or that befell it."""

    seat: SeatId


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Event):
    """The last move was made; the result can be read from the state.

    It reveals places and undersides, so undo ends here.
    """

    reveals: ClassVar[bool] = True
