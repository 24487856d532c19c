from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.bots import ladders
from stockgames.bots.ladders import NEWCOMER, USUAL, GameLevels, Ladder, LevelsError, Place
from stockgames.bots.levels import STEPS
from stockgames.presentation.levels import level_name
from stockgames.ui.help.page import ladder_table

PLACES = (
    Place(NEWCOMER, 1000, 1000, 1000, 30),
    Place("casual", 1010, 960, 1070, 40),
    Place("able", 1120, 1080, 1160, 50),
)
LADDER = Ladder(seats=4, worlds=20, seed="s", places=PLACES, steps=())


@pytest.fixture(autouse=True)
def one_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def levels_of(game_id: str) -> GameLevels:
        if game_id == "damaged":
            raise LevelsError("not JSON")
        return replace(USUAL, ladder=LADDER) if game_id == "nyse" else USUAL

    monkeypatch.setattr(ladders, "levels_of", levels_of)


def cells() -> list[list[str]]:
    games = {"nyse": "NYSE", "portfolio": "Portfolio", "damaged": "Damaged"}
    return [line.strip("| ").split(" | ") for line in ladder_table(games).splitlines()]


def test_only_games_that_were_measured_have_a_column() -> None:
    head, rule, *rows = cells()
    assert head == ["Level", "NYSE"]
    assert rule == ["---", "---"]
    assert all(len(row) == 2 for row in rows)
    assert ladder_table({"portfolio": "Portfolio"}) == ""


def test_levels_come_from_the_strongest_down_with_ratings_and_intervals() -> None:
    rows = dict(cells()[2:])
    assert list(rows)[: len(STEPS) + 1] == [
        *map(level_name, reversed(STEPS[1:])),
        level_name(NEWCOMER),
        level_name(STEPS[0]),
    ]
    assert rows["able"] == "1120 (1080 to 1160)"
    assert rows["newcomer"] == "1000"
    assert rows["shrewd"] == "–"
    assert (rows["Seats"], rows["Duels"]) == ("4", "60")
    assert rows["Imagined games (shrewd)"] == "20"
