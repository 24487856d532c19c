"""The notice: as tall as its text, gone with the next click or key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.errors import Refused
from stockgames.ui.table.popovers import RefusalPopover, ruling_in
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import wrapped_height
from stockgames.ui.widgets.popover import SIZE
from tests.ui.table.seating import Table, lay

SHORT = "This stack is empty."
LONG = "This pile is empty: there is nothing left to take or discard. " * 3


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
    notice = RefusalPopover(ThemeContext(), page)
    page.show()
    notice.write(SHORT)
    notice.lay(QRect(0, 0, 300, 90))
    assert notice.text == notice.accessibleName() == SHORT
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert notice.text == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_1, Qt.Key.Key_J, Qt.Key.Key_Return])
def test_the_next_key_takes_it_away_whatever_it_does(qtbot: QtBot, key: Qt.Key) -> None:
    table = lay(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    table.page.say(SHORT)
    for held in (Qt.Key.Key_Shift, Qt.Key.Key_F2, Qt.Key.Key_Tab):
        QTest.keyPress(table.page, held)
    assert table.page.notice.text == SHORT
    QTest.keyPress(table.page, key)
    assert table.page.notice.text == ""


def test_the_key_that_is_refused_again_says_so_again(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    for _ in range(2):
        QTest.keyClick(table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert table.page.notice.text


def test_escape_takes_it_away_and_opens_no_menu(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    opened: list[bool] = []
    table.page.bar.menu.connect(lambda: opened.append(True))
    table.page.say(SHORT)
    assert table.page.bar.menu_button.key() != "Esc"
    QTest.keyClick(table.page, Qt.Key.Key_Escape)
    assert table.page.notice.text == ""
    assert table.page.bar.menu_button.key() == "Esc"
    assert opened == []


def test_a_click_beside_it_takes_it_away_but_what_failed_stays(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    table.page.say(SHORT)
    QTest.mouseClick(table.page.log, Qt.MouseButton.LeftButton)
    assert table.page.notice.text == ""
    table.page.say(SHORT, passes=False)
    QTest.mouseClick(table.page.log, Qt.MouseButton.LeftButton)
    QTest.keyClick(table.page, Qt.Key.Key_Left)
    assert table.page.notice.text == SHORT


def test_the_keyboard_may_go_to_its_link_and_takes_it_away_by_leaving(qtbot: QtBot) -> None:
    table = refused_by_a_ruling(qtbot)
    notice = table.page.notice
    notice.link.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyRelease(notice.link, Qt.Key.Key_Tab)
    assert notice.text
    table.page.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyRelease(table.page, Qt.Key.Key_Tab)
    assert notice.text == ""


@pytest.mark.parametrize(
    ("text", "ruling"),
    [
        ("Ask for another (ruling N5).", "N5"),
        ("Frage nach einer anderen (Festlegung N10).", "N10"),
        ("Frage nach einer anderen (Festlegung\N{NO-BREAK SPACE}N10).", "N10"),
        ("The game is over.", ""),
        ("Take the K9 (not now).", ""),
    ],
)
def test_the_ruling_is_the_one_in_brackets(text: str, ruling: str) -> None:
    assert ruling_in(text) == ruling


def refused_by_a_ruling(qtbot: QtBot) -> Table:
    """Return a table at which a swap was requested that no trade could follow."""
    table = lay(qtbot, "hb", blue=["stock_swap"]).start()
    table.wait_for(Stage.ASKING)
    table.page.game_table.explained.emit("No trade could follow (ruling N5).")
    return table


def test_the_ruling_is_a_link_for_mouse_and_keys(qtbot: QtBot) -> None:
    table = refused_by_a_ruling(qtbot)
    notice, wanted = table.page.notice, list[str]()
    table.page.ruling_requested.connect(wanted.append)
    assert notice.link.accessibleName() == "Read ruling N5 in the rules"
    table.click(notice.link)
    QTest.keyClick(table.page, Qt.Key.Key_F2)
    notice.link.setFocus(Qt.FocusReason.TabFocusReason)
    table.key("Enter")
    assert wanted == ["N5"] * 3
    assert notice.text
    assert notice.link.focusPolicy() == Qt.FocusPolicy.TabFocus  # a click leaves Enter to the table
    notice.put_away()
    QTest.keyClick(table.page, Qt.Key.Key_F2)
    assert wanted == ["N5"] * 3
    table.page.say("The game is over.")
    assert notice.link.isHidden()


def test_a_refusal_that_names_no_ruling_links_to_the_one_it_rests_on(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.controller.refused.emit(Refused("pile-is-empty", "N2"))
    assert table.page.notice.ruling == "N2"
    table.controller.refused.emit(Refused("pile-is-empty"))
    wanted: list[str] = []
    table.page.ruling_requested.connect(wanted.append)
    QTest.keyClick(table.page, Qt.Key.Key_F2)
    assert wanted == [""], "the rules as a whole"
    assert table.page.notice.link.text() == "Read the rules"


def test_it_lies_elsewhere_when_the_page_gets_another_size(qtbot: QtBot) -> None:
    page = lay(qtbot, "hb").start().page
    page.say(LONG)
    page.resize(1600, 1000)
    paper = page.notice.paper()
    assert page.notice.text == LONG
    assert page.rect().contains(paper)
    assert paper.bottom() < page.popovers.anchor.top()
