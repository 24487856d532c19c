"""Controls the regulars' page, their books, and people as files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject, Signal
from PySide6.QtGui import QGuiApplication

from stockgames.app.context import AppContext
from stockgames.app.evening_manager import EveningManager
from stockgames.app.own_player import own_person, put_first
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.evenings.person import called, from_text, to_text
from stockgames.presentation.faces import know_people, portrait_of
from stockgames.presentation.sentences.speech import say
from stockgames.storage.files import shown_path

if TYPE_CHECKING:
    from stockgames.evenings.books import Sitting
    from stockgames.evenings.evening import Evening
    from stockgames.evenings.people_facts import BookFacts, Filter, PeopleFacts
    from stockgames.evenings.person import Person
    from stockgames.storage.library import Library
    from stockgames.ui.people.page import PeoplePage
    from stockgames.ui.people.words import Rows


class PeopleController(QObject):
    """Shows the page over lobby or evening, saves its changes, writes and reads `*.person.json`."""

    changed = Signal()
    """A person's name or portrait has changed, or a person was added or removed."""
    looked_back = Signal(object)
    """The row of a game to look back at."""

    def __init__(self, app: AppContext, manager: EveningManager) -> None:
        super().__init__(app)
        self._app = app
        self._manager = manager
        self.page: PeoplePage | None = None
        """The page that was opened last."""
        self._open = ""
        self._filter: Filter | None = None
        self._merged_into = ""
        """The id of the person into whose profile another was just merged; empty if none."""
        self._sittings: list[Sitting] = []
        self._evenings: list[Evening] = []
        self._counted: BookFacts | None = None
        """A cache of the last computed profile, valid until a game changes."""

    @property
    def _library(self) -> Library:
        return self._manager.library

    def open(self, person: str = "") -> None:
        """Show all people, with the profile of this one open, else that of the last to play."""
        from stockgames.ui.people.page import PeoplePage

        with self._app.messages.showing_errors():
            self._read()
            people = self._library.people()
            self._open = person or (people[0].id if people else "")
            self.page = PeoplePage(self._app.look, self._facts())
            self._connect(self.page)
            self._app.overlays.push(self.page)

    def _connect(self, page: PeoplePage) -> None:
        page.destroyed.connect(partial(self._forget, page))
        page.left.connect(self._app.overlays.back)
        page.opened.connect(self._open_book)
        page.filtered.connect(self._choose)
        page.created.connect(self._welcome)
        page.changed.connect(self._keep)
        page.merged.connect(self._merge)
        page.removed.connect(self._remove)
        page.exported.connect(lambda who: self._save_as_file(self._shown(who)))
        page.imported.connect(self._ask_for_file)
        page.copied.connect(self._copy)
        page.sat_down.connect(self._sit_down)
        page.played_as.connect(self._play_as)
        page.book_wanted.connect(lambda who: self.show_book(self._shown(who)))

    def show_book(self, person: Person) -> None:
        from stockgames.app.book import book_of
        from stockgames.ui.people.book import BookPage
        from stockgames.ui.widgets.pointer import busy

        with busy(), self._app.messages.showing_errors():
            page = BookPage(self._app.look, book_of(self._library, person))
            page.left.connect(self._app.overlays.back)
            page.profile_wanted.connect(self.open)
            page.looked_back.connect(self.looked_back)
            self._app.overlays.push(page)

    def _sit_down(self, name: str) -> None:
        """Open a new table of the shortest game for a person who has not played yet."""
        shortest = min(map(registry.meta, registry.game_ids()), key=lambda meta: meta.minutes)
        self._app.overlays.show_seats(shortest.id, name)

    def _forget(self, page: PeoplePage) -> None:
        if self.page is page:  # a later one may have taken its place
            self.page = None

    # Showing

    def _read(self) -> None:
        self._sittings = self._library.sittings()
        self._counted = None
        stored = sorted(self._library.evenings(), key=lambda each: each.row)
        self._evenings = [each.evening for each in stored]

    def _facts(self) -> PeopleFacts:
        from stockgames.evenings.people_facts import people_facts

        known = self._library.people()
        know_people(known)
        people = [replace(person, portrait=portrait_of(person)) for person in known]
        here = self._manager.evening.present if self._manager.evening is not None else ()
        if self._open not in [person.id for person in people]:
            self._open = people[0].id if people else ""
        book = self._book() if self._open else None
        facts = people_facts(people, self._sittings, self._evenings, here, book)
        own = own_person(known, self._app.preferences.settings.names)
        return replace(facts, own="" if own is None else own.id)

    def _book(self) -> BookFacts:
        from stockgames.bots.levels import LEVELS
        from stockgames.evenings.people_facts import Filter, book_facts

        chosen, counted = self._filter or Filter(), self._counted
        if counted is not None and (counted.person, counted.filter) == (self._open, chosen):
            return counted
        self._counted = book_facts(
            self._open,
            self._sittings,
            self._evenings,
            chosen,
            year=f"{QDate.currentDate().year()}-01-01",
            games=registry.game_ids(),
            levels=tuple(LEVELS),
        )
        return self._counted

    def _shown(self, key: str) -> Person:
        """Return a person as shown, always with a portrait."""
        return self._facts().person(key)

    def _show(self) -> None:
        with self._app.messages.showing_errors():
            if self.page is not None:
                self.page.show_facts(self._facts())

    def _open_book(self, person: str) -> None:
        self._open = person
        self._show()

    def _choose(self, chosen: Filter) -> None:
        self._filter = chosen
        self._show()

    # Requests

    def _do(self, work: Callable[[], None]) -> None:
        """Change the library and update the page.

        Names in the settings are updated, and a merged person has the open book's name from then
        on.
        """

        with self._app.messages.showing_errors():
            before = called(self._library.people())
            work()
            self._follow_names(before, called(self._library.people()))
            self._show()
        self.changed.emit()

    def _follow_names(self, before: Mapping[str, str], now: Mapping[str, str]) -> None:
        from stockgames.app.known_players import called_otherwise

        settings, into = self._app.preferences.settings, now.get(self._merged_into, "")
        for person, name in before.items():
            if now.get(person) != name:
                settings = called_otherwise(settings, name, now.get(person, into))
        self._merged_into = ""
        if settings != self._app.preferences.settings:
            self._app.preferences.keep(settings)

    def _welcome(self, name: str) -> None:
        from stockgames.app.known_players import welcome

        def come() -> None:
            self._open = welcome(self._library, name).id

        self._do(come)

    def _keep(self, person: Person) -> None:
        self._do(lambda: self._library.save_person(person))

    def _merge(self, other: str) -> None:
        """Merge another person's games into the open book."""

        def merge() -> None:
            self._merged_into = self._open
            self._library.merge_people(other, self._open)
            self._manager.catch_up(None)
            self._read()

        self._do(merge)

    def _remove(self, person: str) -> None:
        def remove() -> None:
            self._library.remove_person(person)
            self._read()

        self._do(remove)

    def _play_as(self, person: str) -> None:
        name, preferences = self._facts().names[person], self._app.preferences
        self._do(lambda: preferences.keep(put_first(preferences.settings, name)))

    def _copy(self, table: Rows) -> None:
        from stockgames.ui.people.words import for_clipboard

        QGuiApplication.clipboard().setMimeData(for_clipboard(table))
        self._app.messages.toast(say("people-copied"))

    def _let_in(self, person: Person) -> None:
        self._open = person.id

        def let_in() -> None:
            self._library.save_person(person)
            self._app.messages.toast(say("people-is-let-in", name=person.name))

        self._do(let_in)

    # Files

    def _save_as_file(self, person: Person) -> None:
        from stockgames.ui.window.files import PERSON, ToSave

        data = to_text(person).encode()
        what = ToSave(say("shell-save-this-person-as-a"), person.name, (PERSON,))
        self._app.dialogs.save(what, lambda target: self._app.dialogs.write(target, data))

    def _ask_for_file(self) -> None:
        from stockgames.ui.window.files import ask_for_person

        path = self._app.dialogs.ask(ask_for_person)
        if path is not None:
            self.import_from(path)

    def import_from(self, path: Path) -> None:
        """Import the person of a file; ask first if a known person would change."""
        from stockgames.storage.files import read_bytes

        messages, file = self._app.messages, shown_path(path.name)
        if not self._app.dialogs.can_read(path):
            return
        if not self._manager.has_library:
            messages.show(say("people-cannot-be-kept", file=file))
            return
        with messages.showing_errors():
            try:
                person = from_text(read_bytes(path))
            except RecordError as error:
                messages.show(say("people-cannot-be-read", file=file, reason=str(error)))
                return
            here = next((each for each in self._library.people() if each.id == person.id), None)
            if here is None:
                self._let_in(person)
            elif here == person:
                self._open_book(person.id)
                messages.toast(say("people-is-here-already", name=person.name))
            else:
                self._ask_whether_to_replace(person, here)

    def _ask_whether_to_replace(self, person: Person, here: Person) -> None:
        from stockgames.ui.window.dialogs import MessageSheet

        text, app = say("people-replace-question", name=person.name), self._app
        question = MessageSheet(app.look, "replace-question", text, app.window, warns=True)
        question.offer("keep", say("people-replace-not"))
        renewed = replace(person, since=here.since)
        question.offer("does", say("people-replace-does"), lambda: self._let_in(renewed))
        question.open()
