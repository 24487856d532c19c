"""What a table needs: a journal for moves, and a thinker for the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from stockgames.bots.question import Answer, Question
from stockgames.engine.seat import SeatId


class Journal(Protocol):
    """Stores moves; each call is one transaction, completed before anything is shown."""

    def append(self, number: int, move: dict[str, Any]) -> None:
        """Save a move, counted from 1, and delete the draft of its seat."""
        ...

    def truncate(self, count: int) -> None:
        """Delete all moves after the first `count`."""
        ...

    def rewrite(self, count: int, moves: Sequence[dict[str, Any]]) -> None:
        """Replace all moves after the first `count` by these."""
        ...

    def finish(self, result: dict[str, Any]) -> None:
        """Save that the game is over."""
        ...

    def hand_seat(self, seat: SeatId, holder: Mapping[str, Any], made: int) -> None:
        """Save who holds a seat from the first `made` moves on: the fields of a `SavedSeat`."""
        ...

    def load_drafts(self) -> Mapping[SeatId, Mapping[str, Any]]:
        """Return the saved drafts by seat."""
        ...

    def save_draft(self, seat: SeatId, draft: Mapping[str, Any] | None) -> None:
        """Save a seat's draft until its next move, replacing an earlier one; None deletes it."""
        ...

    def load_phones(self) -> Mapping[str, Any] | None:
        """Return who has which seat on phones, as it was saved; None if nobody ever had one."""
        ...

    def save_phones(self, phones: Mapping[str, Any]) -> None:
        """Save who has which seat on phones; see `phones.seats`."""
        ...


class Thinker(Protocol):
    """Lets bots think elsewhere (see `bots.worker`); answers arrive in another thread."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Think about a question; call on_answer when done, from any thread."""
        ...

    def hurry(self) -> None:
        """Answer now with the best found so far."""
        ...

    def cancel(self) -> None:
        """Drop the question; no answer arrives."""
        ...
