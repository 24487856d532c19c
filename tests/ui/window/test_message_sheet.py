"""Messages: plain text, an answer; Enter and Esc never give anything up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import Label
from stockgames.ui.window.dialogs import MessageSheet
from tests.ui.finding import child


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1024, 600)
    made.show()
    return made


def asking(look: ThemeContext, window: QWidget) -> MessageSheet:
    sheet = MessageSheet(look, "question", "Forget Ada?", window, warns=True)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    sheet.offer("keep", "Keep Ada")
    sheet.offer("does", "Forget her")
    sheet.escape = "keep"
    sheet.open()
    return sheet


def pressed(sheet: MessageSheet, name: str) -> None:
    button = child(sheet, QPushButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


@pytest.mark.parametrize("way", ["keep", "does"])
def test_a_button_is_the_answer(window: QWidget, look: ThemeContext, way: str) -> None:
    sheet = asking(look, window)
    pressed(sheet, way)
    assert (sheet.answer, sheet.isVisible()) == (way, False)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape])
def test_a_hasty_key_gives_nothing_up(window: QWidget, look: ThemeContext, key: Qt.Key) -> None:
    sheet = asking(look, window)
    QTest.keyClick(window.focusWidget(), key)
    assert (sheet.answer, sheet.isVisible()) == ("keep", False)


def test_a_message_can_be_closed(window: QWidget, look: ThemeContext) -> None:
    sheet = MessageSheet(look, "message", "Nothing was kept.", window)
    sheet.open()
    assert sheet.accessibleName() == "Nothing was kept."
    closed = list[int]()
    sheet.finished.connect(closed.append)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert len(closed) == 1


def test_what_looks_like_markup_is_none(window: QWidget, look: ThemeContext) -> None:
    sheet = MessageSheet(look, "message", "<b>evening</b>", window)
    (label,) = sheet.findChildren(Label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_all_words_are_in_sight_at_twice_the_size(window: QWidget, look: ThemeContext) -> None:
    look.set_text_size(2)
    sheet = MessageSheet(look, "message", "Nothing was kept of this game. " * 4, window)
    sheet.open()
    (label,) = sheet.findChildren(Label)
    assert label.height() >= label.heightForWidth(label.width())
    assert label.visibleRegion().boundingRect().size() == label.size()
    assert sheet.card.width() <= window.width()
