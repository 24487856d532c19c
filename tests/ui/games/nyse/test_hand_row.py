"""A row fits any hand: spaced while possible, closer, and finally stacked by kind."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from stockgames.games.nyse.parts import COPIES, KINDS
from stockgames.ui.games.nyse.hand import spread

ROW, RADIUS = QRectF(20, 10, 600, 60), 23.0
FULL = [kind for kind in KINDS for _ in range(COPIES[kind & 3])]
"""All existing chips: more than a hand can hold."""


@pytest.mark.parametrize("count", [1, 2, 7, 13, 20, 44])
def test_every_chip_lies_in_the_row_in_order(count: int) -> None:
    laid = spread(FULL[:count], ROW, RADIUS)
    assert sum(chip.count for chip in laid) == count
    assert [chip.kind for chip in laid] == sorted(chip.kind for chip in laid)
    for chip in laid:
        assert ROW.left() <= chip.centre.x() - RADIUS + 0.01
        assert chip.centre.x() + RADIUS <= ROW.right() + 0.01


def test_few_chips_do_not_touch_and_colours_stand_apart() -> None:
    laid = spread([0, 0, 4, 4], ROW, RADIUS)
    gaps = [right.centre.x() - left.centre.x() for left, right in pairwise(laid)]
    assert min(gaps) > 2 * RADIUS
    assert gaps[1] > gaps[0] == pytest.approx(gaps[2])


def test_alike_chips_are_stacked_only_when_the_closest_lie_has_no_room() -> None:
    assert {chip.count for chip in spread(FULL[:12], ROW, RADIUS)} == {1}
    stacked = spread(FULL, ROW, RADIUS)
    assert [chip.count for chip in stacked] == [COPIES[kind & 3] for kind in KINDS]


def test_no_chips_take_no_place() -> None:
    assert spread([], ROW, RADIUS) == []
