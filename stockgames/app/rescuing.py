"""Rescues a damaged library without blocking the window."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from stockgames.storage.rescue import Rescued

LOOK_EACH: Final = 30
"""Milliseconds between polls for the result."""


def rescue_beside(folder: Path) -> Rescued:
    """Rescue what can be read, which takes seconds for thousands of games. Raises StorageError."""
    found: list[Rescued] = []
    errors: list[Exception] = []
    thread = Thread(target=_rescue, args=(folder, found, errors), daemon=True)
    loop, timer = QEventLoop(), QTimer()
    timer.setInterval(LOOK_EACH)
    timer.timeout.connect(lambda: None if thread.is_alive() else loop.quit())
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        thread.start()
        timer.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        thread.join()
    finally:
        QGuiApplication.restoreOverrideCursor()
    for error in errors:
        raise error
    return found[0]


def _rescue(folder: Path, found: list[Rescued], errors: list[Exception]) -> None:
    from stockgames.storage.rescue import rescue

    try:
        found.append(rescue(folder))
    except Exception as error:  # raised again in the calling thread
        errors.append(error)
