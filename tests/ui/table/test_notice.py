"""The notice: as tall as its words, gone with a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.table import Stage
from stockgames.ui.kit.text import wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE
from stockgames.ui.table.notice import Notice
from tests.ui.table.seating import lay

SHORT = "This stack is empty."
LONG = "This stack is empty: there is nothing left to take or to discard. " * 3


@pytest.mark.parametrize("text", [SHORT, LONG])
def test_it_is_as_tall_as_its_words(qtbot: QtBot, text: str) -> None:
    page = lay(qtbot, "hb").start().page
    page.say(text)
    paper = page.notice.paper()
    words = wrapped_height(text, page.look.sans(SIZE), paper.width() - 60)
    assert words <= paper.height() <= words + 45


def test_a_click_puts_it_away(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    notice = Notice(Look(), page)
    page.show()
    notice.write(SHORT)
    notice.lay(QRect(0, 0, 300, 90))
    assert notice.text == notice.accessibleName() == SHORT
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert notice.text == ""


def test_it_takes_no_click_of_what_lies_beside_it(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    page = table.page
    page.say(LONG)
    for rect in page.places.needed(page.notice):
        for corner in (rect.topLeft(), rect.bottomRight(), rect.center()):
            assert page.childAt(corner) is not page.notice


def test_it_lies_elsewhere_when_the_page_gets_another_size(qtbot: QtBot) -> None:
    page = lay(qtbot, "hb").start().page
    page.say(LONG)
    page.resize(1600, 1000)
    paper = page.notice.paper()
    assert page.notice.text == LONG
    assert page.rect().contains(paper)
    assert not any(rect.intersects(paper) for rect in page.places.needed(page.notice))
