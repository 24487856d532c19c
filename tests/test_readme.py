"""Pages for engineers name commands, files and numbers that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stockgames.bots.ladders import levels_of
from stockgames.engine import registry
from stockgames.engine.registry import GamePlugin
from stockgames.ui.game_modules import load_module

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "stockgames/README.md",
    "stockgames/lab/RESEARCH.md",
    "packaging/README.md",
)
BASES = ("", "stockgames", "packaging")
"""Folders that file names are relative to."""
INSIDE = (ROOT / "stockgames" / "README.md").read_text(encoding="utf-8")


def test_a_game_outside_the_app_is_named_as_shown() -> None:
    (shown,) = re.findall(r"^```python\n(.+?)^```$", INSIDE, re.MULTILINE | re.DOTALL)
    names: dict[str, GamePlugin] = {}
    exec(shown, names)
    registry.register(names["PLUGIN"])
    try:
        assert registry.load("lemonade").meta is registry.meta("lemonade")
        assert load_module("lemonade", "table") is not None
    finally:
        registry.unregister("lemonade")
    (group,) = re.findall(r'entry-points\."(.+?)"', INSIDE)
    assert group == registry.GROUP


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    places = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert [place for place in places if not ((ROOT / page).parent / place).exists()] == []


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_ladders_are_those_that_the_app_shows(game_id: str) -> None:
    table = README[README.index("| level |") :].split("\n\n")[0]
    head, _, *rows = [[cell.strip() for cell in line.split("|")] for line in table.splitlines()]
    titles = [cell.split(",")[0] for cell in head]
    column = titles.index(registry.meta(game_id).title)
    ladder = levels_of(game_id).ladder
    assert ladder is not None
    told = {row[1]: row[column] for row in rows}
    assert told == {place.level: str(place.rating) for place in ladder.places}


@pytest.mark.parametrize("page", PAGES)
def test_files_and_commands_that_are_named_are_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8").replace("/GAME/", "/nyse/")
    files = {found.replace(".", "/") + ".py" for found in re.findall(r"tests\.soak\.[a-z_]+", text)}
    files |= set(re.findall(r"`([\w/]+/\w+\.(?:py|toml|ftl))`", text))
    assert [name for name in files if not any((ROOT / at / name).exists() for at in BASES)] == []
    named = set(re.findall(r"-m stockgames\.lab ([a-z]+)", text))
    commands = (ROOT / "stockgames" / "lab" / "commands").glob("*.py")
    assert named <= {path.stem.removesuffix("_options") for path in commands}
