"""What a table reports to the screen: how it is shared, what it waits for, and each move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, Literal, TypeAlias, TypeVar, get_args

from stockgames.engine.commitment import HINTS
from stockgames.engine.match import Move
from stockgames.engine.state import Event, SeatId, View

V = TypeVar("V", bound=View, covariant=True)


class Handover(Enum):
    """How several people share one screen."""

    CURTAIN = "curtain"
    """The table is covered until the next person lifts the curtain."""
    PEEK = "peek"
    """The public table stays visible; secrets are shown while the peek key is held."""
    TRUSTING = "trusting"
    """No covers: everybody sees what the person to act sees."""


class Stage(Enum):
    """What the table waits for."""

    SHOWING = "showing"
    """The ui shows a move; it calls `proceed` afterwards."""
    ASKING = "asking"
    """The person on `seat` decides."""
    PASSING = "passing"
    """The person on `seat` has just learned something; `pass_screen` hands the screen over."""
    CURTAIN = "curtain"
    """The table is covered until `lift` is called for `seat`."""
    THINKING = "thinking"
    """The bot on `seat` thinks."""
    OVER = "over"
    PAUSED = "paused"
    """The bot on `seat` couldn't answer, or its move (or a shuffle, `seat` being None)
    couldn't be saved; `proceed` tries again.
    """


NotSaved: TypeAlias = Literal["not-saved", "library-gone", "library-replaced", "cannot-write"]
"""The reason that a move was not saved, and so not played; `not-saved` if no other applies."""
NOT_SAVED: Final[tuple[NotSaved, ...]] = get_args(NotSaved)
Trouble: TypeAlias = Literal["bot-failed", "draft-not-saved"] | NotSaved
"""Codes of everything that can go wrong except refused actions."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One move as the screen may show it."""

    number: int
    """Counted from 1."""
    seat: SeatId
    turn: int
    events: tuple[Event, ...]
    face_down: bool = False
    """Whether it is a choice that stays hidden until the others have made theirs."""
    hints: int = 0
    """The number of hints that the seat has taken since its previous move."""


def shown_to(seat: SeatId | None, number: int, move: Move) -> Shown:
    """Return a move as a seat, or a bystander (None), may know it."""
    return Shown(
        number=number,
        seat=move.seat,
        turn=move.turn,
        events=tuple(event for event in move.events if event.seen_by(seat)),
        face_down=move.face_down,
        hints=move.notes.get(HINTS, 0),
    )


@dataclass(frozen=True, slots=True)
class Change(Generic[V]):
    """A move with the views before and after it, all as one seat may know them."""

    shown: Shown
    before: V
    after: V
