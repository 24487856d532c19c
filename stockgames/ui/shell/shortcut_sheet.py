"""A sheet with the keys that work on the page below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KeyCap
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.sheet import Sheet
from stockgames.ui.shell.words import KEYS_BETWEEN

_ROWS: Final = 14
_TWO_COLUMNS: Final = 960
"""How wide the sheet is with two columns of keys of the page, at the usual size of text."""


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
        wide = round(look.text_px(_TWO_COLUMNS))
        has_room = self.at_most(wide) == wide
        panels = []
        for title, shortcuts in (
            (say("shell-keys-that-work-here"), here),
            (say("shell-everywhere"), everywhere),
        ):
            if shortcuts:
                panel = PanelFrame(look, title)
                panel.setMinimumWidth(panel.title_width())
                rows = _ROWS if has_room else len(shortcuts)
                panel.body.addLayout(_grid(look, shortcuts, rows))
                panel.body.addStretch(1)
                panels.append(panel)
        words = say("shell-close")
        close = self.button("close-shortcuts", words, self.accept, kind="primary", key="Esc")
        self.lay(*panels, buttons=[close])


def _grid(look: Look, shortcuts: Sequence[tuple[str, str]], rows: int) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(round(look.margin(18)))
    grid.setVerticalSpacing(round(look.margin(4)))
    for i, (text, keys) in enumerate(shortcuts):
        row, column = i % rows, i // rows * 2
        caps = QHBoxLayout()
        caps.setContentsMargins(0, 0, BLEED, 0)
        caps.setSpacing(round(look.margin(4)))
        for key in keys.split(KEYS_BETWEEN):
            caps.addWidget(KeyCap(look, key) if key != "…" else KitLabel(look, key, role="note"))
        caps.addStretch(1)
        grid.addWidget(KitLabel(look, text), row, column)
        grid.addLayout(caps, row, column + 1)
    return grid
