"""What hangs over the board when a game is over: price slips on threads, and the bell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import BOLD
from stockgames.ui.kit.palette import EVENING, INK, OXBLOOD, with_alpha
from stockgames.ui.kit.shadows import draw_shadow
from stockgames.ui.kit.shapes import disc, falling, fill, inset, rounded, rule, slanting, stroke
from stockgames.ui.kit.text import CENTRE, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.facts import Price

_PAPER: Final = QColor("#FFFBEF"), QColor("#EADBB6")
_THREAD: Final = QColor(0xF1, 0xE6, 0xC8, 200)
_MARK, _AMOUNT, _EDGE = 1.2, 0.42, 0.32
"""How wide a mark with its letter is, what lies between the last one and the amount, and how far
that keeps from the edge, against the height of a slip."""
Slip: TypeAlias = Sequence[Price]
"""One price, or several that are the same."""
_SETTLE: Final = 2.0
"""Pixels that a slip swings below its place before it settles."""
_FALL: Final = 26.0
_SWING: Final = 13.0
"""Degrees that the bell swings to either side at first."""


def slip_sizes(look: Look, slips: Sequence[Slip], high: float) -> list[QSizeF]:
    """Return the sizes of slips so high, in pixels: each has room for the longest amount of all."""
    figures = _figures(look, high)
    widest = max((text_width(price.amount, figures) for (price, *_) in slips), default=0.0)
    besides = [high * (len(slip) * _MARK + _AMOUNT + _EDGE) for slip in slips]
    return [QSizeF(widest + beside, high) for beside in besides]


def _figures(look: Look, high: float) -> QFont:
    return look.serif(high * 0.46 / look.scale, BOLD)


def draw_slips(
    painter: QPainter,
    look: Look,
    slips: Sequence[Slip],
    hooks: Sequence[QRectF],
    places: Sequence[QRectF],
    shown: float,
) -> None:
    """Draw slips below their hooks; `shown` is how many of them have dropped, 0 to 1."""
    count = len(slips)
    for number, (slip, hook, place) in enumerate(zip(slips, hooks, places, strict=True)):
        own = min(1.0, max(0.0, shown * (1 + (count - 1) * 0.36) - number * 0.36))
        if own <= 0:
            continue
        box = place.translated(0, _dropped(own))
        turn = (-2.6, 2.0, -1.4, 2.6)[number % 4]
        painter.setOpacity(min(1.0, 3 * own))
        _draw_thread(painter, hook, box)
        _draw_slip(painter, look, slip, box, turn)
    painter.setOpacity(1.0)


def _dropped(share: float) -> float:
    """Return how far a slip is from its place while it drops, in pixels downwards."""
    if share < 0.75:
        return -_FALL * (1 - (share / 0.75) ** 2)
    return _SETTLE * math.sin(math.pi * (share - 0.75) / 0.25)


def _draw_thread(painter: QPainter, hook: QRectF, box: QRectF) -> None:
    """Draw the thread from the edge of a hook to the nearest place of a slip."""
    centre, inner = hook.center(), inset(box, 6)
    end = QPointF(
        min(max(centre.x(), inner.left()), inner.right()),
        min(max(centre.y(), inner.top()), inner.bottom()),
    )
    way = end - centre
    far = math.hypot(way.x(), way.y())
    if far < 1:
        return
    start = centre + way * min(1.0, hook.width() * 0.44 / far)
    path = QPainterPath(start)
    path.quadTo((start + end) / 2 + QPointF(0, abs(way.x()) * 0.2), end)
    stroke(painter, path, _THREAD, 1.2)


def _draw_slip(painter: QPainter, look: Look, slip: Slip, box: QRectF, turn: float) -> None:
    wide, high = box.width(), box.height()

    def paint(target: QPainter) -> None:
        _paint_slip(target, look, slip, QRectF(-wide / 2, -high / 2, wide, high))

    key = (
        "price slip",
        look.theme.name,
        look.text_size,
        *((price.mark.letter, price.amount) for price in slip),
    )
    bounds = QRectF(-wide / 2 - 8, -high / 2 - 8, wide + 16, high + 20)
    draw_baked(painter, key, bounds, paint, at=box.center(), rotation=turn, still=True)


def _paint_slip(painter: QPainter, look: Look, slip: Slip, box: QRectF) -> None:
    high, path = box.height(), rounded(box, 3)
    draw_shadow(painter, look.theme, path, blur=5, offset=3)
    fill(painter, path, falling(box, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    stroke(painter, rounded(inset(box, high * 0.1), 2), OXBLOOD, 1.0)
    figures, at = _figures(look, high), QPointF(box.left() + high * 0.56, box.center().y())
    for price in slip:
        draw_emblem(painter, price.mark.emblem, at, high * 0.26, price.mark.colour, _PAPER[1])
        letter = QRectF(at.x() + high * 0.3, box.top(), high * 0.62, high)
        draw_text(painter, letter, price.mark.letter, figures, INK, CENTRE)
        at += QPointF(high * _MARK, 0)
    room = box.adjusted(0, 0, -high * _EDGE, 0)
    draw_text(painter, room, slip[0].amount, figures, OXBLOOD, RIGHT)


def draw_hanging_bell(
    painter: QPainter, look: Look, top: QPointF, high: float, swung: float
) -> None:
    """Draw a brass bell that hangs from a place and is so high, cord and all.

    `swung` is how much of its two swings is over, 0 to 1.
    """
    cord, half = high * 0.16, high * 0.42
    angle = _SWING * math.sin(4 * math.pi * swung) * (1 - swung)
    painter.save()
    painter.translate(top)
    painter.rotate(angle)
    rule(painter, QPointF(), QPointF(0, cord), EVENING.line, 1.6)

    def paint(target: QPainter) -> None:
        _paint_bell(target, half)

    bounds = QRectF(-half - 6, -half - 6, 2 * half + 12, 2 * half + 14)
    draw_baked(
        painter, ("hanging bell", look.theme.name), bounds, paint, at=QPointF(0, cord + half)
    )
    painter.restore()
    if swung < 1:
        return
    middle = top + QPointF(0, cord + half * 1.2)
    for reach, alpha in ((1.0, 120), (1.22, 70)):
        wide, tall = 1.1 * half * reach, 0.7 * half * reach
        box = QRectF(middle.x() - wide, middle.y() - tall, 2 * wide, 2 * tall)
        for start in (162, -18):
            arc = QPainterPath()
            arc.arcMoveTo(box, start)
            arc.arcTo(box, start, 36)
            stroke(painter, arc, with_alpha(EVENING.line, alpha), 1.2)


def _paint_bell(painter: QPainter, half: float) -> None:
    light, middle, dark = EVENING.brass_light, EVENING.line, EVENING.brass_dark
    body = _bell(half)
    draw_shadow(painter, EVENING, body, blur=5, offset=4)
    fill(painter, disc(QPointF(0, half * 0.78), half * 0.16), dark)
    box = QRectF(-half, -half, 2 * half, 2 * half)
    fill(painter, body, slanting(box, (0.0, light), (0.45, middle), (1.0, dark)))
    lip = QRectF(-half * 0.82, half * 0.5, half * 1.64, half * 0.2)
    fill(painter, rounded(lip, half * 0.1), falling(lip, (0.0, light), (1.0, dark)))
    band = QRectF(-half * 0.5, half * 0.1, half, half * 0.09)
    edge = with_alpha(dark, 150)
    fill(painter, rounded(band, 2), edge)
    stroke(painter, body, edge, 0.9)


def _bell(half: float) -> QPainterPath:
    """Return the outline of a bell round the origin."""
    path = QPainterPath(QPointF(0, -half))
    path.cubicTo(half * 0.5, -half, half * 0.42, -half * 0.3, half * 0.5, half * 0.12)
    path.quadTo(half * 0.56, half * 0.42, half * 0.78, half * 0.56)
    path.lineTo(-half * 0.78, half * 0.56)
    path.quadTo(-half * 0.56, half * 0.42, -half * 0.5, half * 0.12)
    path.cubicTo(-half * 0.42, -half * 0.3, -half * 0.5, -half, 0, -half)
    return path
