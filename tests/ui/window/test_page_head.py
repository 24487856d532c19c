from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.page_head import PageHead
from tests.ui.finding import child


def test_the_button_and_escape_anywhere_on_the_page_go_back(qtbot: QtBot) -> None:
    page, emitted = QWidget(), list[bool]()
    qtbot.addWidget(page)
    head, field = PageHead(ThemeContext(), page, "setting-page"), QLineEdit()
    column = QVBoxLayout(page)
    column.addWidget(head)
    column.addWidget(field)
    head.back.connect(lambda: emitted.append(True))
    page.resize(700, 200)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    button = child(head, QPushButton, "back")
    assert button.text() == "Back"
    button.click()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert len(emitted) == 2
    (title,) = [label for label in head.findChildren(QLabel) if label.text() == "Settings"]
    middle = title.mapTo(head, title.rect().center()).x()
    assert abs(middle - head.width() / 2) <= 12, "the title stands in the middle of the page"
