"""The README begins as promised, and both pages tell the truth about files that they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stockgames.bots.ladders import levels_of
from stockgames.engine import registry
from stockgames.ui import rooms

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ("README.md", "CONTRIBUTING.md", "stockgames/README.md", "packaging/README.md")
INSIDE = (ROOT / "stockgames" / "README.md").read_text(encoding="utf-8")


def test_a_game_outside_the_app_is_named_as_shown() -> None:
    (start,) = re.findall(r"^```python\n(.+?)^```$", INSIDE, re.MULTILINE | re.DOTALL)
    exec(start, {"__name__": "not the main module"})
    try:
        assert registry.load("lemonade").meta is registry.meta("lemonade")
        assert rooms.brings("lemonade", "table")
    finally:
        registry.unregister("lemonade")
        rooms.unregister("lemonade")


def test_the_first_commands_are_the_app_and_the_tests() -> None:
    fenced = re.findall(r"^```\w*\n(.+?)\n```$", README, re.MULTILINE | re.DOTALL)
    assert fenced[:2] == ["python3 packaging/start.py", "python3 packaging/start.py test"]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    places = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert [place for place in places if not ((ROOT / page).parent / place).exists()] == []


def _column(head: str, title: str) -> dict[str, str]:
    """Return a column of the table whose first cell is `head`, by the rows' first cells."""
    table = README[README.index(f"| {head} |") :].split("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in table.splitlines()]
    place = next(n for n, cell in enumerate(rows[0]) if cell.split(",")[0] == title)
    return {row[0]: row[place] for row in rows[2:]}


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_ladders_are_those_that_the_app_shows(game_id: str) -> None:
    title, ladder = registry.meta(game_id).title, levels_of(game_id).ladder
    assert ladder is not None
    told = _column("level", title)
    for place in ladder.places:
        span = f" ({place.low} to {place.high})" if place.low < place.high else ""
        assert told.pop(place.level) == f"{place.rating}{span}"
    duels = sum(place.games for place in ladder.places) // 2
    assert told == {"duels": str(duels), "imagined games, at most": str(ladder.worlds)}
    steps = _column("duels won", title)
    for step in ladder.steps:
        span = f"({100 * step.low:.0f} to {step.high:.0%})"
        cell = f"{step.won:.0%} of {step.games} {span}"
        assert steps.pop(f"{step.level} against {step.against}") == cell
    assert not steps
