"""A point of a chart is read by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.widgets.chart import DASHES, ChartData, ChartLine, ChartMark, ChartPlan
from stockgames.ui.widgets.chart_widget import Chart, led, runs

INK = QColor("#884422")


def course(marks: tuple[ChartMark, ...] = ()) -> ChartData:
    """Return a score history of two lines over three turns."""
    lines = [("Ada", (0, 4, 9), DASHES[0]), ("Bruno", (None, 7, 8), DASHES[1])]
    return ChartData(
        lines=tuple(
            ChartLine(values, INK, dash, f"${values[-1]}", is_own=name == "Ada", name=name)
            for name, values, dash in lines
        ),
        marks=marks,
        points=("at the start", "turn 1", "turn 2"),
        foot=("", "1", "2"),
        amount=lambda value: f"${value}",
        summary="Worth",
    )


@pytest.fixture
def chart(qtbot: QtBot) -> Chart:
    """Return a visible chart."""
    made = Chart(ThemeContext(EVENING))
    qtbot.addWidget(made)
    made.resize(500, 300)
    made.set_data(course((ChartMark(1, 7, "bell", 1),)))
    made.show()
    return made


def test_keys_read_point_by_point(qtbot: QtBot, chart: Chart) -> None:
    told = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Left):
        QTest.keyClick(chart, key)
        told.append(chart.read_out())
    assert told == [
        "turn 2, Ada $9, Bruno $8",
        "turn 1, Bruno $7, Ada $4",
        "at the start, Ada $0",
        "at the start, Ada $0",
    ]
    assert chart.accessibleDescription() == told[-1]
    QTest.keyClick(chart, Qt.Key.Key_End)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.reading == 2
    with qtbot.waitSignal(chart.picked) as picked:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert picked.args == [2]


def test_the_mouse_reads_the_nearest_point(qtbot: QtBot, chart: Chart) -> None:
    QTest.mouseMove(chart, QPoint(60, 100))
    start = chart.reading
    QTest.mouseMove(chart, QPoint(390, 100))
    assert [start, chart.reading] == [0, 2]
    with qtbot.waitSignal(chart.picked) as picked:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(390, 100))
    assert picked.args == [2]


def test_another_course_forgets_a_point_that_it_has_not(chart: Chart) -> None:
    chart.read(2)
    chart.set_data(course())
    assert chart.reading == 2
    chart.set_data(None)
    assert [chart.reading, chart.read_out(), chart.accessibleName()] == [None, "", ""]


@pytest.mark.parametrize("theme", [EVENING, DAYLIGHT], ids=["evening", "daylight"])
def test_what_is_lit_read_or_unrolled_shows(qtbot: QtBot, theme: object) -> None:
    look = ThemeContext(EVENING if theme is EVENING else DAYLIGHT)
    chart = Chart(look)
    qtbot.addWidget(chart)
    chart.resize(500, 300)
    chart.set_data(course((ChartMark(1, 7, "bell", 1),)))
    pictures = [chart.grab().toImage()]
    changes: tuple[Callable[[], None], ...] = (
        lambda: chart.light("Ada"),
        lambda: chart.enlarge(1),
        lambda: chart.read(1),
        lambda: chart.unroll(0.3),
    )
    for change in changes:
        change()
        pictures.append(chart.grab().toImage())
        assert pictures[-1] != pictures[-2]
    assert len(chart.marks_shown()) == 1


def test_runs_of_a_lead_end_where_it_is_lost_or_shared() -> None:
    leads = (None, 0, 0, None, 0, 1, 1, 0)
    assert runs(leads) == [(0, 1, 2), (0, 4, 4), (1, 5, 6), (0, 7, 7)]
    assert runs((None, None)) == []


def test_a_lead_is_shown_where_its_line_lies_on_top() -> None:
    plan = ChartPlan(QRectF(0, 0, 400, 100), 4, 0, 10)
    values = ((5, 6, 6, 9, 4), (5, 5, 8, 8, 8))
    cells = led(plan, (None, 0, 1, 0, 1))
    assert cells == [(0, 100, 200), (1, 200, 300), (0, 300, 400)]
    for line, left, right in cells:
        at = int((left + right) / 2 / 100)
        assert values[line][at] == max(one[at] for one in values)


def test_who_led_is_shown_under_the_lines(chart: Chart) -> None:
    plain = chart.grab().toImage()
    chart.set_data(replace(course((ChartMark(1, 7, "bell", 1),)), leads=(None, 1, 0)))
    assert chart.grab().toImage() != plain


def test_no_course_and_no_room_paint_nothing(chart: Chart) -> None:
    chart.resize(60, 40)
    chart.grab()
    assert chart.marks_shown() == []


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 5, 10])
@pytest.mark.parametrize("size", [(900, 500), (480, 230)])
def test_every_line_is_named_above_the_lines(
    chart: Chart, size: tuple[int, int], seats: int, text: float
) -> None:
    """With more than four lines there was no legend, because no corner was free."""
    names = [f"Person {number}" for number in range(seats)]
    lines = [ChartLine((0, 5, n), INK, DASHES[n], name=name) for n, name in enumerate(names)]
    marks = (ChartMark(1, 5, "minus", 1, "price falls"), ChartMark(2, 1, "minus", 2, "price falls"))
    chart.look.set_text_size(text)
    chart.resize(*size)
    chart.set_data(replace(course(marks), lines=tuple(lines)))
    legend = chart.legend()
    assert [entry.name for entry in legend][:seats] == names
    assert [entry.name for entry in legend][seats:] in (["price falls"], [])
    for entry in legend:
        assert QRectF(chart.rect()).contains(entry.box)
    for one, other in combinations(legend, 2):
        assert not one.box.intersects(other.box)
    foot = max(entry.box.bottom() for entry in legend)
    assert all(middle.y() > foot for _, middle in chart.marks_shown())


def test_a_legend_calls_the_viewers_line_theirs_and_a_single_line_needs_none(chart: Chart) -> None:
    chart.resize(900, 500)
    assert [entry.name for entry in chart.legend()] == ["You", "Bruno"]
    chart.set_data(replace(course(), lines=course().lines[:1]))
    assert chart.legend() == []
