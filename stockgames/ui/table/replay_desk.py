"""What can be done while a finished game is shown again: pause it, and go step by step, or back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from stockgames.controllers.replay import ReplayController
from stockgames.controllers.table import Stage
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text
from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel
from stockgames.ui.table.presenter import Presenter
from stockgames.ui.table.stage_panels import SKIP

BACK: Final = "replay-back"
FORWARD: Final = "replay-forward"
ON: Final = "replay-on"
PAUSE: Final = "replay-pause"


class ReplayDesk(QObject):
    """Between the page and the controller of a replay."""

    def __init__(
        self, controller: ReplayController, presenter: Presenter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._presenter = presenter

    def amend(self, panel: Panel) -> Panel:
        """Return the panel with the ways through the game on it."""
        if self._controller.stage is Stage.OVER:
            return replace(panel, groups=(*panel.groups, ChoiceGroup("", (self._back(),))))
        skip = Choice(SKIP, say("table-skip-to-the-end"), key="End", kind="quiet")
        ways = (self._on_or_pause(), self._forward(), self._back(), skip)
        return Panel(panel.title, (ChoiceGroup("", ways),))

    def progress(self) -> str:
        """Return how far the game has been shown."""
        made, total = self._controller.made, self._controller.total
        return say("table-replay-move-of", number=made, total=total)

    def _on_or_pause(self) -> Choice:
        if self._controller.running and not self._presenter.awaits_step:
            return Choice(PAUSE, say("table-pause"), key="Enter", kind="primary")
        return Choice(ON, say("table-go-on"), key="Enter", kind="primary")

    def _forward(self) -> Choice:
        return Choice(FORWARD, say("table-next-move"), key="Right")

    def _back(self) -> Choice:
        why = "" if self._controller.made else say("table-this-is-the-beginning-of")
        return Choice(BACK, say("table-move-back"), key="Left", why_not=why)

    def key_notes(self) -> list[tuple[str, str]]:
        """Return what keys do during a replay."""
        return [
            (say("table-go-on-or-pause"), key_text("Enter")),
            (say("table-next-move"), key_text("Right")),
            (say("table-move-back"), key_text("Left")),
        ]

    def choose(self, name: str) -> bool:
        """Press a choice of the panel; tell whether it is one of a replay."""
        does = {
            BACK: self._controller.back,
            FORWARD: self.forward,
            ON: self._go_on,
            PAUSE: self._controller.pause,
            SKIP: self.skip,
        }
        if name in does:
            does[name]()
        return name in does

    def forward(self) -> bool:
        """Show what moves to its end, or make the next move; tell whether there was one."""
        stepped = self._presenter.step()
        if self._controller.stage is not Stage.PAUSED:
            return stepped
        self._controller.forward()
        return True

    def back(self) -> bool:
        """Go one move back; tell whether there was one."""
        able = bool(self._controller.made)
        self._controller.back()
        return able

    def _go_on(self) -> None:
        self._controller.go_on()
        if self._presenter.awaits_step:
            self._presenter.step()

    def skip(self) -> None:
        """Go to the end without showing more."""
        self._controller.go_on()
        self._presenter.skip()
