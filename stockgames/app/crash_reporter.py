"""Uncaught errors: a report, a message, and the game safe in the lobby.

A report is a file for developers. It contains code locations (files, lines and functions of the
calls) and the type of the error. The error's message and the game may contain secrets of players;
they are added only with the owner's consent.
"""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from stockgames import __version__
from stockgames.engine import registry
from stockgames.engine.errors import PluginError, sanitized_traceback
from stockgames.storage.errors import StorageCode, StorageError, from_os_error
from stockgames.storage.files import write_whole
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


REPORTS: Final = "reports"
KEPT: Final = 20
"""The number of reports that are kept; the oldest ones are deleted."""


def describe(error: BaseException) -> str:
    """Return an error's traceback without its message."""
    system = f"Python {platform.python_version()}, {platform.system()}"
    return f"Stock Games {__version__}, {system}\n{sanitized_traceback(error)}\n"


def write_report(folder: Path, text: str) -> Path:
    """Write a report into the data folder and return its path; raise StorageError."""
    place = folder / REPORTS
    stamp = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S.%f")
    path = place / f"{stamp}.txt"
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(path, text.encode(errors="backslashreplace"), private=True)
        # The clock may have been set back, so the newest may not have the last name.
        others = sorted(other for other in place.glob("*.txt") if other != path)
        for old in others[: 1 - KEPT]:
            old.unlink(missing_ok=True)
    except OSError as error:
        raise from_os_error(error, path, StorageCode.FOLDER_UNUSABLE) from None
    return path


def with_secrets(text: str, error: BaseException, record: Record | None) -> str:
    """Return a report with the error's message and the current game added."""
    parts = [text, "Message:", str(error)]
    if record is not None:
        parts += ["Game:", record.to_json()]
    return "\n".join(parts) + "\n"
