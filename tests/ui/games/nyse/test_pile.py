from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from stockgames.ui.games.nyse.pieces import PileItem
from stockgames.ui.theme.context import ThemeContext

AREA = QRectF(0, 0, 200, 260)


@pytest.fixture
def pile(qtbot: QtBot) -> PileItem:
    item = PileItem(ThemeContext(), 0)
    item.lay(QPointF(100, 150), 40, 8, AREA)
    item.tell(5, "Chemicals", "$1M to $2M")
    return item


def test_a_chip_less_makes_it_lower_until_none_is_left(pile: PileItem) -> None:
    tops = []
    for _ in range(7):
        tops.append(pile.top.y())
        pile.take_one()
    assert tops == [118, 126, 134, 142, 150, 150, 150]


def test_its_ring_goes_round_the_chips_and_not_round_the_words(pile: PileItem) -> None:
    ring, whole = pile.ring_rect, pile.whole_rect
    assert ring.contains(pile.top)
    assert ring.contains(QPointF(100, 150))
    assert ring.bottom() < whole.bottom()
    low = ring.height()
    pile.tell(1, "Chemicals", "")
    assert pile.ring_rect.height() < low
