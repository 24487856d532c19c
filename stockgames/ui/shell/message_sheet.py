"""A sheet that says something in words and offers what can be done about it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.shapes import disc, fill, stroke
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import ButtonKind, KitButton
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.sheet import Sheet

_MARK: Final = 44
"""Across the emblem, as designed."""
_LINE: Final = 27
"""How wide the text is, in heights of it."""


class _Mark(KitWidget):
    """A coin with an emblem, beside the first lines of a message."""

    def __init__(self, look: Look, emblem: str) -> None:
        super().__init__(look)
        self._emblem = emblem
        side = max(_MARK, round(look.px(_MARK)))
        self.setFixedSize(QSize(side, side))

    def _paint(self, painter: QPainter) -> None:
        """Paint the coin."""
        theme, half = self.look.theme, self.width() / 2
        middle = QPointF(half, half)
        fill(painter, disc(middle, half - 1), theme.accent)
        stroke(painter, disc(middle, half - 3), theme.accent_text, 0.8)
        draw_emblem(painter, self._emblem, middle, half * 0.56, theme.accent_text, theme.accent)


class MessageSheet(Sheet):
    """Says plain text; `answer` is the name of the button that closed it.

    Without buttons of its own it can only be closed. The first button is proposed: Enter presses
    it. Esc presses `escape`, or closes the sheet without an answer.
    """

    def __init__(
        self, look: Look, name: str, text: str, parent: QWidget, *, warns: bool = False
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = text
        self.answer = ""
        self.escape = ""
        self.panel = PanelFrame(look)
        mark = _Mark(look, "warning" if warns else "bell")
        self._words = KitLabel(look, text, wrap=True)
        self._words.setMinimumWidth(self.at_most(look.text_px(16) * _LINE) - 2 * mark.width())
        row = QHBoxLayout()
        row.setSpacing(round(look.px(8)))
        row.addWidget(mark, alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1, alignment=Qt.AlignmentFlag.AlignVCenter)
        self.panel.body.addLayout(row)
        self.lay(self.panel)

    def offer(self, name: str, text: str) -> None:
        """Offer a button more, left of the others; the first is proposed."""
        is_first = not self.findChildren(KitButton)
        kind: ButtonKind = "primary" if is_first else "secondary"
        button = self.button(name, text.replace("&", "&&"), lambda: self._take(name), kind=kind)
        button.setDefault(is_first)
        self.row.insertWidget(1, button)

    def open(self) -> None:
        """Have a button that closes it, at least, and lie over the window."""
        if not self.findChildren(KitButton):
            self.offer("close-message", say("shell-close"))
        super().open()

    def _take(self, name: str) -> None:
        self.answer = name
        self.accept()

    def reject(self) -> None:
        """Close as the button does that gives nothing up."""
        self.answer = self.escape
        super().reject()
