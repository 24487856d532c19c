from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.dialogs import WaitingSheet
from tests.ui.finding import child


def test_it_names_what_takes_long_as_plain_text_and_can_be_cancelled(qtbot: QtBot) -> None:
    window, emitted = QWidget(), list[bool]()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    sheet = WaitingSheet(ThemeContext(), "Opening <b>big</b>.stockgame …", window)
    sheet.rejected.connect(lambda: emitted.append(True))
    (label,) = [one for one in sheet.findChildren(QLabel) if "stockgame" in one.text()]
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert sheet.bar.accessibleName() == label.text()
    cancel = child(sheet, QPushButton, "cancel-waiting")
    cancel.click()
    assert emitted == [True]
