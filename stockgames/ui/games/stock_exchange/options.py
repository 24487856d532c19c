"""Stock Exchange's option at a new table: each seat's number of garnets at the start (S5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QHBoxLayout

from stockgames.games.stock_exchange.options import Options
from stockgames.games.stock_exchange.parts import EXCHANGE_COST, MOST_GARNETS
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.new_table import GameOptions, saved_options
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.fields import SpinBox
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on


class StockExchangeOptions(GameOptions):
    """A number from 0 to 10, with its explanation."""

    def __init__(self, look: ThemeContext, saved: Mapping[str, Any]) -> None:
        super().__init__(look)
        title = Label(look, role="name", sentence="stock-exchange-garnets-for-each-seat")
        self._number = SpinBox(look)
        self._number.setRange(0, MOST_GARNETS)
        self._number.setValue(saved_options(Options, saved).garnets)
        self._number.setObjectName("stock-exchange-garnets")
        self._note = Label(look, role="note", wrap=True)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(title)
        line.addWidget(self._number)
        line.addStretch(1)
        column = column_on(self, 2)
        column.addLayout(line)
        column.addWidget(self._note)
        self.bind(self._number.setAccessibleName, "stock-exchange-garnets-for-each-seat")
        self._number.valueChanged.connect(self._set_texts)
        self._number.valueChanged.connect(self.changed)
        self._set_texts()

    def options(self) -> dict[str, Any]:
        return {"garnets": self._number.value()}

    def _set_texts(self) -> None:
        exchanges = self._number.value() // EXCHANGE_COST
        if exchanges:
            self._note.setText(say("stock-exchange-enough-to-exchange-shares", count=exchanges))
        else:
            self._note.setText(say("stock-exchange-no-garnets-no-exchanges"))


create_options = StockExchangeOptions
