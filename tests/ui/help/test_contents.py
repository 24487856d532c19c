"""The contents beside a help page: aligned, inside their panel, scaled with the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from stockgames.ui.help.contents import Contents
from stockgames.ui.help.texts import Heading
from stockgames.ui.theme.context import ThemeContext

LONG = Heading(2, "A chapter whose title is by far too long for the panel it stands in", "a")
SHORT = Heading(2, "Alone", "b")
RULING = Heading(3, "N5 · Stock swap", "N5")
PART = Heading(3, "Set-up", "part-3")


@pytest.fixture
def contents(qtbot: QtBot, look: ThemeContext) -> Contents:
    look.fit(QSize(1280, 720))
    made = Contents(look)
    qtbot.addWidget(made)
    made.resize(made.width(), 500)
    made.show_headings((LONG, SHORT, PART, RULING))
    made.show()
    qtbot.waitExposed(made)
    return made


def items(contents: Contents) -> dict[str, QTreeWidgetItem]:
    return {item.text(0): item for item in contents._items}


def test_chapters_and_rulings_can_be_gone_to(qtbot: QtBot, contents: Contents) -> None:
    assert list(items(contents)) == [LONG.text, SHORT.text, RULING.text]
    tree = contents.tree
    place = tree.visualItemRect(items(contents)[RULING.text]).center()
    with qtbot.waitSignal(contents.chosen) as told:
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == ["N5"]
    with qtbot.waitSignal(contents.chosen) as told:
        QTest.keyClick(tree, Qt.Key.Key_Up)
        QTest.keyClick(tree, Qt.Key.Key_Return)
    assert told.args == [SHORT.anchor]


def test_they_follow_the_size_of_the_window_and_are_not_cut(
    contents: Contents, look: ThemeContext
) -> None:
    def height(heading: Heading) -> int:
        return contents.tree.visualItemRect(items(contents)[heading.text]).height()

    small = height(SHORT)
    assert height(LONG) > 1.5 * small, "it is wrapped"
    look.fit(QSize(2560, 1440))
    QApplication.processEvents()
    assert height(SHORT) > small


def test_a_page_of_one_part_has_no_contents(contents: Contents) -> None:
    contents.show_headings((SHORT,))
    assert contents.isHidden()
    contents.show_headings((SHORT, RULING))
    assert not contents.isHidden()
