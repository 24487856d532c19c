"""One table: takes intents from the screen, lets bots think, hands the screen over, keeps the journal.

The controller decides whose eyes the screen serves. Everything the ui draws comes from `view`,
which is that seat's view, or a bystander's while nobody's secrets may show. Pace belongs to the ui:
after each `moved` it calls `proceed` when it has shown enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from stockgames.engine.errors import Refused
from stockgames.engine.event import Event
from stockgames.engine.match import Match, Move
from stockgames.engine.seat import CHANCE, SeatId


class Handover(Enum):
    """How several people share one screen."""

    CURTAIN = "curtain"
    """The table is covered until the next person lifts the curtain."""
    PEEK = "peek"
    """The public table stays in view; secrets show while the peek key is held."""
    TRUSTING = "trusting"
    """No covers: everybody sees what the person on turn sees."""


class Stage(Enum):
    """What the table waits for."""

    SHOWING = "showing"
    """The ui shows a move; it calls `proceed`."""
    ASKING = "asking"
    """The person on `seat` decides."""
    PASSING = "passing"
    """The person on `seat` has just learned something; `pass_on` hands the screen over."""
    CURTAIN = "curtain"
    """The table is covered until `lift` is called for `seat`."""
    THINKING = "thinking"
    """The bot on `seat` thinks."""
    OVER = "over"
    PAUSED = "paused"
    """The bot on `seat` could not answer; `proceed` asks it again."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One move as the screen may show it."""

    number: int
    """Moves are counted from 1."""
    seat: SeatId
    turn: int
    events: tuple[Event, ...]


class Journal(Protocol):
    """Where moves are kept; each call is one transaction, done before anything shows."""

    def append(self, number: int, move: dict[str, Any]) -> None:
        """Keep a move, counted from 1."""
        ...

    def truncate(self, kept: int) -> None:
        """Forget all moves after the first `kept`."""
        ...

    def finish(self, result: dict[str, Any]) -> None:
        """Note that the game is over."""
        ...


class Thinker(Protocol):
    """Lets bots think elsewhere (see `bots.worker`); answers arrive in another thread."""

    def ask(self, question: Any, on_answer: Any) -> None:
        """Think about a question; call on_answer with an Answer when done."""
        ...

    def hurry(self) -> None:
        """Answer now with what was found so far."""
        ...

    def cancel(self) -> None:
        """Drop the question; its answer never comes."""
        ...


class TableController(QObject):
    """See the module. `stage` and `seat` say what is waited for; signals say when they change."""

    changed = Signal()
    """Stage, seat or view changed; nothing needs animating."""
    moved = Signal(object)
    """A `Shown`: a move was kept and may be shown; the view is already the one after it."""
    refused = Signal(object)
    """A `Refused`: the last intent was not allowed."""
    trouble = Signal(str)
    """A code: `bot-failed`, `not-saved`."""
