"""A card lies beside the item it speaks of, on the side with the most room, and never over it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from stockgames.ui.lessons.placing import GAP, beside, corners, place_for

AREA = QRectF(0, 40, 1280, 680)
SIZE = QSizeF(470, 240)
LOW = QSizeF(700, 150)


@pytest.mark.parametrize(
    ("item", "side"),
    [
        (QRectF(40, 300, 80, 80), "right"),
        (QRectF(1160, 300, 80, 80), "left"),
        (QRectF(300, 560, 680, 160), "above"),
        (QRectF(10, 50, 1260, 100), "below"),
    ],
)
def test_it_lies_where_it_has_most_room(item: QRectF, side: str) -> None:
    place, _ = place_for([SIZE], AREA, [item], [], [])
    gaps = {
        "right": place.left() - item.right(),
        "left": item.left() - place.right(),
        "above": item.top() - place.bottom(),
        "below": place.top() - item.bottom(),
    }
    assert gaps[side] == pytest.approx(GAP)
    assert AREA.contains(place)


def test_of_sides_with_equal_room_the_first_in_their_order_is_taken() -> None:
    area, item = QRectF(0, 0, 1000, 1000), QRectF(450, 450, 100, 100)
    place, _ = place_for([QSizeF(200, 200)], area, [item], [], [])
    assert place.left() == item.right() + GAP


@pytest.mark.parametrize("x", range(-60, 1300, 170))
@pytest.mark.parametrize("y", range(40, 700, 110))
def test_no_place_beside_an_item_lies_over_it_or_beyond_the_area(x: int, y: int) -> None:
    item = QRectF(x, y, 120, 90)
    for place in beside(item, SIZE, AREA):
        assert AREA.contains(place)
        assert not place.intersects(item)


def test_it_keeps_off_what_else_is_lit_and_off_what_is_to_be_pressed() -> None:
    item, other = QRectF(40, 300, 80, 80), QRectF(400, 300, 80, 80)
    for others, kept in (([other], []), ([], [other])):
        place, at = place_for([SIZE], AREA, [item, *others], [], kept)
        assert not place.intersects(item)
        assert not place.intersects(other)
        assert at in (item, *others)


def test_it_covers_a_quieter_light_rather_than_a_bright_one() -> None:
    item, glow = QRectF(600, 300, 80, 80), QRectF(0, 40, 1280, 680)
    place, at = place_for([SIZE], AREA, [item], [glow], [])
    assert at == item
    assert not place.intersects(item)


def test_it_is_lower_where_its_usual_shape_has_no_room() -> None:
    item = QRectF(0, 40, 1280, 480)
    place, at = place_for([SIZE, LOW], AREA, [item], [], [])
    assert (place.size(), at) == (LOW, item)


def test_without_an_item_it_lies_in_the_first_corner_that_is_free() -> None:
    lower_right, lower_left, *_ = corners(SIZE, AREA)
    assert place_for([SIZE], AREA, [], [], []) == (lower_right, QRectF())
    panel = QRectF(1000, 500, 280, 220)
    assert place_for([SIZE], AREA, [], [], [panel]) == (lower_left, QRectF())


def test_an_item_as_large_as_the_table_is_covered_and_not_pointed_at() -> None:
    place, at = place_for([SIZE], AREA, [AREA], [], [])
    assert AREA.contains(place)
    assert at.isEmpty()
