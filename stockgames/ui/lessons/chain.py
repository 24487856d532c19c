"""The lozenges in the bar of a lesson's table: which lesson of the game it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.lessons.beads import Stand, chain_width, draw_chain


class Chain(KitWidget):
    """Paints them where the bar has room; the line beside the title says the same."""

    def __init__(self, look: Look, bar: QWidget) -> None:
        super().__init__(look, bar)
        self._stands: tuple[Stand, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def stands(self) -> Sequence[Stand]:
        """How the lessons stand."""
        return self._stands

    def show_stands(self, stands: Sequence[Stand]) -> None:
        """Show how the lessons stand."""
        self._stands = tuple(stands)
        self.update()

    def _half(self) -> float:
        return max(5.0, self.look.px(7))

    def lay(self, left: int, right: int, height: float) -> None:
        """Lie between the title and the buttons of a bar of a height, if there is room."""
        wide = round(chain_width(len(self._stands), self._half())) + 8
        self.setVisible(left + wide + 12 <= right)
        self.setGeometry(left + 4, 0, wide, round(height))

    def _paint(self, painter: QPainter) -> None:
        """Paint the lozenges."""
        place = QRectF(self.rect()).adjusted(3, 0, -3, -2)
        draw_chain(painter, self.look.theme, place, self._stands, self._half())
