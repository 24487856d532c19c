"""A side of the deal table: how cards stand, and what its words mean."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.games.portfolio.drafting import Goods, Side
from stockgames.games.portfolio.parts import ALL_CARDS
from stockgames.ui.games.portfolio.deal_side import DealSide, card_columns
from stockgames.ui.kit.theme import Look


@pytest.mark.parametrize(
    ("count", "columns"), [(0, 1), (1, 1), (13, 13), (14, 7), (24, 12), (27, 9), (52, 13)]
)
def test_rows_of_cards_are_about_equally_long(count: int, columns: int) -> None:
    assert card_columns(count) == columns


def test_promises_explain_themselves_and_dots_are_told(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    side = DealSide(Look(), "get", holder)
    pack = tuple(ALL_CARDS)
    side.show_side(Side(), "Bruno", Goods(5, (), pack, ()))
    assert side._cards_label.text() == "Cards"
    side.show_side(Side(), "Bruno", Goods(5, (), pack, pack[:2]))
    assert "known to be in hand" in side._cards_label.text()
    assert "won't raid" in side._truce.toolTip()
