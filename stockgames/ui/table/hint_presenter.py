"""Connects the page, the hint's popover and the controller's hints."""

from __future__ import annotations

from PySide6.QtCore import QObject

from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.hints import HintText, failed_text, hint_text, thinking_text
from stockgames.ui.table.hints import HintPopover
from stockgames.ui.table.popover_stack import PopoverStack


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
