"""A note that goes by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.passing_note import PassingNote


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(QSize(960, 600))
    QLineEdit(window).setFocus()
    window.show()
    qtbot.waitExposed(window)
    return window


def test_it_says_its_text_and_leaves_the_focus_alone(window: QWidget) -> None:
    note, focused = PassingNote(Look(), window), window.focusWidget()
    note.say("Saved as evening.stockgame")
    assert note.isVisible()
    assert note.accessibleName() == note.text == "Saved as evening.stockgame"
    assert window.rect().contains(note.geometry())
    assert window.focusWidget() is focused


def test_it_goes_after_a_while_or_with_a_click(qtbot: QtBot, window: QWidget) -> None:
    note = PassingNote(Look(), window)
    note.say("Saved")
    note._timer.setInterval(1)
    qtbot.waitUntil(note.isHidden)
    note.say("Saved again")
    assert note.isVisible()
    QTest.mouseClick(note, Qt.MouseButton.LeftButton)
    assert note.isHidden()


def test_it_stays_at_the_foot_of_the_window(qtbot: QtBot, window: QWidget) -> None:
    note = PassingNote(Look(), window)
    note.say("Saved")
    window.resize(QSize(1500, 900))
    qtbot.waitUntil(lambda: note.geometry().bottom() > 800)
    assert abs(note.geometry().center().x() - 750) < 2
