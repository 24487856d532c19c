from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.desk import Place
from stockgames.games.stock_exchange.parts import GOLD, WATER
from stockgames.ui.games.stock_exchange.scene import CarriedItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted


def test_what_is_carried_shows_where_it_is_until_it_is_put_down(qtbot: QtBot) -> None:
    item, looks = CarriedItem(ThemeContext()), []
    for carried in (
        Place("good", GOLD),
        Place("good", WATER),
        Place("share", 2),
        Place("share", 3),
    ):
        item.carry(carried, QPointF(300, 200))
        assert item.isVisible()
        assert item.rect.center() == QPointF(300, 200)
        looks.append(painted(item, item.rect))
    assert [sum(one == other for other in looks) for one in looks] == [1] * 4
    item.carry(None, QPointF(300, 200))
    assert not item.isVisible()
    assert is_blank(painted(item, item.rect))
