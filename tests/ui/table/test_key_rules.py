"""Which keys have another meaning than usual at a moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import as_printed, enter_text, key_text
from stockgames.ui.table.keys import COMMANDS, UNDO, idle_keys, ring_takes_enter, taken_keys
from stockgames.ui.widgets.menus import close_popups
from tests.ui.table.seating import SilentThinker, Table, lay


def listed(table: Table) -> set[str]:
    """Return the keys of the page's own commands in the list of shortcuts."""
    words = {say(sentence) for sentence in COMMANDS.values()}
    return {keys for text, keys in table.page.key_notes() if text in words}


def taken(table: Table) -> set[str]:
    return taken_keys(table.page.parts)


def test_the_keys_of_the_choices_are_taken_from_the_page(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb", blue=["speculative_market"]).use(SilentThinker()).start()
    assert taken(table) == {"Enter", "D"}
    own = {key_text("Ctrl+Z"), key_text("Ctrl+Y")}
    assert listed(table) == {"L", "F3", "F4", "S", "H", "T", "P", "End", *own}
    table.key("B", "Enter")
    assert "T" not in taken(table), "hurrying the bot is the page's own command"


def test_after_the_game_nothing_is_skipped_or_undone() -> None:
    assert {"End", UNDO, "T"} <= idle_keys(Stage.OVER)
    assert idle_keys(Stage.ASKING) == set()


def test_the_proposed_button_prints_the_key_that_presses_it(qapp: object) -> None:
    assert as_printed("Return") == enter_text(True)
    assert as_printed("Ctrl+Return") == enter_text(False) != enter_text(True)
    assert as_printed("K") == "K"


def test_escape_is_taken_while_something_can_be_put_back(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    assert "Esc" not in taken(table)
    table.key("R")
    assert "Esc" in taken(table)
    table.key("Esc")
    assert "Esc" not in taken(table)


def test_over_the_whole_log_the_page_has_no_key(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.key("L")
    assert {"L", "S", "P", "H", "T", "Esc"} == taken(table)
    assert not listed(table) & {"L", "S", "P", "H", "T"}
    table.key("Esc")
    assert "L" not in taken(table)


def test_enter_is_the_rings_where_it_is_on_a_thing_that_is_not_yet_picked(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    assert not ring_takes_enter(table.page.parts)
    table.spot("take-red").setFocus()
    assert ring_takes_enter(table.page.parts)
    table.key("Enter")
    assert not ring_takes_enter(table.page.parts), "picked: Enter takes it now"
    table.page.bar.menu_button.setFocus()
    assert ring_takes_enter(table.page.parts)


Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.mark.parametrize(
    ("key", "held", "picks"),
    [
        (Key.Key_R, Held.NoModifier, True),
        (Key.Key_R, Held.ShiftModifier, True),
        (Key.Key_R, Held.ControlModifier, False),
        (Key.Key_R, Held.AltModifier, False),
        (Key.Key_Right, Held.KeypadModifier, True),
        (Key.Key_Right, Held.AltModifier, False),
    ],
)
def test_a_key_means_the_same_with_shift_but_not_with_ctrl_or_alt(
    qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier, picks: bool
) -> None:
    table = lay(qtbot, "hb").start()
    QTest.keyClick(table.page, key, held)
    assert (table.game.choosing.picked is not None) is picks


def test_both_enter_keys_press_the_proposed_button(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.key("R")
    QTest.keyClick(table.page, Key.Key_Enter, Held.KeypadModifier)
    assert len(table.journal.moves) == 1


def test_keys_come_before_a_focused_button_which_gets_those_without_another_use(
    qtbot: QtBot,
) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    button = table.page.bar.menu_button
    button.setFocus(Qt.FocusReason.TabFocusReason)
    table.key("R")
    assert table.game.choosing.picked == "take-red"
    button.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(table.page.bar.menu):
        table.key("Space")


def test_behind_an_open_menu_no_key_is_the_pages(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").start()
    table.page.bar.open_pace_menu()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction().isChecked()
    for key in (Key.Key_R, Key.Key_F3, Key.Key_Right):
        QTest.keyClick(table.page, key)
    assert table.game.choosing.picked is None
    assert table.page.parts.read_sheet.isHidden()
    close_popups()
