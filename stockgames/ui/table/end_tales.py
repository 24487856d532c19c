"""The sentences of a closing page: what the game turned on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.boxes import line_at
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import draw_widget_panel, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course import TALES, Tale
from stockgames.ui.table.tale_row import TaleRow


class EndTales(KitWidget):
    """A panel with a row for each sentence; the keys 1, 2 and 3 press them."""

    lit = Signal(int)
    """The number of the sentence that is pointed at; 0 when none is."""
    chosen = Signal(int, int)
    """A sentence was pressed: after how many moves it was so, and in which turn or round."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.rows: list[TaleRow] = []
        self._share = 1.0
        self.setObjectName("end-tales")

    def tell(self, tales: Sequence[Tale]) -> None:
        """Show other sentences."""
        self.setAccessibleName(say("table-what-it-turned-on"))
        if [row.tale for row in self.rows] == list(tales):
            return
        for old in self.rows:
            old.deleteLater()
        self.rows = [TaleRow(self.look, tale, n, self) for n, tale in enumerate(tales, 1)]
        for row in self.rows:
            row.lit.connect(lambda on, row=row: self.lit.emit(row.number if on else 0))
            row.clicked.connect(lambda _=False, tale=row.tale: self.chosen.emit(tale.step, tale.at))
        self._arrange()

    def press(self, key: str) -> bool:
        """Press the sentence that prints a key; tell whether there is one."""
        for row in self.rows:
            if row.key() == key and row.isVisible():
                row.click()
                return True
        return False

    def unroll(self, share: float) -> None:
        """Show the first sentences up to a share of all, 0 to 1."""
        self._share = share
        for row in self.rows:
            row.show_up(row.number <= share * len(self.rows) + 1e-6)

    def _arrange(self) -> None:
        room = surface_of(self).adjusted(8, 6, -8, -6)
        high = room.height() / TALES
        for number, row in enumerate(self.rows):
            rect = line_at(room, room.top() + number * high, high)
            row.setGeometry(rect.toRect())
        self.unroll(self._share)

    def _paint(self, painter: QPainter) -> None:
        """Paint the panel."""
        draw_widget_panel(painter, self.look, surface_of(self), "")
