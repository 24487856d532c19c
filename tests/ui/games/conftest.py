"""Loads the app's fonts, so that texts have their real widths, and deletes pages after each
test.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stockgames.ui.theme.fonts import load_fonts
from tests.ui.table.seating import clear_away


@pytest.fixture(autouse=True)
def _cleared_away(qapp: object) -> Iterator[None]:
    load_fonts()
    yield
    clear_away()
