"""Cards that hang on the mouse on their way to a tray: over everything else on the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.games.portfolio.marks import LEAN
from stockgames.ui.games.portfolio.run import Face, draw_face
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget

_LIFT = 22.0
_STEP = 0.34
_MARGIN = 0.7
"""Room round the cards for their lean and their shadow, in widths of a card."""


class CarriedCards(KitWidget):
    """Follows the mouse and lets it through."""

    def __init__(self, look: Look, faces: Sequence[Face], width: float, page: QWidget) -> None:
        super().__init__(look, page)
        self._faces = tuple(faces)
        self._width = width
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        across = width * (1 + _STEP * (len(faces) - 1) + 2 * _MARGIN)
        self.resize(round(across), round(width * (1.4 + 2 * _MARGIN)))
        self.show()
        self.raise_()

    def go_to(self, point: QPointF) -> None:
        """Hang with the middle at a point of the page."""
        self.move((point - QPointF(self.width() / 2, self.height() / 2)).toPoint())

    def _paint(self, painter: QPainter) -> None:
        """Paint the cards, each over a strip of the one before."""
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(LEAN)
        start = -_STEP * self._width * (len(self._faces) - 1) / 2
        for i, face in enumerate(self._faces):
            at = QPointF(start + i * _STEP * self._width, 0)
            draw_face(painter, self.look, face, at, self._width, lift=_LIFT)
