"""The slip that a hint stands on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.hints import HintText
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.popovers import RulingPopover
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.widgets.popover import SIZE, Paragraph


class HintPopover(RulingPopover):
    """Shows the hint over the table, beside the choices, until it is dismissed."""

    stacking = 2
    dismissed = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "eye", parent)
        self._hint = HintText("")
        self.is_brief = False
        """Whether only the action is shown, while the player carries it out."""
        self.setObjectName("hint")
        self.close_link = self.add_closing("close-hint")
        self.close_link.clicked.connect(self.dismissed)

    @property
    def hint(self) -> HintText | None:
        """The displayed hint; None while it is hidden."""
        return None if self.isHidden() else self._hint

    def write(self, hint: HintText) -> bool:
        """Set the text; return whether it is new."""
        news = self.isHidden() or hint != self._hint
        if news:
            self.is_brief = False
        self._hint = hint
        self.name_ruling("" if self.is_brief else hint.ruling)
        self.close_link.setText(say("shell-close"))
        self.close_link.setVisible(bool(hint.action) and not self.is_brief)
        return news

    def shorten(self) -> bool:
        """Show only the action from now on; return whether it showed more before."""
        said_more = bool(self._hint.action) and not self.is_brief
        self.is_brief = self.is_brief or said_more
        self.write(self._hint)
        return said_more

    def spoken(self) -> str:
        return self._hint.plain()

    def put_away(self) -> None:
        super().put_away()
        self._hint = HintText("")
        self.setAccessibleName("")

    def paragraphs(self) -> Sequence[Paragraph]:
        look, hint = self.look, self._hint
        if self.is_brief:
            return [(hint.action, look.sans(SIZE, SEMIBOLD))]
        parts = [(hint.title, look.sans(SIZE, SEMIBOLD)), (hint.action, look.serif(19, SEMIBOLD))]
        parts += [(line, look.sans(SIZE)) for line in hint.lines]
        return [part for part in parts if part[0]]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismissed.emit()
