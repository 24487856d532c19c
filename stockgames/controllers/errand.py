"""Work that may take long, done beside the window.

It begins in the window's thread. What is not done soon goes on in a thread of its own, which drives
the steps and touches nothing of Qt; a timer looks how far it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Thread
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from stockgames.engine.errors import StockGamesError
from stockgames.engine.steps import Steps

PATIENCE: Final = 0.1
"""Seconds that a window may wait for something."""
_LOOK_MS: Final = 30
_AT_A_TIME: Final = 0.004
_REST: Final = 0.002
"""Seconds of work, and of rest after it, in which the window's thread has the interpreter alone."""


class Errand(QObject):
    """One piece of work; begun once. Nothing is emitted any more once it was cancelled.

    Connect methods to its signals: a function that holds on to its parent would be let go only
    while this is deleted, and might take the parent with it.
    """

    lingers = Signal()
    """It takes longer than the window may wait, and goes on in its own thread."""
    advanced = Signal(float)
    """How much is done, 0 to 1; while it lingers."""
    done = Signal(object)
    """What came out."""
    failed = Signal(object)
    """The `StockGamesError` that ended it; any other error is raised in the window's thread."""

    def __init__(self, steps: Steps[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = _Worker(steps)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self.destroyed.connect(self._worker.stop)

    def begin(self, patience: float = PATIENCE) -> None:
        """Work here for so many seconds, to the end of what is short; then go on elsewhere."""
        self._worker.work(patience)
        if self._worker.is_over:
            self._tell()
            return
        Thread(target=self._worker.work_on, name="errand", daemon=True).start()
        self._timer.start()
        self.lingers.emit()

    def cancel(self) -> None:
        """Give it up; the thread ends at its next step."""
        self._timer.stop()
        self._worker.stop()

    def _look(self) -> None:
        if self._worker.is_over:
            self._timer.stop()
            self._tell()
        else:
            self.advanced.emit(self._worker.share)

    def _tell(self) -> None:
        error = self._worker.error
        if error is None:
            self.done.emit(self._worker.found)
        elif isinstance(error, StockGamesError):
            self.failed.emit(error)
        else:
            raise error


class _Worker:
    """What the two threads share: plain values, each written by the one that works alone."""

    def __init__(self, steps: Steps[Any]) -> None:
        self._steps = steps
        self._stopped = False
        self.share = 0.0
        self.found: Any = None
        self.error: BaseException | None = None
        self.is_over = False

    def stop(self) -> None:
        """Let it be done no further; safe from any thread."""
        self._stopped = True

    def work(self, seconds: float) -> None:
        """Work for so long, at most to the end; nothing is raised."""
        until = time.monotonic() + seconds
        try:
            while time.monotonic() < until and not self._stopped:
                self.share = next(self._steps)
        except StopIteration as end:
            self.found = end.value
            self.is_over = True
        except BaseException as error:
            self.error = error
            self.is_over = True

    def work_on(self, rest: Callable[[float], None] = time.sleep) -> None:
        """Work to the end, or until it is stopped, and leave the window's thread its part."""
        while not (self.is_over or self._stopped):
            self.work(_AT_A_TIME)
            rest(_REST)
        if self._stopped:
            self._steps.close()
