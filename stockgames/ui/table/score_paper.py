"""The paper on which a score is added up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import isolated
from stockgames.ui.kit.boxes import line_at, top_part
from stockgames.ui.kit.chips import Chip, draw_chip
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import BOLD
from stockgames.ui.kit.palette import OXBLOOD, with_alpha
from stockgames.ui.kit.shapes import inset, rule
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import RIGHT, draw_text, text_width, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.tokens import draw_token
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import ResultRow, ScoreLine

_LINE = QColor("#5B7F92")
_EDGE = 0.06
"""How much of a narrow paper stays free at each side."""
_SIZES = (16, 15, 14)
"""Sizes of a line: smaller ones where it would be cut."""


class ScorePaper(KitWidget):
    """The paper on which one score is added up; a click puts it away."""

    put_away = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._row: ResultRow | None = None
        self._name = ""
        self.setObjectName("score-paper")

    def unfold(self, row: ResultRow, name: str) -> None:
        """Show how a score came about."""
        self._row, self._name = row, name
        lines = "; ".join(f"{line.text}: {line.amount}" for line in row.lines)
        self.setAccessibleName(f"{isolated(name)}: {lines}; {row.score}. {row.rule}")
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask to be put away."""
        self.put_away.emit()

    def _paint(self, painter: QPainter) -> None:
        """Paint the sheet, a line per item, the sum under a double rule."""
        theme, look, row = self.look.theme, self.look, self._row
        sheet = inset(QRectF(self.rect()), 10)
        draw_paper(painter, theme, sheet, radius=4)
        if row is None:
            return
        edge = min(24.0, sheet.width() * _EDGE)
        left, right = sheet.left() + edge, sheet.right() - edge
        title = look.serif(24)
        y = sheet.top() + 14
        box = QRectF(left, y, right - left, title.pixelSize() * 1.4)
        draw_text(painter, box, self._name, title, theme.ink, elide=True)
        y = box.bottom() + 5
        for dy, width in ((0.0, 1.2), (3.0, 0.6)):
            ends = QPointF(left, y + dy), QPointF(right, y + dy)
            rule(painter, *ends, with_alpha(OXBLOOD, 190), width)
        y += 8
        room = sheet.bottom() - y - title.pixelSize() * 3.4
        height = min(max(34.0, look.px(56)), room / max(1, len(row.lines)))
        for line in row.lines:
            self._paint_line(painter, QRectF(left, y, right - left, height), line)
            y += height
        self._paint_sum(painter, QRectF(left, y + 8, right - left, sheet.bottom() - y - 12), row)

    def _paint_line(self, painter: QPainter, box: QRectF, line: ScoreLine) -> None:
        theme, look = self.look.theme, self.look
        half = min(18.0 * max(0.8, look.scale), box.height() * 0.4)
        centre = QPointF(box.left() + half + 2, box.center().y() - 1)
        if line.sector:
            draw_chip(painter, theme, centre, Chip(line.sector, half))
        elif line.security:
            draw_token(painter, theme, centre, half, line.security)
        elif line.emblem:
            draw_emblem(painter, line.emblem, centre, half, theme.ink, theme.paper_light)
        marked = line.sector or line.security or line.emblem
        text = box.adjusted(2 * half + 16 if marked else 0, 0, 0, -2)
        amount = look.serif(20)
        draw_text(painter, text, line.amount, amount, theme.ink, RIGHT)
        text.setRight(text.right() - text_width(line.amount, amount) - 8)

        def fits(font: QFont) -> bool:
            return wrapped_height(line.text, font, text.width()) <= text.height()

        font = next(filter(fits, map(look.sans, _SIZES)), look.sans(_SIZES[-1]))
        whole = fits(font)
        draw_text(painter, text, line.text, font, theme.ink, wrap=whole, elide=not whole)
        ends = box.bottomLeft() - QPointF(0, 2), box.bottomRight() - QPointF(0, 2)
        rule(painter, *ends, with_alpha(_LINE, 120), 0.6)

    def _paint_sum(self, painter: QPainter, box: QRectF, row: ResultRow) -> None:
        theme, look = self.look.theme, self.look
        big = look.serif(32, BOLD)
        half = box.left() + box.width() * 0.6
        line = top_part(box, big.pixelSize() * 1.35)
        rule(painter, QPointF(half, line.top()), line.topRight(), theme.ink, 1.2)
        draw_text(painter, line, say("table-worth"), look.serif(20, italic=True), theme.ink)
        draw_text(painter, line, row.score, big, OXBLOOD, RIGHT)
        for dy in (2.0, 5.0):
            y = line.bottom() + dy
            rule(painter, QPointF(half, y), QPointF(line.right(), y), theme.ink, 0.9)
        note = look.sans(14, italic=True)
        rest = line_at(box, line.bottom() + 10, box.bottom() - line.bottom() - 12)
        if wrapped_height(row.rule, note, rest.width()) <= rest.height():
            flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
            draw_text(painter, rest, row.rule, note, theme.quiet_ink, flags, wrap=True)
