"""The wait cursor is shown until the result has been painted, even after an error."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.widgets.pointer import busy


def shape() -> Qt.CursorShape | None:
    cursor = QGuiApplication.overrideCursor()
    return None if cursor is None else cursor.shape()


class Painted(QWidget):
    """Records the cursor while it is painted for the first time."""

    told: Qt.CursorShape | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        self.told = shape()


def test_the_sign_stays_until_what_was_opened_is_painted(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shape() is None)
    page = Painted()
    qtbot.addWidget(page)
    with busy():
        assert shape() is Qt.CursorShape.WaitCursor
        page.show()
    qtbot.waitUntil(lambda: shape() is None)
    assert page.told is Qt.CursorShape.WaitCursor


def test_the_sign_goes_where_nothing_could_be_opened(qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: shape() is None)
    with pytest.raises(ValueError, match="no table"), busy():
        raise ValueError("no table")
    qtbot.waitUntil(lambda: shape() is None)
