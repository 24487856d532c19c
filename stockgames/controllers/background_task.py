"""Long work in the background.

A thread runs the steps and touches nothing of Qt; a timer polls its progress.
"""

from __future__ import annotations

import time
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from stockgames.engine.errors import StockGamesError
from stockgames.engine.incremental import Steps

_LOOK_MS: Final = 30
_AT_A_TIME: Final = 0.004
_REST: Final = 0.002
"""Seconds of work, then of sleep, so that the GUI thread gets the interpreter in between."""


class BackgroundTask(QObject):
    """One piece of work, started once. After `cancel` nothing is emitted.

    Connect methods to its signals: a function that references its parent would only be released
    while this is being deleted, and might take the parent with it.
    """

    advanced = Signal(float)
    """The progress, 0 to 1."""
    done = Signal(object)
    """The result."""
    failed = Signal(object)
    """The `StockGamesError` that ended it; any other error is raised in the GUI thread."""

    def __init__(self, steps: Steps[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = _Worker(steps)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self.destroyed.connect(self._worker.stop)

    def begin(self) -> None:
        """Start the work."""
        from threading import Thread  # not needed to start the app

        Thread(target=self._worker.work, name="background-task", daemon=True).start()
        self._timer.start()

    def cancel(self) -> None:
        """Stop the work; the thread ends at its next step."""
        self._timer.stop()
        self._worker.stop()

    def _look(self) -> None:
        if not self._worker.is_over:
            self.advanced.emit(self._worker.share)
            return
        self._timer.stop()
        error = self._worker.error
        if error is None:
            self.done.emit(self._worker.found)
        elif isinstance(error, StockGamesError):
            self.failed.emit(error)
        else:
            raise error


class _Worker:
    """What the two threads share: plain values, written by the worker thread."""

    def __init__(self, steps: Steps[Any]) -> None:
        self._steps = steps
        self._stopped = False
        self.share = 0.0
        self.found: Any = None
        self.error: BaseException | None = None
        self.is_over = False

    def stop(self) -> None:
        """Ask the worker to stop; safe from any thread."""
        self._stopped = True

    def work(self) -> None:
        """Work until done or stopped; errors are stored, not raised."""
        try:
            while not self._stopped:
                self._work_a_little()
                time.sleep(_REST)
            self._steps.close()
        except StopIteration as end:
            self.found = end.value
        except BaseException as error:
            self.error = error
        self.is_over = True

    def _work_a_little(self) -> None:
        until = time.monotonic() + _AT_A_TIME
        while time.monotonic() < until and not self._stopped:
            self.share = next(self._steps)
