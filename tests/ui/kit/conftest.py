"""A look in each theme, and pictures to paint on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.palettes import apply_palette


@pytest.fixture(params=[EVENING, DAYLIGHT], ids=["evening", "daylight"])
def theme(request: pytest.FixtureRequest) -> Theme:
    """Return each theme in turn."""
    chosen: Theme = request.param
    return chosen


@pytest.fixture
def look(qapp: QApplication, theme: Theme) -> Look:
    """Return a look whose theme the application wears."""
    apply_palette(qapp, theme)
    return Look(theme)
