"""The fan on the table: every card can be seen, and picked where it is visible."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.ui.games.portfolio.hand import RAISED, HandItem
from stockgames.ui.pieces.cards import CARD_RATIO
from stockgames.ui.table.fan import FanCard, fan
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.games.portfolio.seating import open_table
from tests.ui.table.seating import SilentThinker

ROOM = QRectF(290, 500, 700, 182)
ABOVE = ROOM.adjusted(0, HandItem.card * RAISED, 0, 0)
"""The part of it that is left for cards which are not raised."""


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


def test_a_selected_card_stands_out(hand: HandItem) -> None:
    before = hand.places()[5].centre.y()
    hand.select({5}, ())
    assert hand.places()[5].centre.y() < before - 15


def test_a_fan_is_reckoned_once_for_all(hand: HandItem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hot spot over a card asks for its position each time that something is picked."""
    reckoned: list[int] = []

    def counted(count: int, room: QRectF, card: float, ratio: float) -> list[FanCard]:
        reckoned.append(count)
        return fan(count, room, card, ratio)

    monkeypatch.setattr("stockgames.ui.games.portfolio.hand.fan", counted)
    for slot in range(17):
        hand.visible(slot)
    assert reckoned == [17]
    hand.set_rect(ROOM.translated(10, 0))
    hand.places()
    assert reckoned == [17, 17]


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


def test_the_others_close_up_over_the_gaps_of_cards_on_their_way(hand: HandItem) -> None:
    hand.select({0, 5}, ())
    hand.hide_slots({0, 5})
    before = hand.places()
    assert hand._closing() == before
    hand.close(0.5)
    half = hand._closing()
    hand.close(1.0)
    closed, without = hand._closing(), fan(15, ABOVE, HandItem.card, CARD_RATIO)
    stay = [slot for slot in range(17) if slot not in (0, 5)]
    for slot, end in zip(stay, without, strict=True):
        assert closed[slot].centre == end.centre
        assert closed[slot].angle == pytest.approx(end.angle)
        middle = (before[slot].centre + end.centre) / 2
        assert (half[slot].centre - middle).manhattanLength() < 0.01
    hand.set_data(hand.faces[:15], "")
    assert hand._closing() == hand.places() != before


def test_the_hand_opens_for_cards_that_come(hand: HandItem) -> None:
    hand.coming = frozenset({0, 5})
    after = fan(19, ABOVE, HandItem.card, CARD_RATIO)
    hand.close(1.0)
    stay = [place for slot, place in enumerate(after) if slot not in (0, 5)]
    for place, end in zip(hand._closing(), stay, strict=True):
        assert (place.centre - end.centre).manhattanLength() < 0.01
    assert hand.places_after(0) == after


def test_cards_come_while_others_leave(hand: HandItem) -> None:
    hand.coming = frozenset({3})
    hand.hide_slots({1, 2})
    hand.close(1.0)
    after = fan(16, ABOVE, HandItem.card, CARD_RATIO)
    assert hand._closing()[0].centre == after[0].centre
    assert hand._closing()[16].centre == after[15].centre
