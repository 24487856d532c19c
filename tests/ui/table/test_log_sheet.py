"""The whole log on its sheet."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.presentation.game_words import LogEntry
from stockgames.ui.table.cover_sheets import LogSheet
from stockgames.ui.theme.context import ThemeContext

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]


def test_its_button_has_room_for_its_word(qtbot: QtBot) -> None:
    sheet = LogSheet(ThemeContext())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.grab()  # as in a cross-fade: it is laid out before it has texts
    sheet.open()
    button = sheet.close_button
    assert button.text()
    assert button.width() >= button.sizeHint().width()
    assert sheet.rect().contains(button.geometry())


def test_what_happened_since_it_was_last_open_can_be_scrolled_to_by_key(qtbot: QtBot) -> None:
    sheet = LogSheet(ThemeContext())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.open()
    sheet.hide()
    sheet.lines.show_entries(ENTRIES)
    sheet.open()
    lines, bar = sheet.lines, sheet.lines.verticalScrollBar()
    QTest.keyClick(lines, Qt.Key.Key_Down)
    assert lines.currentIndex().row() == 1
    QTest.keyClick(lines, Qt.Key.Key_PageDown)
    assert 1 < lines.currentIndex().row() < len(ENTRIES) - 1
    QTest.keyClick(lines, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    sheet.hide()
    sheet.open()
    assert (lines.currentIndex().row(), bar.value()) == (0, 0)


def test_the_sheet_closes(qtbot: QtBot) -> None:
    sheet = LogSheet(ThemeContext())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.lines.show_entries(ENTRIES)
    sheet.open()
    assert sheet.isVisible()
    sheet.close_button.click()
    assert not sheet.isVisible()
