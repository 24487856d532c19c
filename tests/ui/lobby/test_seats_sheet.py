"""Who plays on at a running table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.record import Holder, SeatInfo
from stockgames.ui.lobby.game_setup import BOT_NAMES
from stockgames.ui.lobby.seats_sheet import SeatsSheet
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import Button

KNOWN = ("Ada", "Zoe", *BOT_NAMES[:8])


@pytest.fixture
def under(qtbot: QtBot) -> QWidget:
    """Return the window over which the sheet is shown."""
    found = QWidget()
    qtbot.addWidget(found)
    return found


@pytest.fixture
def sheet(qtbot: QtBot, look: ThemeContext, under: QWidget) -> SeatsSheet:
    """Return the sheet of a table where Bela's seat is a bot's now, and Esra sits out."""
    ada, bela = (SeatInfo(name=name, player="human") for name in ("Ada", "Bela"))
    bot = SeatInfo(name="Otto", player="bot:casual", x_character="spiteful")
    seats = ada, bela.handed_to(Holder(name="Rob", player="bot:casual"), 4), bot
    made = SeatsSheet(look, registry.meta("nyse"), seats, KNOWN, under)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("seat", "choice", "typed", "player", "name"),
    [
        (1, "Person", "", "human", "Bela"),
        (1, "Person", "Cyd", "human", "Cyd"),
        (0, "Zoe", "", "human", "Zoe"),
        (1, "Zoe", "", "human", "Zoe"),
        (0, "Bot, clever", "", "bot:clever", ""),
        (2, "Bot, sleepy", "", "bot:sleepy", "Otto"),
    ],
)
def test_whoever_had_a_seat_is_proposed_and_no_bot_is_called_like_a_person(
    sheet: SeatsSheet, seat: int, choice: str, typed: str, player: str, name: str
) -> None:
    handed = dict[int, SeatInfo]()
    sheet.handed.connect(handed.update)
    does, row = sheet.findChildren(Button, "seats-does")[0], sheet.seats.rows[seat]
    assert not does.isEnabled(), "nothing has changed"
    row.player_field.setCurrentIndex(row.player_field.findText(choice))
    row.name_field.setText(typed or row.name_field.text())
    does.click()
    assert [(number, info.player) for number, info in handed.items()] == [(seat, player)]
    assert handed[seat].name == name or not name
    assert player == "human" or handed[seat].name not in (*KNOWN, "Bela")


def test_a_seat_that_was_given_away_by_mistake_is_taken_back(sheet: SeatsSheet) -> None:
    row, does = sheet.seats.rows[0], sheet.findChildren(Button, "seats-does")[0]
    for choice, enabled in (("Bot, clever", True), ("Person", False)):
        row.player_field.setCurrentIndex(row.player_field.findText(choice))
        assert does.isEnabled() == enabled
    sheet.seats.rows[1].name_field.setText("ada")
    assert not does.isEnabled(), "two have one name"
