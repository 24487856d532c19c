"""Uncaught errors: a report, a message, and the game safe in the lobby."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from stockgames.engine import registry
from stockgames.engine.errors import PluginError
from stockgames.storage.errors import StorageError
from stockgames.storage.report import describe, with_secrets, write_report
from stockgames.ui.window.dialogs import TroubleSheet
from stockgames.ui.window.transition import PageTransition

if TYPE_CHECKING:
    from stockgames.app.app import App
    from stockgames.engine.record import Record


class CrashReporter(QObject):
    """Replaces the error hooks while the app runs; shows one sheet at a time."""

    _raised = Signal(object)

    def __init__(self, app: App, folder: Path) -> None:
        super().__init__(app)
        self._app = app
        self._folder = folder
        self._sheet: TroubleSheet | None = None
        self._error: BaseException | None = None
        self._report: Path | None = None
        self._record: Record | None = None
        # An error may occur during painting: the sheet waits until that is over.
        self._raised.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Handle every uncaught error from now on, in any thread."""
        sys.excepthook = self.hook
        threading.excepthook = self._hook_of_threads

    def hook(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Handle one error, as `sys.excepthook` does."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _note(error)
        _let_go(error)
        if self._error is None:
            self._error = error
            self._raised.emit(error)

    def _hook_of_threads(self, raised: threading.ExceptHookArgs) -> None:
        if raised.exc_value is not None:
            self.hook(raised.exc_type, raised.exc_value, raised.exc_traceback)

    def _show(self, error: BaseException) -> None:
        if (blamed := self._blamed(error)) is not None:
            self._error = None
            self._app.show_lobby(PageTransition.CUT)
            self._app.messages.show_error(blamed)
            return
        try:
            self._report = write_report(self._folder, describe(error))
        except StorageError:
            self._report = None
        session = self._app.session
        with _going_on():
            self._record = None if session is None else session.record()
        with _going_on():
            self._app.show_lobby(PageTransition.CUT)  # a page that can't be painted can't fade
        place = "" if self._report is None else str(self._report)
        app, has_game = self._app, session is not None
        sheet = TroubleSheet(app.look, place, has_game, app.window)
        sheet.finished.connect(self._answered)
        self._sheet = sheet
        sheet.open()

    def _blamed(self, error: BaseException) -> PluginError | None:
        """Return an error that blames the package of a game for another one, if that is to blame:
        for what comes up in its code, or in its lesson.
        """
        coach = self._app.learning.coach
        try:
            with registry.blaming(coach.run.game if coach is not None else ""):
                raise error
        except PluginError as blamed:
            return blamed
        except BaseException:
            return registry.culprit(error)

    def _answered(self) -> None:
        sheet, error = self._sheet, self._error
        self._sheet = self._error = None
        assert sheet is not None
        if error is not None and sheet.agrees:
            with self._app.messages.showing_errors():
                write_report(self._folder, with_secrets(describe(error), error, self._record))
        self._record = None
        if sheet.answer == "trouble-quit":
            self._app.window.close()


@contextmanager
def _going_on() -> Iterator[None]:
    """Suppress and report errors inside the block: after one error, more may follow."""
    try:
        yield
    except Exception as error:
        _note(error)


def _note(error: BaseException) -> None:
    logging.getLogger("stockgames").error("%s", describe(error))


def _let_go(error: BaseException) -> None:
    """Release the local variables of an error's frames.

    The error is kept for a while, and a painter among them would stay active: the app would crash
    when the painted page is deleted.
    """
    link: BaseException | None = error
    while link is not None:
        traceback.clear_frames(link.__traceback__)
        link = link.__cause__ or link.__context__
