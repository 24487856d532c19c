"""A slip of paper that says, calmly, why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import OVERLAP, SIZE, Paragraph, Slip


class Notice(Slip):
    """Stands over the table until something else is chosen; a click puts it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._text = ""
        self.setObjectName("notice")

    @property
    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else self._text

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return the text."""
        return [(self._text, self.look.sans(SIZE))]

    def say(self, text: str, above: QRect) -> None:
        """Show the text with its foot on the top edge of a rectangle of the page."""
        self._text = text
        height = self.wanted_height(above.width())
        top = above.top() - height + OVERLAP
        self.lay(QRect(above.left(), top, above.width(), height), text)
