"""The lessons of a game together cover every rule of its "at a glance" table."""

from __future__ import annotations

import re

import pytest

from stockgames.resources import resource_path
from tests.lessons.rulings import TAUGHT
from tests.lessons.shipped import GAMES, LESSONS

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
