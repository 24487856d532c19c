"""The tables of a code card: keys beside what they mean, in as few lines as the card has room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.kit.fonts import BOLD, REGULAR, SEMIBOLD, sans
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, rounded, rule, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.shell.certificate import ENGRAVING, INK
from stockgames.ui.shell.facts import CardTable

_TITLE = QColor("#7B1E22")
_CAP = QColor("#FFFBF0")
_ROW: Final = 41.0
_CAP_SIZE: Final = 34.0
_GAP: Final = 46.0
_TALL: Final = 3
"""Rows beyond which a table of single keys stands in two columns."""


class TableLayout:
    """A table in design pixels of one unit: how its cells lie, and how large it is."""

    def __init__(self, table: CardTable, unit: float) -> None:
        self.table = table
        self.unit = unit
        self.font = sans(max(13, round(21 * unit)), REGULAR)
        self.title_font = sans(max(13, round(18 * unit)), SEMIBOLD)
        rows = len(table.cells)
        self.folds = 2 if not table.column_keys and rows > _TALL else 1
        self.lines = -(-rows // self.folds) + bool(table.column_keys)
        widest = max(text_width(cell, self.font) for row in table.cells for cell in row)
        self.cell = widest + 30 * unit
        self.cap = max(_CAP_SIZE * unit, 24.0)
        columns = max(len(table.column_keys), 1)
        self.half = self.cap + 12 * unit + self.cell * columns
        width = self.half * self.folds
        self.width = max(width, text_width(table.title, self.title_font) + 8)
        self.row = max(_ROW * unit, 27.0)
        self.height = self.row * (self.lines + 1)

    def paint(self, painter: QPainter, corner: QPointF) -> None:
        """Paint title, key caps and cells."""
        title = QRectF(corner.x(), corner.y(), self.width, self.row)
        draw_text(painter, title, self.table.title, self.title_font, _TITLE, LEFT)
        line = title.bottom() - 5 * self.unit
        ends = QPointF(corner.x(), line), QPointF(corner.x() + self.width, line)
        rule(painter, *ends, with_alpha(ENGRAVING, 150), 0.9)
        top = title.bottom() + 1
        if self.table.column_keys:
            self._paint_columns(painter, QPointF(corner.x(), top))
            top += self.row
        for i, (key, row) in enumerate(zip(self.table.row_keys, self.table.cells, strict=True)):
            x = corner.x() + self.half * (i % self.folds)
            self._paint_row(painter, QPointF(x, top + self.row * (i // self.folds)), key, row)

    def _paint_columns(self, painter: QPainter, at: QPointF) -> None:
        x = at.x() + self.cap + 12 * self.unit
        for key in self.table.column_keys:
            self._paint_cap(painter, QPointF(x, at.y()), key)
            x += self.cell

    def _paint_row(self, painter: QPainter, at: QPointF, key: str, cells: Sequence[str]) -> None:
        self._paint_cap(painter, at, key)
        x = at.x() + self.cap + 12 * self.unit
        for cell in cells:
            box = QRectF(x, at.y(), self.cell, self.row)
            draw_text(painter, box, cell, self.font, INK, LEFT)
            x += self.cell

    def _paint_cap(self, painter: QPainter, at: QPointF, key: str) -> None:
        box = QRectF(at.x(), at.y() + (self.row - self.cap) / 2, self.cap, self.cap)
        fill(painter, rounded(box.translated(0, 1.5), 5), with_alpha(ENGRAVING, 120))
        fill(painter, rounded(box, 5), _CAP)
        stroke(painter, rounded(box, 5), ENGRAVING, 1.1)
        draw_text(painter, box, key, _cap_font(self.cap), INK, CENTRE)


def _cap_font(cap: float) -> QFont:
    return sans(max(13, round(cap * 0.58)), BOLD)


def paint_tables(painter: QPainter, room: QRectF, tables: Sequence[CardTable], unit: float) -> None:
    """Paint the tables in reading order, in lines spread over the room."""
    for layout, box in table_places(room, tables, unit):
        layout.paint(painter, box.topLeft())


def table_places(
    room: QRectF, tables: Sequence[CardTable], unit: float
) -> list[tuple[TableLayout, QRectF]]:
    """Return where each table lies; a design pixel is ``unit`` px."""
    lines = _lines([TableLayout(table, unit) for table in tables], room.width(), _GAP * unit)
    heights = [max(layout.height for layout in line) for line in lines]
    air = (room.height() - sum(heights)) / (len(lines) + 1)
    places, y = [], room.top() + air
    for line, height in zip(lines, heights, strict=True):
        gap = (room.width() - sum(layout.width for layout in line)) / (len(line) + 1)
        x = room.left() + gap
        for layout in line:
            places.append((layout, QRectF(x, y, layout.width, layout.height)))
            x += layout.width + gap
        y += height + air
    return places


def _lines(layouts: Sequence[TableLayout], room: float, gap: float) -> list[list[TableLayout]]:
    """Break the tables into lines no wider than the room."""
    lines: list[list[TableLayout]] = [[]]
    width = 0.0
    for layout in layouts:
        if lines[-1] and width + gap + layout.width > room:
            lines.append([])
            width = 0.0
        width += layout.width + (gap if lines[-1] else 0.0)
        lines[-1].append(layout)
    return lines
