"""The slip of paper that a hint stands on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import smooth
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.shapes import inset
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import LEFT, draw_text, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN
from stockgames.ui.table.hint_words import HintText

_PAD, _MARK, _GAP = 16, 26, 5
_TOP_LEFT = Qt.AlignmentFlag.AlignTop | LEFT & ~Qt.AlignmentFlag.AlignVCenter


class HintSlip(QWidget):
    """Lies over the table beside the choices until it is put away, with a click for instance."""

    dismissed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._hint = HintText("")
        self.setObjectName("hint")
        self.hide()

    @property
    def hint(self) -> HintText | None:
        """What it says; None while it is away."""
        return None if self.isHidden() else self._hint

    def tell(self, hint: HintText, above: QRect, highest: int) -> None:
        """Say something, the foot on the upper edge of a rectangle of the page.

        The slip reaches no higher than `highest`; what is taller covers some of the rectangle.
        """
        news = self.isHidden() or hint != self._hint
        self._hint = hint
        height = round(self._height(above.width()))
        top = max(highest, above.top() - height + 14)
        self.setGeometry(above.left(), top, above.width(), height)
        self.setAccessibleName(hint.plain())
        self.show()
        self.raise_()
        self.update()
        if news:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def put_away(self) -> None:
        """Hide it, and forget what it said: the next to look is somebody else."""
        self.hide()
        self._hint = HintText("")
        self.setAccessibleName("")

    def _parts(self) -> list[tuple[str, QFont]]:
        look, hint = self._look, self._hint
        parts = [(hint.title, look.sans(15, SEMIBOLD)), (hint.action, look.serif(19, SEMIBOLD))]
        parts += [(line, look.sans(15)) for line in hint.lines]
        return [part for part in parts if part[0]]

    def _height(self, width: float) -> float:
        inner = width - 2 * SHADOW_MARGIN - 2 * _PAD - _MARK
        text = sum(wrapped_height(text, font, inner) + _GAP for text, font in self._parts())
        return text - _GAP + 2 * _PAD + 2 * SHADOW_MARGIN

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put it away."""
        self.dismissed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slip."""
        painter = QPainter(self)
        smooth(painter)
        theme = self._look.theme
        sheet = inset(QRectF(self.rect()), SHADOW_MARGIN)
        draw_paper(painter, theme, sheet, radius=5, blur=10, offset=4)
        mark = QPointF(sheet.left() + _PAD + 7, sheet.top() + _PAD + 9)
        draw_emblem(painter, "eye", mark, 9, theme.quiet_ink, theme.paper_light)
        box = sheet.adjusted(_PAD + _MARK, _PAD, -_PAD, -_PAD)
        for text, font in self._parts():
            height = wrapped_height(text, font, box.width())
            draw_text(painter, box, text, font, theme.ink, _TOP_LEFT, wrap=True)
            box.setTop(box.top() + height + _GAP)
