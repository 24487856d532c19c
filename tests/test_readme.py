"""The README begins as promised, and both pages tell the truth about files that they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = ("README.md", "CONTRIBUTING.md", "stockgames/README.md", "packaging/README.md")
INSIDE = (ROOT / "stockgames" / "README.md").read_text(encoding="utf-8")
START, END = "A chip of NYSE, from the click", "| word | meaning |"
WALK = INSIDE[INSIDE.index(START) : INSIDE.index(END)]
NAMED = sorted(set(re.findall(r"`([\w/]+\.(?:py|ftl))`", WALK)))


@pytest.mark.parametrize("name", NAMED)
def test_every_file_on_the_way_of_a_chip_is_there(name: str) -> None:
    assert (ROOT / "stockgames" / name).is_file() or (ROOT / name).is_file()


def test_the_first_commands_are_the_app_and_the_tests() -> None:
    fenced = re.findall(r"^```\w*\n(.+?)\n```$", README, re.MULTILINE | re.DOTALL)
    assert fenced[:2] == ["python3 packaging/start.py", "python3 packaging/start.py test"]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    places = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert [place for place in places if not ((ROOT / page).parent / place).exists()] == []
