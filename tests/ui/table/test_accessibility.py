"""The page as text: as much as it shows, where it is painted, and what is announced to whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.presentation.outline import Node, as_text, group
from stockgames.ui.table.accessibility import places
from stockgames.ui.table.cover_sheets import ReadSheet
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import (
    ANNOUNCER,
    A11yProxy,
    Manner,
    Place,
    show_to_screen_readers,
)
from tests.ui.finding import sized
from tests.ui.heard import somebody_listens
from tests.ui.table.seating import SilentThinker, open_table


def test_the_hand_is_told_to_its_own_eyes_alone(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    nodes = as_text(table.page.outline.nodes())
    assert "Your hand, undersides showing" in nodes
    assert "Your turn" in nodes


def test_nothing_is_told_behind_the_curtain(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", handover=Handover.CURTAIN).start()
    assert table.controller.stage is Stage.CURTAIN
    assert table.page.outline.is_covered
    assert table.page.outline.nodes() == ()
    assert table.page.outline.board() == ()


@pytest.mark.usefixtures("in_german")
def test_keys_are_named_as_on_their_buttons(qtbot: QtBot) -> None:
    """They used to be named in English whatever the language."""
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    table.key("B", "Enter")
    table.wait_for(Stage.THINKING)
    skip = table.button("skip-to-me")
    assert skip.key() == "Ende"
    assert "Taste Ende" in as_text(table.page.outline.nodes())


PLACES = {"seat-1": QRectF(0, 0, 100, 50), "hand/1": QRectF(10, 60, 20, 30)}
BOARD = QRectF(0, 0, 400, 300)


def where(place: str) -> QRectF:
    return PLACES.get(place, QRectF())


def test_what_lies_nowhere_lies_where_the_rest_of_it_lies() -> None:
    seat = group("seat-1", "Bruno", [Node("seat-1/cash", "Cash", "$4")])
    hand = group("hand", "Hand", [Node("hand/1", "Ace"), Node("hand/1", "Ace")])
    first, second, third = places([seat, hand, Node("rules", "Rules")], where, BOARD)
    assert first.children[0].rect == first.rect == PLACES["seat-1"]
    assert second.rect == PLACES["hand/1"]
    assert third.rect == BOARD
    assert [child.place for child in second.children] == ["hand/1", "hand/1-2"]


def test_that_a_seat_is_to_decide_is_told_in_its_value() -> None:
    (seat,) = places([Node("seat-1", "Bruno", "3 chips", state="decides")], where, BOARD)
    assert seat.value == "3 chips (to decide now)"
    (card,) = places([Node("hand/1", "Ace", state="picked")], where, BOARD)
    assert (card.state, card.value) == ("picked", "")


def test_words_come_before_buttons_whichever_were_there_first(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    nodes = [Place(name, name, rect=BOARD) for name in ("market", "supply", "hand")]

    def order() -> list[str]:
        return [child.objectName() for child in board.children()]

    with somebody_listens():
        for _ in range(2):
            button = QPushButton(board)
            button.setObjectName("take")
            show_to_screen_readers(board, nodes)
            assert order() == ["told-market", "told-supply", "told-hand", "take"]
            show_to_screen_readers(board, [])
            show_to_screen_readers(board, nodes)
            qtbot.wait(1)
            assert order()[-4:] == ["told-market", "told-supply", "told-hand", "take"]
            shiboken6.delete(button)


def test_what_python_held_of_the_viewport_may_go_with_a_table_left_before(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.wait_for(Stage.ASKING)
    board = table.page.board
    assert isinstance(board, QGraphicsView)
    with somebody_listens():
        table.page.outline.sync()
        assert board.viewport().findChildren(A11yProxy)
        shiboken6.invalidate(board.viewport())
        table.page.outline.empty()
        assert not board.viewport().findChildren(A11yProxy)


def test_the_table_in_words_opens_and_closes_by_key(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    sheet = table.page.parts.read_sheet
    table.key("F3")
    assert sheet.isVisible()
    assert "Supply: 40 chips left in the supply" in sheet.lines()
    table.key("F3")
    assert sheet.isHidden()
    table.key("F3", "Esc")
    assert sheet.isHidden()
    assert table.page.hasFocus()


def test_keys_of_the_table_do_nothing_while_it_is_read(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("F3", "B", "Enter", "Space")
    assert table.page.parts.read_sheet.isVisible()
    assert table.game.choosing.picked is None
    assert not table.journal.moves


def test_log_and_table_in_words_give_way_to_each_other(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    parts = table.page.parts
    table.key("L", "F3")
    assert (parts.log_sheet.isVisible(), parts.read_sheet.isVisible()) == (False, True)
    table.key("L")
    assert (parts.log_sheet.isVisible(), parts.read_sheet.isVisible()) == (True, False)


def test_it_tells_what_has_changed_while_it_lies_there(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("B", "Enter")
    table.key("F3")
    table.wait_for(Stage.ASKING)
    assert any("Ada took Chemicals." in line for line in table.page.parts.read_sheet.lines())


def test_it_is_closed_and_empty_behind_the_curtain(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", handover=Handover.CURTAIN).start()
    sheet = table.page.parts.read_sheet
    table.controller.lift()
    table.key("F3")
    assert sheet.lines()
    table.controller.submit(table.controller.view.legal[0])
    table.wait_for(Stage.PASSING)
    table.controller.pass_screen()
    table.wait_for(Stage.CURTAIN)
    assert sheet.isHidden()
    assert sheet.lines() == []
    table.key("F3")
    assert sheet.isHidden()
    assert table.page.outline.nodes() == ()


NODES = (
    group("market", "Market", (Node("market/blue", "Chemicals", "$3M"),)),
    Node("supply", "Supply", "31 chips"),
)


@pytest.fixture
def sheet(qtbot: QtBot) -> ReadSheet:
    made = sized(qtbot, ReadSheet(ThemeContext()), QSize(1200, 600))
    made.show_nodes(NODES)
    made.open()
    return made


def test_every_place_is_a_line(sheet: ReadSheet) -> None:
    assert sheet.lines() == ["Market", "Chemicals: $3M", "Supply: 31 chips"]


def test_the_arrow_keys_walk_line_by_line(sheet: ReadSheet) -> None:
    assert sheet.place == "market"
    QTest.keyClick(sheet.tree, Qt.Key.Key_Down)
    assert sheet.place == "market/blue"
    QTest.keyClick(sheet.tree, Qt.Key.Key_Down)
    assert sheet.place == "supply"


def test_who_reads_stays_at_the_same_place_when_the_table_changes(sheet: ReadSheet) -> None:
    QTest.keyClick(sheet.tree, Qt.Key.Key_End)
    sheet.show_nodes((Node("status", "Round 2"), NODES[0], Node("supply", "Supply", "30 chips")))
    assert sheet.place == "supply"
    assert sheet.lines()[-1] == "Supply: 30 chips"


def test_a_place_that_is_gone_leads_to_the_top(sheet: ReadSheet) -> None:
    QTest.keyClick(sheet.tree, Qt.Key.Key_End)
    sheet.show_nodes(NODES[:1])
    assert sheet.place == "market"


def test_nothing_is_left_of_what_was_told(sheet: ReadSheet) -> None:
    sheet.show_nodes(())
    assert sheet.lines() == []
    assert sheet.place == ""


def test_it_is_a_dialog_with_a_name(sheet: ReadSheet) -> None:
    interface = QAccessible.queryAccessibleInterface(sheet)
    assert interface.role() == QAccessible.Role.Dialog
    assert interface.text(QAccessible.Text.Name) == "Read the table"
    tree = QAccessible.queryAccessibleInterface(sheet.tree)
    assert tree.role() == QAccessible.Role.Tree


def test_its_button_has_room_for_its_word(sheet: ReadSheet) -> None:
    assert sheet.rect().contains(sheet.close_button.geometry())
    assert sheet.close_button.width() >= sheet.close_button.sizeHint().width()


CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def heard() -> Iterator[list[str]]:
    emitted: list[str] = []
    ANNOUNCER.said.connect(emitted.append)
    yield emitted
    ANNOUNCER.said.disconnect(emitted.append)
    ANNOUNCER.manner = Manner()


def test_whose_turn_it_is_and_what_is_asked(qtbot: QtBot, heard: list[str]) -> None:
    open_table(qtbot, "hb").start()
    (asked,) = heard
    assert asked.startswith("Your turn: choose one\n")


def test_what_happened_is_told_as_in_the_log(qtbot: QtBot, heard: list[str]) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    text = "\n".join(heard)
    for entry in table.page.log.lines.entries[:2]:
        assert text.count(entry.plain()) == 1
    assert text.rindex("Your turn") > text.index("Ada took Chemicals.")


def test_the_brief_tell_no_notes(qtbot: QtBot, heard: list[str]) -> None:
    ANNOUNCER.manner = Manner(briefly=True)
    table = open_table(qtbot, "hb").start()
    assert heard == ["Your turn: choose one"]
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    assert "Ada took Chemicals." in "\n".join(heard).split("\n")


def test_what_is_pointed_at_is_told(qtbot: QtBot, heard: list[str]) -> None:
    table = open_table(qtbot, "hb").start()
    heard.clear()
    table.key("K")
    assert heard == ["Take Technology"]


def test_a_refusal_is_told(qtbot: QtBot, heard: list[str]) -> None:
    table = open_table(qtbot, "hb").start()
    heard.clear()
    table.key("Enter")
    assert len(heard) == 1
    table.key("F4")
    assert heard[0] == heard[1]


def test_the_table_is_read_part_by_part_and_line_by_line(qtbot: QtBot, heard: list[str]) -> None:
    table = open_table(qtbot, "hb").start()
    heard.clear()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(table.page, key, CTRL)
    assert heard[1].startswith("Valuation board")
    assert heard[2].startswith("Prices from left to right")
    assert not table.journal.moves


def test_nothing_private_is_told_behind_the_curtain(qtbot: QtBot, heard: list[str]) -> None:
    table = open_table(qtbot, "hh", handover=Handover.CURTAIN, blue=["stock_swap"]).start()
    assert heard == []
    table.controller.lift()
    table.key("B", "Enter")
    table.wait_for(Stage.PASSING)
    assert any("Stock swap" in text for text in heard)
    heard.clear()
    table.controller.pass_screen()
    table.wait_for(Stage.CURTAIN)
    table.key("F4")
    QTest.keyClick(table.page, Qt.Key.Key_Right, CTRL)
    assert heard == []
    table.controller.lift()
    table.key("F4")
    assert "Stock swap" not in "\n".join(heard)


def test_the_result_is_told_once(qtbot: QtBot, heard: list[str]) -> None:
    table = open_table(qtbot, "bb").start()
    table.wait_for(Stage.OVER)
    headline = table.page.end_sheet.accessibleName()
    assert headline
    assert "\n".join(heard).count(headline) == 1
