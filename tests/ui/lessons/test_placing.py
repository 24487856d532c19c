"""A card is at the first of its fixed places that is free."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from stockgames.ui.lessons.placing import anchors, freest

AREA = QRectF(10, 50, 1260, 660)
SIZE = QSizeF(420, 250)


@pytest.mark.parametrize("size", [SIZE, QSizeF(1260, 660), QSizeF(200, 900)])
def test_all_places_are_within_the_area_unless_the_card_is_higher(size: QSizeF) -> None:
    places = anchors(size, AREA)
    assert len(places) == 9
    assert all(place.size() == size for place in places)
    assert all(place.top() >= AREA.top() for place in places)
    fits = size.height() <= AREA.height()
    assert all(AREA.contains(place) for place in places) is fits


def test_what_must_be_pressed_is_spared_before_what_is_lit() -> None:
    places = anchors(SIZE, AREA)
    foot, top, middle = (QRectF(10, y, 1260, 20) for y in (600, 100, 380))
    assert freest(places, []) == places[0]
    assert freest(places, [foot]) == places[3], "the middle of the top"
    assert freest(places, [places[0]]) == places[1]
    assert freest(places, [foot, top]) == places[6], "the middle of the page"
    assert freest(places, [foot, top, middle], [foot]) == places[3]
    low = QRectF(430, 700, 420, 10)
    assert freest(places, [foot, top, middle, low]) == places[1], "each covers something"


def test_of_free_places_the_one_that_covers_least_of_a_weaker_light_is_taken() -> None:
    places = anchors(SIZE, AREA)
    foot, rest = QRectF(10, 600, 900, 60), QRectF(10, 50, 1260, 300)
    assert freest(places, [], quiet=[foot]) == places[3]
    assert freest(places, [rest], quiet=[foot]) == places[2], "the right of the foot"
