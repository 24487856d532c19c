"""The journal of one game: each action is one row and one transaction. Also a journal that
saves nothing.

Drafts are unfinished choices of a seat, stored with the moves: a partly filled form, or a question
whose answer binds. They are private and not part of a record: only the journal of the running game
reads them. The draft of seat n is the row of `moves` with number -n; a damaged one counts as
missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from stockgames.storage.database import Database, is_whole
from stockgames.storage.entries import SavedSeat
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.storage.games import (
    as_object,
    change_head,
    move_row,
    read_head,
    rows_of_drafts,
    set_result,
)

Clock: TypeAlias = Callable[[], str]
"""A function that returns the current time as a timestamp."""

_APPEND = """
INSERT INTO moves (game, number, move, played, sum)
SELECT ?1, ?2, ?3, ?4, ?5 FROM games
WHERE row = ?1 AND result IS NULL
AND ?2 = 1 + coalesce((SELECT max(number) FROM moves WHERE game = ?1 AND number > 0), 0)
"""

_DRAFT = """
INSERT INTO moves SELECT ?1, ?2, ?3, ?4, ?5 FROM games WHERE row = ?1 AND result IS NULL
"""


class Journal:
    """Where a table's moves are saved; each call is one transaction, completed before anything is
    shown. This one lets all pass and saves nothing.
    """

    def append(self, number: int, move: dict[str, Any]) -> None:
        """Save a move, counted from 1, and delete the draft of its seat."""

    def truncate(self, count: int) -> None:
        """Delete all moves after the first `count`, and the result."""

    def rewrite(self, count: int, moves: Sequence[dict[str, Any]]) -> None:
        """Replace all moves after the first `count` by these."""

    def finish(self, result: dict[str, Any]) -> None:
        """Save that the game is over."""

    def hand_seat(self, seat: int, holder: Mapping[str, Any], made: int) -> None:
        """Save who holds a seat from the first `made` moves on: the fields of a `SavedSeat`."""

    def load_drafts(self) -> Mapping[int, Mapping[str, Any]]:
        """Return the saved drafts by seat."""
        return {}

    def save_draft(self, seat: int, draft: Mapping[str, Any] | None) -> None:
        """Save a seat's draft until its next move, replacing an earlier one; None deletes it."""

    def load_phones(self) -> Mapping[str, Any] | None:
        """Return who has which seat on phones, as it was saved; None if nobody ever had one."""
        return None

    def save_phones(self, phones: Mapping[str, Any]) -> None:
        """Save who has which seat on phones; see `phones.door.Seats`."""


class NullJournal(Journal):
    """Accepts every move and saves none; the person was warned before."""


class GameJournal(Journal):
    """The journal of a game in the library.

    Each call is on disk when it returns. If it raises StorageError, nothing was saved: the caller
    must not show the move as done, and may try again. The error is `out-of-step` for a move that
    isn't the next one, and for a draft of a game that is over or was deleted.
    """

    def __init__(self, database: Database, row: int, now: Clock) -> None:
        self.row = row
        self._database = database
        self._now = now

    def append(self, number: int, move: dict[str, Any]) -> None:
        with self._database.transaction():
            self._write(number, move)
            if "seat" in move:
                self._forget(move["seat"])

    def _write(self, number: int, move: dict[str, Any]) -> None:
        values = move_row(self.row, number, move, self._now())
        self._database.touch(self.row)
        if self._database.write(_APPEND, *values) != 1:
            detail = f"move {number} does not follow the last one kept"
            raise StorageError(StorageCode.OUT_OF_STEP, self._database.path, detail)

    def truncate(self, count: int) -> None:
        with self._database.transaction():
            self._database.write("DELETE FROM moves WHERE game = ? AND number > ?", self.row, count)
            set_result(self._database, self.row, None)

    def rewrite(self, count: int, moves: Sequence[dict[str, Any]]) -> None:
        with self._database.transaction():
            self._database.touch(self.row)
            self._database.write("DELETE FROM moves WHERE game = ? AND number > ?", self.row, count)
            for number, move in enumerate(moves, start=count + 1):
                self._write(number, move)

    def finish(self, result: dict[str, Any]) -> None:
        with self._database.transaction():
            set_result(self._database, self.row, result)
            self._database.write("DELETE FROM moves WHERE game = ? AND number < 1", self.row)

    def hand_seat(self, seat: int, holder: Mapping[str, Any], made: int) -> None:
        with self._database.transaction():
            seats = list(read_head(self._database, self.row).seats)
            seats[seat] = seats[seat].handed_to(SavedSeat(**holder), made)
            change_head(self._database, self.row, seats=tuple(seats))

    def load_drafts(self) -> dict[int, dict[str, Any]]:
        rows = filter(is_whole, rows_of_drafts(self._database, self.row))
        found = {-values[1]: as_object(values[2]) for values in rows}
        return {seat: draft for seat, draft in found.items() if draft is not None}

    def save_draft(self, seat: int, draft: Mapping[str, Any] | None) -> None:
        with self._database.transaction():
            self._forget(seat)
            if draft is not None:
                values = move_row(self.row, -seat, draft, self._now())
                if self._database.write(_DRAFT, *values) != 1:
                    detail = "the game does not go on"
                    raise StorageError(StorageCode.OUT_OF_STEP, self._database.path, detail)

    def _forget(self, seat: int) -> None:
        where = "DELETE FROM moves WHERE game = ? AND number = ?"
        self._database.write(where, self.row, -seat)

    def load_phones(self) -> Mapping[str, Any] | None:
        return read_head(self._database, self.row).phones

    def save_phones(self, phones: Mapping[str, Any]) -> None:
        with self._database.transaction():
            change_head(self._database, self.row, phones=phones)
