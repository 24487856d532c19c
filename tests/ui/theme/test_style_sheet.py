"""The style sheet of the application."""

from __future__ import annotations

import re
from pathlib import Path

import stockgames.ui
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.theme.style_sheet import style_sheet


def test_selectors_name_classes() -> None:
    """A class that was renamed lost its rules without a word."""
    sources = [path.read_text() for path in Path(stockgames.ui.__file__).parent.rglob("*.py")]
    known = {name for source in sources for name in re.findall(r"^class (\w+)", source, re.M)}
    selectors = ",".join(re.findall(r"([^{}]+)\{[^{}]*\}", style_sheet(DAYLIGHT))).split(",")
    named = {re.split(r"[:\[. ]", selector.strip())[0] for selector in selectors}
    assert "Button" in named
    assert {name for name in named if not name.startswith("Q")} <= known
