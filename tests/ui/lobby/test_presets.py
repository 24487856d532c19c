"""Whole tables with one click: solo, against bots, or several people, within the game's limits."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.engine.record import SeatInfo
from stockgames.ui.lobby.new_table import Presets
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import child


def presets(qtbot: QtBot, game_id: str) -> tuple[Presets, list[tuple[SeatInfo, ...]]]:
    made = Presets(ThemeContext(), registry.meta(game_id), "able", ("Ada", "Bruno"))
    qtbot.addWidget(made)
    chosen = list[tuple[SeatInfo, ...]]()
    made.chosen.connect(lambda seats: chosen.append(tuple(seats)))
    return made, chosen


def names(made: Presets) -> list[str]:
    return [button.objectName() for button in made.findChildren(QPushButton)]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_there_is_a_button_for_each_number_of_people(qtbot: QtBot, game_id: str) -> None:
    meta = registry.meta(game_id)
    made, _ = presets(qtbot, game_id)
    people = [f"preset-people-{count}" for count in range(2, max(meta.seats) + 1)]
    alone = ["preset-alone"] if 1 in meta.seats else []
    assert names(made) == [*alone, "preset-bots", *people]


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_each_press_lays_a_table_that_the_game_can_be_played_at(qtbot: QtBot, game_id: str) -> None:
    meta = registry.meta(game_id)
    made, chosen = presets(qtbot, game_id)
    for name in names(made):
        button = child(made, QPushButton, name)
        assert button.text()
        button.click()
        seats = chosen[-1]
        assert len(seats) in meta.seats
        people = sum(seat.is_human for seat in seats)
        count = name.rpartition("-")[2]
        assert people == (int(count) if count.isdigit() else 1)
        assert {seat.level for seat in seats if not seat.is_human} <= {"able"}
        assert seats[0].name == "Ada"
    assert len(chosen) == len(names(made))


def test_numbers_are_said_in_words(qtbot: QtBot) -> None:
    made, _ = presets(qtbot, "nyse")
    button = child(made, QPushButton, "preset-people-3")
    assert button.text() == "3"
    assert "three" in button.accessibleName().lower()
