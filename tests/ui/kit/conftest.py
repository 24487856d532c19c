"""A look in each theme."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.palettes import apply_palette


@pytest.fixture
def look(qapp: QApplication, theme: Theme) -> Look:
    """Return a look whose theme the application wears."""
    apply_palette(qapp, theme)
    return Look(theme)
