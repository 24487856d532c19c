"""Messages over the window, and waiting for one piece of work at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from stockgames.controllers.background_task import BackgroundTask
from stockgames.engine.errors import PluginError, StockGamesError
from stockgames.engine.incremental import Steps, finish
from stockgames.storage.errors import StorageError
from stockgames.ui.window.window import MainWindow

if TYPE_CHECKING:
    from stockgames.ui.window.dialogs import MessageSheet, WaitingSheet
    from stockgames.ui.window.toast import Toast


class Messages(QObject):
    """Shows one message at a time over the window."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._sheet: MessageSheet | None = None
        self._toast: Toast | None = None

    def show_error(self, error: StockGamesError) -> None:
        """Show what could not be saved or read."""
        from stockgames.presentation.messages import package_text
        from stockgames.ui.window.dialogs import storage_text

        if isinstance(error, PluginError):
            self.show(package_text(error))
            return
        self.show(storage_text(error) if isinstance(error, StorageError) else str(error))

    @contextmanager
    def showing_errors(self) -> Iterator[None]:
        """Return a context that shows a StorageError in its block; the block ends there."""
        try:
            yield
        except StorageError as error:
            self.show_error(error)

    def toast(self, text: str) -> None:
        from stockgames.ui.window.toast import Toast

        if self._toast is None:
            self._toast = Toast(self._window.look, self._window, lambda: self._window.page)
        self._toast.show_text(text)

    def show(self, text: str) -> None:
        """Show a message on a sheet; a newer one replaces it."""
        from stockgames.ui.window.dialogs import MessageSheet

        if self._sheet is not None:
            self._sheet.close()
        sheet = MessageSheet(self._window.look, "message", text, self._window)
        sheet.finished.connect(self._forget_sheet)
        self._sheet = sheet
        sheet.open()

    def _forget_sheet(self) -> None:
        self._sheet = None


class TaskRunner(QObject):
    """Runs work; a new piece replaces the running one."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._task: BackgroundTask | None = None
        self._sheet: WaitingSheet | None = None
        self._then: Callable[[Any], None] = _nothing
        self._else: Callable[[StockGamesError], None] = _nothing

    def begin(
        self,
        steps: Steps[Any],
        text: str,
        done: Callable[[Any], None],
        failed: Callable[[StockGamesError], None],
        *,
        long: bool = False,
    ) -> None:
        """Run work, then call `done` with its result or `failed` with its error; after Cancel
        neither.

        `long` work runs in the background while a sheet shows `text`; short work runs at once.
        """
        self.cancel()
        if long:
            self._then, self._else = done, failed
            self._send(steps, text)
            return
        try:
            found = finish(steps)
        except StockGamesError as error:
            failed(error)
        else:
            done(found)

    def _send(self, steps: Steps[Any], text: str) -> None:
        from stockgames.ui.window.dialogs import WaitingSheet

        self._task = BackgroundTask(steps, self)
        self._sheet = WaitingSheet(self._window.look, text, self._window)
        self._sheet.rejected.connect(self.cancel)
        self._task.advanced.connect(self._sheet.bar.set_share)
        self._task.done.connect(self._take)
        self._task.failed.connect(self._fail)
        self._sheet.open()
        self._task.begin()

    def cancel(self) -> None:
        """Cancel the running work without calling anything."""
        self._then = self._else = _nothing
        task, self._task = self._task, None
        sheet, self._sheet = self._sheet, None
        if task is not None:
            task.cancel()
            task.deleteLater()
        if sheet is not None:
            sheet.rejected.disconnect(self.cancel)
            sheet.close()

    def _take(self, found: Any) -> None:
        then = self._then
        self.cancel()
        then(found)

    def _fail(self, error: StockGamesError) -> None:
        otherwise = self._else
        self.cancel()
        otherwise(error)


def _nothing(_: Any) -> None:
    pass
