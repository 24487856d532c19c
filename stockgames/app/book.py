"""A person's book: the page, and the distinctions that the library's games bring."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.engine import registry
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import number_word
from stockgames.storage.errors import StorageError
from stockgames.ui.widgets.later import later

if TYPE_CHECKING:
    from stockgames.engine.match import Match
    from stockgames.evenings.books import Sitting
    from stockgames.evenings.person import Person
    from stockgames.storage.findings import Found
    from stockgames.storage.library import Library
    from stockgames.ui.people.book import Book, BookPage
    from stockgames.ui.pieces.medals import Solo

INQUIRY: Final = "distinctions"


def look_at(match: Match, par: int | None = None) -> Found:
    """Return what each person's seat of a finished game has earned, as findings; `par` is the deal
    of the day's.
    """
    from stockgames.analysis.distinctions import found_in

    people = (seat for seat, info in enumerate(match.seats) if info.is_human)
    return {seat: {"found": list(found_in(match, seat, par))} for seat in people}


def keep(library: Library, row: int, findings: Found) -> None:
    """Save what a game has brought. Raises StorageError."""
    from stockgames.analysis.distinctions import VERSION

    kept = library.findings(row)
    for seat, finding in findings.items():
        kept.save(INQUIRY, VERSION, seat, finding)


def names_in(finding: Mapping[str, Any]) -> list[str]:
    """Return the ids in a finding."""
    found = finding.get("found")
    return [name for name in found if isinstance(name, str)] if isinstance(found, list) else []


def brought_to(
    library: Library, person: str, sittings: Iterable[Sitting]
) -> tuple[Mapping[str, int], list[int]]:
    """Return what a person has, each with the game that brought it, and the games not searched yet.

    Raises StorageError.
    """
    from stockgames.analysis.distinctions import VERSION, had

    kept, found, todo = library.all_findings(INQUIRY, VERSION), [], []
    for sitting in sittings:
        findings = kept.get(sitting.row, {})
        for seat, sitter in enumerate(sitting.sitters):
            if sitter.person == person and seat in findings:
                found.append((sitting.row, names_in(findings[seat])))
            elif sitter.person == person:
                todo.append(sitting.row)
    return had(found), todo


def told_new(library: Library, row: int, match: Match, people: Sequence[str | None]) -> str:
    """Save what a finished game has brought; return which distinctions are new to its people, by
    seat, in a sentence. Raises StorageError.
    """
    found = look_at(match)
    keep(library, row, found)
    sittings = library.sittings({}, {})
    new = [
        (match.seats[seat].name, name)
        for seat in found
        if (person := people[seat]) is not None
        for name, by in brought_to(library, person, sittings)[0].items()
        if by == row and ":" not in name
    ]
    if not new:
        return ""
    (person, name), more = new[0], len(new) - 1
    own = (distinction.id for distinction in match.game.achievements.distinctions)
    title = say(f"{match.game.meta.id if name in own else 'book'}-distinction", id=name)
    number = number_word(more)
    if len(found) == 1:
        return say("book-new", name=title, more=more, number=number)
    return say("book-new-of", person=person, name=title, more=more, number=number)


def solo_of(match: Match, best: int | None) -> Solo | None:
    """Return a finished game alone with its medals; None where there are none.

    `best` is the best score of earlier games, if any.
    """
    from stockgames.analysis.distinctions import medals, medals_won
    from stockgames.ui.lobby.box_art import face_of
    from stockgames.ui.pieces.medals import Solo

    found = medals(match)
    if not found:
        return None
    score = match.result().scores[0]
    won = len(medals_won(found, score))
    return Solo(found, face_of(match.game.meta.id).score, score, won, best)


def book_of(library: Library, person: Person) -> tuple[Book, list[int]]:
    """Return a person's book, and the games not searched for distinctions yet.

    Raises StorageError.
    """
    from stockgames.app.own_player import outcomes
    from stockgames.bots.levels import LEVELS
    from stockgames.engine.achievements import MEDALS
    from stockgames.evenings.book_facts import Filter, book_facts
    from stockgames.evenings.goals import streak
    from stockgames.games.nyse.history import STANDARD
    from stockgames.games.nyse.parts import BOARDS
    from stockgames.ui.lobby.box_art import face_of
    from stockgames.ui.people.book import Book, Brought
    from stockgames.ui.pieces.medals import Solo

    games = registry.game_ids()
    scores = {game: registry.meta(game).scores for game in games}
    alone_by = {game: registry.meta(game).alone_by for game in games}
    own = library.sittings(scores, alone_by)
    levels = tuple(LEVELS)
    figures = book_facts(person.id, own, (), Filter(), year="", games=games, levels=levels)
    shelf = library.shelf()
    shelf.read_all()
    found, todo = brought_to(library, person.id, own)
    ends = {each.row: each.ended for each in own}
    had = {}
    for name, row in found.items():
        game = library.game(row)
        seats = () if game is None else game.seats
        others = tuple(seat.name for seat in seats if seat.person != person.id)
        had[name] = Brought(row, ends[row], others)
    board = json.dumps(list(BOARDS["standard"]))
    alone = (each.best for each in figures.boards if (each.game, each.board) == ("nyse", board))
    won = sum(f"medal:{medal}" in found for medal in MEDALS)
    solo = Solo(STANDARD, face_of("nyse").score, next(alone, None), won)
    running = streak(outcomes(person.id, shelf.finished))
    return Book(person, figures, solo, running, had, not todo), todo


class BookRoom(QObject):
    """Shows a book, and searches older games for distinctions while it is open."""

    profile_wanted = Signal(str)
    """A person's id."""
    looked_back = Signal(object)
    """The row of a game to look back at."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self._app = app
        self._person: Person | None = None
        self.page: BookPage | None = None
        """The open book, if any."""
        self._todo: list[int] = []

    def open(self, person: Person) -> None:
        """Show a person's book."""
        from stockgames.ui.people.book import BookPage
        from stockgames.ui.widgets.pointer import busy

        self._person = person
        with busy():
            book = self._read()
        if book is None:
            return
        page = BookPage(self._app.look, book)
        page.left.connect(self._app.guests.back)
        page.profile_wanted.connect(self.profile_wanted)
        page.looked_back.connect(self.looked_back)
        page.destroyed.connect(partial(self._forget, page))
        self.page = page
        self._app.guests.push(page)
        later(page, self._search_on)

    def _read(self) -> Book | None:
        """Return the book, or show why it can't be read."""
        library = self._app.library
        if library is None or self._person is None:
            return None
        book: Book | None = None
        with self._app.messages.showing_errors():
            book, self._todo = book_of(library, self._person)
        return book

    def _forget(self, page: BookPage) -> None:
        if self.page is page:  # another one may have taken its place
            self.page = None

    def _search_on(self) -> None:
        """Search the next game; the page is painted in between."""
        library, page = self._app.library, self.page
        if page is None or library is None or not self._todo:
            return
        row, match = self._todo.pop(), None
        with suppress(StorageError):  # the list of past games tells what is wrong with it
            match = library.load(row)
        if match is not None:
            try:
                keep(library, row, look_at(match))
            except StorageError as error:
                self._app.messages.show_error(error)
                return
        if self._todo:
            later(page, self._search_on)
            return
        book = self._read()  # without what can't be replayed
        if book is not None:
            page.show_book(replace(book, is_read=True))
