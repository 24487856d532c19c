"""The private notebook, opened over the desk; it holds only what this seat knows (S11)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.presentation.games.stock_exchange.outline import Note, NotebookPage
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art.papers import (
    RULED_LINE,
    draw_double_rule,
    draw_open_book,
)
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD, largest, usual_size
from stockgames.ui.theme.palette import INK, OXBLOOD, QUIET_INK
from stockgames.ui.theme.shapes import line_at, rule, top_part
from stockgames.ui.theme.text import RIGHT, TOP_LEFT, draw_text, wrapped_height


class NotebookItem(TableItem):
    """An open book with a column for each round and one for the current position."""

    is_kept = False  # it dims the whole desk around it

    pages = Painted[tuple[NotebookPage, ...]](())
    title = Painted("")

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "notebook")
        self._desk = QRectF()
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._desk

    def open(self, title: str, pages: tuple[NotebookPage, ...]) -> None:
        """Show these pages."""
        self.title, self.pages = title, pages
        self.setVisible(True)

    def close(self) -> None:
        """Close it and remove its contents."""
        self.title, self.pages = "", ()
        self.setVisible(False)

    def lay(self, width: float, height: float) -> None:
        """Centre it on a desk of this size."""
        self.prepareGeometryChange()
        self._desk = QRectF(0, 0, width, height)
        larger = self.look.text_size
        w = min(width - 60, max(1060.0, self.look.px(1280)) * larger)
        h = min(height - 130, max(410.0, self.look.px(560)) * larger)  # a button is below it
        self.set_rect(QRectF((width - w) / 2, (height - h) * 0.42, w, h))

    def draw(self, painter: QPainter) -> None:
        if not self.pages:
            return
        painter.fillRect(self._desk, QColor(0, 0, 0, 110))
        draw_open_book(painter, self.look.theme, self.rect)
        draw_text(painter, self._head(), self.title, self._title_font, INK)
        closing = say("stock-exchange-a-click-n-or-esc")
        draw_text(painter, self._head(), closing, self.look.sans(14), QUIET_INK, RIGHT)
        columns = self._columns()
        font = largest(self.look.sans(15), lambda size: self._fit(columns, size))
        for column, page in columns:
            self._draw_page(painter, column, page, font)

    # Layout of the texts

    @property
    def _title_font(self) -> QFont:
        return self.look.serif(24)

    def _box(self) -> QRectF:
        edge = max(18.0, self.look.px(26))
        return self.rect.adjusted(edge, edge * 0.5, -edge, -edge * 0.4)

    def _head(self) -> QRectF:
        return top_part(self._box(), usual_size(self._title_font) * 1.5)

    def _columns(self) -> list[tuple[QRectF, NotebookPage]]:
        box, top = self._box(), self._head().bottom() + 6
        gap = max(18.0, self.look.px(26)) * 1.5
        width = (box.width() - gap * (len(self.pages) - 1)) / max(1, len(self.pages))
        lefts = (box.left() + number * (width + gap) for number in range(len(self.pages)))
        boxes = (QRectF(left, top, width, box.bottom() - top) for left in lefts)
        return list(zip(boxes, self.pages, strict=True))

    def _page_head(self, box: QRectF) -> QRectF:
        return top_part(box, usual_size(self.look.serif(19, italic=True)) * 1.4)

    def _fit(self, columns: list[tuple[QRectF, NotebookPage]], font: QFont) -> bool:
        """Return whether all notes end on their pages."""
        placed = ((box, self._notes(box, page, font)) for box, page in columns)
        return all(not notes or notes[-1][0].bottom() <= box.bottom() for box, notes in placed)

    def _notes(self, box: QRectF, page: NotebookPage, font: QFont) -> list[tuple[QRectF, Note]]:
        found, y = [], self._page_head(box).bottom() + 11
        for note in page.notes:
            height = wrapped_height(note.text, font, box.width())
            height += self._note_head(box).height() + 1
            found.append((line_at(box, y, height), note))
            y += height + 10
        return found

    def _note_head(self, box: QRectF) -> QRectF:
        return top_part(box, usual_size(self.look.sans(13, SEMIBOLD)) * 1.4)

    def _draw_page(self, painter: QPainter, box: QRectF, page: NotebookPage, font: QFont) -> None:
        head = self._page_head(box)
        draw_text(painter, head, page.title, self.look.serif(19, italic=True), INK, elide=True)
        y = head.bottom() + 2
        draw_double_rule(painter, QPointF(box.left(), y), QPointF(box.right(), y))
        for place, note in self._notes(box, page, font):
            self._draw_note(painter, place, note, font)

    def _draw_note(self, painter: QPainter, box: QRectF, note: Note, font: QFont) -> None:
        head = self._note_head(box)
        draw_text(painter, head, note.head, self.look.sans(13, SEMIBOLD), OXBLOOD, elide=True)
        body = line_at(box, head.bottom() - 1, box.bottom() - head.bottom() + 1)
        draw_text(painter, body, note.text, font, INK, TOP_LEFT, wrap=True)
        y = box.bottom() + 4
        rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), RULED_LINE, 0.6)
