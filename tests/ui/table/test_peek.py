"""The peek button: shows while held; a click shows until the next click."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.table import handover
from stockgames.ui.table.handover import PeekButton
from stockgames.ui.theme.context import ThemeContext


@pytest.fixture
def told() -> list[bool]:
    return []


@pytest.fixture
def button(qtbot: QtBot, told: list[bool]) -> PeekButton:
    made = PeekButton(ThemeContext())
    qtbot.addWidget(made)
    made.peeked.connect(told.append)
    made.peeked.connect(made.set_on)
    return made


def test_held_it_shows_until_it_is_let_go(
    button: PeekButton, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_LONG_PRESS", -1)
    button.pressed.emit()
    assert told == [True]
    button.released.emit()
    assert told == [True, False]


def test_clicked_it_shows_until_it_is_clicked_again(
    button: PeekButton, told: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_LONG_PRESS", 600_000)
    button.click()
    assert told == [True]
    button.click()
    assert told == [True, False]


def test_it_says_what_a_press_does(button: PeekButton) -> None:
    look = button.text()
    button.set_on(True)
    assert button.text() != look
    button.set_on(False)
    assert button.text() == look
    assert button.toolTip()
    assert button.objectName() == "peek"
