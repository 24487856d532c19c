"""The ladder of bots' levels, up to the strongest one that somebody has beaten at a game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.bots.levels import STEPS
from stockgames.presentation.levels import level_name
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, sans
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.shapes import column_at, disc, fill, in_columns, rule, stroke
from stockgames.ui.theme.text import CENTRE, draw_text, squeezed


def draw_ladder(theme: Theme, reached: str, painter: QPainter, room: QRectF) -> None:
    """Draw the levels with their names; those up to `reached` are ticked, the next has a ring."""
    high, ahead = room.height(), STEPS.index(reached) + 1
    steps = in_columns(column_at(room, room.left(), min(room.width(), 15 * high)), len(STEPS))
    beads = [QPointF(step.center().x(), step.top() + 0.22 * high) for step in steps]
    rule(painter, beads[0], beads[-1], with_alpha(theme.line, 150), 1.6)
    for number, (level, step, middle) in enumerate(zip(STEPS, steps, beads, strict=True)):
        is_beaten, is_next = number < ahead, number == ahead
        bead = disc(middle, 0.18 * high)
        fill(painter, bead, theme.accent if is_beaten else theme.panel_bottom)
        stroke(painter, bead, theme.accent if is_next else theme.line, 2.4 if is_next else 1.2)
        if is_beaten:
            draw_emblem(painter, "check", middle, 0.1 * high, theme.accent_text, theme.accent)
        font = sans(0.44 * high, SEMIBOLD if is_next else REGULAR)
        step.setTop(middle.y() + 0.18 * high)
        colour = theme.accent if is_next else theme.text
        name = level_name(level)
        draw_text(painter, step, name, squeezed(name, font, step.width() - 4), colour, CENTRE)
