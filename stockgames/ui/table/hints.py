"""The hint: the popover that shows it, and when it is shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.hints import HintText, failed_text, hint_text, thinking_text
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.popovers import PopoverStack, RulingPopover
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


class HintPresenter(QObject):
    """Shows the hint while it is wanted, and only to the player it is for."""

    def __init__(
        self,
        controller: TableController,
        words: AnyWords,
        slip: HintPopover,
        popovers: PopoverStack,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.slip = slip
        self._controller = controller
        self._words = words
        self._popovers = popovers
        self._wanted = False
        self._draft: object = None
        """The contents of the form when the hint was last shown."""
        self.offered = True
        """Whether the viewer wants hints to be offered."""
        controller.hints.changed.connect(self.follow)
        self.slip.dismissed.connect(self.put_away)

    @property
    def can_ask(self) -> bool:
        """Return whether a hint may be asked for now."""
        return self.offered and self._controller.hints.can_ask

    def toggle(self) -> None:
        """Ask for a hint, or hide the one shown."""
        if not self.offered:
            return
        if self.slip.isVisible():
            self.put_away()
            return
        self._wanted = True
        self._controller.hints.ask()
        self.follow()

    def put_away(self) -> bool:
        """Hide the popover; return whether it was shown."""
        shown = not self.slip.isHidden()
        self._wanted = False
        self.slip.put_away()
        return shown

    def follow_draft(self, seat: SeatId, draft: object) -> None:
        """Shorten the hint once the player changes the form, which it might cover."""
        changed, self._draft = draft != self._draft, draft
        if changed and self.slip.isVisible() and self.slip.shorten():
            self._popovers.lay(self.slip, alert=False)

    def follow(self) -> None:
        """Show or update the current hint, or hide it if there is none."""
        text = self._text() if self._wanted else None
        if text is None:
            self.slip.put_away()
        else:
            self._popovers.lay(self.slip, alert=self.slip.write(text))

    def _text(self) -> HintText | None:
        hints = self._controller.hints
        if hints.reason is not None:
            names = [info.name for info in self._controller.seats]
            return hint_text(hints.reason, self._words, self._controller.view, names, hints.why)
        if hints.failed:
            return failed_text()
        return thinking_text() if hints.thinks else None
