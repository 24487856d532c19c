"""The callback after the first frame."""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.app.application import FirstPaint
from tests.app.visitor import settle


def test_it_calls_once_and_goes_away(qtbot: QtBot) -> None:
    widget, calls = QWidget(), list[int]()
    qtbot.addWidget(widget)
    watcher = FirstPaint(widget, lambda: calls.append(1))
    settle()
    assert calls == []
    with qtbot.waitExposed(widget):
        widget.show()
    qtbot.waitUntil(lambda: calls == [1])
    widget.repaint()
    settle()
    assert calls == [1]
    assert not shiboken6.isValid(watcher)
