"""The library while the app runs: opened, checked, or missing."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from stockgames.app.messages import Messages
from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.widgets.timing import later
from stockgames.ui.window.window import MainWindow

if TYPE_CHECKING:
    from stockgames.storage.library import Library
    from stockgames.storage.rescue import Rescued


TRIES: Final = 3
WAIT: Final = 0.1
"""Seconds between attempts to open a library that is in use, as by a window that closes."""
LOOK_AFTER: Final = 200
"""Milliseconds after which an opened library is checked: the lobby has been shown by then."""
LOOK_EACH: Final = 50
"""Milliseconds between polls for the result."""


class LibraryOpener(QObject):
    """Holds the library, if there is one, and asks what to do if it can't be read."""

    opened = Signal()
    """This window has exclusive access to the library."""
    found_unreadable = Signal()
    """The check has found games that can't be read."""
    damaged = Signal()
    """The check has found damage: the library is closed, and the user hasn't been asked yet."""
    reopened = Signal()
    """After damage: there is another library, or none."""

    def __init__(
        self,
        folder: Path,
        window: MainWindow,
        messages: Messages,
        hand_over: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """`hand_over` asks another instance to take over, and returns whether it does."""
        super().__init__(parent)
        self._folder = folder
        self._hand_over = hand_over
        self._window = window
        self._messages = messages
        self.library: Library | None = None

    def open(self) -> bool:
        """Open the library, or ask what to do without it.

        Return False if another instance has it and does what this one was started for: this one
        ends.
        """
        from stockgames.storage.library import Library

        tries = TRIES
        while self.library is None:
            try:
                self.library = Library.open(self._folder, scan_later=True)
            except StorageError as error:
                in_use = error.code is StorageCode.LIBRARY_IN_USE
                if in_use and self._hand_over():
                    later(self, QApplication.quit)
                    return False
                if in_use and tries:
                    tries -= 1
                    time.sleep(WAIT)
                elif not self._go_on_without(error):
                    return True
        self.opened.emit()
        later(self, self._look_over, LOOK_AFTER)
        return True

    def close(self) -> None:
        if self.library is not None:
            self.library.close()
            self.library = None

    def _look_over(self) -> None:
        if self.library is None:
            return
        self.library.start_scan()
        try:
            if not self.library.scan_done():
                later(self, self._look_over, LOOK_EACH)
            elif self.library.unreadable:
                self.found_unreadable.emit()
        except StorageError as error:
            self.damaged.emit()
            self.close()
            if self._go_on_without(error):
                self.open()
            self.reopened.emit()

    def _go_on_without(self, error: StorageError) -> bool:
        """Ask how to continue; return whether to try to open the library again."""
        from stockgames.storage.backups import newest, quarantine, restore
        from stockgames.ui.window.dialogs import Way, ask_about_library, rescued_text, restored_text

        day = newest(self._folder)
        way = ask_about_library(error, self._window.look, self._window, day)
        try:
            if way is Way.SET_ASIDE:
                quarantine(self._folder)
                return True
            if way is Way.RESTORE and day is not None:
                self._messages.show(restored_text(day, restore(self._folder)))
                return True
            if way is Way.RESCUE:
                self._messages.show(rescued_text(rescue_beside(self._folder)))
                return True
        except StorageError as other:
            return self._go_on_without(other)
        if way is Way.QUIT:
            later(self, QApplication.quit)
        return way is Way.AGAIN


ASK_EACH: Final = 30
"""Milliseconds between polls for the result."""


def rescue_beside(folder: Path) -> Rescued:
    """Rescue what can be read, which takes seconds for thousands of games. Raises StorageError."""
    from concurrent.futures import ThreadPoolExecutor

    from stockgames.storage.rescue import rescue

    loop, timer = QEventLoop(), QTimer()
    timer.setInterval(ASK_EACH)
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        with ThreadPoolExecutor(1) as threads:
            work = threads.submit(rescue, folder)
            timer.timeout.connect(lambda: loop.quit() if work.done() else None)
            timer.start()
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    finally:
        QGuiApplication.restoreOverrideCursor()
    return work.result()
