"""The chart: lines told apart by dashes and by what stands at their ends, not by colour alone.

The x axis has points 0, 1, 2 … (turns, rounds, games), the y axis values. The widget is
`chart_widget.Chart`; what is painted on other grounds, such as a timeline, uses these functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.palette import INK, Theme, with_alpha
from stockgames.ui.theme.shapes import centred, disc, fill, rule, square, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width

Values: TypeAlias = Sequence[float | None]
"""By point; None where unknown, which leaves a gap in the line."""
Head: TypeAlias = Callable[[QPainter, QPointF, float], None]
"""Draws the owner's emblem around a point with a radius."""

SOLID: Final[tuple[float, ...]] = ()
DASHES: Final[tuple[tuple[float, ...], ...]] = (
    SOLID,
    (6, 2.4),
    (1.5, 2),
    (6, 2, 1, 2),
    (3, 2),
    (9, 3),
    (6, 2, 1, 2, 1, 2),
    (2, 4),
    (9, 2, 3, 2),
    (1, 5),
)
"""The dash patterns of lines by index; ten, as many as there are seats."""
_RAMP: Final = 4.0
_FAR: Final = 0.5
"""The share of the highest value above which all must be for a scale without 0, which would leave
them no room.
"""
_IVORY, _IVORY_INK = QColor("#FBF4E2"), INK
_STEM: Final = QColor("#9A9482")
_FAINT: Final = 90
_STEPS: Final = (1, 2, 5)
_CORNERS: Final = tuple(QPointF(x, y) for y in (-0.9, 0.9) for x in (1.0, -1.0))
"""Where the number of a mark may be placed, in radii from its centre, the usual place first."""
_APART: Final = 2.2
"""The least distance of two marks' middles, in radii."""
_FURTHER: Final = 1.8
"""How far named ends are from the plot, in heights of a portrait; lines to few are short."""
_LABELS_APART: Final = 1.2
"""How far apart labels of values are at least, in font sizes."""
_BADGE: Final = 0.74
"""The radius of the disc under a number, relative to the font size."""


class ChartDot(NamedTuple):
    """A dot on a line, with a short text."""

    text: str
    is_filled: bool


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One line: its values and its style."""

    values: Values
    colour: QColor
    dash: tuple[float, ...]
    label: str = ""
    """The text at its end."""
    head: Head | None = None
    """Drawn between its end and the label."""
    is_own: bool = False
    """Whether it is drawn more strongly, over a hatched area."""
    name: str = ""
    dots: tuple[ChartDot, ...] = ()
    """By point; empty for a line without dots."""

    @property
    def end(self) -> tuple[int, float] | None:
        """The last point with a value, as (index, value); None if there is none."""
        known = [(at, value) for at, value in enumerate(self.values) if value is not None]
        return known[-1] if known else None


@dataclass(frozen=True, slots=True)
class ChartMark:
    """A marked point where something happened."""

    at: int
    value: float
    emblem: str
    number: int = 0
    """The number beside it; 0 for none."""
    sign: str = ""
    """The meaning of its emblem, in a word or two."""


@dataclass(frozen=True, slots=True)
class ChartData:
    """The complete contents of a chart, as texts and lines."""

    lines: tuple[ChartLine, ...]
    points: tuple[str, ...]
    """The name of each point in the cursor's plate: `turn 12`."""
    foot: tuple[str, ...]
    """The axis label of each point, of one line or two; empty for none."""
    amount: Callable[[int], str]
    """Formats a value."""
    summary: str
    """A description of the chart for screen readers."""
    marks: tuple[ChartMark, ...] = ()
    """The most important first; of two that would touch, the first is kept."""
    leads: tuple[int | None, ...] = ()
    """By point, the line that leads alone; empty for a chart without a lead."""
    scale: tuple[int, int] | None = None
    """The lowest and the highest value, where they don't come from the lines and 0."""


@dataclass(frozen=True, slots=True)
class ChartPlan:
    """Maps points and values to pixels."""

    plot: QRectF
    count: int
    """The number of points after the first."""
    low: float
    high: float

    def place(self, at: float, value: float) -> QPointF:
        """Return the position of a value at a point."""
        x = self.plot.left() + self.plot.width() * at / max(1, self.count)
        share = (value - self.low) / ((self.high - self.low) or 1)
        return QPointF(x, self.plot.bottom() - self.plot.height() * share)

    def nearest(self, x: float) -> int:
        """Return the index of the point nearest to an x position."""
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return min(self.count, max(0, round(share * self.count)))


def span_of(lines: Sequence[ChartLine]) -> tuple[int, int]:
    """Return two round numbers between which all values are, and 0 if any is far below the
    highest.
    """
    values = [value for line in lines for value in line.values if value is not None]
    low, high = min(values, default=0.0), max([0.0, *values])
    marks = scale(low if low > _FAR * high else min(0.0, low), high)
    return marks[0], marks[-1]


def plan_chart(plot: QRectF, count: int, lines: Sequence[ChartLine]) -> ChartPlan:
    """Return a plan that holds all values."""
    return ChartPlan(plot, count, *span_of(lines))


def scale(low: float, high: float, most: int = 7) -> list[int]:
    """Return at least two round numbers, evenly spaced, that reach from `low` to `high`."""
    step = 1
    while True:
        for factor in _STEPS:
            by = step * factor
            first, last = int(low // by), -int(-high // by)
            last = max(last, first + 1)
            if last - first <= most:
                return [by * number for number in range(first, last + 1)]
        step *= 10


def spread(wanted: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Return positions close to those wanted, at least `gap` apart and in the same order.

    They are between `top` and `bottom`; if the gaps don't fit there, they are spaced evenly.
    """
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    if len(wanted) > 1:
        gap = min(gap, (bottom - top) / (len(wanted) - 1))
    places = [min(max(wanted[number], top), bottom) for number in order]
    for after in range(1, len(places)):
        places[after] = max(places[after], places[after - 1] + gap)
    limit = bottom
    for number in reversed(range(len(places))):
        places[number] = min(places[number], limit)
        limit = places[number] - gap
    found = [0.0] * len(wanted)
    for place, number in zip(places, order, strict=True):
        found[number] = place
    return found


def draw_grid(
    painter: QPainter,
    plan: ChartPlan,
    font: QFont,
    colour: QColor,
    text_of: Callable[[int], str],
    pad: float = 0.0,
) -> None:
    """Draw a hairline for each round value, with its label at the left; only each second has one if
    space is short.

    `pad` is how far the first points reach to the left.
    """
    values = scale(plan.low, plan.high)
    apart = plan.plot.height() / (len(values) - 1)
    every = 1 if apart > font.pixelSize() * _LABELS_APART else 2
    for number, value in enumerate(values):
        start = plan.place(0, value)
        end = QPointF(plan.plot.right(), start.y())
        rule(painter, start, end, with_alpha(colour, 110 if value == 0 else 55), 0.8)
        if number % every:
            continue
        high = max(20.0, font.pixelSize() * 1.4)
        box = QRectF(start.x() - pad - 208, start.y() - high / 2, 200, high)
        draw_text(painter, box, text_of(value), font, colour, RIGHT)


def draw_foot(
    painter: QPainter, plan: ChartPlan, font: QFont, colour: QColor, labels: Sequence[str], y: float
) -> None:
    """Draw the labels of points from `y` down, leaving out those without space."""
    end = -1e9
    for at, label in enumerate(labels):
        x, rows = plan.place(at, 0).x(), label.split("\n")
        half = max(text_width(row, font) for row in rows) / 2
        if not label or x - half < end:
            continue
        end = x + half + 6
        box = centred(QPointF(x, y), 2 * half, font.pixelSize() * 1.4)
        for row in rows:
            box.translate(0, box.height() if row is not rows[0] else box.height() / 2)
            draw_text(painter, box, row, font, colour, CENTRE)


def line_path(
    plan: ChartPlan, values: Values, *, stepped: bool = False, drawn: float = 1.0
) -> QPainterPath:
    """Return a line's path; `stepped` keeps each value until just before the next one.

    `drawn` is the share of its last segment to include, 0 to 1.
    """
    path = QPainterPath()
    before: QPointF | None = None
    for at, value in enumerate(values):
        if value is None:
            before = None
            continue
        point = plan.place(at, value)
        if at == len(values) - 1 and before is not None:
            point = before + (point - before) * drawn
        if before is None:
            path.moveTo(point)
        else:
            if stepped and point.y() != before.y():
                path.lineTo(max(before.x(), point.x() - _RAMP), before.y())
            path.lineTo(point)
        before = point
    return path


def draw_line(
    painter: QPainter,
    theme: Theme,
    plan: ChartPlan,
    line: ChartLine,
    *,
    stepped: bool = False,
    faint: bool = False,
    thin: bool = False,
    scale: float = 1.0,
    drawn: float = 1.0,
    ground: QColor | None = None,
) -> None:
    """Draw a line over a halo in the ground colour; the viewer's own line has a hatched area below.

    A `thin` one is among many. The ground colour defaults to a panel's.
    """
    path = line_path(plan, line.values, stepped=stepped, drawn=drawn)
    width = (3.2 if line.is_own else 1.6 if thin else 2.4) * max(0.8, scale)
    if line.is_own and not faint and path.elementCount():
        under = QPainterPath(path)
        under.lineTo(path.currentPosition().x(), plan.plot.bottom())
        first = path.elementAt(0)
        under.lineTo(first.x, plan.plot.bottom())
        draw_hatch(painter, under, with_alpha(line.colour, 46), angle=45, gap=5, width=0.8)
    halo = with_alpha(ground or theme.panel_bottom, 90 if faint else 210)
    stroke(painter, path, halo, width + 3)
    colour = with_alpha(line.colour, _FAINT) if faint else line.colour
    stroke(painter, path, colour, width, dash=line.dash, flat=bool(line.dash))


def draw_ends(
    painter: QPainter,
    plan: ChartPlan,
    lines: Sequence[ChartLine],
    font: QFont,
    colour: QColor,
    size: float,
    names: Sequence[str] = (),
) -> None:
    """Draw whose line it is and its label at each line's end, without overlaps.

    `size` is the height of a portrait, which stands so far from the plot's right edge. With
    `names`, by line, each stands before its label, and all a little further away.
    """
    called = names or ("",) * len(lines)
    ended = [
        (line, name, plan.place(*line.end))
        for line, name in zip(lines, called, strict=True)
        if line.end is not None
    ]
    wanted = [point.y() for *_, point in ended]
    top, bottom = plan.plot.top() + size * 0.2, plan.plot.bottom() - size * 0.2
    for (line, name, point), y in zip(ended, spread(wanted, size * 1.12, top, bottom), strict=True):
        middle = QPointF(plan.plot.right() + size * (_FURTHER if names else 1), y)
        leader = QPainterPath(point)
        leader.lineTo(middle.x() - size * 0.7, y)
        stroke(painter, leader, with_alpha(line.colour, 190), 1.4, dash=line.dash, flat=True)
        if line.head is not None:
            line.head(painter, middle, size * 0.5)
        box = QRectF(middle.x() + size * 0.62, y - size / 2, 400, size)
        if name:
            draw_text(painter, box, name, font, colour, LEFT)
            box.translate(name_column(names, font), 0)
        draw_text(painter, box, line.label, font, colour, LEFT)


def name_column(names: Sequence[str], font: QFont) -> float:
    """Return the width of a column of names with the space after it; 0 for none."""
    wide = max((text_width(name, font) for name in names), default=0.0)
    return wide + font.pixelSize() * 0.6 if wide else 0.0


def ends_width(
    lines: Sequence[ChartLine], font: QFont, size: float, names: Sequence[str] = ()
) -> float:
    """Return the space that `draw_ends` needs beside the plot; 0 if there is nothing to draw."""
    wide = max((text_width(line.label, font) for line in lines), default=0.0)
    away = _FURTHER if names else 1
    return wide + name_column(names, font) + size * (away + 0.62) + 8 if wide else 0.0


def draw_mark(
    painter: QPainter,
    plan: ChartPlan,
    mark: ChartMark,
    centre: QPointF,
    font: QFont,
    *,
    radius: float,
    corner: QPointF,
) -> None:
    """Draw a mark beside its point: an ivory disc with an emblem on a stem, dashed down to the
    axis. `centre` is the disc's middle.

    Its number is at a `corner` of the disc, given in radii from its middle.
    """
    point = plan.place(mark.at, mark.value)
    foot = QPainterPath(point)
    foot.lineTo(point.x(), plan.plot.bottom())
    stroke(painter, foot, with_alpha(_STEM, 150), 0.9, dash=(3, 3), flat=True)
    rule(painter, point, centre, with_alpha(_IVORY_INK, 150), 2.6)
    rule(painter, point, centre, _IVORY, 1.2)
    fill(painter, disc(point, 3.6), with_alpha(_IVORY_INK, 150))
    fill(painter, disc(point, 2.6), _IVORY)
    draw_sign(painter, mark.emblem, centre, radius)
    if mark.number:
        at, small = centre + corner * radius, font.pixelSize() * _BADGE
        fill(painter, disc(at, small), _IVORY_INK)
        draw_text(painter, square(at, small), str(mark.number), font, _IVORY, CENTRE)


def draw_sign(painter: QPainter, emblem: str, centre: QPointF, radius: float) -> None:
    """Draw an ivory disc with an emblem."""
    stroke(painter, disc(centre, radius), with_alpha(_IVORY_INK, 120), 2)
    fill(painter, disc(centre, radius), _IVORY)
    draw_emblem(painter, emblem, centre, radius * 0.62, _IVORY_INK, _IVORY)


def mark_centre(plan: ChartPlan, mark: ChartMark, radius: float) -> QPointF:
    """Return the middle of a mark's disc: above its point, below if there is no space above, and
    never over what stands at the lines' ends.
    """
    point = plan.place(mark.at, mark.value)
    up = 16 + radius
    up = -up if point.y() - up - radius > plan.plot.top() else up
    return QPointF(min(point.x(), plan.plot.right() - radius), point.y() + up)


def mark_places(
    marks: Sequence[ChartMark], plan: ChartPlan, radius: float
) -> list[tuple[ChartMark, QPointF]]:
    """Return marks with the middles of their discs, which don't touch: a later one is further
    from its point, or aside; left out if there is no space either.
    """
    found: list[tuple[ChartMark, QPointF]] = []
    for mark in marks:
        for middle in _middles(plan, mark, radius):
            if all((middle - other).manhattanLength() >= _APART * radius for _, other in found):
                found.append((mark, middle))
                break
    return found


def _middles(plan: ChartPlan, mark: ChartMark, radius: float) -> Iterator[QPointF]:
    usual, by = mark_centre(plan, mark, radius), _APART * radius
    yield usual
    away = by if usual.y() > plan.place(mark.at, mark.value).y() else -by
    room = plan.plot.adjusted(-1, radius, 1, -radius)
    for offset in ((0.0, away), (0.0, 2 * away), (by, 0.0), (-by, 0.0)):
        middle = usual + QPointF(*offset)
        if room.contains(middle):
            yield middle


def free_corners(centres: Sequence[QPointF], radius: float, font: QFont) -> list[QPointF]:
    """Return for each mark, by its disc's middle, the corner of its number, chosen so that it
    covers no other mark.
    """
    size, found = font.pixelSize() * _BADGE, list[QPointF]()

    def is_free(corner: QPointF, own: QPointF) -> bool:
        at = own + corner * radius
        others = (centre for centre in centres if centre != own)
        return all(QLineF(at, other).length() >= radius + size for other in others)

    for own in centres:
        found.append(next((corner for corner in _CORNERS if is_free(corner, own)), _CORNERS[0]))
    return found
