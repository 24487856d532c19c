"""Drafts: what people at a table have begun and not yet done, each for its owner's eyes alone.

A form half filled in, or a question that was asked and whose answer binds. A draft is an object in
JSON of the game's own. It is kept beside the running game, outlives a closed or killed app, is part
of no record, and holds until its seat moves or the turn is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stockgames.controllers.stages import Journal
from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId


class Drafts:
    """The drafts of one table, as its journal keeps them."""

    def __init__(self, match: Match, journal: Journal) -> None:
        self._match = match
        self._journal = journal
        self._begun = dict(journal.begun())

    def of(self, seat: SeatId) -> Mapping[str, Any] | None:
        """Return what a seat has begun in this turn, None for nothing."""
        begun = self._begun.get(seat, {})
        draft = begun.get("draft") if begun.get("turn") == self._match.turn else None
        return draft if isinstance(draft, dict) else None

    def keep(self, seat: SeatId, draft: Mapping[str, Any] | None) -> None:
        """Keep what a seat has begun; raise StorageError, and change nothing then."""
        if draft == self.of(seat):
            return
        begun = None if draft is None else {"turn": self._match.turn, "draft": draft}
        self._journal.begin(seat, begun)
        if begun is None:
            self.forget(seat)
        else:
            self._begun[seat] = begun

    def forget(self, seat: SeatId) -> None:
        """Note that a seat has moved, by which the journal has forgotten its draft."""
        self._begun.pop(seat, None)

    def ask(self, seat: SeatId, action: Any) -> None:
        """Bind a seat to what it asked, before it is told the answer; raise StorageError.

        The draft of the question outlives the app, and `ask_again` binds once more.
        """
        self.keep(seat, self._match.game.codec.encode(action))
        self._match.bind(seat, action)

    def ask_again(self, seats: Iterable[SeatId]) -> None:
        """Bind those of the seats whose drafts are questions that were answered."""
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
            if refusal.told:
                self._match.bind(seat, action)
