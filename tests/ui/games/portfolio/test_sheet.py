"""The painted score sheet: names can be told apart."""

from __future__ import annotations

import pytest

from stockgames.presentation.games.portfolio.results import Score
from stockgames.ui.games.portfolio.slips import SheetItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.text import text_width

NAMES = ("Al", "Bartholomew", "Clementine", "Ed", "Flo")


def test_long_names_take_room_from_short_ones(qapp: object) -> None:
    font, breadths = SheetItem(ThemeContext()).columns(Score(NAMES, (), None), 400)
    assert sum(breadths) == pytest.approx(400)
    for name, breadth in zip(NAMES, breadths, strict=True):
        assert text_width(name, font) < breadth


def test_columns_are_equal_where_no_face_fits(qapp: object) -> None:
    _, breadths = SheetItem(ThemeContext()).columns(Score(NAMES, (), None), 120)
    assert breadths == [24.0] * 5
