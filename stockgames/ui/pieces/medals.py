"""The three medals of a game alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.shapes import disc, fill, in_columns, radial, stroke

_METALS: Final = ("#A9713A", "#A7AEB6", "#D0A033")


def draw_medals(theme: Theme, won: int, painter: QPainter, room: QRectF) -> None:
    """Draw the medals in a row, the best of those that were won larger."""
    for number, cell in enumerate(in_columns(room, len(_METALS))):
        middle, metal = cell.center(), QColor(_METALS[number])
        path = disc(middle, room.height() * (0.46 if number == won - 1 else 0.36))
        ink = QColor("#3A2A10")
        if number < won:
            shades = (0.0, metal.lighter(140)), (1.0, metal.darker(130))
            fill(painter, path, radial(middle, room.height() * 0.6, *shades))
        else:
            metal, ink = theme.panel_bottom, with_alpha(theme.text, 105)
            fill(painter, path, metal)
            stroke(painter, path, with_alpha(theme.line, 230), 1, dash=(3, 3))
        draw_emblem(painter, "columns", middle, room.height() * 0.2, ink, metal)
