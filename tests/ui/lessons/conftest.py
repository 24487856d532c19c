"""Pages are written in the fonts of the app, and cleared away after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.fonts import load_fonts
from tests.ui.table.seating import clear_away


@pytest.fixture(autouse=True)
def _cleared_away(qapp: QApplication) -> Iterator[None]:
    load_fonts()  # where a slip has room hangs on them
    yield
    clear_away()
