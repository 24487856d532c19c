"""The panel beside a puzzle's table with the last turns before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.fonts import usual_size
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import draw_widget_panel, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.log_lines import LogLines

_PAD = 18.0


class LastTurns(KitWidget):
    """Shows what happened, the latest on top, as far as there is room."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("last-turns")
        self.lines = LogLines(look, self)
        look.changed.connect(self._arrange)

    def tell(self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait]) -> None:
        """Show these entries, the oldest first as they happened, in the language in force."""
        self.lines.show_entries(entries, faces)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        pad, head = self.look.margin(_PAD), usual_size(self.look.caption()) * 1.7 + 16
        room = surface_of(self).adjusted(pad, head, -pad, -pad / 2)
        self.lines.setGeometry(room.toRect())

    def _paint(self, painter: QPainter) -> None:
        """Paint the panel."""
        title = say("puzzles-last-turns")
        draw_widget_panel(painter, self.look, surface_of(self), title, side=self.look.margin(_PAD))
