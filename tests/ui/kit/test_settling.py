from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.kit import settling
from stockgames.ui.kit.settling import LatePresses, Settling


def test_it_takes_no_press_until_it_was_painted_and_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 20)
    parent = QObject()
    card = Settling(parent)
    card.begin()
    assert not card.is_over
    qtbot.waitUntil(lambda: card.is_over, timeout=5000)
    card.begin()
    assert not card.is_over, "it has come up again"


def test_without_a_time_every_press_counts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    parent = QObject()
    card = Settling(parent)
    card.begin()
    assert card.is_over


def test_a_press_meant_for_what_has_gone_hits_nothing_that_lies_there_now(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 50)
    window = QWidget()
    window.resize(300, 100)
    qtbot.addWidget(window)
    under, gone, beside = (QPushButton(name, window) for name in ("under", "gone", "beside"))
    for button, left in ((under, 0), (gone, 0), (beside, 150)):
        button.setGeometry(left, 0, 100, 60)
    pressed: list[str] = []
    under.clicked.connect(lambda: pressed.append("under"))
    beside.clicked.connect(lambda: pressed.append("beside"))
    for other in QApplication.topLevelWidgets():
        other.hide()  # a menu or a dialog that another test left open would take the mouse
    if (grabber := QWidget.mouseGrabber()) is not None:
        grabber.releaseMouse()
    with qtbot.waitExposed(window):
        window.show()
    late = LatePresses(window)
    late.begin(gone)
    gone.hide()
    handle = window.windowHandle()
    for at in (QPoint(50, 30), QPoint(200, 30)):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=at)
    assert pressed == ["beside"]

    def click() -> bool:
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(50, 30))
        return "under" in pressed

    qtbot.waitUntil(click, timeout=5000)
