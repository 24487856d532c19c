"""A look for the pages under test."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.kit.fonts import load_fonts
from stockgames.ui.kit.theme import Look


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    """Return a look with the fonts loaded."""
    load_fonts()
    return Look()
