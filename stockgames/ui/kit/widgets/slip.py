"""A slip of paper with a few paragraphs that lies over a page until it is put away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import LEFT, draw_text, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN

SIZE: Final = 15
"""Of its usual text, as designed."""
OVERLAP: Final = 14
"""How far the foot of a slip reaches over the top edge of what it belongs to."""
_PAD, _MARK, _GAP = 15, 26, 5
_TOP_LEFT = Qt.AlignmentFlag.AlignTop | LEFT & ~Qt.AlignmentFlag.AlignVCenter

Paragraph = tuple[str, QFont]


class Slip(QWidget):
    """Paints an emblem and paragraphs; a click puts it away."""

    def __init__(self, look: Look, emblem: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._emblem = emblem
        self.hide()

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return what it says, each part in its font."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Hide it."""
        self.hide()

    def wanted_height(self, width: float) -> int:
        """Return the height that what it says needs, shadow included."""
        inner = width - 2 * SHADOW_MARGIN - 2 * _PAD - self._mark()
        text = sum(wrapped_height(text, font, inner) + _GAP for text, font in self.paragraphs())
        return round(text - _GAP + 2 * _PAD + 2 * SHADOW_MARGIN)

    def _mark(self) -> float:
        """Return the room for the emblem, which grows with the text."""
        return _MARK * max(1.0, self.look.text_px(SIZE) / SIZE)

    def lay(self, place: QRect, spoken: str, *, alert: bool = True) -> None:
        """Show it at a place of its parent, and have it read out."""
        self.setGeometry(place)
        self.setAccessibleName(spoken)
        self.show()
        self.raise_()
        self.update()
        if alert:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put it away."""
        self.put_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        painter = QPainter(self)
        smooth(painter)
        theme = self.look.theme
        sheet = inset(QRectF(self.rect()), SHADOW_MARGIN)
        draw_paper(painter, theme, sheet, radius=5, blur=7, offset=3)
        room = self._mark()
        mark = QPointF(sheet.left() + _PAD + 0.27 * room, sheet.top() + _PAD + 0.35 * room)
        draw_emblem(painter, self._emblem, mark, 0.35 * room, theme.quiet_ink, theme.paper_light)
        box = sheet.adjusted(_PAD + room, _PAD, -_PAD, -_PAD)
        for text, font in self.paragraphs():
            height = wrapped_height(text, font, box.width())
            draw_text(painter, box, text, font, theme.ink, _TOP_LEFT, wrap=True)
            box.setTop(box.top() + height + _GAP)
