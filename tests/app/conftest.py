"""Fixtures that open the app; everything is restored afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.analysis import worker_pool
from stockgames.analysis.worker_pool import Heard, Task, looked_at
from stockgames.app import session
from tests.app.visitor import Stand, Visitor, prepare, settle

Visit = Callable[[Path], Visitor]


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make bots answer at once; tests that need a process request the real ones."""
    monkeypatch.setattr(session, "BotWorker", Stand)


class Searching:
    """Replaces a worker pool: one thread instead of processes."""

    def __init__(self, tasks: Sequence[Task], heard: Heard, most: int) -> None:
        self._tasks, self._heard, self._stopped = tasks, heard, False
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    def _work(self) -> None:
        for task in self._tasks:
            found = None if self._stopped else looked_at(task.piece)
            if not self._stopped:
                self._heard(task.job, task.piece, found)

    def stop(self) -> None:
        self._stopped = True
        self._thread.join()


@pytest.fixture(autouse=True)
def search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search games for distinctions without starting processes."""
    monkeypatch.setattr(worker_pool, "WorkerPool", Searching)


@pytest.fixture
def visit(qtbot: QtBot) -> Iterator[Visit]:
    """Return a function that creates visitors; all of them leave at the end."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    palette, visitors, strays = app.palette(), list[Visitor](), list[str]()

    def note(focused: QWindow | None) -> None:
        """Note that the app lost the focus although its window is still shown.

        So it does when a widget is shown before it is in a layout: for a moment it is a window of
        its own, which flashes and takes the focus along.
        """
        stays = (visitor for visitor in visitors if not visitor.may_lose_focus)
        if focused is None and any(visitor.app.window.isVisible() for visitor in stays):
            strays.append("the window lost the focus")

    def make(folder: Path) -> Visitor:
        visitor = Visitor(folder)
        visitors.append(visitor)
        return visitor

    app.focusWindowChanged.connect(note)
    yield make
    app.focusWindowChanged.disconnect(note)
    for visitor in visitors:
        visitor.leave()
    app.styleHints().unsetColorScheme()
    app.setPalette(palette)
    settle()
    assert not strays, strays


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a data folder with quick settings."""
    return prepare(tmp_path / "data")


@pytest.fixture
def visitor(visit: Visit, folder: Path) -> Visitor:
    """Return a visitor in the lobby of a new app."""
    return visit(folder).enter()
