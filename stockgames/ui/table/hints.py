"""Hints on the table page: when they are offered and shown, and what is marked for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect

from stockgames.controllers.table import TableController
from stockgames.engine.state import Action, SeatId
from stockgames.presentation.hints import HintText, failed_text, hint_text, thinking_text
from stockgames.ui.table.parts import TableParts


class HintPresenter(QObject):
    """Shows the hint while it is wanted, and only to the player it is for."""

    def __init__(self, parts: TableParts, controller: TableController) -> None:
        super().__init__(parts.page)
        self.popover = parts.hint_popover
        self._parts = parts
        self._controller = controller
        self._wanted = False
        self._draft: object = None
        """The contents of the form when the hint was last shown."""
        self._gives_reason = False
        """Whether its action has been chosen, so that only the reason is shown."""
        self.offered = True
        """Whether the viewer wants hints to be offered."""
        controller.hints.changed.connect(self.sync)
        controller.hints.changed.connect(self._mark)
        parts.bar.hint.connect(parts.recap.put_away)
        parts.bar.hint.connect(self.toggle)
        self.popover.dismissed.connect(self.put_away)
        self.popover.resized.connect(lambda: parts.popovers.grow(self.popover))
        self.popover.accepted.connect(self._choose)
        self.popover.turned.connect(self._mark)
        self.popover.avoided = self._rects

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

    def sync(self) -> None:
        """Offer a hint if one may be asked for now; show or update the current one, or hide it if
        there is none.
        """
        self._parts.bar.set_hint(self.offered and self._controller.hints.can_ask)
        if not self._wanted:
            return
        text = self._text()
        if text is None:
            self.popover.put_away()
        else:
            self._parts.popovers.show(self.popover, alert=self.popover.write(text))

    def _text(self) -> HintText | None:
        hints, words = self._controller.hints, self._parts.game_table.words
        if hints.advice is not None:
            names = [info.name for info in self._controller.seats]
            return hint_text(hints.advice, words, self._controller.view, names, hints.explain)
        if hints.has_failed:
            return failed_text()
        return thinking_text() if hints.is_thinking else None

    # Carrying it out

    def _choose(self) -> None:
        """Choose the action of the hint; the player still confirms it."""
        action, table, panel = self.action(), self._parts.game_table, self._parts.action_panel
        if action is not None and table.propose(action):
            self._give_reason()
            if not panel.can_confirm:  # then each choice has a button of its own
                panel.point_at(table.words.action_name(action))

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

    def _give_reason(self) -> None:
        """Say only why from now on; hide the hint if no reason stands out."""
        if self.popover.hint is not None:
            self._gives_reason = True
            self._shorten(self.popover.hint.why)

    def _shorten(self, text: str) -> None:
        if text:
            self.popover.shorten(text)
            self._parts.popovers.show(self.popover, alert=False)
        else:
            self.put_away()

    # What it is about

    def _things(self) -> Sequence[str]:
        """Return the names of what the hint's action is about."""
        action = self.action()
        return () if action is None else self._parts.game_table.things_of(action)

    def _rects(self) -> Sequence[QRect]:
        """Return the rects of what the hint's action is about, and of what it answers."""
        parts = self._parts
        rects = [parts.where(f"doing/{name}") for name in self._things()]
        if parts.game_table.asking:
            rects.append(parts.where(parts.game_table.asking))
        return [rect for rect in rects if not rect.isEmpty()]

    def _mark(self) -> None:
        """Mark on the board what the hint is about while it is shown."""
        self._parts.game_table.advise(() if self.popover.isHidden() else self._things())
