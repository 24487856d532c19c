"""Manages an evening and keeps it in step with the tables that are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from stockgames.app.library_opener import LibraryOpener
from stockgames.engine import registry
from stockgames.engine.errors import RecordError, StockGamesError, UnknownGameError
from stockgames.engine.incremental import finish
from stockgames.engine.plain_text import folded
from stockgames.evenings.evening import Evening, Stage, seating
from stockgames.evenings.facts import minutes, names_at, page_facts
from stockgames.evenings.person import SOMEBODY, unique_names
from stockgames.evenings.standing import let_in
from stockgames.presentation.faces import know_people, portrait_of
from stockgames.ui.lobby import game_setup

if TYPE_CHECKING:
    from stockgames.app.messages import Messages
    from stockgames.evenings.evening import Act, Chair
    from stockgames.evenings.facts import PageFacts
    from stockgames.evenings.person import Portrait
    from stockgames.storage.entries import GameSummary
    from stockgames.storage.library import Library
    from stockgames.storage.people import StoredEvening
    from stockgames.ui.lobby.game_setup import GameSetup
    from stockgames.ui.lobby.tonight import EveningEntry


_UNSAVED: Final = 0
"""The row of an evening that nobody has joined, which is not in the library yet (V12)."""


class EveningManager(QObject):
    """Holds the last evening that was not ended; every change is saved at once.

    An evening exists while there is somebody on its list (V12).

    How games ended is read from the library, where each is saved with its last move: whatever ends
    the app between a game and its evening, `catch_up` finds both as they were.
    """

    changed = Signal()
    """There is another evening, or it has changed."""

    def __init__(self, opener: LibraryOpener, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._opener = opener
        self._showing_errors = messages.showing_errors
        self._stored: StoredEvening | None = None
        self._newcomers: list[str] = []
        """The ids of people who have not chosen a portrait yet."""

    @property
    def evening(self) -> Evening | None:
        """The running or planned evening; None if there is none."""
        return self._stored.evening if self._stored is not None else None

    @property
    def has_library(self) -> bool:
        return self._opener.library is not None

    @property
    def library(self) -> Library:
        """The library, without which there are no evenings."""
        assert self._opener.library is not None
        return self._opener.library

    def load_last(self) -> None:
        """Load the last evening that was not ended, with the results of its games."""
        found = (stored for stored in self._in_step(None) if not stored.evening.ended)
        self._stored = next((stored for stored in found if stored.evening.guests), None)
        self.changed.emit()

    def turn_to(self, row: int) -> None:
        """Load an evening of the library, including one that is over (V12)."""
        found = next((stored for stored in self._in_step(None) if stored.row == row), None)
        if found is None:
            return
        self._stored = found
        if found.evening.ended:
            self.changed.emit()
        else:
            self.do(lambda evening: evening)  # saving it makes it the last changed one

    def plan(self) -> None:
        """Plan an evening with all games and no people; it isn't saved yet."""
        from stockgames.storage.library import utc_label
        from stockgames.storage.people import StoredEvening

        evening = Evening(begun=utc_label())
        for game in registry.game_ids():
            evening = evening.add(game)

        self._stored = StoredEvening(_UNSAVED, evening)
        self.changed.emit()

    def do(self, change: Callable[[Evening], Evening]) -> None:
        """Apply a change to the evening. Raises EveningError if it is not allowed."""
        assert self._stored is not None
        now = replace(self._stored, evening=change(self._stored.evening))
        with self._showing_errors():
            self._stored = self._save(now)
        self.changed.emit()

    def _save(self, now: StoredEvening) -> StoredEvening:
        """Save an evening, or remove it if it has no people; return it with its row."""
        if not now.evening.guests:
            if now.row != _UNSAVED:
                self.library.remove_evening(now.row)
            return replace(now, row=_UNSAVED)
        if now.row == _UNSAVED:
            return self.library.begin_evening(now.evening)
        self.library.save_evening(now)
        return now

    # People

    def welcome(self, name: str, *, from_nothing: bool = False) -> None:
        """Add a person by name, who becomes a regular (V7), if there is space."""
        from stockgames.app.known_players import person_called

        evening = self.evening
        with self._showing_errors():
            if evening is not None and not self._is_here(name):
                known = {each.id for each in self.library.people()}
                found = person_called(self.library, name, evening.present).id
                if found not in known:
                    self._newcomers.append(found)
                self.do(lambda evening: let_in(evening, [found], from_nothing=from_nothing))

    def give_face(self, person: str, portrait: Portrait) -> None:
        """Save the portrait that a newcomer has chosen."""
        with self._showing_errors():
            for each in self.library.people():
                if each.id == person:
                    self.library.save_person(replace(each, portrait=portrait))
            know_people(self.library.people())
            self._newcomers = [each for each in self._newcomers if each != person]
        self.changed.emit()

    def _is_here(self, name: str) -> bool:
        assert self.evening is not None
        people = self.library.people()
        called = {person.id for person in people if folded(person.name) == folded(name)}
        return bool(called) and called <= set(self.evening.present)

    # Tables

    def setup_for(self, act: Act, handover: str, level: str) -> GameSetup:
        """Return the set-up of a game: its people, and bots of a level in the other seats.

        The first seat starts if the game has a starting seat (V6). `handover` is how people share
        the screen, if the game has that way.
        """
        assert self.evening is not None
        names = names_at(self.evening, self.library.people())
        chairs = seating(self.evening, act, registry.meta(act.game).seats).chairs
        people = unique_names([_called(names, chair) for chair in chairs])
        drafts = [
            (name, game_setup.HUMAN if chair else level)
            for name, chair in zip(people, chairs, strict=True)
        ]
        seats = [
            game_setup.bot(name, level) if chair is None else game_setup.person(name)
            for name, chair in zip(game_setup.named(drafts, names.values()), chairs, strict=True)
        ]
        ways = game_setup.handovers(act.game)
        way = handover if handover in ways else ways[0]
        return game_setup.GameSetup(act.game, tuple(seats), dict(act.options), 0, way, chairs)

    def beginning(self, act: Act) -> Callable[[int], StoredEvening]:
        """Return a function from a game's row to the evening once that game is dealt.

        Its result is to be saved in one transaction with the game; call `catch_up` afterwards.
        """
        from stockgames.storage.library import utc_label

        assert self._stored is not None
        stored, at = self._stored, utc_label()
        chairs = seating(stored.evening, act, registry.meta(act.game).seats).chairs
        begun = stored.evening.begin
        return lambda row: replace(stored, evening=begun(act.number, chairs, row=row, at=at))

    def act_on(self, row: int | None) -> Act | None:
        """Return the evening's game with this row of the library, None if there is none."""
        if self.evening is None or row is None:
            return None
        return next((act for act in self.evening.programme if act.row == row), None)

    def catch_up(self, playing: int | None) -> None:
        """Update the results of the evening's games; `playing` is the row of the open table."""
        stored_evenings, before = self._in_step(playing), self._stored
        if before is not None:
            self._stored = next(
                (stored for stored in stored_evenings if stored.row == before.row), before
            )
        if self._stored != before:
            self.changed.emit()

    def _in_step(self, playing: int | None) -> list[StoredEvening]:
        """Return all evenings with updated results of their games, the last changed first."""
        found: list[StoredEvening] = []
        with self._showing_errors():
            for stored in self.library.evenings() if self.has_library else ():
                now = stored.evening
                for act in now.programme:
                    if act.has_begun and not act.is_over:
                        now = self._followed(now, act, playing)
                caught_up = replace(stored, evening=now)
                if caught_up != stored:
                    self.library.save_evening(caught_up)
                found.append(caught_up)
        return found

    def _followed(self, evening: Evening, act: Act, playing: int | None) -> Evening:
        """Return the evening with an unfinished game updated from the library."""
        game = None if act.row is None else self.library.game(act.row)
        if game is not None and game.result is not None:
            try:
                result = finish(self.library.opening(game.row)).result()
            except (RecordError, UnknownGameError):  # the lobby reports it when the game is opened
                return evening
            seats = self.library.counted_seats(game.row)
            counted = [seat.person for seat in seats] if seats != game.seats else ()
            number, ranks, scores = act.number, result.ranks, result.scores
            return evening.finish(number, ranks, scores, at=game.played, counted=counted)
        if act.stage is Stage.RUNNING and act.row != playing:
            return evening.break_off(act.number)
        if act.stage is Stage.BROKEN_OFF and act.row == playing and evening.running is None:
            return evening.go_on(act.number)
        return evening

    # Facts for the pages

    def entry(self) -> EveningEntry | None:
        """Return the lobby's summary of the running evening; None without one."""
        from stockgames.app.lobby_updater import evening_entry

        evening, entry = self.evening, None
        if evening is not None and evening.guests and not evening.ended:
            with self._showing_errors():
                entry = evening_entry(self.facts())
        return entry

    def facts(self) -> PageFacts:
        """Return what the evening page shows. Raises StorageError."""
        from stockgames.app.known_players import last_time

        assert self.evening is not None
        library = self.library
        finished = library.finished()
        here = self.evening.present
        facts = page_facts(
            self.evening,
            [replace(known, portrait=portrait_of(known)) for known in library.people()],
            lambda game: registry.meta(game).seats if game in registry.game_ids() else range(0),
            lambda game, people: _minutes(finished, game, people),
            {game.row for game in library.unfinished() if game.shelved is None},
            last_time(library, self.evening),
        )
        return replace(facts, newcomers=tuple(who for who in self._newcomers if who in here))

    def to_file(self) -> str:
        """Return the evening as a file; the seal of each game identifies its record (V10).

        Raises StorageError.
        """
        from stockgames.evenings.form import to_file

        assert self.evening is not None
        names = names_at(self.evening, self.library.people())
        guests = {who: name or "?" for who, name in names.items()}
        return to_file(self.evening, guests, self._seal)

    def _seal(self, act: Act) -> str | None:
        """Return the seal of a game, None if it is not saved or not readable."""
        try:
            return finish(self.library.opening(act.row)).seal if act.row is not None else None
        except StockGamesError:
            return None


def _called(names: Mapping[str, str], chair: Chair) -> str:
    """Return the name for a seat; empty for a bot, which gets its name later."""
    return "" if chair is None else names.get(chair) or SOMEBODY


def _minutes(finished: list[GameSummary], game: str, people: int) -> int:
    """Return how long a game takes with this many people (V9)."""
    own = [
        _lasted(summary)
        for summary in finished
        if summary.game == game
        and not summary.is_study
        and sum(seat.is_human for seat in summary.seats) == people
    ]
    return minutes([m for m in own if m is not None], registry.meta(game).minutes)


def _lasted(game: GameSummary) -> float | None:
    """Return the minutes from the deal to the last move; None if the labels are invalid."""
    try:
        begun, played = map(datetime.fromisoformat, (game.begun, game.played))
    except ValueError:
        return None
    return (played - begun).total_seconds() / 60
