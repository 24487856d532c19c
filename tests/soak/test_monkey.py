"""A short monkey test; the command runs 50,000 events."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.sentences import install_language
from tests.app.visitor import Visitor, prepare, settle
from tests.soak import games_in_a_row
from tests.soak.mischief import Complaints, run


@pytest.fixture
def visitor(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    gc.collect()
    gc.freeze()  # don't search objects of other tests, which takes seconds each time
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    palette = app.palette()
    visitor = Visitor(prepare(tmp_path / "data")).enter()
    yield visitor
    visitor.leave()
    install_language(app, "en")
    app.styleHints().unsetColorScheme()
    app.setPalette(palette)
    settle()


def test_a_monkey_finds_nothing_wrong(visitor: Visitor) -> None:
    monkey = run(visitor, 80, "sample")
    assert sum(monkey.done.values()) >= 80


def test_what_goes_wrong_is_heard(qtbot: QtBot) -> None:
    complaints = Complaints()
    with complaints.heard():
        qWarning("on purpose")
        sys.excepthook(ValueError, ValueError("on purpose"), None)
    assert len(complaints.found) == 2


@pytest.mark.slow  # test_left_pages is short
def test_games_leave_nothing_behind(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_in_a_row, "MOST_MOVES", 4)
    games_in_a_row.run(visitor, games_in_a_row.WARM + 1)
