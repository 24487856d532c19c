"""The cells and cards of a reveal page show what a seat did, what it came to, and who leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.ui.table.reveal_data import (
    RevealCard,
    RevealGift,
    RevealLead,
    RevealNews,
    RevealSeat,
    RevealValue,
    TableReveal,
)
from stockgames.ui.table.reveal_seats import CardPainter, CardWidget, NewsCell, SeatCell, ValuePlate
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import SECURITIES, THEMES
from stockgames.ui.widgets.labels import FittedLabel
from tests.ui.theme import pictures
from tests.ui.theme.pictures import picture

SEATS = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bela"))
CONTEXT = TableContext(SEATS, Stage.SHOWING, None, None, 0, (0, 1), Options())
MARK, OTHER, *_ = SECURITIES.values()
CARDS = (
    RevealCard("", "Bonds", MARK, number="I"),
    RevealCard("4", "Sell", number="II"),
    RevealCard("+1", "influence", MARK, number="III"),
)
LOBBY = RevealCard("-1", "lobbyist", MARK, sign="lobbyist")
SEAT = RevealSeat(
    0, "sells", "+$280", CARDS, "$950", "-$120", "bad", "3rd", "net worth", "4 x $70", "earns", -2
)
LEAD = RevealLead("At a glance", "Leads now", "Bela, $990", ((1, "1st"), (0, "2nd")))
NEWS = RevealNews(0, "loses most", "bad")
MOMENT = TableReveal("Look", seats=(SEAT,), news=(NEWS,), lead=LEAD)
GOODS = (RevealGift(MARK, "Bela"), RevealGift(MARK, "Ada"))
SHARE = RevealGift(MARK, "Bela", is_paper=True)
VALUE = RevealValue(MARK, "Banks", "$40", "$50", "+1 step", ("Ada +1",))


@pytest.fixture(params=sorted(THEMES))
def look(request: pytest.FixtureRequest) -> ThemeContext:
    return ThemeContext(THEMES[request.param])


def painted(widget: QWidget, size: QSize | None = None) -> QImage:
    widget.resize(size or QSize(400, 310))
    return widget.grab().toImage()


def cell(look: ThemeContext, seat: RevealSeat = SEAT, *, at_right: bool = False) -> SeatCell:
    return SeatCell(look, CONTEXT, seat, at_right=at_right)


def texts(widget: QWidget) -> set[str]:
    """Return all texts that are shown in a widget."""
    return {label.text() for label in widget.findChildren(FittedLabel) if not label.isHidden()}


def all_differ(pictures: list[QImage]) -> bool:
    return all(one != other for one, other in combinations(pictures, 2))


def test_each_thing_of_a_seat_shows(qtbot: QtBot, look: ThemeContext) -> None:
    first, second, third = CARDS
    seats = [
        SEAT,
        replace(SEAT, seat=1),
        replace(SEAT, summary="buys"),
        replace(SEAT, amount="-$280"),
        replace(SEAT, verb="pays"),
        replace(SEAT, calculation="4 x $60"),
        replace(SEAT, caption="worth"),
        replace(SEAT, standing="$960"),
        replace(SEAT, place="4th"),
        replace(SEAT, change=""),
        replace(SEAT, tone="good"),
        replace(SEAT, climbed=0),
        replace(SEAT, climbed=2),
        replace(SEAT, cards=(*CARDS, LOBBY)),
        replace(SEAT, cards=(*CARDS, replace(LOBBY, sign="", number="III"))),
        replace(SEAT, cards=(replace(first, number="II"), second, third)),
        replace(SEAT, cards=(first, second, replace(third, text="-1"))),
    ]
    cells = [cell(look, seat) for seat in seats]
    remarked, gains, at_right = cell(look), cell(look), cell(look, at_right=True)
    remarked.remark(NEWS)
    gains.remark(replace(NEWS, tone="good"))
    assert all_differ([painted(one) for one in (*cells, remarked, gains, at_right)])
    remarked.remark(None)
    assert painted(remarked) == painted(cells[0])


def test_nothing_comes_up_as_a_window_of_its_own(qtbot: QtBot) -> None:
    """It would take the keyboard away from the table."""
    kept = cell(ThemeContext()), NewsCell(ThemeContext(), CONTEXT, MOMENT)
    assert all(not one.isVisible() for one in QApplication.topLevelWidgets()), kept


def test_words_and_cards_change_in_their_own_time(qtbot: QtBot) -> None:
    look = ThemeContext()
    backs = replace(CARDS[1], text="", is_back=True), CARDS[2]
    was = replace(SEAT, summary="orders", amount="", cards=(CARDS[0], *backs))
    now = replace(SEAT, cards=(CARDS[0], replace(CARDS[1], turns=True), CARDS[2]))
    one = cell(look, was)
    begun = painted(one)
    one.show_cards(now)
    one.turn(0.0)
    assert "orders" in texts(one)
    turns = [painted(one)]
    for share in (0.3, 0.7, 1.0):
        one.turn(share)
        turns.append(painted(one))
    assert all_differ([begun, *turns[1:]])
    one.show_words(now)
    assert painted(one) == painted(cell(look, now))
    one.show_sums(replace(now, amount="+$140", standing="$1,010"))
    assert {"+$140", "$1,010", "sells"} <= texts(one)


def test_each_gift_shows_and_so_does_what_it_was(qtbot: QtBot, look: ThemeContext) -> None:
    lines = [
        (GOODS, (SHARE,)),
        (GOODS, (replace(SHARE, is_paper=False),)),
        (GOODS, (replace(SHARE, mark=OTHER),)),
        (GOODS, (replace(SHARE, to="Clara"),)),
        ((GOODS[0],), (SHARE,)),
    ]
    seats = [replace(SEAT, amount="", gifts=gifts) for gifts in lines]
    seats.append(replace(seats[0], verb="Anchor Shipping"))
    assert all_differ([painted(cell(look, seat)) for seat in seats])


def test_who_gains_and_who_leads_shows(qtbot: QtBot, look: ThemeContext) -> None:
    moments = [
        MOMENT,
        replace(MOMENT, news=()),
        replace(MOMENT, lead=None),
        replace(MOMENT, lead=replace(LEAD, leader="Ada, $990")),
        replace(MOMENT, lead=replace(LEAD, order=LEAD.order[::-1])),
        replace(MOMENT, seats=(replace(SEAT, change="-$10"),)),
    ]
    assert all_differ([painted(NewsCell(look, CONTEXT, moment)) for moment in moments])


def test_each_thing_of_a_value_shows(qtbot: QtBot, look: ThemeContext) -> None:
    values = [
        VALUE,
        replace(VALUE, mark=OTHER),
        replace(VALUE, name="Insurance"),
        replace(VALUE, before="$30"),
        replace(VALUE, before=""),
        replace(VALUE, after="$60"),
        replace(VALUE, note="bubble pops"),
    ]
    assert all_differ([painted(ValuePlate(look, value), QSize(210, 90)) for value in values])


Make = Callable[[ThemeContext], QWidget]


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    "make", [cell, lambda look: NewsCell(look, CONTEXT, MOMENT)], ids=["seat", "news"]
)
def test_no_text_lies_outside_its_cell_or_over_another(
    qtbot: QtBot, make: Make, size: float
) -> None:
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    look.set_text_size(size)
    widget = make(look)
    painted(widget, QSize(314, 214))
    labels = [one for one in widget.findChildren(FittedLabel) if one.isVisibleTo(widget)]
    boxes = [QRect(one.mapTo(widget, QPoint()), one.size()) for one in labels if one.text()]
    assert all(widget.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


CARD = RevealCard("+1", "influence", MARK, number="III")


def drawn(card: RevealCard, height: float = 110, look: ThemeContext | None = None) -> QImage:
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
        seat = RevealSeat(0, "sells", "", (CARD,) * number, "$950", "", "plain", "1st")
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
    assert pictures.painted(picture(100, 80, card._paint)).isEmpty() == (height == 20)
