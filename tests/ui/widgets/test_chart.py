"""Positions of lines, labels and marks of a chart."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QApplication

from stockgames.engine.seat import MOST_SEATS
from stockgames.ui.theme.fonts import sans
from stockgames.ui.widgets.chart import (
    DASHES,
    ChartLine,
    ChartMark,
    ChartPlan,
    apart,
    free_corners,
    line_path,
    mark_centre,
    plan_chart,
    scale,
    spread,
)

PLOT = QRectF(40, 10, 400, 200)
BLACK = QColor("black")


@given(st.lists(st.floats(0, 100), min_size=1, max_size=12), st.floats(1, 30))
def test_labels_never_touch_and_keep_their_order(wanted: list[float], gap: float) -> None:
    found = spread(wanted, gap, 0, 100)
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    places = [found[number] for number in order]
    least = min(gap, 100 / max(1, len(wanted) - 1))
    assert all(b - a >= least - 1e-6 for a, b in pairwise(places))
    assert all(-1e-6 <= place <= 100 + 1e-6 for place in places)


def test_labels_with_room_stay_where_they_are_wanted() -> None:
    assert spread([80, 10, 45], 20, 0, 100) == [80, 10, 45]
    assert spread([50, 50], 20, 0, 100) == [50, 70]
    assert spread([95, 99], 20, 0, 100) == [80, 100]


@given(st.integers(-500, 0), st.integers(0, 10**6))
def test_the_scale_holds_all_values_in_round_even_steps(low: int, high: int) -> None:
    found = scale(low, high)
    assert 2 <= len(found) <= 8
    assert found[0] <= low
    assert found[-1] >= high
    by = found[1] - found[0]
    assert int(str(by).rstrip("0")) in (1, 2, 5)
    assert all(b - a == by for a, b in pairwise(found))


def test_a_plan_finds_the_point_that_is_nearest() -> None:
    plan = plan_chart(PLOT, 4, [ChartLine((0, 10, None, 30, 20), BLACK, ())])
    assert (plan.low, plan.high) == (0, 30)
    for at in range(5):
        assert plan.nearest(plan.place(at, 0).x() + 20) == at
    assert plan.nearest(-100) == 0
    assert plan.nearest(9999) == 4
    assert plan.place(0, 0).y() == PLOT.bottom()
    assert plan.place(4, 30).y() == pytest.approx(PLOT.top())


def moves(path: QPainterPath) -> int:
    """Return how many separate lines a path has."""
    return sum(path.elementAt(n).isMoveTo() for n in range(path.elementCount()))


def test_a_line_has_a_gap_where_nothing_is_known() -> None:
    plan = ChartPlan(PLOT, 4, 0, 30)
    assert moves(line_path(plan, (0, 10, 20, 30, 10))) == 1
    assert moves(line_path(plan, (0, 10, None, 30, 10))) == 2
    assert line_path(plan, (None, None)).isEmpty()
    assert ChartLine((0, 10, None), BLACK, ()).end == (1, 10)
    assert ChartLine((None,), BLACK, ()).end is None


def test_a_stepped_line_stays_level_until_just_before_the_next_value() -> None:
    plan = ChartPlan(PLOT, 1, 0, 10)
    path = line_path(plan, (0, 10), stepped=True)
    corner = path.elementAt(1)
    assert (corner.x, corner.y) == (PLOT.right() - 4, PLOT.bottom())


def test_of_two_marks_that_touch_the_first_stays() -> None:
    plan = ChartPlan(PLOT, 100, 0, 100)
    first, near, far = (ChartMark(at, 40, "bell", n) for n, at in enumerate((50, 51, 90), 1))
    assert apart([first, near, far], plan, 26) == [first, far]
    assert apart([near, first], plan, 26) == [near]


def test_the_number_of_a_mark_covers_no_other(qapp: QApplication) -> None:
    """On a closing page "1" covered the next mark, a little higher at the right."""
    plan, font, radius = ChartPlan(PLOT, 100, 0, 100), sans(11), 13.0
    one, next_, far = (
        ChartMark(at, value, "bell", n)
        for n, (at, value) in enumerate(((50, 40), (55, 52), (90, 40)), 1)
    )
    corners = free_corners([one, next_, far], plan, radius, font)
    assert corners[0].x() < 0
    assert corners[1:] == free_corners([far, far], plan, radius, font)
    assert corners[2].x() > 0
    assert corners[2].y() < 0
    at = mark_centre(plan, one, radius) + corners[0] * radius
    assert QLineF(at, mark_centre(plan, next_, radius)).length() > radius + 0.74 * 11


def test_a_mark_at_the_top_hangs_below_its_point() -> None:
    plan = ChartPlan(PLOT, 10, 0, 100)
    top, middle = ChartMark(5, 100, "bell"), ChartMark(5, 50, "bell")
    assert mark_centre(plan, top).y() > plan.place(5, 100).y()
    assert mark_centre(plan, middle).y() < plan.place(5, 50).y()


def test_every_seat_has_a_pattern_of_its_own() -> None:
    assert len(set(DASHES)) == len(DASHES) >= MOST_SEATS
