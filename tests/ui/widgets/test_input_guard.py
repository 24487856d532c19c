from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets import input_guard as settling
from stockgames.ui.widgets.input_guard import InputGuard, LatePressFilter
from tests.ui.presses import Presses


def test_it_takes_no_press_until_it_was_painted_and_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 20)
    parent = QObject()
    card = InputGuard(parent)
    card.begin()
    assert not card.is_over
    qtbot.waitUntil(lambda: card.is_over, timeout=5000)
    card.begin()
    assert not card.is_over, "it has come up again"


def test_without_a_time_every_press_counts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    parent = QObject()
    card = InputGuard(parent)
    card.begin()
    assert card.is_over


def test_a_press_meant_for_what_has_gone_hits_nothing_that_lies_there_now(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 50)
    window = QWidget()
    window.resize(300, 100)
    qtbot.addWidget(window)
    gone = QPushButton("gone", window)
    gone.setGeometry(0, 0, 100, 60)
    with qtbot.waitExposed(window):
        window.show()
    presses = Presses(window)
    late = LatePressFilter(window)
    late.begin(gone)
    gone.hide()
    assert not presses.press(QPoint(50, 30)), "it was meant for what has gone"
    assert presses.press(QPoint(200, 30))
    qtbot.waitUntil(lambda: presses.press(QPoint(50, 30)), timeout=5000)
