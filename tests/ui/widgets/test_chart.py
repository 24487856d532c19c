"""A chart: positions of lines, labels and marks, and points read by mouse and keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.engine.state import MOST_SEATS
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.chart import (
    DASHES,
    ChartData,
    ChartLine,
    ChartMark,
    ChartPlan,
    line_path,
    mark_centre,
    mark_places,
    plan_chart,
    scale,
    span_of,
    spread,
)
from stockgames.ui.widgets.chart_widget import Chart, led, runs
from tests.ui.finding import sized
from tests.ui.painted_texts import painted_on

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


@pytest.mark.parametrize(
    ("values", "has_zero"),
    [((1000, 860, 1340), False), ((20, 80, 50), True), ((-5, 30), True), ((None,), True)],
)
def test_a_scale_without_0_leaves_room_to_tell_high_values_apart(
    values: tuple[float | None, ...], has_zero: bool
) -> None:
    low, high = span_of([ChartLine(values, BLACK, ())])
    known = [value for value in values if value is not None]
    assert all(low <= value <= high for value in known)
    assert (low <= 0) == has_zero
    assert low < high


def test_a_line_has_a_gap_where_nothing_is_known() -> None:
    plan = ChartPlan(PLOT, 4, 0, 30)
    assert moves(line_path(plan, (0, 10, 20, 30, 10))) == 1
    assert moves(line_path(plan, (0, 10, None, 30, 10))) == 2
    assert line_path(plan, (None, None)).isEmpty()
    assert ChartLine((0, 10, None), BLACK, ()).end == (1, 10)
    assert ChartLine((None,), BLACK, ()).end is None


def test_all_marks_of_one_point_are_shown_without_touching() -> None:
    """Of several bubbles in one round, the closing page marked only some."""
    plan, radius = ChartPlan(PLOT, 5, 0, 100), 12.0
    for value in (0, 40, 99):
        marks = [ChartMark(at, value, "bell", n) for n, at in enumerate((3, 3, 5, 3, 5), 1)]
        places = mark_places(marks, plan, radius)
        assert [mark for mark, _ in places] == marks
        assert places[0][1] == mark_centre(plan, marks[0], radius), "the first has the usual place"
        for (_, one), (_, other) in combinations(places, 2):
            assert (one - other).manhattanLength() >= 2 * radius
        for _, middle in places[1:]:
            assert PLOT.adjusted(-1, 0, 1, 28).contains(middle)


def test_a_mark_without_space_is_left_out() -> None:
    plan = ChartPlan(QRectF(0, 0, 30, 30), 5, 0, 100)
    marks = [ChartMark(3, 40, "bell", number) for number in range(9)]
    assert 1 <= len(mark_places(marks, plan, 12.0)) < 9


def test_every_seat_has_a_pattern_of_its_own() -> None:
    assert len(set(DASHES)) == len(DASHES) >= MOST_SEATS


INK = QColor("#884422")


def chart_data(marks: tuple[ChartMark, ...] = ()) -> ChartData:
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
    made = sized(qtbot, Chart(ThemeContext(EVENING)), QSize(500, 300))
    made.set_data(chart_data((ChartMark(1, 7, "bell", 1),)))
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
    chart.set_data(chart_data())
    assert chart.reading == 2
    chart.set_data(None)
    assert [chart.reading, chart.read_out(), chart.accessibleName()] == [None, "", ""]


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


@pytest.mark.parametrize("turns", [4, 10])
def test_a_short_lead_has_an_initial_unless_it_is_the_viewers(
    chart: Chart, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The viewer's long ones said "You" and their short ones the initial of their name."""
    ada, bruno = chart_data().lines
    lines = (replace(ada, values=(5, 0) * turns), replace(bruno, values=(0, 5) * turns))
    texts = ("",) * 2 * turns
    data = replace(chart_data(), lines=lines, points=texts, foot=texts, leads=(0, 1) * turns)
    chart.set_data(data)
    painted = painted_on(chart, monkeypatch)
    assert (painted.count("You") > 1) == (turns == 4)
    assert ("B" in painted) == (turns == 10)
    assert "A" not in painted


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
    chart.set_data(replace(chart_data(marks), lines=tuple(lines)))
    legend = chart.legend()
    assert [entry.name for entry in legend][:seats] == names
    assert [entry.name for entry in legend][seats:] in (["price falls"], [])
    for entry in legend:
        assert QRectF(chart.rect()).contains(entry.box)
    for one, other in combinations(legend, 2):
        assert not one.box.intersects(other.box)
    foot = max(entry.box.bottom() for entry in legend)
    assert all(middle.y() > foot for _, middle in chart.marks_shown())


@pytest.mark.parametrize(
    ("size", "text", "at_ends"), [((900, 500), 1.0, True), ((280, 230), 2.0, False)]
)
def test_many_lines_are_named_at_their_ends_or_if_there_is_no_room_above(
    chart: Chart, size: tuple[int, int], text: float, at_ends: bool
) -> None:
    names = [f"Person {number}" for number in range(8)]
    lines = [
        ChartLine((0, 5, n), INK, DASHES[n], label="$300,000", name=name)
        for n, name in enumerate(names)
    ]
    chart.look.set_text_size(text)
    chart.resize(*size)
    chart.set_data(replace(chart_data(), lines=tuple(lines)))
    assert [entry.name for entry in chart.legend()] == ([] if at_ends else names)
    before = chart.grab().toImage()
    chart.set_data(replace(chart_data(), lines=(*lines[:-1], replace(lines[-1], name="Persona"))))
    assert chart.grab().toImage() != before


def test_a_legend_calls_the_viewers_line_theirs_and_a_single_line_needs_none(chart: Chart) -> None:
    chart.resize(900, 500)
    assert [entry.name for entry in chart.legend()] == ["You", "Bruno"]
    chart.set_data(replace(chart_data(), lines=chart_data().lines[:1]))
    assert chart.legend() == []
