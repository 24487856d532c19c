"""Looking back at finished games: the page, the analysis beside it, and what is saved of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, Qt, Signal

from stockgames.app.context import AppContext
from stockgames.app.library_opener import LibraryOpener
from stockgames.app.messages import Messages
from stockgames.engine import registry
from stockgames.engine.incremental import Steps
from stockgames.presentation.sentences.speech import say
from stockgames.storage.errors import StorageError
from stockgames.ui.widgets.timing import later

if TYPE_CHECKING:
    from stockgames.controllers.analysis import Analysis
    from stockgames.controllers.stages import Handover
    from stockgames.engine.match import Match
    from stockgames.storage.entries import GameSummary
    from stockgames.ui.review.look_back import LookBackPage
    from stockgames.ui.window.files import Target


class StoredFindings:
    """The library's findings about one game; only the first error is reported."""

    def __init__(self, opener: LibraryOpener, messages: Messages, row: int) -> None:
        self._opener, self._messages, self._row = opener, messages, row
        self._has_shown_error = False

    def load(self, job: str, basis: str) -> Mapping[int, Mapping[str, Any]]:
        """Return the saved findings; empty if they can't be read."""
        library = self._opener.library
        try:
            return {} if library is None else library.findings(self._row).load(job, basis)
        except StorageError as error:
            self._show_error(error)
            return {}

    def save(self, job: str, basis: str, number: int, finding: Mapping[str, Any]) -> None:
        """Save a finding, if there is a library."""
        library = self._opener.library
        if library is None:
            return
        try:
            library.findings(self._row).save(job, basis, number, finding)
        except StorageError as error:
            self._show_error(error)

    def _show_error(self, error: StorageError) -> None:
        if not self._has_shown_error:
            self._has_shown_error = True
            self._messages.show_error(error)


class Analyses(QObject):
    """Provides the analysis of each game; it continues while other pages are shown."""

    def __init__(self, opener: LibraryOpener, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._opener, self._messages = opener, messages
        self._running: Analysis | None = None
        self._row: int | None = None
        """The library row of the game being analysed."""

    def of(self, match: Match, row: int | None) -> Analysis | None:
        """Return the analysis of a game, None if the game is not over.

        `row` is the game's row in the library; None if it is not saved, then its analysis isn't
        either.
        """
        from stockgames.controllers.analysis import Analysis

        if not match.is_over:
            return None
        running = self._running
        if running is not None and running.is_running and self._is_about(running, match, row):
            return running
        keeper = None if row is None else StoredFindings(self._opener, self._messages, row)
        # Without a parent: it is deleted with its page or when its work has ended. Nothing
        # connected to it may refer to it, because Python's collector can't see such a cycle.
        analysis = Analysis(match, keeper)
        analysis.started.connect(partial(self._begin, row))
        analysis.changed.connect(self._let_go, Qt.ConnectionType.QueuedConnection)
        return analysis

    def stop(self) -> None:
        """Stop the running analysis; it can be resumed."""
        if self._running is not None:
            self._running.stop()

    def _is_about(self, running: Analysis, match: Match, row: int | None) -> bool:
        """Return whether the running analysis is about this game.

        Saved games are compared by row, because each may have been read again; others by identity.
        """
        return running.match is match if row is None else self._row == row

    def _begin(self, row: int | None, analysis: Analysis) -> None:
        """Stop the other analysis, because only one may run at a time."""
        if self._running is not analysis:
            self.stop()
            self._running, self._row = analysis, row

    def _let_go(self) -> None:
        if self._running is not None and not self._running.is_running:
            self._running = None


def replayed_whole(steps: Steps[Match]) -> Steps[Match]:
    """Replay a game, then go through its steps once, so that each can be shown quickly."""
    from stockgames.controllers.replay import GameReplay

    match = yield from steps
    yield from GameReplay(match, ()).prepare()
    return match


def handover_of(summary: GameSummary | None) -> Handover:
    """Return how people share the screen in a saved game; with curtains if unknown."""
    from stockgames.controllers.stages import Handover

    saved = summary.handover if summary is not None else ""
    return Handover(saved) if saved in {way.value for way in Handover} else Handover.CURTAIN


class ReviewController(QObject):
    """Opens the replay page."""

    played_on = Signal(object, int, object)
    """A Match, the step from which another game should start, and who plays: see `LookBackPage`."""

    def __init__(self, app: AppContext, analyses: Analyses) -> None:
        super().__init__(app)
        self._app = app
        self._analyses = analyses

    def open(
        self,
        match: Match,
        handover: Handover,
        step: int | None = None,
        *,
        plays: bool = False,
        row: int | None = None,
    ) -> LookBackPage | None:
        """Open a replay at a step, or its end; return None if nobody here may look.

        `row` is the game's row in the library; None if it is not saved. If it `plays`, it starts
        playing.
        """

        from stockgames.controllers.replay import GameReplay, who_may_look
        from stockgames.ui.review.look_back import LookBackPage
        from stockgames.ui.table.generic import create_table
        from stockgames.ui.table.pace import Pace

        viewer = who_may_look(match, handover)
        if not viewer:
            return None
        replay, pace = GameReplay(match, viewer), Pace(self._app.preferences.settings.pace)
        make = partial(create_table, replay.game_id)
        analysis = self._analyses.of(match, row)
        look = self._app.look
        page = LookBackPage(look, replay, make, pace, step=step, analysis=analysis)
        pace.setParent(page)
        pace.changed.connect(lambda: self._app.preferences.save_pace(pace.mode))
        page.back.connect(self._app.overlays.back)
        page.played_on.connect(lambda step, seat: self.played_on.emit(match, step, seat))
        page.exported.connect(lambda kind: self._export(match, page, kind))
        page.bar.menu.connect(lambda: self._app.window.open_menu(page.bar.menu_button))
        page.bar.rules.connect(lambda: self._app.overlays.show_help("rules", "", replay.game_id))
        page.game_table.sounded.connect(self._app.play_sound)
        self._app.overlays.push(page)
        page.start()
        if plays:
            page.go("play")
        return page

    def _export(self, match: Match, page: LookBackPage, kind: str) -> None:
        title = registry.title(match.game.meta.id)
        if kind == "record":
            self._app.files.save(match.record(sealed=True), title)
            return
        from stockgames.ui.window.files import PAGE, PICTURE, ToSave, encoded

        words = say("shell-save-what-is-looked-back-at")
        if kind == "picture":
            picture = encoded(page.grab().toImage(), "PNG")  # before a dialog covers it
            what = ToSave(words, title, (PICTURE,))
            self._app.dialogs.save(what, lambda target: self._app.dialogs.write(target, picture))
        else:
            self._app.dialogs.save(ToSave(words, title, (PAGE,)), partial(self._write, page))

    def _write(self, page: LookBackPage, target: Target) -> None:
        """Write an HTML page; it is painted picture by picture and can be cancelled."""
        from stockgames.ui.review.replay_page import TooLargeError, replay_page
        from stockgames.ui.table.generic import create_table
        from stockgames.ui.window.dialogs import WaitingSheet

        app, make = self._app, partial(create_table, page.replay.game_id)
        language = QLocale().bcp47Name()
        work = replay_page(page.replay, page.viewpoint, app.look, make, language)
        sheet = WaitingSheet(app.look, say("review-is-painted"), app.window)

        def go_on() -> None:
            if sheet.isHidden():  # cancelled
                return
            try:
                sheet.bar.set_share(next(work))
            except StopIteration as end:
                sheet.close()
                app.dialogs.write(target, end.value.encode())
            except TooLargeError:
                sheet.close()
                app.messages.show(say("review-too-large"))
            else:
                later(sheet, go_on)

        sheet.open()
        later(sheet, go_on)
