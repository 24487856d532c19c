from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QPushButton, QWidget
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


class _Presses(QObject):
    """Notes where presses reach a window, and keeps them: what lies there shall not matter."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self.at: list[int] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        self.at.append(event.position().toPoint().x())
        return True


def test_a_press_meant_for_what_has_gone_hits_nothing_that_lies_there_now(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presses go straight to the window: menus that other tests left open take the mouse."""
    monkeypatch.setattr(settling, "SETTLING_MS", 50)
    window = QWidget()
    window.resize(300, 100)
    qtbot.addWidget(window)
    gone = QPushButton("gone", window)
    gone.setGeometry(0, 0, 100, 60)
    with qtbot.waitExposed(window):
        window.show()
    handle = window.windowHandle()
    presses = _Presses(handle)
    late = LatePresses(window)
    late.begin(gone)
    gone.hide()

    def press(x: int) -> bool:
        at, left = QPointF(x, 30), Qt.MouseButton.LeftButton
        none = Qt.KeyboardModifier.NoModifier
        kind = QEvent.Type.MouseButtonPress
        event = QMouseEvent(kind, at, handle.mapToGlobal(at), left, left, none)
        QCoreApplication.sendEvent(handle, event)
        return x in presses.at

    assert not press(50), "it was meant for what has gone"
    assert press(200)
    qtbot.waitUntil(lambda: press(50), timeout=5000)
