"""Arrow keys go to the nearest item in their direction."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.table.pointing_table import nearest, next_place

GRID = {
    f"{column}{row}": QRectF(100 * column, 60 * row, 80, 40)
    for row in range(3)
    for column in range(3)
}


@pytest.mark.parametrize(
    ("key", "there"), [("Left", "01"), ("Right", "21"), ("Up", "10"), ("Down", "12")]
)
def test_a_key_leads_to_the_neighbour_on_its_side(key: str, there: str) -> None:
    assert next_place(GRID, "11", key) == there


@pytest.mark.parametrize(("here", "key"), [("00", "Left"), ("00", "Up"), ("22", "Right")])
def test_nothing_lies_beyond_the_edge(here: str, key: str) -> None:
    assert next_place(GRID, here, key) is None


def test_a_walk_begins_at_the_first() -> None:
    assert next_place(GRID, None, "Left") == "00"
    assert next_place(GRID, "gone", "Left") == "00"
    assert next_place({}, None, "Left") is None


def test_what_lies_in_line_comes_before_what_is_nearer_but_aside() -> None:
    rects = {
        "here": QRectF(0, 0, 10, 10),
        "aside": QRectF(40, 60, 10, 10),
        "ahead": QRectF(120, 0, 10, 10),
        "behind": QRectF(-15, 0, 10, 10),
    }
    assert next_place(rects, "here", "Right") == "ahead"


def test_what_lies_far_aside_is_not_ahead() -> None:
    rects = {"here": QRectF(0, 0, 10, 10), "aside": QRectF(10, 100, 10, 10)}
    assert next_place(rects, "here", "Right") is None


def test_the_nearest_goes_by_its_middle() -> None:
    assert nearest(GRID, QPointF(150, 85)) == "11"
    assert nearest({}, QPointF()) is None
