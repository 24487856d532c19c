"""Lesson files are parsed strictly, and each error is located."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.lessons.script import ScriptError, has_lessons, lessons_of, read_lessons

STEP: dict[str, Any] = {"id": "one", "values": {"price": "now.sectors[0].price"}}
LESSON: dict[str, Any] = {"id": "first", "seats": ["", "Bruno"], "seed": "s", "steps": [STEP]}


def text(**changes: Any) -> str:
    return json.dumps({"game": "nyse", "lessons": [{**LESSON, **changes}]})


def test_a_sound_script_is_read() -> None:
    (lesson,) = read_lessons(text())
    assert lesson.steps[0].values == {"price": "now.sectors[0].price"}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seats": ["Ada", "Bruno"]}, "lessons.0.seats: the first name is the learner's"),
        ({"steps": [STEP, STEP]}, "one: there are two steps of this name"),
        ({"steps": []}, "lessons.0.steps"),
        ({"steps": [{**STEP, "lamp": []}]}, "lessons.0.steps.0.lamp: there is no such key"),
        ({"steps": [{**STEP, "values": {"price": "now."}}]}, "this is no claim"),
        ({"steps": [{**STEP, "act": {}, "play": {}}]}, "a step asks one thing"),
        ({"steps": [{**STEP, "lamps": ["two words"]}]}, "lessons.0.steps.0.lamps.0"),
        ({"later": [{"lesson": "none"}]}, "none is no later lesson"),
    ],
)
def test_a_mistake_is_told_where_it_stands(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ScriptError, match=told.replace("[", r"\[")):
        read_lessons(text(**changes))


def test_two_lessons_of_one_name_are_told() -> None:
    with pytest.raises(ScriptError, match="first: there are two lessons of this name"):
        read_lessons(json.dumps({"game": "nyse", "lessons": [LESSON, LESSON]}))


def test_a_picture_of_no_step_is_told() -> None:
    pictures = {"board": {"lesson": "first", "step": "nowhere", "places": ["market"]}}
    with pytest.raises(ScriptError, match="board: first/nowhere is no step of a lesson"):
        read_lessons(json.dumps({"game": "nyse", "lessons": [LESSON], "pictures": pictures}))


def test_what_comes_later_is_barred_by_the_action_s_name() -> None:
    lessons = lessons_of("nyse")
    assert lessons.lessons[0].barred("stock_swap") == "swap"
    assert lessons.lessons[0].barred("take") == ""
    assert lessons.number("price") == 1


def test_shipped_lessons_are_those_of_their_game() -> None:
    games = [game for game in registry.game_ids() if has_lessons(game)]
    assert "nyse" in games
    for game in games:
        assert lessons_of(game).game == game
    assert not has_lessons("lemonade")
