"""Controls the evening page, and finds the key moments of its games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from stockgames.app.context import AppContext
from stockgames.app.evening_manager import EveningManager
from stockgames.app.overlay_pages import usual_ways
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.evenings.evening import Evening, EveningError
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import GameStory
from stockgames.storage.errors import StorageError
from stockgames.ui.evening.words import title
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.timing import later

if TYPE_CHECKING:
    from stockgames.engine.match import Match
    from stockgames.storage.library import Library
    from stockgames.ui.evening.page import EveningPage
    from stockgames.ui.window.files import Kind, Target


Remark = tuple[str, str]
"""The title of a game, and the sentence."""


class EveningMoments(QObject):
    """Reads one game at a time, so that the page is painted in between."""

    found = Signal(object)
    """Everything found so far, a tuple of `Remark` in the order of the programme."""

    def __init__(self, library: Library, evening: Evening, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        played = [act for act in evening.programme if act.is_over]
        self._rows = [(act.game, act.row) for act in played if act.row is not None]
        self.remarks: tuple[Remark, ...] = ()

    def read_on(self) -> None:
        """Read the next game, and schedule the one after it."""
        if self._rows:
            self._read()
            later(self, self.read_on)

    def all(self) -> tuple[Remark, ...]:
        """Read the remaining games and return all key moments."""
        while self._rows:
            self._read()
        return self.remarks

    def _read(self) -> None:
        """Read a game; one that was removed or is damaged is skipped."""
        game, row = self._rows.pop(0)
        try:
            sentence = key_moment(self._library.load(row))
        except StockGamesError:
            return
        if sentence:
            self.remarks = (*self.remarks, (registry.title(game), sentence))
            self.found.emit(self.remarks)


def key_moment(match: Match) -> str:
    """Return the key moment of a finished game as a sentence; empty if there is none."""
    from stockgames.ui.table.generic import create_table

    history = match.history(None, all_up=True)
    words = create_table(match.game.meta.id, ThemeContext()).words
    if history is None or words.story is None:
        return ""
    names = tuple(seat.name for seat in match.seats)
    story = GameStory(history, words.story, names, None)
    return next((story.sentence(moment) for moment in story.highlight_moments()), "")


class EveningController(QObject):
    """Shows the evening page, and has the manager do what is requested there."""

    left = Signal()
    """The user wants the lobby."""
    people_wanted = Signal()
    """The user wants the page of the registered people."""
    dealt = Signal(object)
    """The Act to deal."""
    resumed = Signal(object, bool)
    """The library row of a game to continue, and whether with others in its seats."""

    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self._app = app
        self.manager = EveningManager(app.opener, app.messages, self)
        self.manager.changed.connect(self.sync)
        self.page: EveningPage | None = None
        """The page, while it is open."""
        self._moments: EveningMoments | None = None
        app.window.language_changed.connect(lambda: later(self, self._renew_moments))

    def open(self, *, after_game: bool = False) -> None:
        """Show the evening page; plan an evening if there is none.

        After a game that counts, its result is animated.
        """
        if self.manager.evening is None:
            self.manager.plan()
        if self.manager.evening is not None and self.page is None:
            self.page = self._make_page()
        if self.page is not None:
            self._app.window.show_page(self.page)
            if after_game:
                self.page.standing.tell_news()

    def open_past(self, row: int) -> None:
        """Show an evening of the library, including one that is over (V12)."""
        self.manager.turn_to(row)
        self.open()

    def begin_next(self) -> None:
        """Continue the unfinished game (V13), else deal the next one, else show the page."""
        with self._app.messages.showing_errors():
            facts = self.manager.facts() if self.manager.evening is not None else None
            if facts is not None and facts.broken is not None:
                self.resumed.emit(self._evening.act(facts.broken.number).row, False)
            elif facts is not None and facts.next is not None:
                self.dealt.emit(self._evening.act(facts.next.number))
            else:
                self.open()

    def close(self) -> None:
        """Close the page after another one has been shown.

        An evening that was ended or has no people is dropped.
        """
        if self.page is not None:
            page, self.page = self.page, None
            self._app.window.drop_page(page)
        evening = self.manager.evening
        if evening is not None and (evening.ended or not evening.guests):
            self.manager.load_last()

    def _make_page(self) -> EveningPage | None:
        from stockgames.ui.evening.page import EveningPage

        try:
            facts = self.manager.facts()
        except StorageError as error:
            self._app.messages.show_error(error)
            return None
        page = EveningPage(self._app.look, registry.game_ids(), facts)
        manager, safely = self.manager, self._safely
        page.left.connect(self.left)
        page.people_wanted.connect(self.people_wanted)
        page.begin_requested.connect(
            lambda act: safely(lambda: self.dealt.emit(self._evening.act(act)))
        )
        page.resumed.connect(
            lambda act, seats: safely(lambda: self.resumed.emit(self._evening.act(act).row, seats))
        )
        page.edited.connect(lambda change: safely(lambda: manager.do(change)))
        page.named.connect(
            lambda name, nothing: safely(lambda: manager.welcome(name, from_nothing=nothing))
        )
        page.faced.connect(manager.give_face)
        page.options_wanted.connect(lambda act: safely(lambda: self._open_options(act)))
        page.exported.connect(self._export)
        self._read_moments(page)
        return page

    def _open_options(self, number: int) -> None:
        """Ask for the options of a game, how its table is shared and its bots' level (V11)."""
        from stockgames.ui.evening.page import OptionsSheet

        app, act, page = self._app, self._evening.act(number), self.page
        assert page is not None
        settings = app.preferences.settings
        ways = usual_ways(settings, act.game)
        sheet = OptionsSheet(app.look, act, ways, page, phones=settings.phones)

        def take(options: dict[str, object], way: str, level: str) -> None:
            self._safely(lambda: self.manager.do(lambda now: now.set_options(number, options)))
            if (way, level) != ways:
                app.preferences.keep(settings.with_sharing(act.game, way, level))

        sheet.taken.connect(take)
        sheet.open()

    def _safely(self, work: Callable[[], None]) -> None:
        """Do what was pressed; if the evening has moved on since, show it as it is instead."""
        try:
            work()
        except EveningError:
            self.sync()

    def _read_moments(self, page: EveningPage) -> None:
        """Show the key moments of a finished evening, as they are read one by one."""
        if not self._evening.ended:
            self._forget_moments()
            return
        if self._moments is None:
            self._moments = EveningMoments(self.manager.library, self._evening, self)
            self._moments.found.connect(self._show_moments)
            self._moments.read_on()
        page.notes.show_moments(self._moments.remarks)

    def _forget_moments(self) -> None:
        if self._moments is not None:
            self._moments.deleteLater()
            self._moments = None

    def _renew_moments(self) -> None:
        """Tell the key moments in another language, once the page speaks it."""
        self._forget_moments()
        self.sync()

    def _show_moments(self, moments: Sequence[tuple[str, str]]) -> None:
        if self.page is not None and self._moments is not None:
            self.page.notes.show_moments(moments)

    @property
    def _evening(self) -> Evening:
        assert self.manager.evening is not None
        return self.manager.evening

    def sync(self) -> None:
        if self.page is None or self.manager.evening is None:
            return
        with self._app.messages.showing_errors():
            self.page.show_facts(self.manager.facts())
            self._read_moments(self.page)

    def _export(self) -> None:
        """Ask where to save the evening, and write it (V10).

        The user chooses a picture, a sheet to print, or JSON.
        """
        from stockgames.ui.window.files import DATA, PICTURE, PRINT, ToSave

        with self._app.messages.showing_errors():
            name = title(self.manager.facts())
            what = ToSave(say("shell-save-this-evening-as-a"), name, (PICTURE, PRINT, DATA))
            self._app.dialogs.save(what, self._write)

    def _write(self, target: Target) -> None:
        with self._app.messages.showing_errors():
            self._app.dialogs.write(target, self._as_file(target.kind))

    def _as_file(self, kind: Kind) -> bytes:
        """Return the evening as a file of a kind. Raises StorageError."""
        from stockgames.ui.evening.keepsake import as_pdf, as_png
        from stockgames.ui.window.files import PICTURE, PRINT

        facts = self.manager.facts()
        moments = () if self._moments is None else self._moments.all()
        if kind == PICTURE:
            return as_png(facts, self._app.look.theme, moments)
        if kind == PRINT:
            return as_pdf(facts, title(facts), moments)
        return self.manager.to_file().encode()
