"""Signs of how far one is: beads on a thread, and small lozenges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.palette import OXBLOOD, Theme, with_alpha
from stockgames.ui.kit.shapes import disc, fill, polygon, radial, rule, stroke

Stand: TypeAlias = Literal["done", "now", "open"]
"""How a step or a lesson stands."""

GREEN: Final = QColor("#2E7B4F")
_PALE: Final = QColor("#FFF9E8")


def stand_of(number: int, now: int) -> Stand:
    """Return how a step stands while another one is at hand."""
    return "done" if number < now else "now" if number == now else "open"


def draw_bead(painter: QPainter, theme: Theme, middle: QPointF, radius: float, how: Stand) -> None:
    """Draw a bead on paper: a green coin with a tick, one of oxblood with a light, an open one."""
    if how == "now":
        glow = radial(middle, radius * 2.2, (0.4, QColor(233, 201, 110, 170)), (1.0, _CLEAR))
        fill(painter, disc(middle, radius * 2.2), glow)
    colour = {"done": GREEN, "now": OXBLOOD, "open": _PALE}[how]
    fill(painter, disc(middle, radius), colour)
    edge = theme.line if how == "open" else with_alpha(theme.brass_light, 230)
    stroke(painter, disc(middle, radius), edge, 1.3)
    if how == "done":
        draw_tick(painter, middle, radius)
    elif how == "now":
        fill(painter, disc(middle, radius * 0.3), _PALE)


_CLEAR: Final = QColor(233, 201, 110, 0)


def draw_tick(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Draw a pale tick."""
    x, y, r = middle.x(), middle.y(), radius
    points = [
        (x - 0.45 * r, y + 0.02 * r),
        (x - 0.12 * r, y + 0.36 * r),
        (x + 0.5 * r, y - 0.36 * r),
    ]
    stroke(painter, polygon(points, closed=False), _PALE, max(1.3, r * 0.22))


def draw_lozenge(painter: QPainter, theme: Theme, middle: QPointF, half: float, how: Stand) -> None:
    """Draw a lozenge: green with a tick, oxblood, or open."""
    x, y = middle.x(), middle.y()
    path = polygon([(x - half, y), (x, y - half), (x + half, y), (x, y + half)])
    colour = {"done": GREEN, "now": OXBLOOD, "open": with_alpha(theme.paper_light, 40)}[how]
    fill(painter, path, colour)
    stroke(painter, path, theme.line, 1.1)
    if how == "done":
        draw_tick(painter, middle, half * 0.8)


def draw_chain(
    painter: QPainter, theme: Theme, place: QRectF, stands: Sequence[Stand], half: float
) -> None:
    """Draw lozenges on a thread, as many as there are lessons, from the left of a place."""
    step, y = half * 3.1, place.center().y()
    first = place.left() + half
    end = first + step * (len(stands) - 1)
    rule(painter, QPointF(first, y), QPointF(end, y), with_alpha(theme.line, 150), 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, how in enumerate(stands):
        draw_lozenge(painter, theme, QPointF(first + number * step, y), half, how)


def chain_width(lessons: int, half: float) -> float:
    """Return how much room a chain of lozenges takes."""
    return half * (3.1 * (lessons - 1) + 2)
