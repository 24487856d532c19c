"""The slip of paper that a hint stands on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.hint_words import HintText
from stockgames.ui.table.ruling_slip import RulingSlip


class HintSlip(RulingSlip):
    """Lies over the table beside the choices until it is put away, with a click for instance."""

    goes_with_eyes = True
    dismissed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "eye", parent)
        self._hint = HintText("")
        self.is_brief = False
        """Whether it says only what to do, while somebody does it."""
        self.setObjectName("hint")
        self.close_link = self.add_closing("close-hint")
        self.close_link.clicked.connect(self.dismissed)

    @property
    def hint(self) -> HintText | None:
        """What it says; None while it is away."""
        return None if self.isHidden() else self._hint

    def write(self, hint: HintText) -> bool:
        """Write what it is to say, and tell whether that is news; whoever lays it finds a place."""
        news = self.isHidden() or hint != self._hint
        if news:
            self.is_brief = False
        self._hint = hint
        self.name_ruling("" if self.is_brief else hint.ruling)
        self.close_link.setText(say("shell-close"))
        self.close_link.setVisible(bool(hint.action) and not self.is_brief)
        return news

    @property
    def optional(self) -> int:
        """How many lines may be left out: that of the next best, if any."""
        return 0 if self.is_brief else self._hint.optional

    def shorten(self) -> bool:
        """Say only what to do from now on; tell whether it said more."""
        said_more = bool(self._hint.action) and not self.is_brief
        self.is_brief = self.is_brief or said_more
        self.write(self._hint)
        return said_more

    def spoken(self) -> str:
        """Return what is read out."""
        return self._hint.plain()

    def put_away(self) -> None:
        """Hide it, and forget what it said: the next to look is somebody else."""
        super().put_away()
        self._hint = HintText("")
        self.setAccessibleName("")

    def paragraphs(self) -> Sequence[Paragraph]:
        """Return title, action and what speaks for it."""
        look, hint = self.look, self._hint
        if self.is_brief:
            return [(hint.action, look.sans(SIZE, SEMIBOLD))]
        parts = [(hint.title, look.sans(SIZE, SEMIBOLD)), (hint.action, look.serif(19, SEMIBOLD))]
        told = hint.lines[: len(hint.lines) - self.leaves_out]
        parts += [(line, look.sans(SIZE)) for line in told]
        return [part for part in parts if part[0]]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask to be put away."""
        self.dismissed.emit()
