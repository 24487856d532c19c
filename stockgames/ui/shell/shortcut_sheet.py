"""A sheet with the keys that work on the page below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KeyCap, KitButton
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.sheet import Sheet
from stockgames.ui.shell.words import KEYS_BETWEEN

_ROWS: Final = 14


class ShortcutSheet(Sheet):
    """Pairs of what is done and the keys that do it: on this page, and everywhere."""

    def __init__(
        self,
        look: Look,
        here: Sequence[tuple[str, str]],
        everywhere: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("shortcut-sheet")
        self.setWindowTitle(say("shell-keyboard-shortcuts"))
        panels = QHBoxLayout()
        panels.setSpacing(0)
        for title, shortcuts in (
            (say("shell-keys-that-work-here"), here),
            (say("shell-everywhere"), everywhere),
        ):
            if shortcuts:
                panel = PanelFrame(look, title)
                panel.body.addLayout(_grid(look, shortcuts))
                panel.body.addStretch(1)
                panels.addWidget(panel)
        close = KitButton(look, say("shell-close"), key="Esc", kind="primary")
        close.setObjectName("close-shortcuts")
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setSpacing(2)
        column.addLayout(panels)
        column.addWidget(close, alignment=Qt.AlignmentFlag.AlignRight)


def _grid(look: Look, shortcuts: Sequence[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(4)
    for i, (text, keys) in enumerate(shortcuts):
        row, column = i % _ROWS, i // _ROWS * 2
        caps = QHBoxLayout()
        caps.setContentsMargins(0, 0, BLEED, 0)
        caps.setSpacing(4)
        for key in keys.split(KEYS_BETWEEN):
            caps.addWidget(KeyCap(look, key) if key != "…" else KitLabel(look, key, role="note"))
        caps.addStretch(1)
        grid.addWidget(KitLabel(look, text), row, column)
        grid.addLayout(caps, row, column + 1)
    return grid
