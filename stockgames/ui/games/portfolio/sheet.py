"""The score sheet: ruled paper with a row for each round and a column for each seat."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.presentation.games.portfolio.results import Entry, Score
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, usual_size
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.shapes import line_at, rounded, rule, stroke
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, text_width, wrapped_height

_PENCIL, _FADED, _RED = QColor("#3C3A38"), QColor("#5A564E"), QColor("#8E2B2B")
_BLUE_RULE, _MARGIN_RULE = QColor(0x5B, 0x7F, 0x92, 90), QColor(0xA8, 0x2A, 0x2A, 110)
_NAME_GAP = 7.0


class SheetItem(TableItem):
    """The score sheet on the table."""

    facts = Painted[Score | None](None)

    @property
    def _head(self) -> QRectF:
        left = self.rect.left() + max(27.0, 36 * self.look.scale) + 8
        top = self.rect.top() + max(6.0, 12 * self.look.scale)
        height = usual_size(self.look.serif(20, italic=True)) * 1.35
        return QRectF(left, top, self.rect.right() - left, height)

    @property
    def _rows_top(self) -> float:
        return self._head.bottom() + self._line

    def _rows_shown(self, score: Score) -> int:
        room = self.rect.bottom() - 8 - self._foot_height(score) - self._rows_top
        return max(1, int(room / self._line))

    @property
    def _line(self) -> float:
        return max(19.0, 30 * min(self.look.scale, self.rect.height() / 510))

    def _row_font(self, *, strong: bool) -> QFont:
        return self.look.serif(17, SEMIBOLD if strong else REGULAR, italic=True)

    def columns(self, score: Score, width: float) -> tuple[QFont, list[float]]:
        """Return the largest font with which the names fit side by side, and the column widths.

        Long names get more width. If no font fits, all columns get the same and names are cut.
        """
        figure = text_width("188", self._row_font(strong=True))
        font = self.look.serif(13, italic=True)
        for size in (17, 16, 15, 14, 13):
            font = self.look.serif(size, italic=True)
            needed = [max(figure, text_width(name, font)) for name in score.names]
            spare = (width - sum(needed)) / len(needed)
            if spare >= _NAME_GAP:
                return font, [each + spare for each in needed]
        return font, [width / len(score.names)] * len(score.names)

    def draw(self, painter: QPainter) -> None:
        theme, score, rect = self.look.theme, self.facts, self.rect
        if rect.isEmpty():
            return
        draw_paper(painter, theme, rect)
        margin = rect.left() + max(27.0, 36 * self.look.scale)
        ends = QPointF(margin, rect.top() + 8), QPointF(margin, rect.bottom() - 8)
        rule(painter, *ends, _MARGIN_RULE, 0.8)
        title = self.look.serif(20, italic=True)
        draw_text(painter, self._head, say("portfolio-score-sheet"), title, theme.ink)
        if score is not None:
            self._draw_columns(painter, score, margin)

    def _draw_columns(self, painter: QPainter, score: Score, margin: float) -> None:
        rect, line, top = self.rect, self._line, self._head.bottom()
        right = rect.right() - 12
        left = margin + 4
        font, breadths = self.columns(score, right - left)
        ends = accumulate(breadths, initial=left)
        boxes = [QRectF(x, top, b, line) for x, b in zip(ends, breadths, strict=False)]
        for box, name in zip(boxes, score.names, strict=True):
            draw_text(painter, box.adjusted(2, 0, 0, 0), name, font, _PENCIL, RIGHT, elide=True)
        y = self._rows_top
        rule(painter, QPointF(margin + 2, y), QPointF(right, y), with_alpha(_PENCIL, 190), 1.1)
        foot = self._foot_height(score)
        rows = score.rows[-self._rows_shown(score) :]
        for i, (number, figures) in enumerate(rows):
            last = i == len(rows) - 1
            box = QRectF(rect.left() + 2, y, margin - rect.left() - 6, line)
            small = self.look.sans(13)
            draw_text(painter, box, number, small, self.look.theme.quiet_ink, RIGHT)
            self._draw_row(painter, score, figures, boxes, y, last=last)
            y += line
            rule(painter, QPointF(rect.left() + 8, y), QPointF(rect.right() - 8, y), _BLUE_RULE)
        self._draw_foot(painter, score, margin + 8, right, rect.bottom() - 8 - foot)

    def _draw_row(
        self,
        painter: QPainter,
        score: Score,
        figures: tuple[str, ...],
        boxes: list[QRectF],
        y: float,
        *,
        last: bool,
    ) -> None:
        for seat, (figure, column) in enumerate(zip(figures, boxes, strict=True)):
            box = line_at(column, y, self._line)
            font = self._row_font(strong=last)
            draw_text(painter, box, figure, font, _PENCIL if last else _FADED, RIGHT)
            if last and score.current is not None and score.current[0] == seat and figure:
                width = text_width(figure, font)
                ring = QRectF(box.right() - width - 9, y + 1.5, width + 17, self._line - 3)
                stroke(painter, rounded(ring, ring.height() / 2), with_alpha(_RED, 200), 1.5)

    # The current turn

    def _foot_height(self, score: Score) -> float:
        lines = len(score.entries) + (1 if score.caption else 0) + (1.1 if score.total else 0)
        height = lines * self._line + (6 if score.caption else 0)
        height += self._note_height(score.note)
        if score.promises:
            height += self._line * 0.95 + sum(map(self._note_height, score.promises)) + 4
        return height

    def _note_height(self, text: str) -> float:
        if not text:
            return 0.0
        width = self.rect.width() - max(27.0, 36 * self.look.scale) - 22
        return wrapped_height(text, self.look.sans(14), width) + 3

    def _draw_foot(
        self, painter: QPainter, score: Score, left: float, right: float, y: float
    ) -> None:
        theme, line, caption = self.look.theme, self._line, self.look.sans(14, SEMIBOLD)
        if score.caption:
            y += 6
            box = QRectF(left, y, right - left, line)
            draw_text(painter, box, score.caption, caption, theme.quiet_ink, elide=True)
            y += line
        for entry in score.entries:
            self._draw_entry(painter, QRectF(left, y, right - left, line), entry, 16)
            y += line
        if score.total is not None:
            width = right - left
            rule(painter, QPointF(left + width * 0.62, y), QPointF(right, y), _PENCIL, 1.1)
            self._draw_entry(painter, QRectF(left, y, width, line * 1.1), score.total, 19)
            y += line * 1.1
        y = self._draw_note(painter, score.note, left, right, y)
        if score.promises:
            box = QRectF(left, y + 2, right - left, line * 0.95)
            draw_text(painter, box, say("portfolio-promises"), caption, theme.quiet_ink)
            y = box.bottom() + 2
            for text in score.promises:
                y = self._draw_note(painter, text, left, right, y)

    def _draw_note(
        self, painter: QPainter, text: str, left: float, right: float, y: float
    ) -> float:
        height = self._note_height(text)
        if text:
            box = QRectF(left, y, right - left, height)
            font = self.look.sans(14)
            draw_text(painter, box, text, font, self.look.theme.quiet_ink, LEFT, wrap=True)
        return y + height

    def _draw_entry(self, painter: QPainter, box: QRectF, entry: Entry, size: float) -> None:
        colour = OXBLOOD if entry.tentative else self.look.theme.ink
        amount = self.look.serif(size + 2, BOLD if size > 16 else SEMIBOLD, italic=True)
        draw_text(painter, box, entry.amount, amount, colour, RIGHT)
        text = box.adjusted(0, 0, -text_width(entry.amount, amount) - 6, 0)
        draw_text(
            painter, text, entry.text, self.look.sans(15, italic=True), colour, LEFT, elide=True
        )
