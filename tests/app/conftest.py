"""Fixtures that open the app; everything is restored afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.app import session
from stockgames.ui.sentences.language import install_language
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
    palette, visitors = app.palette(), list[Visitor]()

    def make(folder: Path) -> Visitor:
        visitor = Visitor(folder)
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.leave()
    install_language(app, "en")
    app.styleHints().unsetColorScheme()
    app.setPalette(palette)
    settle()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a data folder with quick settings."""
    return prepare(tmp_path / "data")


@pytest.fixture
def visitor(visit: Visit, folder: Path) -> Visitor:
    """Return a visitor in the lobby of a new app."""
    return visit(folder).enter()
