"""The medals of a game alone over the hills of measured games; the place of what is to be had."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.game import MEDALS
from stockgames.presentation.game_words import Ruler
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.chart import SOLID, ChartLine, ChartPlan, draw_line

_METALS: Final = ("#A9713A", "#A7AEB6", "#D0A033")


def ruler_text(ruler: Ruler) -> str:
    """Return what each medal takes, and what is marked."""
    each = zip(MEDALS, ruler.amounts, strict=True)
    words = [say("book-medal-at", medal=name, amount=ruler.text(at)) for name, at in each]
    if ruler.mark is not None:
        words.append(say("book-mark", amount=ruler.text(ruler.mark)))
    return ", ".join(words)


def draw_ruler(look: ThemeContext, ruler: Ruler, painter: QPainter, room: QRectF) -> None:
    """Draw how often games alone make each amount, a medal over what it takes, and the mark."""
    theme, font, bold = look.theme, look.sans(13), look.sans(13, BOLD)
    line, radius = 1.3 * font.pixelSize(), look.px(17)
    plot = room.adjusted(0, 2.4 * radius, 0, -line)
    top, hills = s.top_part(plot, line), list(ruler.hills.values())
    plan = ChartPlan(plot, len(hills[0]) - 1, 0, max(map(max, hills)))
    looks = (theme.quiet_text, LEFT), (theme.accent, RIGHT)
    for (level, shares), (colour, side) in zip(ruler.hills.items(), looks, strict=True):
        draw_line(painter, theme, plan, ChartLine(shares, colour, SOLID, is_own=True), scale=0.5)
        draw_text(painter, top, say("book-hill", level=level), font, colour, side)
    s.rule(painter, plot.bottomLeft(), plot.bottomRight(), theme.line, 1.2)
    for number, amount in enumerate(ruler.amounts):
        foot = plan.place(ruler.at(amount), 0)
        middle = QPointF(foot.x(), room.top() + radius)
        s.rule(painter, middle, foot, with_alpha(theme.line, 150))
        _draw_medal(theme, number, ruler.won, painter, middle, radius)
        box = s.centred(foot + QPointF(0, line / 2), plot.width() / 4, line)
        draw_text(painter, box, ruler.text(amount), font, theme.text, CENTRE)
    if ruler.mark is not None:
        tip, text = plan.place(ruler.at(ruler.mark), 0), ruler.text(ruler.mark)
        width = text_width(text, bold)
        left = min(tip.x() + 8, plot.right() - width)
        box = QRectF(left, tip.y() - line - 2, width, line)
        s.fill(painter, s.rounded(box, 3), with_alpha(theme.panel_bottom, 215))
        s.draw_arrowhead(painter, tip, QPointF(0, 1), theme.accent)
        draw_text(painter, box, text, bold, theme.accent, LEFT)


def draw_medals(theme: Theme, won: int, painter: QPainter, room: QRectF) -> None:
    """Draw the medals in a row, the best of those that were won larger."""
    for number, cell in enumerate(s.in_columns(room, len(MEDALS))):
        radius = room.height() * (0.46 if number == won - 1 else 0.36)
        _draw_medal(theme, number, won, painter, cell.center(), radius)


def _draw_medal(
    theme: Theme, number: int, won: int, painter: QPainter, middle: QPointF, radius: float
) -> None:
    if number >= won:
        draw_place(theme, "columns", painter, middle, radius)
        return
    metal = QColor(_METALS[number])
    shades = (0.0, metal.lighter(140)), (1.0, metal.darker(130))
    s.fill(painter, s.disc(middle, radius), s.radial(middle, 1.6 * radius, *shades))
    draw_emblem(painter, "columns", middle, 0.5 * radius, QColor("#3A2A10"), metal)


def draw_place(
    theme: Theme, emblem: str, painter: QPainter, middle: QPointF, radius: float
) -> None:
    """Draw the ring and the faint emblem of what is still to be had."""
    path, ground = s.disc(middle, radius), theme.panel_bottom
    s.fill(painter, path, ground)
    s.stroke(painter, path, with_alpha(theme.line, 230), 1.1, dash=(3, 3))
    draw_emblem(painter, emblem, middle, 0.5 * radius, with_alpha(theme.text, 105), ground)
