from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from stockgames.ui.games.nyse.pieces import MarkerItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import painted

PLACE = QPointF(200, 90)


def marker() -> MarkerItem:
    item = MarkerItem(ThemeContext(), "B", "marker-blue")
    item.set_radius(20)
    return item


def test_markers_on_a_perch_stand_one_over_the_other(qtbot: QtBot) -> None:
    low, high = marker(), marker()
    low.stand(PLACE, 0)
    high.stand(PLACE, 1)
    assert low.pos() == PLACE
    assert high.pos() == PLACE - MarkerItem.level(20, 1)
    assert high.pos().y() < low.pos().y()
    assert high.zValue() > low.zValue()


def test_a_marker_in_the_pit_lies_tilted_below_those_that_stand(qtbot: QtBot) -> None:
    item, other = marker(), marker()
    other.stand(PLACE, 0)
    around = QRectF(-40, -40, 80, 80)
    stands = painted(item, around)
    item.setRotation(33)
    item.fall(PLACE)
    assert item.has_fallen
    assert item.rotation() == 0
    assert item.zValue() < other.zValue()
    assert painted(item, around) != stands
    item.stand(PLACE, 0)
    assert not item.has_fallen
