"""Whoever plays in a test has long read what is asked."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.kit import settling
from stockgames.ui.kit.fonts import load_fonts
from stockgames.ui.kit.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.kit.theme import Look


@pytest.fixture(autouse=True)
def _settled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)


@pytest.fixture(params=[EVENING, DAYLIGHT], ids=["evening", "daylight"])
def theme(request: pytest.FixtureRequest) -> Theme:
    """Return each theme in turn."""
    chosen: Theme = request.param
    return chosen


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    """Return a look with the fonts loaded."""
    load_fonts()
    return Look()
