"""NYSE's options at a new table: the board (N1) and how hands are shown (N7)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QHBoxLayout

from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import BOARDS
from stockgames.ui.games.nyse.board_order import BoardOrder
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.fields import KitComboBox
from stockgames.ui.kit.widgets.labels import KitLabel
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.lobby.game_options import GameOptions, as_wished
from stockgames.ui.sentences.speech import say

OWN = "own"
_HANDS = ("open", "concealed")


class NyseOptions(GameOptions):
    """A board chosen from the readings of the rulebook, shuffled, or laid by hand; and hands."""

    def __init__(self, look: Look, wishes: Mapping[str, Any]) -> None:
        super().__init__(look)
        wished = as_wished(Options, wishes)
        self._dice = random.Random()
        self._board_title = KitLabel(look, role="name")
        self._readings = KitComboBox(look)
        self._readings.setObjectName("nyse-board")
        for key in (*BOARDS, OWN):
            self._readings.addItem("", key)
        self._shuffle = KitButton(look, text_size=15)
        self._shuffle.setObjectName("nyse-shuffle")
        self._note = KitLabel(look, role="note", wrap=True)
        self._order = BoardOrder(look, wished.board)
        self._order.setObjectName("nyse-board-order")
        self._hands_title = KitLabel(look, role="name")
        self._hands = SegmentRow(look, [(key, "") for key in _HANDS], wished.hands)
        self._hands.setObjectName("nyse-hands")
        self._hands_note = KitLabel(look, role="note", wrap=True)
        self._lay_out()
        self._readings.activated.connect(self._take_reading)
        self._shuffle.clicked.connect(self._shuffle_board)
        self._order.changed.connect(self._ordered)
        self._hands.chosen.connect(self._tell)
        self._speak()

    def _lay_out(self) -> None:
        choose = QHBoxLayout()
        choose.setSpacing(0)
        choose.addWidget(self._readings, 1)
        choose.addWidget(self._shuffle)
        column = column_on(self, 2)
        column.addWidget(self._board_title)
        column.addLayout(choose)
        column.addWidget(self._order)
        column.addWidget(self._note)
        column.addSpacing(8)
        column.addWidget(self._hands_title)
        column.addWidget(self._hands)
        column.addWidget(self._hands_note)

    def options(self) -> dict[str, Any]:
        """Return the board from left to right, and how hands are shown."""
        return {"board": self._order.board(), "hands": self._hands.value()}

    def show_seats(self, seats: int) -> None:
        """Ask how hands are shown only where there is somebody to see them (N7)."""
        for widget in (self._hands_title, self._hands, self._hands_note):
            widget.setVisible(seats > 1)

    def reading(self) -> str:
        """Return the name of the board in ``BOARDS``, or ``own``."""
        board = tuple(self._order.board())
        return next((key for key, known in BOARDS.items() if known == board), OWN)

    def _take_reading(self) -> None:
        key = self._readings.currentData()
        if key in BOARDS:
            self._order.set_board(BOARDS[key])
        self._tell()

    def _shuffle_board(self) -> None:
        board = self._order.board()
        while board == self._order.board():
            self._dice.shuffle(board)
        self._order.set_board(board)

    def _ordered(self) -> None:
        self._readings.setCurrentIndex(self._readings.findData(self.reading()))
        self._tell()

    def _tell(self) -> None:
        self._explain()
        self.changed.emit()

    def _speak(self) -> None:
        self._board_title.setText(say("nyse-valuation-board"))
        self._readings.setAccessibleName(say("nyse-valuation-board"))
        texts = {
            "standard": say("nyse-usual-peak-in-the-fourth"),
            "late-peak": say("nyse-a-steeper-way-up"),
            "cliff": say("nyse-a-cliff-after-the-peak"),
            "early-peak": say("nyse-an-early-peak"),
            OWN: say("nyse-another-order"),
        }
        for key, text in texts.items():
            self._readings.setItemText(self._readings.findData(key), text)
        self._readings.setCurrentIndex(self._readings.findData(self.reading()))
        self._readings.updateGeometry()
        self._shuffle.setText(say("nyse-shuffle"))
        self._hands_title.setText(say("nyse-hands"))
        self._hands.setAccessibleName(say("nyse-hands"))
        for key, text in zip(_HANDS, (say("nyse-open"), say("nyse-concealed")), strict=True):
            self._hands.segment(key).setText(text)
        self._explain()

    def _explain(self) -> None:
        notes = {
            "standard": say("nyse-the-standard-board"),
            "late-peak": say("nyse-skips-the-3-on-the"),
            "cliff": say("nyse-climbs-all-the-way-to"),
            "early-peak": say("nyse-the-5-comes-third-whoever"),
            OWN: say("nyse-for-experienced-players"),
        }
        self._note.setText(notes[self.reading()])
        board = " ".join(str(value) for value in self._order.board())
        name = say("nyse-order-of-the-price-discs", board=board)
        self._order.setAccessibleName(name)
        if self._hands.value() == "open":
            self._hands_note.setText(say("nyse-everyone-sees-the-sectors-taken"))
        else:
            self._hands_note.setText(say("nyse-no-tally-is-shown"))


def create_options(look: Look, wishes: Mapping[str, Any]) -> NyseOptions:
    """Return the options of a new table of NYSE, as wished as far as that is possible."""
    return NyseOptions(look, wishes)
