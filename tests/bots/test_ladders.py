from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from stockgames import resources
from stockgames.bots.ladders import (
    NEWCOMER,
    NEWCOMERS_RATING,
    USUAL,
    Ladder,
    LevelsError,
    Place,
    Step,
    as_file,
    in_file,
    levels_of,
)
from stockgames.bots.levels import STEPS
from stockgames.engine import registry
from stockgames.engine.bot_words import LOWER_LEVELS

LADDER = Ladder(
    seats=2,
    worlds=40,
    seed="s",
    places=(Place("casual", 990, 950, 1030, 90), Place("able", 1120, 1080, 1160, 80)),
    steps=(Step("able", "casual", 40, 0.675, 0.52, 0.8),),
)


@pytest.fixture
def fresh() -> Any:
    levels_of.cache_clear()
    yield
    levels_of.cache_clear()


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_game_ships_levels_and_a_ladder_that_holds_them_all(game_id: str) -> None:
    found = levels_of(game_id)
    assert found is not USUAL
    assert set(found.levels) == set(LOWER_LEVELS)
    ladder = found.ladder
    assert ladder is not None
    ratings = [place.rating for place in ladder.places]
    assert ratings == sorted(ratings)
    assert [place.level for place in ladder.places if place.level != NEWCOMER] == list(STEPS)
    assert all(place.low <= place.rating <= place.high for place in ladder.places)
    newcomer = ladder.place(NEWCOMER)
    assert newcomer is not None
    assert newcomer.rating == NEWCOMERS_RATING
    assert ladder.place("random") is None
    assert [(step.level, step.against) for step in ladder.steps] == [
        *((above, below) for below, above in pairwise(STEPS)),
        (NEWCOMER, STEPS[1]),
    ]
    assert all(step.low <= step.won <= step.high for step in ladder.steps)


@pytest.mark.parametrize("game_id", [*registry.game_ids(), "lemonade"])
def test_each_level_errs_and_slips_less_than_the_one_below(game_id: str) -> None:
    levels = levels_of(game_id).levels
    weaknesses = [(levels[name].slips, levels[name].errs) for name in LOWER_LEVELS]
    assert len(set(weaknesses)) == len(weaknesses)
    assert weaknesses == sorted(weaknesses, reverse=True)
    assert levels["able"].slips == 0


def test_a_game_from_outside_has_levels_and_no_ladder() -> None:
    found = levels_of("lemonade")
    assert set(found.levels) == set(LOWER_LEVELS)
    assert found.ladder is None


def test_a_file_says_again_what_was_written() -> None:
    levels = replace(USUAL, ladder=LADDER)
    assert in_file("nyse", as_file("nyse", levels)) == levels
    assert in_file("nyse", as_file("nyse", USUAL)) == USUAL


def changed(**more: Any) -> str:
    return json.dumps({**json.loads(as_file("nyse", USUAL)), **more})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "not JSON"),
        ("[]", "not a file of levels"),
        (changed(format="else"), "not a file of levels"),
        (changed(version=9), "another version"),
        (changed(game="exchange"), "another game"),
        (changed(levels={}), "these must be sleepy"),
        (changed(more=1), "more"),
        (changed(levels={"able": {"errs": 2.0, "slips": 0.0, "worlds": 1}}), "errs"),
        (changed(levels={"able": {"errs": 0.5, "worlds": 1}}), "slips"),
        (changed(ladder={"seats": 2}), "ladder"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_line(text: str, complaint: str) -> None:
    with pytest.raises(LevelsError, match=complaint):
        in_file("nyse", text)


def test_a_damaged_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: None
) -> None:
    file = tmp_path / "levels" / "nyse.json"
    file.parent.mkdir()
    file.write_text("{", encoding="utf-8")
    monkeypatch.setattr(resources, "resource_roots", lambda: (tmp_path,))
    with pytest.raises(LevelsError, match=r"nyse\.json: this is not JSON"):
        levels_of("nyse")
    file.write_bytes(b"\xff")
    with pytest.raises(LevelsError, match=r"nyse\.json: the levels cannot be read"):
        levels_of("nyse")
