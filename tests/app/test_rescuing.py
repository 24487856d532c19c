"""Rescuing a library in the background reports its result or its error."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from stockgames.app.library_door import rescue_beside
from stockgames.storage import rescue
from stockgames.storage.errors import StorageCode
from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from tests.storage.play import Raises, deal, keep


def test_what_could_be_read_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        keep(library, deal(2))
    data = (tmp_path / LIBRARY).read_bytes()
    (tmp_path / LIBRARY).write_bytes(b"\0" * 100 + data[100:])
    assert rescue_beside(tmp_path).games == 1


def test_why_it_could_not_be_is_raised_where_it_was_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / LIBRARY).write_bytes(b"nothing")
    with Raises(StorageCode.NOTHING_TO_RESCUE):
        rescue_beside(tmp_path)
    assert QGuiApplication.overrideCursor() is None


def test_the_window_lives_on_meanwhile(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks: list[bool] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(QGuiApplication.overrideCursor() is not None))

    def slow(folder: Path) -> str:
        assert current_thread() is not main_thread()
        while len(ticks) < 5:
            pass
        return "rescued"

    monkeypatch.setattr(rescue, "rescue", slow)
    timer.start(1)
    assert str(rescue_beside(tmp_path)) == "rescued"
    assert all(ticks[:5])
