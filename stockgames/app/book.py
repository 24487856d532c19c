"""A person's book: the page, and the distinctions that the library's games bring."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.controllers.background_task import BackgroundTask
from stockgames.engine import registry
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageError

if TYPE_CHECKING:
    from stockgames.engine.incremental import Steps
    from stockgames.engine.match import Match
    from stockgames.evenings.person import Person
    from stockgames.storage.findings import Found
    from stockgames.storage.library import Library
    from stockgames.ui.people.book import Book, BookPage, Brought
    from stockgames.ui.pieces.medals import Solo

INQUIRY: Final = "distinctions"


def look_at(match: Match) -> Found:
    """Return what each person's seat of a finished game has earned, as findings."""
    from stockgames.analysis.distinctions import found_in

    people = (seat for seat, info in enumerate(match.seats) if info.is_human)
    return {seat: {"found": list(found_in(match, seat))} for seat in people}


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


def new_in(library: Library, row: int, person: str, names: Sequence[str]) -> list[str]:
    """Return the distinctions that a person has since this game. Raises StorageError."""
    from stockgames.analysis.distinctions import VERSION, asked_for, had

    before = [
        name
        for name in sorted(asked_for(names))
        if any(
            other != row and _sits(library, other, seat, person)
            for other, seat in library.seats_with(INQUIRY, VERSION, name, person)
        )
    ]
    now = had([(0, before), (row, names)])
    return [name for name, brought in now.items() if brought == row and ":" not in name]


def title(match: Match, name: str) -> str:
    """Return the title of a distinction that a game has brought."""
    own = (distinction.id for distinction in match.game.achievements.distinctions)
    return say(f"{match.game.meta.id if name in own else 'book'}-distinction", id=name)


def solo_of(match: Match, best: int | None) -> Solo | None:
    """Return a finished game alone with its medals; None where there are none.

    `best` is the best score of earlier games, if any.
    """
    from stockgames.analysis.distinctions import medals, medals_won
    from stockgames.ui.lobby.box_art import face_of
    from stockgames.ui.pieces.medals import Solo

    found = medals(match)
    if found is None:
        return None
    score = match.result().scores[0]
    won = len(medals_won(found, score))
    return Solo(found, face_of(match.game.meta.id).score, score, won, best)


def _sits(library: Library, row: int, seat: int, person: str) -> bool:
    game = library.game(row)
    return game is not None and seat < len(game.seats) and game.seats[seat].person == person


def book_of(library: Library, person: Person) -> tuple[Book, list[int]]:
    """Return a person's book, and the games not searched for distinctions yet.

    Raises StorageError.
    """
    from stockgames.analysis.distinctions import VERSION, had
    from stockgames.analysis.par import INQUIRY as PAR
    from stockgames.analysis.par import VERSION as PAR_VERSION
    from stockgames.analysis.par import par
    from stockgames.app.own_player import outcomes
    from stockgames.bots.levels import STEPS
    from stockgames.engine.achievements import MEDALS
    from stockgames.evenings.books import page
    from stockgames.evenings.goals import beaten_tables, next_level, streak
    from stockgames.games.nyse.history import STANDARD
    from stockgames.games.nyse.parts import BOARDS
    from stockgames.presentation.faces import portrait_of
    from stockgames.ui.lobby.box_art import face_of
    from stockgames.ui.people.book import Book, GameRow
    from stockgames.ui.pieces.medals import Solo

    metas = [registry.meta(game) for game in registry.game_ids() if registry.is_own(game)]
    scores = {meta.id: meta.scores for meta in metas if meta.scores}
    alone_by = {meta.id: meta.alone_by for meta in metas if meta.alone_by}
    own = [each for each in library.sittings(scores, alone_by) if each.sitter(person.id)]
    shelf = library.shelf()
    shelf.read_all()
    results = outcomes(person.id, shelf.finished)
    beaten, _ = beaten_tables(results, STEPS)
    lines = []
    for meta in metas:
        figures = page(person.id, [each for each in own if each.game == meta.id])
        won_at = tuple((meta.id, level) in beaten for level in STEPS)
        played = sum(figures.places.values())
        target = next_level(meta.id, beaten, STEPS)
        lines.append(GameRow(meta.id, figures.best, figures.won, played, won_at, target))
    kept, todo, found = library.all_findings(INQUIRY, VERSION), list[int](), []
    playings = library.all_findings(PAR, PAR_VERSION)
    for sitting in own:
        seat = next(n for n, each in enumerate(sitting.sitters) if each.person == person.id)
        finding = kept.get(sitting.row, {}).get(seat)
        if finding is None:
            todo.append(sitting.row)
        else:
            least = par(playings.get(sitting.row, {}).values())
            is_par = least is not None and sitting.sitters[seat].score >= least
            names = [*names_in(finding), *([f"par:{sitting.game}"] if is_par else [])]
            found.append((sitting.row, names))
    ends = {each.row: each.ended for each in own}
    whole = page(person.id, own)
    brought = had(found)
    best = whole.alone.get(json.dumps(list(BOARDS["standard"])))
    won = sum(f"medal:{medal}" in brought for medal in MEDALS)
    book = Book(
        person.id,
        person.name,
        portrait_of(person),
        tuple(lines),
        STEPS,
        streak(results),
        whole.run.length,
        {name: _brought(library, row, ends[row], person.id) for name, row in brought.items()},
        Solo(STANDARD, face_of("nyse").score, best, won),
        not todo,
    )
    return book, todo


def _brought(library: Library, row: int, ended: str, person: str) -> Brought:
    from stockgames.ui.people.book import Brought

    game = library.game(row)
    seats = () if game is None else game.seats
    return Brought(row, ended, tuple(seat.name for seat in seats if seat.person != person))


def _searched(steps: Steps[Match]) -> Steps[Found]:
    """Replay a game step by step, and return what it has brought."""
    match = yield from steps
    return look_at(match)


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
        self._row = 0
        """The game that is being searched; 0 once the book shows what was found."""
        self._task: BackgroundTask | None = None

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
        if self._task is None:
            self._search_on()

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
        """Search the next game in the background, as long as the book is open."""
        self._task, library = None, self._app.library
        while self.page is not None and library is not None and self._todo:
            self._row = self._todo.pop()
            try:
                self._task = BackgroundTask(_searched(library.opening(self._row)), self)
            except StorageError:
                continue  # the list of past games tells what is wrong with it
            self._task.done.connect(self._take)
            self._task.failed.connect(self._search_on)
            self._task.begin()
            return
        if self._row and self.page is not None:
            book, self._todo, self._row = self._read(), [], 0  # without what can't be replayed
            if book is not None:
                self.page.show_book(replace(book, is_read=True))

    def _take(self, found: Found) -> None:
        library = self._app.library
        if library is not None:
            try:
                keep(library, self._row, found)
            except StorageError as error:
                self._app.messages.show_error(error)
                return
        self._search_on()
