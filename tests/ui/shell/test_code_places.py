"""Where everything lies on a code card, at every size and with any number of presses."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize

from stockgames.ui.shell.code_places import lay_card


@pytest.mark.parametrize("presses", range(1, 7))
@pytest.mark.parametrize("size", [QSize(1280, 680), QSize(1600, 1000), QSize(3840, 2160)])
def test_nothing_lies_on_anything_else(size: QSize, presses: int) -> None:
    places = lay_card(size, presses)
    parts = [places.head, *places.columns, places.written, *places.rules, places.drill, places.foot]
    for part in parts:
        assert places.card.contains(part)
    for one, other in combinations(parts, 2):
        assert not one.adjusted(1, 1, -1, -1).intersects(other)
    assert len(places.columns) == presses
    for column in places.columns:
        keys = [places.key(column, place) for place in range(6)]
        fields = [places.title(column), places.cap(column), places.word(column), *keys]
        assert all(column.adjusted(-1, -1, 1, 1).contains(field) for field in fields)
        for one, other in combinations(fields, 2):
            assert not one.adjusted(1, 1, -1, -1).intersects(other)
