"""The focus returns to where each person had it, and leaves Enter to the golden button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.ui.table.keys import came_back, ring_takes_enter
from tests.ui.table.seating import Table, open_table


def at(table: Table) -> str:
    """Return the name of the focus widget; empty for the page itself."""
    focused = table.page.focusWidget()
    return "" if focused is None or focused is table.page else focused.objectName()


def came_back_to(table: Table) -> str | None:
    return table.game.board.came_back


def take(table: Table, *, by_walking: int = 1) -> str:
    """Move to a pile, and take from it; return its name."""
    table.key(*["Right"] * by_walking)
    name = at(table)
    assert name.startswith("take-")
    table.key("Enter")
    return name


def own_moves(table: Table) -> int:
    return sum(move["seat"] == 0 for move in table.journal.moves)


def lift(table: Table) -> None:
    table.wait_for(Stage.CURTAIN)
    table.controller.lift()
    table.wait_for(Stage.ASKING)


def test_after_a_move_the_keyboard_is_where_it_was(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    name = take(table, by_walking=2)
    table.wait_for(Stage.ASKING)
    assert at(table) == name
    table.key("Right")
    assert at(table) not in ("", name)
    table.key("Left")
    assert at(table) == name


def test_enter_picks_what_it_came_back_to_while_there_is_nothing_to_confirm(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    name = take(table)
    table.wait_for(Stage.ASKING)
    moves = len(table.journal.moves)
    assert ring_takes_enter(table.page.parts)
    table.key("Enter")
    assert table.game.choosing.picked == name
    assert len(table.journal.moves) == moves
    table.key("Enter")
    assert table.journal.moves[moves]["seat"] == 0


def test_enter_is_the_golden_buttons_where_that_can_be_pressed_until_space_wakes_the_place(
    qtbot: QtBot,
) -> None:
    table = open_table(qtbot, "hb").start()
    parts, board = table.page.parts, table.game.board
    table.key("K")
    board.return_to("take-red")
    picked = table.game.choosing.picked
    assert parts.action_panel.can_confirm
    assert came_back(parts)
    assert not ring_takes_enter(parts)
    table.key("Space")
    assert table.game.choosing.picked == picked, "it wakes the place, and presses nothing"
    assert ring_takes_enter(parts)
    table.key("Space")
    assert table.game.choosing.picked == at(table)


def test_moving_there_makes_it_an_ordinary_place_again(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    name = take(table)
    table.wait_for(Stage.ASKING)
    assert came_back_to(table) == name
    table.page.bar.menu_button.setFocus()
    assert came_back_to(table) is None
    table.spot(name).setFocus()
    assert came_back_to(table) is None


def test_it_does_not_leave_a_button_on_which_the_keyboard_is(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("Right")
    table.page.bar.menu_button.setFocus()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(table.page.bar.menu_button, Qt.Key.Key_Return, control)
    table.wait_for(Stage.ASKING)
    assert own_moves(table) == 1
    assert table.page.focusWidget() is table.page.bar.menu_button


def test_a_click_takes_the_keyboard_off_the_board_for_good(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("Right")
    table.click_button("confirm")
    table.wait_for(Stage.ASKING)
    assert own_moves(table) == 1
    assert at(table) == ""


def test_behind_a_curtain_each_has_a_place_of_their_own(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", handover=Handover.CURTAIN).start()
    lift(table)
    first = take(table, by_walking=3)
    table.wait_for(Stage.PASSING)
    table.controller.pass_screen()
    table.wait_for(Stage.CURTAIN)
    assert at(table) == ""
    lift(table)
    assert at(table) == "", "it is somebody else's"
    second = take(table, by_walking=1)
    assert second != first
    table.wait_for(Stage.PASSING)
    table.controller.pass_screen()
    lift(table)
    assert at(table) == first


def test_without_a_curtain_too_it_comes_back_for_the_same_eyes_alone(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", handover=Handover.TRUSTING).start()
    first = take(table, by_walking=2)
    table.wait_for(Stage.ASKING)
    assert (table.controller.viewer, at(table)) == (1, "")
    take(table)
    table.wait_for(Stage.ASKING)
    assert (table.controller.viewer, at(table)) == (0, first)


def test_it_comes_back_after_reading(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("Right")
    name = at(table)
    table.key("F3")
    assert at(table) == "outline"
    table.key("Esc")
    assert at(table) == name


def test_a_place_that_is_gone_leaves_the_keyboard_on_the_page(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", blue=["speculative_market"]).start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.spot("play-blue-speculative-market").setFocus()
    table.key("Enter", "Right", "Enter")
    table.wait_for(Stage.ASKING)
    assert table.game.board.spot("play-blue-speculative-market") is None
    assert came_back_to(table) is None
