"""Small cards of the whole pack, for naming one that cannot be seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.games.portfolio.parts import Card, card_key
from stockgames.ui.games.portfolio.slip import draw_slip, draw_slip_face
from stockgames.ui.games.portfolio.terms import (
    card_name,
    face,
)
from stockgames.ui.kit.palette import OXBLOOD, with_alpha
from stockgames.ui.kit.shapes import disc, fill, inset, rounded, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import draw_focus_ring
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.kit.widgets.painted_button import PaintedButton

_CHOSEN, _CHOSEN_EDGE = QColor("#D2AC5C"), QColor("#7A5C24")


class _Slip(PaintedButton):
    """A slip of card that is given while it is checked."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _paint_slip(self, painter: QPainter) -> QRectF:
        """Paint the ground and return what is inside it."""
        theme = self.look.theme
        rect = inset(QRectF(self.rect()), 2)
        path = rounded(rect, 4)
        draw_slip(painter, rect)
        if self.isChecked():
            fill(painter, path, with_alpha(_CHOSEN, 120))
            stroke(painter, rounded(inset(rect, 0.8), 3.5), _CHOSEN_EDGE, 2)
        elif self.underMouse() and self.isEnabled():
            stroke(painter, path, _CHOSEN_EDGE, 1.4)
        if self._focus.visible:
            draw_focus_ring(painter, theme, rect, 4, 1)
        return rect


class MiniCard(_Slip):
    """A card told by rank and suit; a dot marks one that its holder surely has."""

    def __init__(self, look: Look, card: Card, copy: int, *, known: bool, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.card = card
        self._known = known
        name = f"lay-{card_key(card)}"
        self.setObjectName(name if copy == 1 else f"{name}-{copy}")
        self.setAccessibleName(card_name(card))
        set_tip(self, card_name(card))

    def sizeHint(self) -> QSize:
        """Return a size that lets thirteen stand side by side over the trays."""
        scale = max(1.0, self.look.scale)
        return QSize(round(37 * scale), round(42 * scale))

    def _paint(self, painter: QPainter) -> None:
        """Paint rank and suit."""
        rect = self._paint_slip(painter)
        size = self.look.usual_px(17)
        draw_slip_face(painter, self.look, rect, face(self.card), size)
        if self._known:
            fill(painter, disc(rect.topRight() + QPointF(-5, 5), 2.8), OXBLOOD)
