"""The letters of the choices on the table, where each of them would be made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.puzzles.ticket import draw_letter
from stockgames.ui.puzzles.words import LETTERS

_RADIUS: Final = 11.5
_SMALL: Final = 5.0
"""On a thing of less than so many radii, say a chip, its letter lies more than over it."""


class LetterMarks(KitWidget):
    """Lies over the board, and lets everything through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._places: tuple[QRectF, ...] = ()
        self._chosen: int | None = None

    def show_places(self, places: Sequence[QRectF], chosen: int | None) -> None:
        """Show each letter at a place, in its own coordinates; none where a place is empty."""
        self._places, self._chosen = tuple(places), chosen
        self.update()

    def coins(self) -> dict[int, QPointF]:
        """Return where the letters lie: over or on the upper edge, in a row or in a column."""
        radius, found = self._radius(), dict[int, QPointF]()
        for number, place in enumerate(self._places):
            if place.isEmpty():
                continue
            before = sum(one == place for one in self._places[:number])
            away = 2.1 * radius * before
            is_wide = place.width() > 2.1 * radius * self._places.count(place)
            is_small = max(place.width(), place.height()) < _SMALL * radius
            inside, over = (0.25, -0.25) if is_small else (1.0, 0.5)
            at = place.topLeft() + QPointF(inside, -over) * radius
            at += QPointF(away, 0) if is_wide else QPointF(0, -away)
            found[number] = self._inside(at, radius)
        return found

    def _radius(self) -> float:
        return max(9.5, self.look.px(_RADIUS))

    def _inside(self, at: QPointF, radius: float) -> QPointF:
        x = min(max(at.x(), radius), self.width() - radius)
        return QPointF(x, min(max(at.y(), radius), self.height() - radius))

    def _paint(self, painter: QPainter) -> None:
        """Paint the letters."""
        for number, at in self.coins().items():
            lit = number == self._chosen
            draw_letter(painter, self.look, at, self._radius(), LETTERS[number], lit=lit)
