"""The option at a new table: garnets (S5)."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.options import Options
from stockgames.ui.games.stock_exchange.options import create_options
from stockgames.ui.theme.context import ThemeContext


def test_the_number_becomes_the_option(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"garnets": 7})
    qtbot.addWidget(made)
    assert made.options() == {"garnets": 7}
    number = made.findChild(QSpinBox, "stock-exchange-garnets")
    assert number is not None
    with qtbot.waitSignal(made.changed):
        number.setValue(0)
    assert Options.model_validate(made.options()).garnets == 0
    assert (number.minimum(), number.maximum()) == (0, 10)


def test_wishes_that_make_no_sense_are_left_out(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"garnets": "many"})
    qtbot.addWidget(made)
    assert made.options() == {"garnets": 2}
