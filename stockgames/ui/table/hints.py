"""The hint: the popover that shows it, and when it is shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from stockgames.controllers.table import TableController
from stockgames.engine.state import Action, SeatId
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.hints import Billed, HintText, failed_text, hint_text, thinking_text
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import key_text
from stockgames.ui.table.faces import face_picture
from stockgames.ui.table.popovers import PopoverStack, RulingPopover
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import Tone
from stockgames.ui.widgets.layouts import FlowLayout, clear, column_on
from stockgames.ui.widgets.popover import SIZE

CHOOSE_KEY: Final = "Y"
"""The key that chooses the action of a hint."""


class HintPopover(RulingPopover):
    """Shows the hint over the table, beside the choices, until it is dismissed."""

    stacking = 2
    dismissed = Signal()
    accepted = Signal()
    """The player wants the action chosen for them."""
    resized = Signal()
    """It shows more text than before."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, "eye", parent)
        self._hint = HintText("")
        self._title = self.label(lambda look: look.sans(13), "quiet")
        self.close_link = self.add_title(self._title, "close-hint")
        self._action = self.add_label(lambda look: look.serif(19, SEMIBOLD), "accent")
        self._lines = self.add_label(lambda look: look.sans(SIZE, SEMIBOLD))
        self._bill = FlowLayout()
        self.body.addLayout(self._bill)
        self._others, self._odds = self.add_label(), self.add_label(tone="quiet")
        self._brief = ""
        """The only text shown while the player carries the action out; empty if all is shown."""
        self.shows_odds = False
        """Whether the odds are shown, too."""
        self.setObjectName("hint")
        self.do_link = self.add_link("choose-hint", key_text(CHOOSE_KEY))
        self.do_link.clicked.connect(self.accepted)
        self.odds_link = self.add_link("show-odds", key_text("H"))
        self.odds_link.clicked.connect(self.show_odds)
        self.close_link.clicked.connect(self.dismissed)

    @property
    def hint(self) -> HintText | None:
        """The displayed hint; None while it is hidden."""
        return None if self.isHidden() else self._hint

    def write(self, hint: HintText) -> bool:
        """Set the text; return whether it is new."""
        news = self.isHidden() or hint != self._hint
        if news:
            self._brief, self.shows_odds = "", False
        self._hint = hint
        self._show_texts()
        self.name_ruling("" if self.is_brief else hint.ruling)
        self.close_link.setText(say("shell-close"))
        self.close_link.setVisible(bool(hint.action) and not self.is_brief)
        return news

    def _show_texts(self) -> None:
        shown = HintText("", lines=(self._brief,)) if self.is_brief else self._hint
        self._title.show_text(shown.title)
        self._action.show_text(shown.action)
        self._lines.show_text("\n".join(shown.lines))
        self._others.show_text("\n".join(shown.others))
        self._odds.show_text("\n".join(self._hint.odds) if self.shows_odds else "")
        clear(self._bill)
        for billed in shown.bill:
            face = self._face(billed)
            self._bill.addWidget(face)
            face.show()  # now, as a hidden one needs no room
        self.do_link.setText(say("table-choose-it"))
        self.do_link.setAccessibleName(say("table-choose-it-you-confirm"))
        self.do_link.setVisible(bool(self._hint.action) and not self.is_brief)
        self.odds_link.setText(say("table-show-the-odds"))
        self.odds_link.setVisible(self.has_odds)

    def _face(self, billed: Billed) -> QWidget:
        """Return a portrait over what a move gives or costs that player."""
        tone: Tone = "good" if billed.gain > 0 else "warning"
        amount = self.label(lambda look: look.sans(SIZE, BOLD), tone)
        name = self.label(lambda look: look.sans(13), "quiet")
        face, middle = QWidget(self), Qt.AlignmentFlag.AlignHCenter
        picture = face_picture(self.look, billed.portrait, 36)
        column_on(face, 0, (picture, middle), (amount, middle), (name, middle))
        amount.show_text(billed.amount)
        name.show_text(billed.name)
        return face

    @property
    def has_odds(self) -> bool:
        """Return whether there are odds that are not shown yet."""
        return bool(self._hint.odds) and not self.shows_odds and not self.is_brief

    def show_odds(self) -> None:
        """Show the odds, too."""
        self.shows_odds = True
        self._show_texts()
        self.resized.emit()

    @property
    def is_brief(self) -> bool:
        """Whether only one of its texts is shown, while the player carries the action out."""
        return bool(self._brief)

    def shorten(self, text: str) -> None:
        """Show only one of its texts from now on."""
        self._brief = text
        self.write(self._hint)

    def spoken(self) -> str:
        return self._hint.plain(with_odds=self.shows_odds)

    def put_away(self) -> bool:
        if self._hint != HintText(""):
            self.write(HintText(""))
        return super().put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismissed.emit()


class HintPresenter(QObject):
    """Shows the hint while it is wanted, and only to the player it is for."""

    def __init__(
        self,
        controller: TableController,
        words: AnyWords,
        popover: HintPopover,
        popovers: PopoverStack,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.popover = popover
        self._controller = controller
        self._words = words
        self._popovers = popovers
        self._wanted = False
        self._draft: object = None
        """The contents of the form when the hint was last shown."""
        self._gives_reason = False
        """Whether its action has been chosen, so that only the reason is shown."""
        self.offered = True
        """Whether the viewer wants hints to be offered."""
        controller.hints.changed.connect(self.sync)
        self.popover.dismissed.connect(self.put_away)
        self.popover.resized.connect(lambda: popovers.grow(popover))

    @property
    def can_ask(self) -> bool:
        """Return whether a hint may be asked for now."""
        return self.offered and self._controller.hints.can_ask

    def toggle(self) -> None:
        """Ask for a hint, or hide the one shown."""
        if not self.offered:
            return
        if self.popover.isVisible() and self.popover.has_odds:
            self.popover.show_odds()
            return
        if self.popover.isVisible():
            self.put_away()
            return
        self._wanted = True
        self._controller.hints.ask()
        self.sync()

    def put_away(self) -> bool:
        """Hide the popover; return whether it was shown."""
        self._wanted = self._gives_reason = False
        return self.popover.put_away()

    def action(self) -> Action | None:
        """Return the action of the current hint, or None."""
        advice = self._controller.hints.advice
        return None if advice is None else advice.chosen.action

    def follow_draft(self, seat: SeatId, draft: object) -> None:
        """Shorten the hint once the player changes the form, which it might cover; hide the reason
        for what the form held before.
        """
        changed, self._draft = draft != self._draft, draft
        hint = self.popover.hint
        if changed and self._gives_reason:
            self.put_away()
        elif changed and hint is not None and hint.action and not self.popover.is_brief:
            self._shorten(hint.action)

    def give_reason(self) -> None:
        """Say only why from now on; hide the hint if no reason stands out."""
        if self.popover.hint is not None:
            self._gives_reason = True
            self._shorten(self.popover.hint.why)

    def _shorten(self, text: str) -> None:
        if text:
            self.popover.shorten(text)
            self._popovers.show(self.popover, alert=False)
        else:
            self.put_away()

    def sync(self) -> None:
        """Show or update the current hint, or hide it if there is none."""
        if not self._wanted:
            return
        text = self._text()
        if text is None:
            self.popover.put_away()
        else:
            self._popovers.show(self.popover, alert=self.popover.write(text))

    def _text(self) -> HintText | None:
        hints = self._controller.hints
        if hints.advice is not None:
            names = [info.name for info in self._controller.seats]
            return hint_text(hints.advice, self._words, self._controller.view, names, hints.explain)
        if hints.has_failed:
            return failed_text()
        return thinking_text() if hints.is_thinking else None
