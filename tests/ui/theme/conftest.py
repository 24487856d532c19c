"""A look in each theme."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import Theme


@pytest.fixture
def look(qapp: QApplication, theme: Theme) -> ThemeContext:
    """Return a look whose theme the application wears."""
    apply_palette(qapp, theme)
    return ThemeContext(theme)
