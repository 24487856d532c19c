"""A sheet with the keys that work on the page below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from stockgames.ui.kit.surfaces import draw_cloth
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KeyCap, KitButton
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel

_ROWS = 12


class ShortcutSheet(QDialog):
    """Pairs of what is done and the key that does it."""

    def __init__(
        self, look: Look, shortcuts: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("shortcut-sheet")
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        panel = PanelFrame(look, self.tr("Keys that work here"))
        panel.body.addLayout(_grid(look, shortcuts))
        close = KitButton(look, self.tr("Close"), key="Esc", kind="primary")
        close.setObjectName("close-shortcuts")
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.addWidget(panel)
        column.addWidget(close, alignment=Qt.AlignmentFlag.AlignRight)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the sheet on the cloth."""
        draw_cloth(QPainter(self), self._look.theme, QRectF(self.rect()))


def _grid(look: Look, shortcuts: Sequence[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(4)
    for i, (text, keys) in enumerate(shortcuts):
        row, column = i % _ROWS, i // _ROWS * 2
        grid.addWidget(KitLabel(look, text), row, column)
        grid.addWidget(KeyCap(look, keys), row, column + 1)
    return grid
