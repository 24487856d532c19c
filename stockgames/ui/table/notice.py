"""A slip of paper that says, calmly, why something cannot be done."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import LEFT, draw_text, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN

_PAD, _MARK = 14, 26


class Notice(QWidget):
    """Stands over the table until something else is chosen; a click puts it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self.setObjectName("notice")
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else self._text

    def say(self, text: str, above: QRect) -> None:
        """Show the text with its foot on the top edge of a rectangle of the page."""
        self._text = text
        width = above.width()
        inner = width - 2 * SHADOW_MARGIN - 2 * _PAD - _MARK
        height = wrapped_height(text, self._look.sans(15), inner) + 2 * _PAD + 2 * SHADOW_MARGIN
        self.setGeometry(above.left(), round(above.top() - height + 14), width, round(height))
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        self.update()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def mousePressEvent(self, event: object) -> None:
        """Put it away."""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        painter = QPainter(self)
        smooth(painter)
        theme = self._look.theme
        sheet = inset(QRectF(self.rect()), SHADOW_MARGIN)
        draw_paper(painter, theme, sheet, radius=5, blur=10, offset=4)
        mark = QPointF(sheet.left() + _PAD + 7, sheet.top() + _PAD + 9)
        draw_emblem(painter, "warning", mark, 9, theme.quiet_ink, theme.paper_light)
        box = sheet.adjusted(_PAD + _MARK, _PAD, -_PAD, -_PAD)
        align = Qt.AlignmentFlag.AlignTop | LEFT & ~Qt.AlignmentFlag.AlignVCenter
        draw_text(painter, box, self._text, self._look.sans(15), theme.ink, align, wrap=True)
