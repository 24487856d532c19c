"""A sheet with the keys that work on the page below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.kit.surfaces import draw_cloth
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KeyCap, KitButton
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.shell.words import KEYS_BETWEEN

_ROWS: Final = 14
_LAMP: Final = 500
"""How far the cloth goes on beyond the sheet, which lies in the light."""


class ShortcutSheet(QDialog):
    """Pairs of what is done and the keys that do it: on this page, and everywhere."""

    def __init__(
        self,
        look: Look,
        here: Sequence[tuple[str, str]],
        everywhere: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("shortcut-sheet")
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        panels = QHBoxLayout()
        panels.setSpacing(0)
        for title, shortcuts in (
            (self.tr("Keys that work here"), here),
            (self.tr("Everywhere"), everywhere),
        ):
            if shortcuts:
                panel = PanelFrame(look, title)
                panel.body.addLayout(_grid(look, shortcuts))
                panel.body.addStretch(1)
                panels.addWidget(panel)
        close = KitButton(look, self.tr("Close"), key="Esc", kind="primary")
        close.setObjectName("close-shortcuts")
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setSpacing(2)
        column.addLayout(panels)
        column.addWidget(close, alignment=Qt.AlignmentFlag.AlignRight)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the sheet on the cloth."""
        under = QRectF(self.rect()).adjusted(-_LAMP, -_LAMP, _LAMP, _LAMP)
        draw_cloth(QPainter(self), self._look.theme, under)


def _grid(look: Look, shortcuts: Sequence[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(4)
    for i, (text, keys) in enumerate(shortcuts):
        row, column = i % _ROWS, i // _ROWS * 2
        caps = QHBoxLayout()
        caps.setSpacing(4)
        for key in keys.split(KEYS_BETWEEN):
            caps.addWidget(KeyCap(look, key) if key != "…" else KitLabel(look, key, role="note"))
        caps.addStretch(1)
        grid.addWidget(KitLabel(look, text), row, column)
        grid.addLayout(caps, row, column + 1)
    return grid
