"""What happened, as small values with an audience."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockgames.engine.seat import SeatId


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened at the table; games subclass it with their own fields.

    Views animate events, and log lines, sounds and recaps are made from them, so an event holds
    ids and numbers, never words.
    """

    audience: tuple[SeatId, ...] | None = None
    """The seats that may learn of it; None means everybody."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned a hidden thing from it, which ends the right to undo."""

    @property
    def answers(self) -> SeatId | None:
        """The seat whose question this answers; None where it answers none."""
        return None

    @property
    def struck(self) -> SeatId | None:
        """The seat that loses something by it without being asked; None where none does."""
        return None

    def seen_by(self, seat: SeatId | None) -> bool:
        """Tell whether the seat may learn of it; seat None stands for a bystander."""
        return self.audience is None or seat in self.audience


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(Event):
    """The last move was made; the result can be read from the state.

    Places and undersides lie open now, so there is no way back.
    """

    reveals: ClassVar[bool] = True
