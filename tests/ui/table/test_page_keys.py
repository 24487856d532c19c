"""Keys of the page: who gets Enter, what has just appeared, and what is pressed too early."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.ui.widgets import input_guard as settling
from stockgames.ui.widgets.buttons import Button
from tests.ui.table.seating import SilentThinker, Table, lay

SPECIAL = "speculative_market"


def proposed(table: Table) -> str:
    """Return the key on the proposed button."""
    button = table.page.action_panel.offered("confirm")
    assert button is not None
    return button.key()


def own_moves(table: Table) -> list[str]:
    """Return the colours that the first seat took."""
    return [move["color"] for move in table.journal.moves if move["seat"] == 0]


# Who gets Enter


def test_a_click_never_takes_enter_away(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.click_spot("take-red")
    table.key("K")
    assert proposed(table) == "Enter"
    table.key("Enter")
    assert own_moves(table) == ["black"]


def test_a_click_on_a_button_leaves_enter_to_the_one_that_prints_it(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb", blue=[SPECIAL]).start()
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


def test_enter_presses_the_chip_that_the_keyboard_is_on_and_the_button_says_so(
    qtbot: QtBot,
) -> None:
    table = lay(qtbot, "hb", blue=[SPECIAL]).start()
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
    table = lay(qtbot, "hb", blue=[SPECIAL]).start()
    table.key("B", "Enter")
    table.wait_for(Stage.ASKING)
    table.key("K")
    table.spot("play-blue-speculative-market").setFocus(Qt.FocusReason.TabFocusReason)
    focused = table.page.focusWidget()
    QTest.keyClick(focused, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert own_moves(table) == ["blue", "black"]


def test_the_ring_follows_the_letter_that_picks_something_else(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.key("Right", "K")
    assert table.game.board.focused_spot == "take-black"
    assert proposed(table) == "Enter"


def test_a_letter_pressed_twice_or_held_takes_nothing(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
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
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.key("B", "Enter")
    assert table.game.choosing.picked == "take-blue"
    assert table.journal.moves == []
    assert "Press it again" in table.page.notice.text
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    table.key("Enter")
    assert own_moves(table) == ["blue"]


@pytest.mark.usefixtures("unread")
def test_a_click_is_always_meant(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.click_spot("take-green")
    table.click_button("confirm")
    assert own_moves(table) == ["green"]


@pytest.mark.usefixtures("unread")
def test_one_enter_too_many_does_not_pass_on_what_was_just_learned(qtbot: QtBot) -> None:
    table = lay(qtbot, "hh", handover=Handover.CURTAIN, blue=[SPECIAL]).start()
    table.controller.lift()
    table.click_spot("take-blue")
    table.click_button("confirm")
    table.wait_for(Stage.PASSING)
    table.key("Enter")
    assert table.stage is Stage.PASSING


@pytest.mark.usefixtures("unread")
def test_a_hot_spot_strikes_nothing_either(qtbot: QtBot) -> None:
    """A move made by a key other than a button's is rejected, and can be made again."""
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.game.press("D")
    table.page.keys.hasty = True
    table.game.choose("discard")
    table.game.acted.emit(table.controller.view.legal[0])
    assert table.journal.moves == []
    assert "Press it again" in table.page.notice.text


# What is pressed while others move


def moving(qtbot: QtBot, players: str, handover: Handover = Handover.CURTAIN) -> Table:
    """Return a table on which the first seat's chip is being animated."""
    table = lay(qtbot, players, pace="normal", handover=handover).start()
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
    assert "Press it again" in table.page.notice.text
    table.key("Enter")
    assert own_moves(table) == ["blue", "black"]


def test_a_key_pressed_while_a_bot_thinks_is_done_as_well(qtbot: QtBot) -> None:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.key("B", "Enter")
    table.wait_for(Stage.THINKING)
    table.key("G")
    table.key("T")
    table.wait_for(Stage.ASKING)
    table.qtbot.wait(10)
    assert table.game.choosing.picked == "take-green"


def again(table: Table) -> bool:
    """Return whether others' moves are being replayed."""
    return table.page.presenter.replaying


def test_a_key_pressed_during_a_showing_again_is_done_after_it(qtbot: QtBot) -> None:
    table = lay(qtbot, "hbb").start()
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
    table = lay(qtbot, "hbb").start()
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
    assert "Press it again" in table.page.notice.text


# The panels of stages without a decision


def thinking(qtbot: QtBot) -> Table:
    table = lay(qtbot, "hb").use(SilentThinker()).start()
    table.key("B", "Enter")
    table.wait_for(Stage.THINKING)
    return table


def passing(qtbot: QtBot) -> Table:
    table = lay(qtbot, "hh", blue=[SPECIAL]).start()
    table.controller.lift()
    table.key("B", "Enter")
    table.wait_for(Stage.PASSING)
    return table


def over(qtbot: QtBot) -> Table:
    table = lay(qtbot, "h").start()
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
