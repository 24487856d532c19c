"""The README tells the truth about files that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
START, END = "A chip of NYSE, from the click", "| word | meaning |"
WALK = README[README.index(START) : README.index(END)]
NAMED = sorted(set(re.findall(r"`([\w/]+\.(?:py|ftl))`", WALK)))


@pytest.mark.parametrize("name", NAMED)
def test_every_file_on_the_way_of_a_chip_is_there(name: str) -> None:
    assert (ROOT / "stockgames" / name).is_file() or (ROOT / name).is_file()
