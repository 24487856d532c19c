"""A reveal as data: its pages, cells and cards, what each seat came to, and who leads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QRectF, QSize
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
    RevealHolder,
    RevealLead,
    RevealNews,
    RevealSeat,
    RevealValue,
    TableReveal,
)
from stockgames.ui.table.reveal_seats import CardPainter, NewsCell, SeatCell, ValuePlate
from stockgames.ui.theme.palette import SECTORS, SECURITIES, THEMES
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.labels import FittedLabel
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
def test_no_text_leaves_its_cell_or_covers_another(qtbot: QtBot, make: Make, size: float) -> None:
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


def test_a_name_stays_readable_beside_its_amount(qtbot: QtBot) -> None:
    """With text of twice the size, a name shrank to a quarter of the amount beside it."""
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    look.set_text_size(2.0)
    seat = cell(look, replace(SEAT, seat=1, amount="+$1,280"))
    qtbot.addWidget(seat)
    seat.resize(314, 206)
    seat.show()
    labels = {label.text(): label for label in seat.findChildren(FittedLabel)}
    name = labels["Bela"]
    assert name.width() >= 0.5 * name.sizeHint().width()


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


DATA_SEAT = RevealSeat(1, "sells 4", "+$280", (), "$950", "+$280", "good", "2nd", "net worth")
DATA_VALUE = RevealValue(SECTORS["B"], "Banks", "$60", "$70", "+1 step", ("Ada +1", "Emil +1"))


def test_a_seat_tells_what_it_did_what_that_is_and_where_it_stands() -> None:
    assert DATA_SEAT.spoken() == "sells 4, +$280, net worth $950 +$280, 2nd"
    fuller = replace(DATA_SEAT, verb="earns", calculation="4 × $70")
    assert fuller.spoken() == "sells 4, 4 × $70, earns +$280, net worth $950 +$280, 2nd"
    assert replace(DATA_SEAT, summary="", place="").spoken() == "+$280, net worth $950 +$280"


def test_a_value_tells_its_way_and_who_moved_it() -> None:
    assert DATA_VALUE.spoken() == "Banks: $60 → $70, +1 step. Ada +1, Emil +1"
    assert replace(DATA_VALUE, before="").spoken().startswith("Banks: $70, +1 step")


def test_a_page_is_read_line_by_line_and_leaves_out_what_there_is_none_of() -> None:
    lead = RevealLead("Worth", "Leads now", "Bruno, $950", ((1, "1st"), (0, "2nd")))
    page = TableReveal(
        "Round 2",
        "settled",
        (DATA_SEAT,),
        (DATA_VALUE,),
        news=(RevealNews(0, "gains most", "good"),),
        lead=lead,
    )
    assert page.spoken(("Ada", "Bruno")).splitlines() == [
        "Round 2",
        "settled",
        DATA_VALUE.spoken(),
        f"Bruno: {DATA_SEAT.spoken()}",
        "Ada gains most",
        "Leads now: Bruno, $950",
    ]
    assert TableReveal("A crash").spoken(()) == "A crash"


def test_pages_that_lead_to_one_come_before_it() -> None:
    first, second = TableReveal("votes"), TableReveal("prices", seats=(DATA_SEAT,))
    last = TableReveal("trades", earlier=(first, second))
    assert [page.title for page in last.pages] == ["votes", "prices", "trades"]
    assert [page.is_page for page in last.pages] == [False, True, False]


def test_half_of_the_seats_lie_at_the_left_where_nothing_else_is_said() -> None:
    page = TableReveal("votes", seats=tuple(replace(DATA_SEAT, seat=seat) for seat in range(3)))
    assert [len(side) for side in page.sides] == [2, 1]
    assert [len(side) for side in replace(page, at_left=1).sides] == [1, 2]
    assert [len(side) for side in replace(page, at_left=0).sides] == [0, 3]


FIRST, SECOND = TableReveal("Cards"), TableReveal("Prices")
LAST = TableReveal("Sums", earlier=(FIRST, SECOND))


@pytest.fixture
def held(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[RevealHolder]:
    """Return a moment that accepts presses at once."""
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    parent = QObject()
    one = RevealHolder(parent)
    one.hold(LAST)
    yield one
    del parent


def test_each_press_turns_one_page_and_the_last_leaves_it(held: RevealHolder) -> None:
    seen = [(held.page, held.to_come)]
    while held.press():
        seen.append((held.page, held.to_come))
    assert seen == [(FIRST, (SECOND, LAST)), (SECOND, (LAST,)), (LAST, ())]


def test_a_page_that_is_turned_back_to_stands_still(qtbot: QtBot, held: RevealHolder) -> None:
    assert (held.pages, held.turn_back()) == ((0, 3), False)
    held.press()
    assert held.pages == (1, 3)
    with qtbot.waitSignal(held.turned):
        assert held.turn_back()
    assert (held.page, held.stands_still) == (FIRST, True)
    held.press()
    assert not held.stands_still


def test_a_press_ends_what_moves_before_it_turns(held: RevealHolder) -> None:
    moves = [True]
    held.finish = lambda: moves.pop() if moves else False
    assert held.press()
    assert held.page == FIRST
    held.press()
    assert held.page == SECOND


def test_a_page_that_has_just_come_up_takes_a_hasty_press(
    held: RevealHolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    assert held.press()
    assert held.page == FIRST


def test_all_can_be_shown_at_once_and_turned_back_from(held: RevealHolder) -> None:
    assert held.show_all()
    assert (held.page, held.to_come, held.stands_still) == (LAST, (), True)
    assert not held.show_all()
    assert held.turn_back()
    assert held.page == SECOND


def test_pages_that_run_follow_each_other_until_the_last(held: RevealHolder) -> None:
    held.hold(LAST, runs=True)
    seen = [held.page]
    for _ in range(3):
        held.run_on()
        seen.append(held.page)
    assert seen == [FIRST, SECOND, LAST, LAST]
    assert not held.runs


@pytest.mark.parametrize("stop", ["turn_back", "show_all"])
def test_pages_stop_running_for_whoever_turns_them(held: RevealHolder, stop: str) -> None:
    held.hold(LAST, runs=True)
    held.run_on()
    assert getattr(held, stop)()
    at = held.page
    held.run_on()
    assert held.page == at


def test_a_reveal_can_begin_at_its_end(held: RevealHolder) -> None:
    held.hold(LAST, at_end=True)
    assert (held.page, held.pages) == (LAST, (2, 3))


def test_nothing_takes_no_press(held: RevealHolder) -> None:
    held.put_away()
    assert not held.show_all()
    assert held.page is None
    assert not held.press()
    held.hold(None)
    assert not held.press()
