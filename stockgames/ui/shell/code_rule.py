"""The one rule of a code card, in three small pictures: start, to the right, the other row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.boxes import top_part
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD, sans, serif
from stockgames.ui.kit.palette import INK, OXBLOOD, QUIET_INK
from stockgames.ui.kit.shapes import fill, polygon, rounded, stroke
from stockgames.ui.kit.text import LEFT, TOP_LEFT, draw_text
from stockgames.ui.sentences.speech import say

_BLUE: Final = QColor("#14507E")
_KEY, _EDGE = QColor("#FFFDF5"), QColor("#8A734A")


def rule_titles() -> tuple[str, str, str]:
    """Return the parts of the rule."""
    return (
        say("shell-code-start-at-your-cap"),
        say("shell-code-right-is-the-next"),
        say("shell-code-other-row-reverses"),
    )


def paint_rule(painter: QPainter, box: QRectF, place: int, example: str, unit: float) -> None:
    """Paint a part of the rule, 0 to 2, with its example."""
    step = 18 * unit
    corner = QPointF(box.left() + 2 * unit, box.top() + 8 * unit)
    _paint_pad(painter, corner, step)
    if place == 1:
        _paint_round(painter, corner, step)
    elif place == 2:
        _paint_up(painter, corner, step)
    text = box.adjusted(66 * unit, 0, -14 * unit, 0)
    head = top_part(text, 26 * unit)
    title = serif(max(14, round(19 * unit)), SEMIBOLD)
    draw_text(painter, head, rule_titles()[place], title, INK, LEFT)
    note = text.adjusted(0, 27 * unit, 0, 6 * unit)
    font = sans(max(13, round(15 * unit)), REGULAR)
    draw_text(painter, note, example, font, QUIET_INK, TOP_LEFT, wrap=True)


def _paint_pad(painter: QPainter, corner: QPointF, step: float) -> None:
    for place in range(6):
        row, column = divmod(place, 3)
        x, y = corner.x() + column * step, corner.y() + row * step
        key = rounded(QRectF(x, y, step * 0.88, step * 0.88), step * 0.18)
        fill(painter, key, OXBLOOD if place == 5 else _KEY)
        stroke(painter, key, _EDGE, 0.8)


def _paint_round(painter: QPainter, corner: QPointF, step: float) -> None:
    """Paint the arrow that leaves the pad at the right and comes in at the left."""
    y, right = corner.y() + 2.1 * step, corner.x() + 2.6 * step
    path = QPainterPath(QPointF(right, y))
    left = corner.x() + 0.4 * step
    path.cubicTo(right + step, y + 0.8 * step, left - step, y + 0.8 * step, left, y)
    stroke(painter, path, _BLUE, max(1.4, step * 0.1))
    x = left - 0.1 * step
    tip = [(x + 0.3 * step, y - 0.25 * step), (x - 0.25 * step, y + 0.02 * step)]
    fill(painter, polygon([*tip, (x + 0.25 * step, y + 0.35 * step)]), _BLUE)


def _paint_up(painter: QPainter, corner: QPointF, step: float) -> None:
    x, y = corner.x() + 2.44 * step, corner.y() + step
    path = QPainterPath(QPointF(x, y + 0.2 * step))
    path.lineTo(x, y - 0.3 * step)
    stroke(painter, path, _BLUE, max(1.8, step * 0.14))
    fill(
        painter,
        polygon(
            [
                (x, y - 0.7 * step),
                (x - 0.3 * step, y - 0.2 * step),
                (x + 0.3 * step, y - 0.2 * step),
            ]
        ),
        _BLUE,
    )
