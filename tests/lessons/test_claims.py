"""Claims use facts and arithmetic; nothing else can be written in them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.lessons.claims import ClaimError, check_claim, value_of
from stockgames.lessons.script import ScriptError, has_lessons, lessons_of, read_lessons
from stockgames.resources import resource_path
from tests.lessons.rulings import TAUGHT
from tests.lessons.shipped import GAMES, LESSONS


@dataclass(frozen=True)
class Seat:
    value: int
    chips: tuple[int, ...]


@dataclass(frozen=True)
class Facts:
    seats: tuple[Seat, ...]
    _secret: int = 7


NOW = Facts((Seat(5, (1, 2)), Seat(9, (0, 3)), Seat(2, ())))
NAMES = {"now": NOW, "before": Facts((Seat(1, (1, 1)),)), "me": 0, "name": "Ada Bruno".split}


@pytest.mark.parametrize(
    ("claim", "value"),
    [
        ("now.seats[1].value", 9),
        ("now.seats[me].value - before.seats[me].value", 4),
        ("now.seats[0].chips[1] * 3 + 1", 7),
        ("-now.seats[0].value // 2", -3),
        ("max(one.value for one in now.seats)", 9),
        ("len(one for one in now.seats if one.chips)", 2),
        ("index((one.value for one in now.seats), 2)", 2),
        ("now.seats[0].value > 4 and not now.seats[2].chips", True),
        ("now.seats[0].value in (1, 2) or me == 0", True),
        ("'~words'", "~words"),
    ],
)
def test_it_says_what_the_facts_say(claim: str, value: object) -> None:
    assert value_of(check_claim(claim), NAMES) == value


UNREADABLE = ("now.", "lambda: 1", "now.seats[0]._secret", "{1: 2}", "now ** 9", "x := 1")


@pytest.mark.parametrize("claim", UNREADABLE)
def test_what_is_no_claim_is_told_as_soon_as_it_is_read(claim: str) -> None:
    with pytest.raises(ValueError, match=re.escape(claim)):
        check_claim(claim)


@pytest.mark.parametrize(
    "claim", ["now.seats[8].value", "now.price", "then.seats", "now + me", "exec('1')"]
)
def test_a_claim_about_what_is_not_there_names_itself(claim: str) -> None:
    with pytest.raises(ClaimError, match=re.escape(claim)):
        value_of(claim, NAMES)


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


IDS = {f"{game}/{lesson.id}/{step.id}" for game, lesson in LESSONS for step in lesson.steps}
BOLD = re.compile(r"^\*\*([^*]+)\*\*", re.MULTILINE)
ROW = re.compile(r"^\| ([A-Z][^|]+) \|", re.MULTILINE)


def at_a_glance(game: str) -> set[str]:
    """Return the rules of the table by the page's names: its captions, and the set-up's rows."""
    page = resource_path("rules", f"{game}.en.md").read_text("utf-8")
    glance = page.split("## At a glance")[1].split("\n## ")[0]
    captions = [name.strip() for name in BOLD.findall(glance)]
    setup = glance.split("**Set-up**")[1].split("**")[0]
    rows = {name.strip() for name in ROW.findall(setup)} - {"Part"}
    return rows | {name for name in captions if name != "Set-up"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_at_a_glance_is_taught_by_a_step_that_is_there(game: str) -> None:
    assert at_a_glance(game) <= set(TAUGHT[game])
    for rule, steps in TAUGHT[game].items():
        assert steps, rule
        for step in steps:
            assert f"{game}/{step}" in IDS, f"{rule}: {step}"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_teaches_something(game: str) -> None:
    named = {f"{game}/{step}" for steps in TAUGHT[game].values() for step in steps}
    lessons = {name.split("/")[1] for name in IDS if name.startswith(f"{game}/")}
    assert {name.split("/")[1] for name in named} == lessons


@pytest.mark.parametrize("game", GAMES)
def test_rulings_that_are_named_stand_on_the_rules_page(game: str) -> None:
    page = resource_path("rules", f"{game}.en.md").read_text("utf-8")
    for rule in TAUGHT[game]:
        if re.fullmatch(r"[A-Z]\d+", rule):
            assert f"### {rule}" in page or f"{{#{rule}}}" in page or f"(#{rule})" in page, rule
