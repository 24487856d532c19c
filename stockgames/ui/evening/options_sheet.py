"""The options of a game of the evening that has not begun."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.evenings.facts import ActFacts
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import PanelFrame
from stockgames.ui.lobby.game_options import create_options
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.sheet import Sheet

_WIDTH = 460


class OptionsSheet(Sheet):
    """What the game brings to a new table."""

    taken = Signal(int, object)
    """The act's number, and the options as the game's model takes them."""

    def __init__(self, look: Look, act: ActFacts, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._number = act.number
        self.setObjectName("act-options")
        title = say("evening-options-of", game=registry.title(act.game))
        self.setWindowTitle(title)
        self._options = create_options(act.game, look, act.options)
        panel = PanelFrame(look, title)
        panel.setMinimumWidth(self.at_most(max(_WIDTH, look.px(_WIDTH))))
        if self._options is not None:
            panel.body.addWidget(self._options)
        words = say("evening-take-options")
        done = self.button("take-options", words, self.accept, kind="primary", key="Enter")
        done.setDefault(True)
        leave = self.button("leave-options", say("shell-cancel"), self.reject, key="Esc")
        self.lay(panel, buttons=(leave, done))

    def accept(self) -> None:
        """Take the options as they stand."""
        if self._options is not None:
            self.taken.emit(self._number, self._options.options())
        super().accept()
