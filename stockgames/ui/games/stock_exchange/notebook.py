"""The private notebook, opened over the desk."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.games.stock_exchange.art.open_book import (
    RULED_LINE,
    draw_double_rule,
    draw_open_book,
)
from stockgames.ui.games.stock_exchange.notebook_words import Note, NotebookPage
from stockgames.ui.kit.boxes import line_at, top_part
from stockgames.ui.kit.fonts import SEMIBOLD, usual_size
from stockgames.ui.kit.palette import INK, OXBLOOD, QUIET_INK
from stockgames.ui.kit.shapes import rule
from stockgames.ui.kit.text import RIGHT, TOP_LEFT, draw_text, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import TableItem


class NotebookItem(TableItem):
    """An open book with a column for each round and one for how things stand."""

    is_kept = False  # it dims the whole desk round it

    def __init__(self, look: Look) -> None:
        super().__init__(look, "notebook")
        self.pages: tuple[NotebookPage, ...] = ()
        self.title = ""
        self._desk = QRectF()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        """Return the whole desk: all of it is dimmed."""
        return self._desk

    def open(self, title: str, pages: tuple[NotebookPage, ...]) -> None:
        """Show these pages."""
        self.title, self.pages = title, pages
        self.setVisible(True)
        self.update()

    def close(self) -> None:
        """Shut it; nothing stays readable in it."""
        self.title, self.pages = "", ()
        self.setVisible(False)
        self.update()

    def lay(self, width: float, height: float) -> None:
        """Take the middle of a desk of the size."""
        self.prepareGeometryChange()
        self._desk = QRectF(0, 0, width, height)
        w = min(width - 60, max(1060.0, self.look.px(1280)))
        h = min(height - 60, max(410.0, self.look.px(560)))
        self.set_rect(QRectF((width - w) / 2, (height - h) * 0.42, w, h))

    def draw(self, painter: QPainter) -> None:
        """Draw the book over the dimmed desk."""
        if not self.pages:
            return
        painter.fillRect(self._desk, QColor(0, 0, 0, 110))
        draw_open_book(painter, self.look.theme, self.rect)
        edge = max(18.0, self.look.px(26))
        box = self.rect.adjusted(edge, edge * 0.5, -edge, -edge * 0.4)
        title = self.look.serif(24)
        head = top_part(box, usual_size(title) * 1.5)
        draw_text(painter, head, self.title, title, INK)
        font = self.look.sans(14)
        closing = say("stock-exchange-a-click-n-or-esc")
        draw_text(painter, head, closing, font, QUIET_INK, RIGHT)
        gap = edge * 1.5
        width = (box.width() - gap * (len(self.pages) - 1)) / len(self.pages)
        for number, page in enumerate(self.pages):
            x = box.left() + number * (width + gap)
            column = QRectF(x, head.bottom() + 6, width, box.bottom() - head.bottom() - 6)
            self._draw_page(painter, column, page)

    def _draw_page(self, painter: QPainter, box: QRectF, page: NotebookPage) -> None:
        font = self.look.serif(19, italic=True)
        head = top_part(box, usual_size(font) * 1.4)
        draw_text(painter, head, page.title, font, INK, elide=True)
        y = head.bottom() + 2
        draw_double_rule(painter, QPointF(box.left(), y), QPointF(box.right(), y))
        y += 9
        for note in page.notes:
            y = self._draw_note(painter, line_at(box, y, 0), note)

    def _draw_note(self, painter: QPainter, box: QRectF, note: Note) -> float:
        strong, font = self.look.sans(13, SEMIBOLD), self.look.sans(15)
        head = top_part(box, usual_size(strong) * 1.4)
        draw_text(painter, head, note.head, strong, OXBLOOD, elide=True)
        height = wrapped_height(note.text, font, box.width())
        body = line_at(box, head.bottom() - 1, height + 2)
        draw_text(painter, body, note.text, font, INK, TOP_LEFT, wrap=True)
        y = body.bottom() + 4
        rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), RULED_LINE, 0.6)
        return y + 6
