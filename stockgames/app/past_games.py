"""Controls the list of all games: what it gets from the library, and what is done there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.app.daily_deal import own_score
from stockgames.app.lobby_updater import LONGEST
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.evenings.facts import names_at
from stockgames.evenings.standing import standing
from stockgames.presentation.faces import know_people, portrait_of
from stockgames.presentation.sentences.speech import points_text, say
from stockgames.storage.entries import GameSummary
from stockgames.storage.errors import StorageError
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.lobby.saved_games import faces
from stockgames.ui.review.past_list import OfEvening, PastGame, PastGameState, Seated
from stockgames.ui.widgets.timing import later

if TYPE_CHECKING:
    from stockgames.evenings.person import Person
    from stockgames.storage.library import Library
    from stockgames.storage.people import StoredEvening
    from stockgames.storage.shelf import Archive
    from stockgames.ui.review.past_page import PastPage


def evenings_by_game(evenings: Iterable[StoredEvening]) -> dict[int, OfEvening]:
    """Return the evening of each game, by the game's row."""
    return {
        act.row: OfEvening(stored.row, stored.evening.name, stored.evening.begun)
        for stored in evenings
        for act in stored.evening.programme
        if act.row is not None
    }


def past_evenings(library: Library) -> list[PastGame]:
    """Return the evenings with their standings, the last begun first. Raises StorageError."""
    people = library.people()
    know_people(people)
    found = [
        _past_evening(stored, people) for stored in library.evenings() if stored.evening.guests
    ]
    return sorted(found, key=lambda each: each.begun, reverse=True)


def _past_evening(stored: StoredEvening, people: Sequence[Person]) -> PastGame:
    evening = stored.evening
    names, faces = names_at(evening, people), {each.id: portrait_of(each) for each in people}
    lines = standing(evening)
    played = max((act.ended or act.began for act in evening.programme), default="")
    return PastGame(
        row=stored.row,
        game_id="",
        title="",
        seats=tuple(
            Seated(
                names[line.person] or say("shell-somebody"),
                is_human=True,
                place=line.place or 0,
                points=points_text(line.total),
            )
            for line in lines
        ),
        moves=len(evening.played),
        begun=evening.begun,
        played=played or evening.begun,
        state=PastGameState.EVENING,
        shows=False,
        evening=OfEvening(stored.row, evening.name, evening.begun),
        goes_on=not evening.ended,
        faces=tuple(faces[line.person] for line in lines if line.person in faces),
    )


def among(games: Sequence[PastGame], evenings: list[PastGame], *, is_read: bool) -> list[PastGame]:
    """Return games with evenings inserted, each above the first game that is older than it.

    Inserted evenings are removed from the list; once all games are read (`is_read`), the rest is
    appended.
    """
    found: list[PastGame] = []
    for game in games:
        row = game.evening.row if game.evening is not None else None
        for evening in [e for e in evenings if e.row == row or e.begun > game.played]:
            evenings.remove(evening)
            found.append(evening)
        found.append(game)
    if is_read:
        found += evenings
        evenings.clear()
    return found


def past_game(game: GameSummary, evenings: Mapping[int, OfEvening]) -> PastGame:
    """Return a game of the library as a line of the list."""
    known = game.game in registry.game_ids()
    state = _state(game, known)
    ranks = game.result["ranks"] if game.result is not None else [0] * len(game.seats)
    is_solo = known and game.result is not None and len(game.seats) == 1
    score = face_of(game.game).score(own_score(game)) if is_solo else ""
    return PastGame(
        row=game.row,
        game_id=game.game if known else "",
        title=registry.title(game.game)[:LONGEST],
        seats=tuple(
            Seated(seat.name[:LONGEST], seat.is_human, rank, score)
            for seat, rank in zip(game.seats, ranks, strict=True)
        ),
        moves=game.moves,
        begun=game.begun,
        played=game.played,
        state=state,
        shows=state is PastGameState.OVER or (state is PastGameState.RUNNING and _is_open(game)),
        is_study=game.is_study,
        evening=evenings.get(game.row),
        faces=faces(game.seats),
    )


def _is_open(game: GameSummary) -> bool:
    """Return whether people of a running game need no curtain between them: see `who_may_look`."""
    people = sum(seat.is_human for seat in game.seats)
    return people == 1 or (people > 1 and game.handover == "trusting")


def _state(game: GameSummary, known: bool) -> PastGameState:
    if game.is_damaged or not known or game.shelved is not None:
        return PastGameState.UNREADABLE
    return PastGameState.OVER if game.is_over else PastGameState.RUNNING


READ_EACH: Final = 4
"""Milliseconds between reads of the library, in which the page is painted."""


class PastGamesController(QObject):
    """Shows the list while it is open, and reads it from the library in chunks."""

    left = Signal()
    """The user wants the lobby."""
    looked_back = Signal(object)
    resumed = Signal(object)
    evening_wanted = Signal(object)
    """The library row of a game to review or continue, or of the evening to open."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self._app = app
        self._archive: Archive | None = None
        self._evenings: dict[int, OfEvening] = {}
        self._unplaced: list[PastGame] = []
        """Evenings that are not in the list yet."""
        self.page: PastPage | None = None
        """The page while it is open."""

    def open(self) -> None:
        from stockgames.ui.review.past_page import PastPage

        library = self._app.library
        if library is None:
            return
        try:
            self._archive = library.archive()
            self._evenings = evenings_by_game(library.evenings())
            self._unplaced = past_evenings(library)
        except StorageError as error:
            self._app.messages.show_error(error)
            return
        old, page = self.page, PastPage(self._app.look)
        self.page = page
        page.back.connect(self.left)
        page.looked_back.connect(self.looked_back)
        page.resumed.connect(self.resumed)
        page.saved.connect(self._save)
        page.removed.connect(self._remove)
        page.evening_wanted.connect(self.evening_wanted)
        self._read_on()
        self._app.window.show_page(page)
        if old is not None:
            self._app.window.drop_page(old)

    def close(self) -> None:
        """Close the page after another one has been shown."""
        page, self.page, self._archive = self.page, None, None
        if page is not None:
            self._app.window.drop_page(page)

    def _read_on(self) -> None:
        archive, page = self._archive, self.page
        if archive is None or page is None:
            return
        try:
            found = [past_game(game, self._evenings) for game in archive.read_on()]
        except StorageError as error:
            self._archive = None
            self._app.messages.show_error(error)
            return
        found = among(found, self._unplaced, is_read=archive.is_read)
        page.add(found, is_read=archive.is_read)
        if not archive.is_read:
            later(self, self._read_on, READ_EACH)

    def _save(self, row: int) -> None:
        library = self._app.library
        if library is None:
            return
        try:
            match = library.load(row)
        except StockGamesError as error:
            self._app.messages.show_error(error)
            return
        self._app.files.save(match.record(sealed=True), registry.title(match.game.meta.id))

    def _remove(self, row: int) -> None:
        """Delete a game; the page has asked for confirmation."""
        library, page = self._app.library, self.page
        if library is None or page is None:
            return
        with self._app.messages.showing_errors():
            library.delete(row)
            page.drop(row)
