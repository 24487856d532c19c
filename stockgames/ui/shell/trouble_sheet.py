"""What a person sees when the program itself has failed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import Switch
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.message_sheet import MessageSheet


class TroubleSheet(MessageSheet):
    """Has a switch, if ``has_game``, that agrees to tell the game in the report.

    ``report`` is where the report lies, empty if it could not be written.
    """

    def __init__(self, look: Look, report: str, has_game: bool, parent: QWidget) -> None:
        lines = [say("shell-ran-into-an-error")]
        if has_game:
            lines[0] += " " + say("shell-the-game-is-kept-up")
        if report:
            lines.append(say("shell-a-report-for-the-developers", path=report))
        super().__init__(look, "trouble-sheet", "\n\n".join(lines), parent)
        self.agrees = False
        """Whether the game may be told."""
        self.offer("trouble-lobby", say("shell-back-to-the-lobby"))
        self.offer("trouble-quit", say("shell-quit"))
        self.escape = "trouble-lobby"
        if report and has_game:
            tick = Switch(look, say("shell-add-the-game-to-the"))
            tick.setObjectName("trouble-agree")
            tick.toggled.connect(self._agree)
            self.panel.body.addWidget(tick)

    def _agree(self, agrees: bool) -> None:
        self.agrees = agrees
