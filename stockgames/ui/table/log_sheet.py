"""The whole log on a sheet of its own."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import KitScrollArea
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.cover_sheet import CoverSheet
from stockgames.ui.table.log_lines import LogLines


class LogSheet(CoverSheet):
    """The whole log over the table; Escape, L or the button closes it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "log-sheet", parent)
        self.lines = LogLines(look, whole=True)
        self._area = KitScrollArea(look, self.lines, self)
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # arrows scroll, as nothing else can
        self._hold(self._area, "close-log")
        self.close_button.clicked.connect(self.hide)

    def open(self) -> None:
        """Begin with what happened last."""
        super().open()
        self._area.verticalScrollBar().setValue(0)

    def _title(self) -> str:
        return say("table-full-log")

    def _inside(self) -> str:
        return say("table-what-happened")

    def _room(self) -> QSizeF:
        px = self._look.px
        width = min(self.width() - 80.0, max(560.0, px(760)))
        return QSizeF(width, min(self.height() - 30.0, max(560.0, px(800))))
