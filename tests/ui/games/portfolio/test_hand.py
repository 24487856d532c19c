"""The fan of a hand, in which every card can be picked, and the card beside a raid."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.games.portfolio.forecast import RaidForecast
from stockgames.games.portfolio.parts import NONE, Portfolio
from stockgames.presentation.games.portfolio.terms import face
from stockgames.ui.games.portfolio.hand import HandItem, draw_mini_card, draw_mini_face
from stockgames.ui.games.portfolio.marks import RaidWay
from stockgames.ui.games.portfolio.papers import RaidPopover
from stockgames.ui.games.portfolio.piles import PlaceItem
from stockgames.ui.table.items import TableItem
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.portfolio.table import card
from tests.ui.games.paints import painted
from tests.ui.games.portfolio.seating import open_table
from tests.ui.painted_texts import recording
from tests.ui.table.seating import SilentThinker
from tests.ui.theme.pictures import bits_of, picture

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


CLUBS = Portfolio(1, 0, card("3C"), card("7C"), NONE, NONE)
TAKEN = RaidForecast(1, True, 8, 4, 7, 1, 15, 11, CLUBS)
GONE = RaidForecast(1, False, 4, 4, 0, 1, 15, 11)


SCENE = QRectF(0, 0, 1280, 680)
PLACE = QRectF(600, 330, 130, 200)


def texts_on(item: TableItem, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    with recording(monkeypatch) as found:
        painted(item, item.rect)
    return found


def test_taking_over_says_what_it_costs_and_when_it_is_paid_back(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    popover = RaidPopover(ThemeContext(), "raid")
    popover.show_raid(TAKEN, "Bruno", QRectF(100, 20, 90, 200), SCENE)
    told = texts_on(popover, monkeypatch)
    assert {"Acquire", "−$8", "twice the $4 it pays", "+$7", "paid back in 2 turns"} < set(told)
    assert told[-1] == "Bruno: income $15 → $11"


def test_neutralizing_brings_nothing_and_says_so_by_leaving_it_out(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    popover = RaidPopover(ThemeContext(), "raid")
    popover.show_raid(GONE, "Bruno", QRectF(100, 20, 90, 200), SCENE)
    told = texts_on(popover, monkeypatch)
    assert told[:2] == ["Neutralize", "−$4"]
    assert not any("brings" in text or "paid back" in text for text in told)


def test_what_would_lie_here_is_shown_from_the_highest_card_down(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = PlaceItem(ThemeContext())
    place.set_rect(PLACE)
    place.coming = CLUBS
    told = texts_on(place, monkeypatch)
    assert told[:5] == ["7", "6", "5", "4", "3"]
    assert told[-1] == "$7"


def test_it_lies_beside_the_portfolio_inside_the_room(qapp: QApplication) -> None:
    popover = RaidPopover(ThemeContext(), "raid")
    for left in (100.0, 900.0, 1180.0):
        run = QRectF(left, 20, 90, 200)
        popover.show_raid(TAKEN, "Bruno", run, SCENE)
        assert popover.isVisible()
        assert SCENE.contains(popover.rect)
        assert not popover.rect.intersects(run)
    (node,) = popover.nodes()
    assert node.value.startswith("costs −$8, twice the $4 it pays; brings +$7")
    assert node.value.endswith("it would go here, with your portfolios: 3 to 7 of clubs, $7 a turn")
    popover.show_raid(None, "", QRectF(), SCENE)
    assert not popover.isVisible()
    assert popover.nodes() == ()


RUN = QRectF(100, 50, 90, 200)


@pytest.fixture
def way(qapp: QApplication) -> RaidWay:
    return RaidWay(ThemeContext(), "way")


def test_it_leads_nowhere_without_both_ends(way: RaidWay) -> None:
    way.show_way(RUN, PLACE)
    way.show_way(QRectF(), PLACE)
    assert not way.isVisible()


RECT = QRectF(2, 2, 60, 40)


def drawn(name: str, *, four: bool = False) -> bytes:
    look = ThemeContext()
    look.set_four_colour_suits(four)

    def paint(painter: QPainter) -> None:
        draw_mini_card(painter, RECT)
        if name:
            draw_mini_face(painter, look, RECT, face(card(name)), 17)

    return bits_of(picture(64, 44, paint))


def test_rank_and_suit_are_told_apart(qtbot: QtBot) -> None:
    names = ("", "7H", "8H", "7S", "7D", "7C")
    assert len({drawn(name) for name in names}) == len(names)


def test_four_colours_tell_hearts_from_diamonds_and_spades_from_clubs(qtbot: QtBot) -> None:
    for name in ("7D", "7C"):
        assert drawn(name) != drawn(name, four=True)
