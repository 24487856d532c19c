"""The library: games in progress and finished, best scores, people and evenings."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from stockgames.engine import registry
from stockgames.storage import findings, games, people
from stockgames.storage.backups import IntegrityScan
from stockgames.storage.database import Database, nothing
from stockgames.storage.entries import Best, GameSummary, Head, SavedSeat, read_seat
from stockgames.storage.errors import GameShelvedError, StorageError
from stockgames.storage.files import make_data_folder
from stockgames.storage.findings import Found, GameFindings
from stockgames.storage.journal import Clock, GameJournal
from stockgames.storage.open_database import LIBRARY, open_database
from stockgames.storage.people import StoredEvening
from stockgames.storage.shelf import Archive, Shelf
from stockgames.storage.writer_lock import WriterLock

if TYPE_CHECKING:
    from stockgames.engine.errors import RecordError
    from stockgames.engine.incremental import Steps
    from stockgames.engine.match import Match
    from stockgames.engine.record import Record
    from stockgames.evenings.books import Sitting
    from stockgames.evenings.evening import Evening
    from stockgames.evenings.person import Person


def utc_label() -> str:
    """Return the current time as a display label; nothing is sorted by it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


class Library:
    """An open library; no other window can open it until it is closed.

    Every method may raise StorageError. Games are identified by rows, which are never reused.
    """

    def __init__(
        self, database: Database, lock: WriterLock, now: Clock, looking: IntegrityScan | None = None
    ) -> None:
        self._database = database
        self._lock = lock
        self._now = now
        self._looking = looking
        if looking is not None:
            database.before_writing = looking.wait
        self._shelf = Shelf(database)
        self.unreadable: tuple[int, ...] = ()
        """The rows of unreadable games that seem to be over, as found by the integrity scan."""

    @classmethod
    def open(cls, folder: Path, now: Clock = utc_label, *, scan_later: bool = False) -> Self:
        """Open the folder's library; create it if missing.

        With `scan_later` the full integrity check, which takes long with thousands of games, is not
        done at once, but by `start_scan`, or before anything is written.

        Raise StorageError: `folder-unusable`, `library-in-use`, `library-newer`, `library-damaged`,
        `migration-failed`, `disk-full`, `cannot-read`, `cannot-write`. In each case the file is
        unchanged.
        """
        make_data_folder(folder)
        lock = WriterLock(folder / LIBRARY)
        try:
            looking = IntegrityScan(folder / LIBRARY) if scan_later else None
            database = open_database(folder, whole=looking is None)
            lock.hold_file()
            return cls(database, lock, now, looking)
        except BaseException:
            lock.release()
            raise

    def close(self) -> None:
        """Close the library, so that others can open it; can be called again."""
        if self._looking is not None:
            self._looking.stop()
        self._database.close()
        self._lock.release()

    def start_scan(self) -> None:
        """Start the full integrity check in the background; can be called again."""
        if self._looking is not None:
            self._looking.start()

    @property
    def is_scanned(self) -> bool:
        """Return whether writing waits for no integrity check any more."""
        return self._looking is None

    def scan_done(self) -> bool:
        """Return whether the full integrity check is complete; raise StorageError if the file
        is damaged.
        """
        if self._looking is None:
            return True
        if not self._looking.is_done:
            return False
        looking, self._looking = self._looking, None
        looking.wait()
        self._database.before_writing = nothing
        self.unreadable = looking.unreadable
        self._shelf.read_again(looking.unreadable)
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # Playing

    def create_game(
        self,
        match: Match,
        *,
        wishes: Mapping[str, Any],
        seed: str,
        handover: str,
        seated: Mapping[int, str] | None = None,
        evening: Callable[[int], StoredEvening] | None = None,
    ) -> GameJournal:
        """Save a game with its moves so far, and return its journal.

        `seed` is the match's, so that chance continues as it would have. `seated` holds the ids of
        known people by seat. `evening` returns, for the game's row, the evening that it belongs to,
        which is saved in the same transaction.
        """
        ids = seated or {}
        moves = [match.encode(move.seat, move.action, move.notes) for move in match.moves]
        result = match.result().as_record() if match.is_over else None
        head = Head(
            seats=tuple(
                read_seat({**info.model_dump(), "person": ids.get(seat)})
                for seat, info in enumerate(match.seats)
            ),
            options=match.options.model_dump(mode="json"),
            setup=match.setup.model_dump(mode="json"),
            seed=seed,
            handover=handover,
            wishes=wishes,
            begun=self._now(),
            known=match.seed_is_public,
            package=registry.package_of(match.game.meta.id),
        )
        with self._database.transaction():
            row = games.insert(self._database, match.game.meta.id, head, moves, result)
            people.note(self._database, ids.values())
            if evening is not None:
                people.rewrite_evening(self._database, evening(row))
        return GameJournal(self._database, row, self._now)

    def journal(self, row: int) -> GameJournal:
        """Return the journal of a saved game to resume it, and mark it as opened last."""
        with self._database.transaction():
            games.move_up(self._database, row)
        return GameJournal(self._database, row, self._now)

    def load(self, row: int) -> Match:
        """Return the match after its last move, with chance continuing as it would have.

        Raise GameShelvedError if the game no longer replays. It is marked as such, but loading may
        be tried again: a later release may be able to replay it.
        """
        from stockgames.engine.errors import RecordError
        from stockgames.engine.incremental import finish

        steps = self.opening(row)
        try:
            match = finish(steps)
        except RecordError as error:
            raise self.shelve(row, error) from None
        self.mend(row, match)
        return match

    def opening(self, row: int) -> Steps[Match]:
        """Read a game, and return steps that replay it without using the library.

        Call `mend` afterwards, or `shelve` if RecordError is raised. Raise GameShelvedError if the
        saved data is damaged.
        """
        from stockgames.engine.verify import replay_step_by_step

        try:
            record, head = self.saved_record(row), games.read_head(self._database, row)
        except GameShelvedError as error:
            self._shelve(row, error.detail)
            raise
        return replay_step_by_step(record, head.seed)

    def shelve(self, row: int, error: RecordError) -> GameShelvedError:
        """Mark a game that no longer replays, and return the error to raise."""
        self._shelve(row, str(error))
        return GameShelvedError(self._database.path, str(error))

    def record(self, row: int) -> Record:
        """Return the public record of a game; raise GameShelvedError if it no longer replays."""
        return self.load(row).record()

    def saved_record(self, row: int) -> Record:
        """Return a game's record as saved, to examine a game that no longer replays.

        It is not replayed, and simultaneous choices are in the order they were made, not in seat
        order. Raise GameShelvedError only if rows are damaged.
        """
        return games.read_record(self._database, row)

    def delete(self, row: int) -> None:
        """Delete a game, shelved or not; best scores reached in it stay."""
        with self._database.transaction():
            findings.forget(self._database, row)
            games.delete(self._database, row)

    def _shelve(self, row: int, reason: str) -> None:
        # The reason matters more than the mark, which can't be saved on a full disk.
        with suppress(StorageError), self._database.transaction():
            games.set_shelved(self._database, row, reason)

    def mend(self, row: int, match: Match) -> None:
        """Save a result that is missing because the app was killed after the last move, or that is
        invalid.

        Also clear the shelved mark.
        """
        values = games.read_row(self._database, row)
        result = match.result().as_record() if match.is_over else None
        odd = games.has_odd_result(values, len(match.seats))
        if odd or (match.is_over and values["result"] is None) or values["shelved"] is not None:
            with self._database.transaction():
                games.set_result(self._database, row, result)

    # Queries

    def shelf(self) -> Shelf:
        """Return what the lobby shows, updated."""
        self._shelf.refresh()
        return self._shelf

    def archive(self) -> Archive:
        """Return all present games, to be read in batches."""
        return Archive(self._database)

    def unfinished(self) -> list[GameSummary]:
        """Return the games in progress, shelved ones too, last opened first."""
        return games.waiting(self._database)

    def finished(self, limit: int = 100) -> list[GameSummary]:
        """Return finished games, readable or not, last opened first."""
        return games.finished(self._database, limit)

    def game(self, row: int) -> GameSummary | None:
        """Return a game's summary, whatever its state; None if there is none."""
        return next(iter(games.summaries(self._database, "WHERE row = ?", row)), None)

    def counted_seats(self, row: int) -> tuple[SavedSeat, ...]:
        """Return for whom a game counts, by seat (V14)."""
        return games.counted_seats(self._database, row, games.read_head(self._database, row))

    def best(self, game: str, key: str) -> Best | None:
        """Return the best score saved for a key of a game (solo NYSE: the board); None if there is
        none, or it is damaged.
        """
        found = self._database.whole("SELECT * FROM bests WHERE game = ? AND key = ?", game, key)
        for _, _, score, noted, at in found:
            if type(score) is int:
                return Best(score=score, noted=noted, row=at)
        return None

    def note_best(self, game: str, key: str, score: int, row: int | None = None) -> bool:
        """Save a score if it beats the best so far; return whether it did."""
        with self._database.transaction():
            known = self.best(game, key)
            if known is not None and known.score >= score:
                return False
            self._database.put("bests", game, key, score, self._now(), row)
        return True

    def findings(self, row: int) -> GameFindings:
        """Return the findings about a game, to read and add to."""
        return GameFindings(self._database, row, self._now)

    def all_findings(self, job: str, basis: str) -> Found:
        """Return the finding of a job that has one about each game, by row; those with another
        basis are ignored.
        """
        return findings.everywhere(self._database, job, basis)

    def without_findings(self, job: str, basis: str, most: int) -> list[int]:
        """Return the rows of the latest finished games that a job has no findings about."""
        return findings.missing(self._database, job, basis, most)

    # People and evenings

    def people(self) -> list[Person]:
        """Return the known people, those who played last first."""
        return people.everybody(self._database)

    def save_person(self, person: Person) -> None:
        """Save a person, new or changed."""
        with self._database.transaction():
            people.keep(self._database, person)

    def merge_people(self, person: str, into: str) -> None:
        """Assign everything that one person has played to another (ids); see `people.merge`."""
        with self._database.transaction():
            people.merge(self._database, person, into)
            for stored in people.all_evenings(self._database):
                if any(guest.person == person for guest in stored.evening.guests):
                    changed = stored.evening.with_person(person, into)
                    people.rewrite_evening(self._database, replace(stored, evening=changed))

    def remove_person(self, person: str) -> None:
        """Delete a person (an id); their games stay, under `somebody` (V10)."""
        with self._database.transaction():
            people.remove(self._database, person)

    def sittings(self) -> list[Sitting]:
        """Return who sat where in all readable finished games, first opened first."""
        return people.sittings(self._database)

    def evenings(self) -> list[StoredEvening]:
        """Return the evenings, last changed first."""
        return people.all_evenings(self._database)

    def begin_evening(self, evening: Evening) -> StoredEvening:
        """Save a new evening."""
        with self._database.transaction():
            return people.insert_evening(self._database, evening)

    def save_evening(self, stored: StoredEvening) -> None:
        """Save a changed evening."""
        with self._database.transaction():
            people.rewrite_evening(self._database, stored)

    def remove_evening(self, row: int) -> None:
        """Delete an evening that nobody attended; its games, if any, stay."""
        with self._database.transaction():
            people.remove_evening(self._database, row)
