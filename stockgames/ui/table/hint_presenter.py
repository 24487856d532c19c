"""Where hints are asked for and read: between the page, its slip and the controller's hints."""

from __future__ import annotations

from PySide6.QtCore import QObject

from stockgames.controllers.table import TableController
from stockgames.engine.seat import SeatId
from stockgames.ui.table.game_words import AnyWords
from stockgames.ui.table.hints import HintPopover, HintText, failed_text, hint_text, thinking_text
from stockgames.ui.table.slip_places import SlipPlaces


class HintPresenter(QObject):
    """Shows the hint while somebody wants to read it, and only to whom it belongs."""

    def __init__(
        self,
        controller: TableController,
        words: AnyWords,
        slip: HintPopover,
        places: SlipPlaces,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.slip = slip
        self._controller = controller
        self._words = words
        self._places = places
        self._wanted = False
        self._draft: object = None
        """What was filled in of a form when the hint was last told."""
        self.offered = True
        """Whether whoever looks wants to be offered hints."""
        controller.hints.changed.connect(self.follow)
        self.slip.dismissed.connect(self.put_away)

    @property
    def can_ask(self) -> bool:
        """Whether a hint may be asked for now."""
        return self.offered and self._controller.hints.can_ask

    def toggle(self) -> None:
        """Ask for a hint, or put away the one that shows."""
        if not self.offered:
            return
        if self.slip.isVisible():
            self.put_away()
            return
        self._wanted = True
        self._controller.hints.ask()
        self.follow()

    def put_away(self) -> bool:
        """Hide the slip; tell whether it showed."""
        shown = not self.slip.isHidden()
        self._wanted = False
        self.slip.put_away()
        return shown

    def follow_draft(self, seat: SeatId, draft: object) -> None:
        """Make the hint brief once somebody goes on with the form: it may lie over that."""
        changed, self._draft = draft != self._draft, draft
        if changed and self.slip.isVisible() and self.slip.shorten():
            self._places.lay(self.slip, alert=False)

    def follow(self) -> None:
        """Show what there is to say now."""
        text = self._text() if self._wanted else None
        if text is None:
            self.slip.put_away()
        else:
            self._places.lay(self.slip, alert=self.slip.write(text))

    def _text(self) -> HintText | None:
        hints = self._controller.hints
        if hints.reason is not None:
            names = [info.name for info in self._controller.seats]
            return hint_text(hints.reason, self._words, self._controller.view, names, hints.why)
        if hints.failed:
            return failed_text()
        return thinking_text() if hints.thinks else None
