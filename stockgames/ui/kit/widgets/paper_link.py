"""A link that stands on paper or velvet, with its key."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.palette import OXBLOOD
from stockgames.ui.kit.shapes import inset, rounded, rule, stroke
from stockgames.ui.kit.text import LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton, draw_key_cap, key_cap_size
from stockgames.ui.kit.widgets.focus import BLEED


class PaperLink(KitButton):
    """Underlined text in the ink of links. Tab reaches it, a click takes no focus."""

    def __init__(
        self, look: Look, *, key: str = "", ink: QColor = OXBLOOD, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, kind="quiet", key=key, text_size=15, parent=parent)
        self._ink = ink
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint text, line and key cap."""
        painter = painter_on(self)
        face, font = inset(QRectF(self.rect()), BLEED), self._font()
        draw_text(painter, face, self.text(), font, self._ink, LEFT)
        end = face.left() + text_width(self.text(), font)
        y = face.center().y() + font.pixelSize() * 0.62
        width = 1.6 if self.underMouse() or self.hasFocus() else 0.9
        rule(painter, QPointF(face.left(), y), QPointF(end, y), self._ink, width)
        if self.key():
            small = self._small_font()
            across, high = key_cap_size(self.key(), small)
            cap = QRectF(end + 10, face.center().y() - high / 2, across, high)
            draw_key_cap(painter, cap, self.key(), small, self._ink)
        if self._focus.visible:
            stroke(painter, rounded(inset(face, -3), 5), self._ink, 1.6)
