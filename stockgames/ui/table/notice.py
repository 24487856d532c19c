"""A slip of paper that says, calmly, why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph, Slip


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

    def write(self, text: str) -> None:
        """Write what it is to say; whoever lays it finds it a place."""
        self._text = text

    def spoken(self) -> str:
        """Return what is read out."""
        return self._text

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return the text."""
        return [(self._text, self.look.sans(SIZE))]
