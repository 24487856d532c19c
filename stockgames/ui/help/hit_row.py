"""How a passage stands in the list of what was found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from stockgames.ui.help.search import Hit, Marks, excerpt
from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, stroke
from stockgames.ui.kit.text import LEFT, draw_text
from stockgames.ui.kit.theme import Look

_LINES: Final = 2
"""Of the passage."""
_SIDE: Final = 6
_WHERE_SIZE, _TEXT_SIZE = 14, 15
_Index = QModelIndex | QPersistentModelIndex


class HitRow(QStyledItemDelegate):
    """Paints page and heading, and under them a piece of the passage, its words marked."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the height of the lines."""
        return QSize(120, round(self._where_height() + _LINES * self._line_height() + 4 * _SIDE))

    def _where_height(self) -> float:
        return self._look.text_px(_WHERE_SIZE) * 1.4

    def _line_height(self) -> float:
        return self._look.text_px(_TEXT_SIZE) * 1.3

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one passage; the one that is chosen has a face."""
        hit, page = index.data(Qt.ItemDataRole.UserRole)
        area, state = QRectF(option.rect), option.state
        painter.save()
        smooth(painter)
        self._paint_face(painter, inset(area, 2), state)
        inner = area.adjusted(_SIDE + 2, 2 * _SIDE, -_SIDE - 2, -2 * _SIDE)
        self._paint_where(painter, inner, hit, page)
        self._paint_text(painter, inner.adjusted(0, self._where_height(), 0, 0), hit)
        painter.restore()

    def _paint_face(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> None:
        theme, path = self._look.theme, rounded(area, 5)
        if state & QStyle.StateFlag.State_Selected:
            fill(painter, path, with_alpha(theme.accent, 46))
            stroke(painter, path, theme.accent, 1.2)
        elif state & QStyle.StateFlag.State_MouseOver:
            fill(painter, path, with_alpha(theme.accent, 22))

    def _paint_where(self, painter: QPainter, area: QRectF, hit: Hit, page: str) -> None:
        passage, line = hit.passage, QRectF(area)
        line.setHeight(self._where_height())
        heading = "" if passage.is_heading else passage.heading
        where = " · ".join(one for one in dict.fromkeys((page, heading)) if one)
        font = self._look.sans(_WHERE_SIZE)
        draw_text(painter, line, where, font, self._look.theme.quiet_text, LEFT, elide=True)

    def _paint_text(self, painter: QPainter, area: QRectF, hit: Hit) -> None:
        text, marks = excerpt(hit.passage.text, hit.marks)
        layout = self._set(text, marks, area.width())
        painter.setPen(self._look.theme.text)
        painter.setClipRect(area.adjusted(-1, -1, 1, 1))
        layout.draw(painter, QPointF(area.topLeft()))

    def _set(self, text: str, marks: Marks, width: float) -> QTextLayout:
        """Return the text in lines, the last of them cut where there is no more room."""
        layout = self._broken(text, marks, width)
        last = layout.lineAt(layout.lineCount() - 1)
        if last.textStart() + last.textLength() >= len(text):
            return layout
        rest, font = text[last.textStart() :], layout.font()
        right = Qt.TextElideMode.ElideRight
        rest = QFontMetricsF(font).elidedText(rest, right, width - _SIDE)
        return self._broken(text[: last.textStart()] + rest, marks, width)

    def _broken(self, text: str, marks: Marks, width: float) -> QTextLayout:
        layout = QTextLayout(text, self._look.sans(_TEXT_SIZE))
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        layout.setFormats([self._marked(begin, end) for begin, end in marks])
        layout.beginLayout()
        for number in range(_LINES):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(width)
            line.setPosition(QPointF(0, number * self._line_height()))
        layout.endLayout()
        return layout

    def _marked(self, begin: int, end: int) -> QTextLayout.FormatRange:
        form = QTextCharFormat()
        form.setFontWeight(SEMIBOLD)
        form.setForeground(self._look.theme.heading)
        form.setFontUnderline(True)
        found = QTextLayout.FormatRange()
        found.start, found.length, found.format = begin, end - begin, form
        return found
