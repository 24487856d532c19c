"""What a table tells the screen: how it is shared, what it waits for, and each move as shown.

`Journal` and `Thinker` are what a table needs in return: where moves are kept, and who thinks.
`controllers.table` passes most of these names on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from stockgames.bots.question import Answer, Question
from stockgames.engine.event import Event
from stockgames.engine.game import View
from stockgames.engine.seat import SeatId

V = TypeVar("V", bound=View, covariant=True)


class Handover(Enum):
    """How several people share one screen."""

    CURTAIN = "curtain"
    """The table is covered until the next person lifts the curtain."""
    PEEK = "peek"
    """The public table stays in view; secrets show while the peek key is held."""
    TRUSTING = "trusting"
    """No covers: everybody sees what the person on turn sees."""
    CODE = "code"
    """Each person sees a card of keys in private, then all press theirs in the open."""


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
    CARD = "card"
    """The person on `seat` reads a code card in private; `pass_on` puts it away."""
    KEYS = "keys"
    """All are at the screen and press the keys of their cards: `press_key`."""
    THINKING = "thinking"
    """The bot on `seat` thinks."""
    OVER = "over"
    PAUSED = "paused"
    """The bot on `seat` could not answer, or its move (or a shuffle, `seat` being None) could not
    be kept; `proceed` tries again."""


Trouble: TypeAlias = Literal["bot-failed", "not-saved", "draft-not-saved"]
"""Codes of what can go wrong apart from refused actions."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One move as the screen may show it."""

    number: int
    """Moves are counted from 1."""
    seat: SeatId
    turn: int
    events: tuple[Event, ...]
    face_down: bool = False
    """Whether it is a choice that stays hidden until the others have made theirs."""
    hints: int = 0
    """How many hints the seat had asked for since its previous move."""


@dataclass(frozen=True, slots=True)
class Change(Generic[V]):
    """A move with the views before and after it, all as the same seat may know them."""

    shown: Shown
    before: V
    after: V


class Journal(Protocol):
    """Where moves are kept; each call is one transaction, done before anything shows."""

    def append(self, number: int, move: dict[str, Any]) -> None:
        """Keep a move, counted from 1, and delete the draft of its seat."""
        ...

    def truncate(self, kept: int) -> None:
        """Forget all moves after the first `kept`."""
        ...

    def rewrite(self, kept: int, moves: Sequence[dict[str, Any]]) -> None:
        """Replace all moves after the first `kept` by these."""
        ...

    def finish(self, result: dict[str, Any]) -> None:
        """Note that the game is over."""
        ...

    def kept_drafts(self) -> Mapping[SeatId, Mapping[str, Any]]:
        """Return the drafts by seat: choices that were begun and not yet made."""
        ...

    def keep_draft(self, seat: SeatId, draft: Mapping[str, Any] | None) -> None:
        """Keep a seat's draft until its next move, in place of the one before; None deletes it."""
        ...


class Thinker(Protocol):
    """Lets bots think elsewhere (see `bots.worker`); answers arrive in another thread."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Think about a question; call on_answer when done, from any thread."""
        ...

    def hurry(self) -> None:
        """Answer now with what was found so far."""
        ...

    def cancel(self) -> None:
        """Drop the question; its answer never comes."""
        ...
