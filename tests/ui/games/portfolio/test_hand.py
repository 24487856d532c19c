"""The fan on the table: every card can be seen, and picked where it is visible."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.ui.games.portfolio.hand import HandItem
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.portfolio.seating import open_table
from tests.ui.table.seating import SilentThinker

ROOM = QRectF(290, 500, 700, 182)


@pytest.fixture
def hand(qapp: object) -> HandItem:
    item = HandItem(ThemeContext())
    item.set_rect(ROOM)
    item.set_data(tuple((1 + i % 13, "SHDC"[i % 4]) for i in range(17)), "")
    return item


def test_what_shows_of_two_cards_never_overlaps(hand: HandItem) -> None:
    hand.select({3, 9}, ())
    shapes = [hand.visible(slot) for slot in range(17)]
    assert hand.visible(17).isEmpty()
    for left, right in pairwise(shapes):
        common = left & right
        assert common.boundingRect().width() < 1 or common.boundingRect().height() < 1
    assert all(shape.boundingRect().width() > 20 for shape in shapes)


@pytest.mark.parametrize("count", [1, 2, 5, 17])
def test_what_stands_over_a_rank_is_over_its_own_card(qapp: object, count: int) -> None:
    """At the right of a fan the letter of a puzzle's choice used to be on the previous card."""
    item = HandItem(ThemeContext())
    item.set_rect(ROOM)
    item.set_data(tuple((1 + i, "S") for i in range(count)), "")
    for slot in range(count):
        ranks = item.rank_rect(slot)
        seen = item.visible(slot)
        assert ranks.width() > 20
        assert seen.boundingRect().right() + 1 > ranks.left()
        below = [QPointF(ranks.left() + 8, ranks.top() + y) for y in range(60)]
        first = next(at for at in below if any(item.visible(n).contains(at) for n in range(count)))
        assert seen.contains(first + QPointF(0, 1)), slot
    assert item.rank_rect(0).left() < item.rank_rect(count - 1).right()
    assert item.rank_rect(count).isNull(), "no such card lies there"


def test_a_click_takes_the_card_that_shows_there(qtbot: QtBot) -> None:
    """Also near the ends of the fan, where cards lean."""
    table = open_table(qtbot, "hb").use(SilentThinker()).start()
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    board, hand = table.board.board, table.board.scene.hand
    for slot in (0, 1, 6, len(hand.faces) - 1):
        shape = hand.visible(slot)
        corners = [shape.pointAtPercent(share / 40) for share in range(40)]
        middle = shape.boundingRect().center()
        for corner in corners:
            at = board.mapFromScene(corner + (middle - corner) * 0.12)
            if not shape.contains(board.mapToScene(at)):
                continue
            child = board.viewport().childAt(at)
            assert child is not None
            assert child.objectName() == table.card_name(slot)
        QTest.mouseClick(
            table.spot(table.card_name(slot)), Qt.MouseButton.LeftButton, pos=QPoint(5, 60)
        )
        assert table.choosing.selected == {slot}
        table.key("Esc")
