"""A side of a deal: parsing its texts, and finding cards of its tray."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.games.portfolio.drafting import DealBuilder, Goods, Side
from stockgames.games.portfolio.parts import ALL_CARDS
from stockgames.ui.games.portfolio.deal_side import DealSide
from stockgames.ui.theme.context import ThemeContext


def test_promises_explain_themselves(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    side = DealSide(ThemeContext(), "get", DealBuilder(), holder)
    side.show_side(Side(), "Bruno", Goods(5, (), tuple(ALL_CARDS), ()), wishes=True)
    truce = side.findChild(QWidget, "get-truce")
    look = side.findChild(QWidget, "get-reveal")
    assert truce is not None
    assert look is not None
    assert "won't raid" in truce.toolTip()
    assert truce.accessibleName() == "Bruno gives: Truce"
    assert look.accessibleName() == "Bruno gives: Look"


def test_cards_are_named_only_where_the_hand_cannot_be_seen(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    side = DealSide(ThemeContext(), "give", DealBuilder(), holder)
    asked = list[bool]()
    side.wished.connect(lambda: asked.append(side.wishes))
    for wishes in (True, False):
        side.show_side(Side(), "Ada", Goods(5, (), (), ()), wishes=wishes)
        side.tray.pressed.emit()
    assert asked == [True]
