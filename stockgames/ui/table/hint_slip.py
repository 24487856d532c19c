"""The slip of paper that a hint stands on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.slip import SIZE, Paragraph
from stockgames.ui.table.hint_words import HintText
from stockgames.ui.table.ruling_slip import RulingSlip


class HintSlip(RulingSlip):
    """Lies over the table beside the choices until it is put away, with a click for instance."""

    dismissed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "eye", parent)
        self._hint = HintText("")
        self.setObjectName("hint")

    @property
    def hint(self) -> HintText | None:
        """What it says; None while it is away."""
        return None if self.isHidden() else self._hint

    def write(self, hint: HintText) -> bool:
        """Write what it is to say, and tell whether that is news; whoever lays it finds a place."""
        news = self.isHidden() or hint != self._hint
        self._hint = hint
        self.name_ruling(hint.ruling)
        return news

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
        parts = [(hint.title, look.sans(SIZE, SEMIBOLD)), (hint.action, look.serif(19, SEMIBOLD))]
        parts += [(line, look.sans(SIZE)) for line in hint.lines]
        return [part for part in parts if part[0]]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask to be put away."""
        self.give_way()
