"""A legend is in a corner that no line passes through, or nowhere."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from stockgames.ui.table.score_chart import legend_place, legend_size
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.widgets.chart import DASHES, ChartLine, ChartPlan

PLAN = ChartPlan(QRectF(40, 10, 500, 300), 4, 0, 100)
SIZE = QSizeF(150, 90)


def line(*values: int | None) -> ChartLine:
    return ChartLine(values, QColor("#884422"), DASHES[0])


def test_it_stands_where_no_line_comes_through() -> None:
    up, down = line(0, 20, 40, 60, 100), line(100, 60, 40, 20, 0)
    rising, falling = (legend_place(PLAN, [one], SIZE) for one in (up, down))
    assert rising is not None
    assert falling is not None
    assert rising.center().x() < PLAN.plot.center().x()
    assert falling.center().x() > PLAN.plot.center().x()
    for place in (rising, falling):
        assert PLAN.plot.contains(place)


def test_where_lines_go_through_all_corners_it_stands_nowhere() -> None:
    both = [line(0, 50, 50, 50, 100), line(100, 50, 50, 50, 0)]
    assert legend_place(PLAN, both, SIZE) is None


def test_it_leaves_free_what_is_to_be_kept() -> None:
    up = line(0, 20, 40, 60, 100)
    first = legend_place(PLAN, [up], SIZE)
    assert first is not None
    other = legend_place(PLAN, [up], SIZE, [first])
    assert other is None or not other.intersects(first)


def test_a_legend_that_would_fill_the_chart_is_left_out(qtbot: QtBot) -> None:
    small, long = (
        legend_size(ThemeContext(EVENING), ["Ada"]),
        legend_size(ThemeContext(EVENING), ["Ada" * 40]),
    )
    up = line(0, 0, 0, 0, 0)
    assert legend_place(PLAN, [up], small) is not None
    assert legend_place(PLAN, [up], long) is None
