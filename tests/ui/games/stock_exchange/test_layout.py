"""The desk's layout, at every size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.desk import Place
from stockgames.games.stock_exchange.options import Options
from stockgames.games.stock_exchange.parts import GOLD, WATER
from stockgames.ui.games.stock_exchange.layout import lay_fan, lay_out
from stockgames.ui.games.stock_exchange.options import create_options
from stockgames.ui.games.stock_exchange.scene import CarriedItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted

SIZES = [(1280, 680), (1920, 1016), (3840, 2080)]


def apart(rects: list[QRectF]) -> bool:
    return not any(one.intersects(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_shelves_and_holes_lie_in_their_cabinets(width: int, height: int) -> None:
    layout = lay_out(width, height)
    shelves = [place.area for place in layout.shelves]
    assert len(shelves) == 13
    assert all(layout.warehouse.contains(area) for area in [*shelves, layout.legend])
    assert all(place.hole.height() > 40 for place in layout.shelves)
    holes = [box for c in layout.columns for box in (c.goods, c.stock, c.plate)]
    assert len(holes) == 21
    assert all(layout.cabinet.contains(box) for box in holes)
    assert apart(holes)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_slots_and_words_lie_on_the_strip(width: int, height: int) -> None:
    layout = lay_out(width, height)
    assert all(layout.production.contains(slot) for slot in layout.slots)
    assert layout.production.contains(layout.detail)
    assert apart([*layout.slots, layout.detail])
    assert layout.detail.width() > 200
    assert layout.garnets.contains(layout.exchange)
    assert layout.garnets.contains(layout.dish)
    assert apart([layout.dish, layout.exchange])


@pytest.mark.parametrize("count", [1, 2, 5, 7, 8, 11, 16, 21])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_share_of_the_fan_lies_on_the_pad(width: int, height: int, count: int) -> None:
    layout = lay_out(width, height)
    fan = lay_fan(layout.pad, count, layout.scale)
    assert len(fan) == count
    for place in fan:
        half = QPointF(place.width / 2, place.width * 0.65)
        turn = QTransform().translate(place.centre.x(), place.centre.y()).rotate(place.rotation)
        assert layout.pad.contains(turn.mapRect(QRectF(-half, half)))
    steps = [after.centre.x() - before.centre.x() for before, after in pairwise(fan)]
    assert all(step >= 22 for step in steps)


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
