"""Free spaces of a page, and the best place in them."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRect, QSize

from stockgames.ui.table.placement import free_rooms, place_in

PAGE = QRect(0, 0, 400, 300)
LEAST = QSize(40, 20)


def test_round_one_thing_four_rooms_are_free() -> None:
    thing = QRect(100, 100, 50, 60)
    rooms = free_rooms(PAGE, [thing], LEAST)
    assert sorted((r.x(), r.y(), r.width(), r.height()) for r in rooms) == [
        (0, 0, 100, 300),
        (0, 0, 400, 100),
        (0, 160, 400, 140),
        (150, 0, 250, 300),
    ]


@pytest.mark.parametrize("seed", range(20))
def test_rooms_are_free_and_no_free_place_is_missed(seed: int) -> None:
    rng = Random(seed)
    kept = [
        QRect(rng.randrange(360), rng.randrange(260), rng.randint(1, 90), rng.randint(1, 90))
        for _ in range(8)
    ]
    rooms = free_rooms(PAGE, kept, LEAST)
    assert not any(room.intersects(rect) for room in rooms for rect in kept)
    for _ in range(300):
        place = QRect(rng.randrange(360), rng.randrange(280), LEAST.width(), LEAST.height())
        if PAGE.contains(place) and not any(rect.intersects(place) for rect in kept):
            assert any(room.contains(place) for room in rooms)


def test_the_nearest_place_and_the_first_shape_are_taken() -> None:
    near = QRect(300, 200, 100, 100)
    rooms = [QRect(0, 0, 150, 150), QRect(200, 0, 120, 150)]
    wide, tall = QSize(110, 40), QSize(60, 120)
    place = place_in(rooms, [wide, tall], near)
    assert place == QRect(210, 110, 110, 40)
    assert place_in(rooms, [QSize(160, 10), tall], near) == QRect(260, 30, 60, 120)
    assert place_in(rooms, [QSize(160, 10)], near) is None


def test_words_are_covered_as_a_whole_or_not_at_all() -> None:
    near, line = QRect(300, 200, 100, 100), QRect(150, 60, 90, 16)
    room = QRect(140, 50, 200, 60)
    assert place_in([room], [QSize(120, 50)], near) == QRect(220, 60, 120, 50)
    assert place_in([room], [QSize(120, 50)], near, [(line, 1.0)]) == QRect(150, 60, 120, 50)
    aside = QRect(0, 220, 120, 60)
    assert place_in([room, aside], [QSize(60, 50)], near, [(line, 1.0)]) == QRect(280, 60, 60, 50)
    long = QRect(140, 60, 200, 16)
    assert place_in([room, aside], [QSize(120, 50)], near, [(long, 1.0)]) == QRect(0, 230, 120, 50)
    assert place_in([room], [QSize(120, 50)], near, [(long, 1.0)]) == QRect(220, 60, 120, 50)


def test_rather_words_are_cut_that_count_less() -> None:
    near, shape = QRect(300, 0, 10, 10), QSize(120, 50)
    left, right = QRect(0, 20, 200, 16), QRect(210, 20, 190, 16)
    rooms = [QRect(0, 0, 160, 50), QRect(240, 0, 160, 50)]
    near_by, far_off = QRect(245, 0, 120, 50), QRect(40, 0, 120, 50)
    assert place_in(rooms, [shape], near, [(left, 1.0), (right, 1.0)]) == near_by
    assert place_in(rooms, [shape], near, [(left, 1.0), (right, 2.0)]) == far_off
