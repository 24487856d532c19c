"""A slip of paper with a link to the ruling that what it says rests on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.paper_link import PaperLink
from stockgames.ui.kit.widgets.slip import Slip
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text

RULING_KEY: Final = "F2"
WHOLE: Final = "rules"
"""Stands for a ruling where the rulebook itself says it: the link leads to the rules as a whole."""


class RulingSlip(Slip):
    """Has the link while it names a ruling."""

    ruling_wanted = Signal(str)
    """A ruling, or a part of the rulebook, is to be read; empty for the rules as a whole."""

    def __init__(self, look: Look, emblem: str, parent: QWidget) -> None:
        super().__init__(look, emblem, parent)
        self.ruling = ""
        """The ruling, or the part of the rulebook, that it rests on; empty if there is none."""
        self.link = PaperLink(look, key=key_text(RULING_KEY), parent=self)
        self.link.setObjectName("read-ruling")
        self.link.clicked.connect(self.read_ruling)
        self.buttons.append(self.link)

    def name_ruling(self, ruling: str) -> None:
        """Name the ruling that what is written rests on; none takes the link away."""
        self.ruling = ruling
        self.link.setVisible(bool(ruling))
        text = spoken = say("table-read-the-rules")
        if ruling[:1].isupper():  # of rulings alone: parts of the rulebook are named by a word
            text = say("table-read-ruling", id=ruling)
            spoken = say("table-read-ruling-in-the-rules", id=ruling)
        self.link.setText(text)
        self.link.setAccessibleName(spoken)

    def read_ruling(self) -> bool:
        """Ask for the rules at the ruling; tell whether the slip lies there and names one."""
        if self.isHidden() or not self.ruling:
            return False
        self.ruling_wanted.emit("" if self.ruling == WHOLE else self.ruling)
        return True
