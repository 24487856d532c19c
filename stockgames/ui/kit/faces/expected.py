"""Where a portrait is to hang: a dashed oval with a hatched head, until somebody comes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait
from stockgames.ui.kit.faces.shade import silhouette
from stockgames.ui.kit.faces.sheet import choices
from stockgames.ui.kit.palette import Theme, with_alpha
from stockgames.ui.kit.rails import draw_strings
from stockgames.ui.kit.shapes import disc, fill, stroke

_HEADS: Final = (1, 6, 3, 10, 15, 8, 20, 13)
"""Whose heads stand for people to come, of all choices."""
MOST_AWAITED: Final = len(_HEADS)


def draw_awaited(
    painter: QPainter, theme: Theme, nails: Iterable[QPointF], half: float, drop: float
) -> None:
    """Draw where people will hang from nails, `half` as wide and so far below these."""
    for nail, head in zip(nails, _HEADS, strict=False):
        frame = QRectF(nail.x() - half, nail.y() + drop, 2 * half, 2 * half * HEIGHT)
        draw_strings(painter, theme, nail, frame)
        draw_expected(painter, theme, frame, choices()[head])


def draw_expected(
    painter: QPainter, theme: Theme, rect: QRectF, portrait: Portrait, joined: float = 0.0
) -> None:
    """Draw whoever is to come: a dashed oval that the portrait fills, `joined` from 0 to 1."""
    if joined < 1:
        half = rect.width() / 2
        oval = disc(rect.center(), half * 0.95, half * 0.95 * HEIGHT)
        bounds = rect.adjusted(-2, -2, 2, 2)
        key = ("expected", portrait, theme.name)

        def paint(target: QPainter) -> None:
            head = silhouette(portrait, rect.center(), half * 0.84).intersected(oval)
            fill(target, oval, with_alpha(theme.line, 18))
            draw_hatch(
                target,
                head,
                with_alpha(theme.line, 120),
                gap=max(4.0, half * 0.1),
                width=max(0.7, half * 0.02),
            )
            stroke(target, head, with_alpha(theme.line, 130), 0.9)
            stroke(target, oval, theme.line, 1.4, dash=(4, 4))

        draw_baked(painter, key, bounds, paint)
    if joined > 0:
        painter.save()
        painter.setOpacity(painter.opacity() * joined)
        draw_portrait(painter, rect, portrait)
        painter.restore()
