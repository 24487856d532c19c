"""A theme context in each theme."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme.appearance import apply_palette
from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.theme_context import ThemeContext


@pytest.fixture
def look(qapp: QApplication, theme: Theme) -> ThemeContext:
    """Return a theme context, with its palette applied to the application."""
    apply_palette(qapp, theme)
    return ThemeContext(theme)
