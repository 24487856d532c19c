"""The three medals of a game alone, and the place of anything that is still to be had."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.shapes import disc, fill, in_columns, radial, stroke

_METALS: Final = ("#A9713A", "#A7AEB6", "#D0A033")


def draw_medals(theme: Theme, won: int, painter: QPainter, room: QRectF) -> None:
    """Draw the medals in a row, the best of those that were won larger."""
    for number, cell in enumerate(in_columns(room, len(_METALS))):
        middle, metal = cell.center(), QColor(_METALS[number])
        radius = room.height() * (0.46 if number == won - 1 else 0.36)
        if number >= won:
            draw_place(theme, "columns", painter, middle, radius)
            continue
        shades = (0.0, metal.lighter(140)), (1.0, metal.darker(130))
        fill(painter, disc(middle, radius), radial(middle, room.height() * 0.6, *shades))
        draw_emblem(painter, "columns", middle, room.height() * 0.2, QColor("#3A2A10"), metal)


def draw_place(
    theme: Theme, emblem: str, painter: QPainter, middle: QPointF, radius: float
) -> None:
    """Draw the ring and the faint emblem of what is still to be had."""
    path, ground = disc(middle, radius), theme.panel_bottom
    fill(painter, path, ground)
    stroke(painter, path, with_alpha(theme.line, 230), 1.1, dash=(3, 3))
    draw_emblem(painter, emblem, middle, 0.5 * radius, with_alpha(theme.text, 105), ground)
