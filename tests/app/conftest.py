"""Fixtures that open the app; everything is restored afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.app import session
from tests.app.visitor import Stand, Visitor, prepare, settle

Visit = Callable[[Path], Visitor]


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make bots answer at once; tests that need a process request the real ones."""
    monkeypatch.setattr(session, "BotWorker", Stand)


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
        if focused is None and any(visitor.house.window.isVisible() for visitor in stays):
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
