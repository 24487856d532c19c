"""A slip of paper that says, calmly, why something cannot be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph
from stockgames.ui.table.ruling_slip import RulingSlip

_RULING: Final = re.compile(r"\((?:[^()]*\s)?([A-Z]\d{1,2})\)")


def ruling_in(text: str) -> str:
    """Return the ruling that a sentence names in brackets: `N5`; empty if it names none."""
    found = _RULING.search(text)
    return found[1] if found else ""


class Notice(RulingSlip):
    """Stands over the table until something else is chosen; a click puts it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._text = ""
        self.setObjectName("notice")

    @property
    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else self._text

    def write(self, text: str, ruling: str = "") -> None:
        """Write what it is to say; whoever lays it finds it a place.

        The link leads to the ruling that the text names, or else to the one given.
        """
        self._text = text
        self.name_ruling(ruling_in(text) or ruling)

    def spoken(self) -> str:
        """Return what is read out."""
        return self._text

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return the text."""
        return [(self._text, self.look.sans(SIZE))]
