from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.buttons import PaperLink


def test_a_click_follows_it_and_leaves_the_focus_where_it_is(qtbot: QtBot) -> None:
    page, told = QWidget(), list[str]()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    first, second = PaperLink(ThemeContext(), key="R"), PaperLink(ThemeContext())
    for link, text in ((first, "Ruling N5"), (second, "Ruling N6")):
        link.setText(text)
        link.clicked.connect(lambda _=False, text=text: told.append(text))
        column.addWidget(link)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=second.rect().center())
    assert told == ["Ruling N6"]
    assert first.hasFocus()
    rests, focused = second.grab().toImage(), first.grab().toImage()
    second.setFocus(Qt.FocusReason.TabFocusReason)
    assert second.grab().toImage() != rests
    assert first.grab().toImage() != focused
