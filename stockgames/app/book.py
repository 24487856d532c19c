"""What the library's games bring to people's books."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.engine import registry
from stockgames.presentation.sentences.speech import number_word, say
from stockgames.storage.errors import GameShelvedError, StorageError

if TYPE_CHECKING:
    from stockgames.analysis.analysis_job import Finding
    from stockgames.analysis.distinctions import GameToSearch
    from stockgames.analysis.worker_pool import WorkerPool
    from stockgames.app.library_opener import LibraryOpener
    from stockgames.app.messages import Messages
    from stockgames.engine.match import Match
    from stockgames.engine.state import SeatId
    from stockgames.evenings.books import Sitting
    from stockgames.evenings.person import Person
    from stockgames.storage.library import Library
    from stockgames.ui.people.book import Book

JOB: Final = "distinctions"
VERSION: Final = "2"
"""Changes when a condition does, so that all games are searched again."""
AT_A_TIME: Final = 10
"""How many games are read and sent to be searched at once."""


def to_search(library: Library, row: int, *, has_par: bool = False) -> GameToSearch:
    """Return a finished game, to be searched, also for its par if it has one.

    Raises StorageError.
    """
    from stockgames.analysis.distinctions import GameToSearch

    game = library.game(row)
    return GameToSearch(row, library.saved_record(row), "" if game is None else game.deal, has_par)


def par_of(library: Library, row: int) -> int | None:
    """Return the par of a deal of the day; None before it has been found. Raises StorageError."""
    value = library.findings(row).load(JOB, VERSION).get(0, {}).get("par")
    return value if type(value) is int else None


def names_in(finding: Finding, seat: SeatId) -> list[str]:
    """Return what a finding says of a seat; nothing if it is odd."""
    found = finding.get("found")
    own = found[seat] if isinstance(found, list) and seat < len(found) else None
    return [name for name in own if isinstance(name, str)] if isinstance(own, list) else []


def brought_to(
    library: Library, person: str, sittings: Sequence[Sitting]
) -> dict[int, Sequence[str]]:
    """Return what each searched game has brought to a person, first to last, by row.

    Raises StorageError.
    """
    findings = library.all_findings(JOB, VERSION)
    return {
        sitting.row: names_in(findings.get(sitting.row, {}).get(0, {}), seat)
        for sitting in sittings
        for seat, sitter in enumerate(sitting.sitters)
        if sitter.person == person
    }


def new_distinctions(library: Library, row: int, match: Match, people: Sequence[str | None]) -> str:
    """Return which distinctions that a finished game has brought are new to its people, by seat,
    in a sentence; empty for none. Raises StorageError.
    """
    from stockgames.analysis.distinctions import distinctions, found_in, had

    sittings, new = library.sittings(), list[tuple[str, str]]()
    for seat, person in enumerate(people):
        if person is not None:
            games = brought_to(library, person, sittings) | {row: found_in(match, seat)}
            firsts = had(games).items()
            name = match.seats[seat].name
            new += [(name, one) for one, first in firsts if first == row and ":" not in one]
    if not new:
        return ""
    (person, name), more = new[0], len(new) - 1
    game = next(game for game, one in distinctions() if one.id == name)
    title, own = say(f"{game}-distinction", id=name), people.count(None) == len(people) - 1
    number = number_word(more)
    return say("book-new", own=own, person=person, name=title, more=more, number=number)


def book_of(library: Library, person: Person) -> Book:
    """Return a person's book. Raises StorageError."""
    from stockgames.analysis.distinctions import had
    from stockgames.app.own_player import outcomes
    from stockgames.bots.levels import LEVELS
    from stockgames.evenings.goals import streak
    from stockgames.evenings.people_facts import Filter, book_facts
    from stockgames.games.nyse.parts import BOARDS
    from stockgames.ui.people.book import Book

    games = registry.game_ids()
    own, levels = library.sittings(), tuple(LEVELS)
    figures = book_facts(person.id, own, (), Filter(), year="", games=games, levels=levels)
    found = had(brought_to(library, person.id, own))
    shelf = library.shelf()
    shelf.read_all()
    standard = "nyse", json.dumps(list(BOARDS["standard"]))
    best = [each.best for each in figures.boards if (each.game, each.board) == standard]
    return Book(
        person,
        figures,
        partial(alone_text, best),
        streak(outcomes(person.id, shelf.finished)),
        {name: game for name, row in found.items() if (game := library.game(row)) is not None},
    )


def alone_text(best: Sequence[int]) -> str:
    """Return what the medals of NYSE alone take, and the best score, if any."""
    from stockgames.games.nyse.history import STANDARD
    from stockgames.presentation.games.nyse.results import amounts_text
    from stockgames.presentation.games.nyse.terms import money

    own = (say("book-mark", amount=money(score)) for score in best)
    return ", ".join([amounts_text(STANDARD), *own])


class BookSearch(QObject):
    """Searches finished games for what they bring, in a process of low priority."""

    found = Signal()
    """All games have been searched that were to be, or the par is known."""
    _arrived = Signal(str, object, object)

    def __init__(self, opener: LibraryOpener, messages: Messages) -> None:
        super().__init__(opener)
        self._opener, self._messages = opener, messages
        self._tried, self._left = set[tuple[int, bool]](), 0
        self._pool: WorkerPool | None = None
        self._arrived.connect(self._take)

    def begin(self, dailies: Sequence[int] = ()) -> None:
        """Search the games that have not been searched, the latest first; if there are none, find
        the par of one of these.

        Nothing happens while games are being searched; `found` tells when that ends.
        """
        from stockgames.analysis.worker_pool import Task, WorkerPool

        library = self._opener.library
        if library is None or self._pool is not None:
            return
        games: list[GameToSearch] = []
        with self._messages.showing_errors():
            most = len(self._tried) + AT_A_TIME
            rows = library.without_findings(JOB, VERSION, most)
            wanted = [(row, False) for row in rows if (row, False) not in self._tried]
            if not wanted:  # as these take long
                wanted = [(row, True) for row in dailies if (row, True) not in self._tried][:1]
            for row, has_par in wanted:
                self._tried.add((row, has_par))
                with suppress(GameShelvedError):  # the list of past games tells what is wrong
                    games.append(to_search(library, row, has_par=has_par))
        self._left = len(games)
        if games:
            self._pool = WorkerPool([Task(JOB, each) for each in games], self._arrived.emit, 1)

    def stop(self) -> None:
        """Stop searching; what was found is kept."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()

    def _take(self, job: str, game: GameToSearch, finding: Finding | None) -> None:
        library = self._opener.library
        if self._pool is None:  # it was stopped
            return
        self._left -= 1
        try:
            if library is not None and finding is not None:
                library.findings(game.number).save(JOB, VERSION, 0, finding)
        except StorageError as error:
            self.stop()
            self._messages.show_error(error)
            return
        if not self._left:
            self.stop()
            self.begin()
            if not self._left:
                self.found.emit()
