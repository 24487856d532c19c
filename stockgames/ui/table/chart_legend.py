"""The legend of a chart: which line is whose, in a corner that no line comes through."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from stockgames.ui.kit.chart import ChartLine, ChartMark, ChartPlan, draw_sign
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, rounded, stroke
from stockgames.ui.kit.text import LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look

_SAMPLE: Final = 40.0
"""How long a piece of a line is shown."""
_PAD: Final = 12.0
_AWAY: Final = 10.0
"""From the edges of the chart, and from the lines."""
_MOST: Final = QSizeF(0.62, 0.5)
"""Of the chart, across and down: a legend that needs more leaves too little of it free."""

NO_SIGNS: Final[Mapping[str, str]] = MappingProxyType({})
Named = tuple[str, ChartLine]
Signs = Mapping[str, str]
"""What emblems stand for."""


def legend_size(look: Look, names: Sequence[str], signs: Signs = NO_SIGNS) -> QSizeF:
    """Return the room that a legend of these names needs, and of signs beside them."""
    width = _widest(look, names) + _SAMPLE + 3 * _PAD
    if signs:
        width += _row(look) + _widest(look, list(signs.values())) + 2 * _PAD
    return QSizeF(width, max(len(names), len(signs)) * _row(look) + _PAD)


def _widest(look: Look, words: Sequence[str]) -> float:
    return max((text_width(word, look.sans(14)) for word in words), default=0.0)


def signs_of(marks: Sequence[ChartMark]) -> Signs:
    """Return what the emblems of marks stand for, each once."""
    return {mark.emblem: mark.sign for mark in marks if mark.sign}


def legend_place(
    plan: ChartPlan, lines: Sequence[ChartLine], size: QSizeF, kept: Sequence[QRectF] = ()
) -> QRectF | None:
    """Return where a legend stands; None where lines, or what is `kept` free, leave no corner."""
    plot = plan.plot
    if (
        size.width() > _MOST.width() * plot.width()
        or size.height() > _MOST.height() * plot.height()
    ):
        return None
    inner = plot.adjusted(_AWAY, 0, -_AWAY, -_AWAY)
    right, low = inner.right() - size.width(), inner.bottom() - size.height()
    for left, top in (
        (inner.left(), inner.top()),
        (right, low),
        (right, inner.top()),
        (inner.left(), low),
    ):
        place = QRectF(QPointF(left, top), size)
        wide = place.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)
        drawn = (part for line in lines for part in _parts(plan, line))
        if not any(wide.intersects(part) for part in (*drawn, *kept)):
            return place
    return None


def draw_legend(
    painter: QPainter,
    look: Look,
    place: QRectF,
    named: Sequence[Named],
    signs: Signs = NO_SIGNS,
) -> None:
    """Draw a piece of each line, and beside it whose it is; then each sign with what it is."""
    theme, plate = look.theme, rounded(place, 6)
    fill(painter, plate, with_alpha(theme.panel_bottom, 170))
    stroke(painter, plate, with_alpha(theme.line, 150), 1)
    row = QRectF(place.left() + _PAD, place.top() + _PAD / 2, place.width() - _PAD, _row(look))
    for name, line in named:
        start = QPointF(row.left(), row.center().y())
        width = 3.2 if line.is_own else 2.4
        sample = QPainterPath(start)
        sample.lineTo(start + QPointF(_SAMPLE, 0))
        stroke(painter, sample, line.colour, width, dash=line.dash, flat=True)
        text = row.adjusted(_SAMPLE + _PAD, 0, 0, 0)
        draw_text(painter, text, name, look.sans(14), theme.text, LEFT)
        row.translate(0, row.height())
    left = place.left() + 3 * _PAD + _SAMPLE + _widest(look, [name for name, _ in named])
    row = QRectF(left, place.top() + _PAD / 2, place.right() - left, _row(look))
    for emblem, word in signs.items():
        radius = row.height() * 0.42
        draw_sign(painter, emblem, QPointF(row.left() + radius, row.center().y()), radius)
        text = row.adjusted(row.height() + _PAD / 2, 0, 0, 0)
        draw_text(painter, text, word, look.sans(14), theme.text, LEFT)
        row.translate(0, row.height())


def _row(look: Look) -> float:
    return look.sans(14).pixelSize() * 1.6


def _parts(plan: ChartPlan, line: ChartLine) -> Iterator[QRectF]:
    """Yield a box round each stretch of a line, from one point to the next that is known."""
    known = [plan.place(at, value) for at, value in enumerate(line.values) if value is not None]
    for one, other in pairwise(known):
        yield QRectF(one, other).normalized().adjusted(-2, -2, 2, 2)
