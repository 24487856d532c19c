"""Keys of the page: who gets Enter, what has just appeared, and what is pressed too early."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import as_printed, enter_text, key_text
from stockgames.ui.table.keys import COMMANDS, UNDO, idle_keys, ring_takes_enter, taken_keys
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.menus import close_popups
from tests.ui.table.seating import SilentThinker, Table, open_table

SPECIAL = "speculative_market"


def proposed(table: Table) -> str:
    """Return the key on the proposed button."""
    button = table.button("confirm")
    return button.key()


def own_moves(table: Table) -> list[str]:
    """Return the colours that the first seat took."""
    return [move["color"] for move in table.journal.moves if move["seat"] == 0]


# Who gets Enter


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return open_table(qtbot, "hb").use(SilentThinker()).start()


def test_a_click_never_takes_enter_away(table: Table) -> None:
    table.click_spot("take-red")
    table.key("K")
    assert proposed(table) == "Enter"
    table.key("Enter")
    assert own_moves(table) == ["black"]


def test_a_click_on_a_button_leaves_enter_to_the_one_that_prints_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", blue=[SPECIAL]).start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.click_button("play-speculative-market")
    table.click_button("pick-push-red")
    table.key("Enter")
    assert table.journal.moves[-1] | {"chip": ""} == {
        "seat": 0,
        "do": "speculative_market",
        "chip": "",
        "marker": "red",
    }


def test_enter_presses_the_chip_under_the_keyboard_and_buttons_say_so(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", blue=[SPECIAL]).start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.key("K")
    moves = len(table.journal.moves)
    table.spot("play-blue-speculative-market").setFocus(Qt.FocusReason.TabFocusReason)
    assert proposed(table) == "Ctrl+Enter"
    table.key("Enter")
    assert len(table.journal.moves) == moves
    assert table.game.choosing.way.step == "market"


def test_control_and_enter_press_what_prints_them(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", blue=[SPECIAL]).start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.key("K")
    table.spot("play-blue-speculative-market").setFocus(Qt.FocusReason.TabFocusReason)
    focused = table.page.focusWidget()
    QTest.keyClick(focused, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert own_moves(table) == ["blue", "black"]


def test_the_ring_follows_the_letter_that_picks_something_else(table: Table) -> None:
    table.key("Right", "K")
    assert table.game.board.focused_spot == "take-black"
    assert proposed(table) == "Enter"


def test_a_letter_pressed_twice_or_held_takes_nothing(table: Table) -> None:
    table.key("B", "B")
    assert table.journal.moves == []
    repeating = {
        shortcut.key().toString()
        for shortcut in table.page.findChildren(QShortcut)
        if shortcut.autoRepeat()
    }
    assert {"Left", "Backspace", "Ctrl+Down"} <= repeating
    assert not repeating & {"B", "Return", "Ctrl+Return", "Space", "Esc", "F3"}


# What has just appeared


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every question too new to be meant by a key."""
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)


@pytest.mark.usefixtures("unread")
def test_a_question_that_came_up_just_now_takes_no_key_and_says_so(
    monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    table.key("B", "Enter")
    assert table.game.choosing.picked == "take-blue"
    assert table.journal.moves == []
    assert "Press it again" in table.page.refusal.text
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    table.key("Enter")
    assert own_moves(table) == ["blue"]


@pytest.mark.usefixtures("unread")
def test_a_click_is_always_meant(table: Table) -> None:
    table.click_spot("take-green")
    table.click_button("confirm")
    assert own_moves(table) == ["green"]


@pytest.mark.usefixtures("unread")
def test_one_enter_too_many_does_not_pass_on_what_was_just_learned(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", handover=Handover.CURTAIN, blue=[SPECIAL]).start()
    table.controller.lift()
    table.click_spot("take-blue")
    table.click_button("confirm")
    table.wait_for(Stage.PASSING)
    table.key("Enter")
    assert table.stage is Stage.PASSING


@pytest.mark.usefixtures("unread")
def test_a_hot_spot_strikes_nothing_either(table: Table) -> None:
    """A move made by a key other than a button's is rejected, and can be made again."""
    table.game.press("D")
    table.page.keys.hasty = True
    table.game.choose("discard")
    table.game.acted.emit(table.controller.view.legal[0])
    assert table.journal.moves == []
    assert "Press it again" in table.page.refusal.text


# What is pressed while others move


def moving(qtbot: QtBot, players: str, handover: Handover = Handover.CURTAIN) -> Table:
    """Return a table on which the first seat's chip is being animated."""
    table = open_table(qtbot, players, pace="normal", handover=handover).start()
    table.key("B", "Enter")
    assert table.stage is Stage.SHOWING
    return table


def arrived(table: Table) -> None:
    """Skip everything until a person is asked."""
    table.page.presenter.skip()
    table.wait_for(Stage.ASKING)
    table.qtbot.wait(10)


def test_a_key_pressed_while_things_move_is_done_when_they_rest(qtbot: QtBot) -> None:
    table = moving(qtbot, "hb")
    table.key("K")
    arrived(table)
    assert table.game.choosing.picked == "take-black"
    assert own_moves(table) == ["blue"]


def test_a_key_pressed_while_things_move_presses_no_button_that_came_later(qtbot: QtBot) -> None:
    table = moving(qtbot, "hb")
    table.key("K", "Enter")
    arrived(table)
    assert own_moves(table) == ["blue"]
    assert "Press it again" in table.page.refusal.text
    table.key("Enter")
    assert own_moves(table) == ["blue", "black"]


def test_a_key_pressed_while_a_bot_thinks_is_done_as_well(table: Table) -> None:
    table.key("B", "Enter")
    table.wait_for(Stage.THINKING)
    table.key("G")
    table.key("T")
    table.wait_for(Stage.ASKING)
    table.qtbot.wait(10)
    assert table.game.choosing.picked == "take-green"


def again(table: Table) -> bool:
    """Return whether others' moves are being replayed."""
    return table.page.presenter.is_replaying


def test_a_key_pressed_during_a_showing_again_is_done_after_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.pace.set_mode("fast")
    table.key("S")
    assert again(table)
    table.key("R")
    qtbot.waitUntil(lambda: not (table.page.presenter.step() and again(table)))
    qtbot.wait(10)
    assert table.game.choosing.picked == "take-red"


def test_what_is_only_shown_is_not_called_a_turn(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbb").start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.pace.set_mode("fast")
    table.key("S")
    panel = table.page.action_panel.panel
    assert again(table)
    assert "turn" not in panel.title.lower()
    assert [c.label for group in panel.groups for c in group.choices] == ["Back to my turn"]
    table.key("End")
    assert not again(table)
    assert "turn" in table.page.action_panel.panel.title.lower()


def test_a_key_of_one_person_is_not_done_for_the_next(qtbot: QtBot) -> None:
    table = moving(qtbot, "hh", Handover.TRUSTING)
    table.key("K")
    arrived(table)
    assert table.controller.seat == 1
    assert table.game.choosing.picked is None
    assert "Press it again" in table.page.refusal.text


# The panels of stages without a decision


def thinking(qtbot: QtBot) -> Table:
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    table.key("B", "Enter")
    table.wait_for(Stage.THINKING)
    return table


def passing(qtbot: QtBot) -> Table:
    table = open_table(qtbot, "hh", blue=[SPECIAL]).start()
    table.controller.lift()
    table.key("B", "Enter")
    table.wait_for(Stage.PASSING)
    return table


def over(qtbot: QtBot) -> Table:
    table = open_table(qtbot, "h").start()
    while table.stage is not Stage.OVER:
        table.wait_for(Stage.ASKING, Stage.OVER)
        if table.stage is Stage.ASKING:
            table.controller.submit(table.controller.view.legal[0])
    table.key("Esc")
    return table


@pytest.mark.parametrize("stage", [thinking, passing, over])
def test_the_keys_of_every_stage_press_what_prints_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, stage: Callable[[QtBot], Table]
) -> None:
    table = stage(qtbot)
    pressed: list[str] = []
    monkeypatch.setattr(Button, "click", lambda button: pressed.append(button.objectName()))
    choices = [c for g in table.page.action_panel.panel.groups for c in g.choices if c.key]
    for choice in choices:
        table.key(choice.key)
    assert pressed == [choice.name for choice in choices]
    assert pressed


def listed(table: Table) -> set[str]:
    """Return the keys of the page's own commands in the list of shortcuts."""
    words = {say(sentence) for sentence in COMMANDS.values()}
    return {keys for text, keys in table.page.key_notes() if text in words}


def taken(table: Table) -> set[str]:
    return taken_keys(table.page.parts)


def test_the_keys_of_the_choices_are_taken_from_the_page(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", blue=["speculative_market"]).use(SilentThinker()).start()
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
    table = open_table(qtbot, "hb").start()
    assert "Esc" not in taken(table)
    table.key("R")
    assert "Esc" in taken(table)
    table.key("Esc")
    assert "Esc" not in taken(table)


def test_over_the_whole_log_the_page_has_no_key(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.key("L")
    assert {"L", "S", "P", "H", "T", "Esc"} == taken(table)
    assert not listed(table) & {"L", "S", "P", "H", "T"}
    table.key("Esc")
    assert "L" not in taken(table)


def test_enter_is_the_rings_where_it_is_on_a_thing_that_is_not_yet_picked(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
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
    table = open_table(qtbot, "hb").start()
    QTest.keyClick(table.page, key, held)
    assert (table.game.choosing.picked is not None) is picks


def test_both_enter_keys_press_the_proposed_button(table: Table) -> None:
    table.key("R")
    QTest.keyClick(table.page, Key.Key_Enter, Held.KeypadModifier)
    assert len(table.journal.moves) == 1


def test_keys_come_before_a_focused_button_which_gets_those_without_another_use(
    qtbot: QtBot, table: Table
) -> None:
    button = table.page.bar.menu_button
    button.setFocus(Qt.FocusReason.TabFocusReason)
    table.key("R")
    assert table.game.choosing.picked == "take-red"
    button.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(table.page.bar.menu):
        table.key("Space")


def test_behind_an_open_menu_no_key_is_the_pages(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.page.bar.open_pace_menu()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.activeAction().isChecked()
    for key in (Key.Key_R, Key.Key_F3, Key.Key_Right):
        QTest.keyClick(table.page, key)
    assert table.game.choosing.picked is None
    assert table.page.parts.read_sheet.isHidden()
    close_popups()
