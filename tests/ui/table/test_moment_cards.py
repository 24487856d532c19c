"""The cards of a seat on a reveal page."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.ui.table.reveal_data import MomentCard, MomentSeat
from stockgames.ui.table.reveal_seats import CardPainter, CardWidget, SeatCell
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import SECURITIES
from tests.ui.theme.pictures import painted, picture

MARK, OTHER, *_ = SECURITIES.values()
CARD = MomentCard("+1", "influence", MARK, number="III")


def drawn(card: MomentCard, height: float = 110, look: ThemeContext | None = None) -> QImage:
    def paint(painter: QPainter) -> None:
        CardPainter(painter, look or ThemeContext()).paint(QRectF(20, 20, 100, height), card)

    return picture(140, 160, paint)


def test_each_thing_of_a_card_shows(qapp: QApplication) -> None:
    cards = [
        CARD,
        replace(CARD, text="-1"),
        replace(CARD, mark=OTHER),
        replace(CARD, caption="lobbyist"),
        replace(CARD, number="II"),
        replace(CARD, sign="lobbyist"),
        replace(CARD, mark=None),
        replace(CARD, text=""),
        replace(CARD, is_back=True),
        replace(CARD, is_back=True, sign="lobbyist"),
    ]
    pictures = [drawn(card) for card in cards]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_back_tells_no_more_than_its_number_and_its_caption(qapp: QApplication) -> None:
    back = replace(CARD, is_back=True)
    assert drawn(back) == drawn(replace(back, text="-1", mark=OTHER))
    assert drawn(back) != drawn(replace(back, caption="Buying"))


def test_a_low_card_does_without_its_caption(qapp: QApplication) -> None:
    assert drawn(CARD, 45) == drawn(replace(CARD, caption=""), 45)
    assert drawn(CARD, 60) != drawn(replace(CARD, caption=""), 60)


def test_a_caption_in_large_text_gives_way_to_the_figure(qapp: QApplication) -> None:
    look = ThemeContext()
    look.set_text_size(1.5)
    bare = replace(CARD, caption="")
    assert drawn(CARD, 70, look) == drawn(bare, 70, look)
    assert drawn(CARD, 120, look) != drawn(bare, 120, look)


@pytest.mark.parametrize("count", [1, 3, 4])
def test_cards_lie_side_by_side_and_one_alone_is_no_wider_than_three(
    qtbot: QtBot, count: int
) -> None:
    def widths(number: int) -> list[int]:
        seats = (SeatInfo(name="Ada", player="human"),)
        context = TableContext(seats, Stage.SHOWING, None, None, 0, (0,), Options())
        seat = MomentSeat(0, "sells", "", (CARD,) * number, "$950", "", "plain", "1st")
        cell = SeatCell(ThemeContext(), context, seat, at_right=False)
        cell.resize(400, 310)
        cell.grab()
        cards = cell.findChildren(CardWidget)
        assert all(one.geometry().right() < two.x() for one, two in pairwise(cards))
        return [card.width() for card in cards]

    laid = widths(count)
    assert len(laid) == count
    assert max(laid) <= 1.1 * min(widths(3))


@pytest.mark.parametrize("height", [20, 60])
def test_a_card_without_room_is_not_painted(qtbot: QtBot, height: int) -> None:
    card = CardWidget(ThemeContext(), CARD)
    card.resize(100, height)
    assert painted(picture(100, 80, card._paint)).isEmpty() == (height == 20)
