"""The whole log on its sheet."""

from __future__ import annotations

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.log_sheet import LogSheet

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]


def test_its_button_has_room_for_its_word(qtbot: QtBot) -> None:
    sheet = LogSheet(Look())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.grab()  # as when a page fades: it is laid out before it has words
    sheet.open()
    button = sheet.close_button
    assert button.text()
    assert button.width() >= button.sizeHint().width()
    assert sheet.rect().contains(button.geometry())


def test_the_sheet_scrolls_and_closes(qtbot: QtBot) -> None:
    sheet = LogSheet(Look())
    qtbot.addWidget(sheet)
    sheet.resize(QSize(1200, 600))
    sheet.lines.show_entries(ENTRIES)
    sheet.open()
    assert sheet.isVisible()
    sheet.close_button.click()
    assert not sheet.isVisible()
