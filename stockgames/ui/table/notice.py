"""A slip of paper that says, calmly, why something cannot be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.paper_link import PaperLink
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph, Slip
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text

RULING_KEY: Final = "F2"
_RULING: Final = re.compile(r"\((?:[^()]*\s)?([A-Z]\d{1,2})\)")


def ruling_in(text: str) -> str:
    """Return the ruling that a sentence names in brackets: `N5`; empty if it names none."""
    found = _RULING.search(text)
    return found[1] if found else ""


class Notice(Slip):
    """Stands over the table until something else is chosen; a click puts it away.

    The ruling it rests on is a link to that ruling in the rules.
    """

    ruling_wanted = Signal(str)
    """The id of a ruling is to be read in the rules."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "warning", parent)
        self._text = ""
        self.ruling = ""
        """The id of the ruling it rests on; empty if there is none."""
        self.setObjectName("notice")
        self.link = PaperLink(look, key=key_text(RULING_KEY), parent=self)
        self.link.setObjectName("read-ruling")
        self.link.clicked.connect(self.read_ruling)
        self.buttons.append(self.link)

    @property
    def text(self) -> str:
        """What it says; empty while it is away."""
        return "" if self.isHidden() else self._text

    def write(self, text: str, ruling: str = "") -> None:
        """Write what it is to say; whoever lays it finds it a place.

        The link leads to the ruling that the text names, or else to the one given.
        """
        self._text = text
        self.ruling = ruling_in(text) or ruling
        self.link.setVisible(bool(self.ruling))
        self.link.setText(say("table-read-ruling", id=self.ruling))
        self.link.setAccessibleName(say("table-read-ruling-in-the-rules", id=self.ruling))

    def read_ruling(self) -> bool:
        """Ask for the rules at the ruling; tell whether the notice lies there and names one."""
        if self.isHidden() or not self.ruling:
            return False
        self.ruling_wanted.emit(self.ruling)
        return True

    def spoken(self) -> str:
        """Return what is read out."""
        return self._text

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return the text."""
        return [(self._text, self.look.sans(SIZE))]
