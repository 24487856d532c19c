"""Drafts: choices that people have started but not made, each a secret of its owner.

For example a half-filled form, or a question whose answer binds its seat. A draft is a JSON object
of the game's own. It is saved beside the running game, survives a closed or killed app, is in no
record, and is valid until its seat moves or the turn is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.match import Match
from stockgames.engine.state import Action, SeatId
from stockgames.storage.journal import Journal


class Drafts:
    """The drafts of one table, saved in its journal."""

    def __init__(self, match: Match, journal: Journal) -> None:
        self._match = match
        self._journal = journal
        self._drafts = dict(journal.load_drafts())

    def of(self, seat: SeatId) -> Mapping[str, Any] | None:
        """Return a seat's draft of this turn; None if there is none."""
        saved = self._drafts.get(seat, {})
        draft = saved.get("draft") if saved.get("turn") == self._match.turn else None
        return draft if isinstance(draft, dict) else None

    def save(self, seat: SeatId, draft: Mapping[str, Any] | None) -> None:
        """Save a seat's draft (None deletes it). Raises StorageError and changes nothing."""
        if draft == self.of(seat):
            return
        saved = None if draft is None else {"turn": self._match.turn, "draft": draft}
        self._journal.save_draft(seat, saved)
        if saved is None:
            self.forget(seat)
        else:
            self._drafts[seat] = saved

    def forget(self, seat: SeatId) -> None:
        """Forget a seat's draft, which its move has just deleted from the journal."""
        self._drafts.pop(seat, None)

    def ask(self, seat: SeatId, action: Action) -> None:
        """Commit a seat to its question before it learns the answer. Raises StorageError.

        The question is saved as a draft, so that `ask_again` can commit the seat after a restart.
        """
        self.save(seat, self._match.game.codec.encode(action))
        self._match.bind(seat, action)

    def ask_again(self, seats: Iterable[SeatId]) -> None:
        """Commit the seats again whose drafts are questions that were answered."""
        for seat in seats:
            draft = self.of(seat)
            if draft is not None:
                self._ask_again(seat, draft)

    def _ask_again(self, seat: SeatId, draft: Mapping[str, Any]) -> None:
        try:
            action = self._match.game.codec.decode(draft)
            self._match.check(seat, action)
        except RecordError:
            return
        except Refused as refusal:
            if refusal.is_answer:
                self._match.bind(seat, action)
