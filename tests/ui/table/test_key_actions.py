"""The commands of a table page, as the house lists them."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.key_actions import UNDO, KeyActions


def made(qtbot: QtBot, *, replays: bool = False) -> tuple[KeyActions, dict[str, QAction]]:
    page = QWidget()
    qtbot.addWidget(page)
    actions = KeyActions(page, replays)
    return actions, {action.text(): action for action in page.actions()}


def test_each_command_tells_its_key_when_it_is_wanted(qtbot: QtBot) -> None:
    actions, by_text = made(qtbot)
    asked: list[str] = []
    actions.asked.connect(asked.append)
    for action in by_text.values():
        action.trigger()
    assert sorted(asked) == sorted(["L", "S", "H", "T", "P", "End", UNDO])
    assert all(action.shortcuts() for action in by_text.values())


def test_letters_that_the_board_takes_are_not_listed(qtbot: QtBot) -> None:
    actions, by_text = made(qtbot)
    actions.yield_keys({"P", "H"})
    off = {text for text, action in by_text.items() if not action.isEnabled()}
    assert off == {"A hint", "Choose the pace"}
    actions.yield_keys(())
    assert all(action.isEnabled() for action in by_text.values())


def test_a_replay_has_no_hint_no_bot_to_hurry_and_nothing_to_undo(qtbot: QtBot) -> None:
    actions, by_text = made(qtbot, replays=True)
    actions.yield_keys(())
    off = {text for text, action in by_text.items() if not action.isEnabled()}
    assert off == {"A hint", "Hurry the bot", "Undo"}
    assert "Skip to the end" in by_text
    assert "Skip to my turn" in made(qtbot)[1]
