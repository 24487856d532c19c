"""The seats of a reveal page show everything that a seat did, and its state."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.ui.table.reveal_data import (
    MomentCard,
    MomentGift,
    MomentLead,
    MomentNews,
    MomentSeat,
    TableReveal,
)
from stockgames.ui.table.reveal_seats import SeatPainter
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import SECURITIES, THEMES
from stockgames.ui.theme.text import text_width
from tests.ui.theme.pictures import picture

SEATS = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bela"))
CONTEXT = TableContext(SEATS, Stage.SHOWING, None, None, 0, (0, 1), Options())
MARK = next(iter(SECURITIES.values()))
CARDS = (
    MomentCard("", "Bonds", MARK, number="I"),
    MomentCard("4", "Sell", number="II"),
    MomentCard("+1", "influence", MARK, number="III"),
)
LOBBY = MomentCard("-1", "lobbyist", MARK, sign="lobbyist")
SEAT = MomentSeat(
    0, "sells", "+$280", CARDS, "$950", "-$120", "bad", "3rd", "net worth", "4 x $70", "earns", -2
)
LEAD = MomentLead("At a glance", "Leads now", "Bela, $990", ((1, "1st"), (0, "2nd")))
NEWS = (MomentNews(0, "loses most", "bad"),)
MOMENT = TableReveal("Look", seats=(SEAT,), news=NEWS, lead=LEAD)


GIFTS = ((MomentGift(MARK, "Bela"), MomentGift(MARK, "Ada")), (MomentGift(MARK, "Bela"),))


def seat_painted(seat: MomentSeat, look: ThemeContext, moment: TableReveal = MOMENT) -> QImage:
    def paint(painter: QPainter) -> None:
        box = QRectF(20, 24, 360, 290)
        SeatPainter(painter, look, moment, CONTEXT).seat(box, seat)

    return picture(400, 340, paint)


def coming_up(turned: float, seat: MomentSeat, was: MomentSeat) -> QImage:
    """Return a picture of a cell while a page replaces an earlier one."""

    def paint(painter: QPainter) -> None:
        earlier = SeatPainter(painter, ThemeContext(), replace(MOMENT, seats=(was,)), CONTEXT)
        now = SeatPainter(painter, ThemeContext(), replace(MOMENT, seats=(seat,)), CONTEXT, turned)
        now.show(QRectF(20, 24, 360, 290), seat, earlier if turned < 1 else None)

    return picture(400, 340, paint)


def news_painted(moment: TableReveal, look: ThemeContext) -> QImage:
    def paint(painter: QPainter) -> None:
        box = QRectF(20, 24, 360, 290)
        SeatPainter(painter, look, moment, CONTEXT).news(box)

    return picture(400, 340, paint)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_each_thing_of_a_seat_shows(qapp: QApplication, theme: str) -> None:
    look = ThemeContext(THEMES[theme])
    seats = [
        SEAT,
        replace(SEAT, seat=1),
        replace(SEAT, told="buys"),
        replace(SEAT, amount="-$280"),
        replace(SEAT, deed="pays"),
        replace(SEAT, reckoned="4 x $60"),
        replace(SEAT, caption="worth"),
        replace(SEAT, standing="$960"),
        replace(SEAT, change=""),
        replace(SEAT, tone="good"),
        replace(SEAT, place="4th"),
        replace(SEAT, climbed=0),
        replace(SEAT, climbed=2),
        replace(SEAT, cards=(*CARDS, LOBBY)),
        replace(SEAT, cards=(replace(CARDS[0], number="II"), *CARDS[1:])),
        replace(SEAT, cards=(*CARDS[:2], replace(CARDS[2], text="-1"))),
        replace(SEAT, cards=(*CARDS, replace(LOBBY, sign="", number="III"))),
    ]
    pictures = [seat_painted(seat, look) for seat in seats]
    pictures.append(seat_painted(SEAT, look, replace(MOMENT, news=())))
    for place, one in enumerate(pictures):
        assert all(one != other for other in pictures[:place]), place


def test_who_gains_and_who_leads_shows(qapp: QApplication) -> None:
    look = ThemeContext()
    moments = [
        MOMENT,
        replace(MOMENT, news=()),
        replace(MOMENT, lead=None),
        replace(MOMENT, lead=replace(LEAD, leader="Ada, $990")),
        replace(MOMENT, lead=replace(LEAD, order=LEAD.order[::-1])),
        replace(MOMENT, seats=(replace(SEAT, change="-$10"),)),
    ]
    pictures = [news_painted(moment, look) for moment in moments]
    for place, one in enumerate(pictures):
        assert all(one != other for other in pictures[:place]), place


def test_a_page_that_comes_up_begins_as_the_one_before_and_ends_as_it_is(
    qapp: QApplication,
) -> None:
    """What was turned over on the previous page stays, and what turns now starts with its back."""
    backs = replace(CARDS[1], text="", is_back=True), replace(CARDS[2], turns=True)
    was = replace(SEAT, amount="", cards=(CARDS[0], *backs))
    now = replace(SEAT, cards=(CARDS[0], replace(CARDS[1], turns=True), CARDS[2]))
    still = replace(now, cards=tuple(replace(card, turns=False) for card in now.cards))
    begins, ends = coming_up(0.0, now, was), coming_up(1.0, now, was)
    third, second = QRect(265, 180, 100, 60), QRect(150, 180, 100, 60)
    assert begins.copy(third) == coming_up(1.0, was, was).copy(third)
    assert begins.copy(second) != ends.copy(second)
    assert ends.copy(third) == coming_up(1.0, still, still).copy(third)


def test_words_of_two_pages_are_never_seen_over_each_other(qapp: QApplication) -> None:
    """The old texts disappear before the new ones appear."""
    was, now = replace(SEAT, told="orders Bonds"), replace(SEAT, told="sells 4 Bonds")
    other_was, other_now = replace(was, told="orders Banks"), replace(now, told="buys 3 Banks")
    assert coming_up(0.3, now, was) == coming_up(0.3, other_now, was)
    assert coming_up(0.3, now, was) != coming_up(0.3, now, other_was)
    assert coming_up(0.7, now, was) == coming_up(0.7, now, other_was)
    assert coming_up(0.7, now, was) != coming_up(0.7, other_now, was)


def test_sums_count_to_what_they_come_to(qapp: QApplication) -> None:
    def half(share: float) -> MomentSeat:
        return replace(SEAT, amount=f"+${280 * share:.0f}", standing=f"${1070 - 120 * share:.0f}")

    def shown(counted: float, seat: MomentSeat) -> QImage:
        def paint(painter: QPainter) -> None:
            cell = SeatPainter(painter, ThemeContext(), MOMENT, CONTEXT, counted=counted)
            cell.show(QRectF(20, 24, 360, 290), seat)

        return picture(400, 340, paint)

    counting = replace(SEAT, counted=half)
    pictures = [shown(share, counting) for share in (0.0, 0.5, 1.0)]
    assert all(one != other for one, other in combinations(pictures, 2))
    assert pictures[-1] == shown(1.0, SEAT) == shown(0.5, SEAT)


def test_all_look_to_the_middle(qapp: QApplication) -> None:
    at_left, at_right = (replace(MOMENT, at_left=count) for count in (1, 0))
    assert seat_painted(SEAT, ThemeContext(), at_left) != seat_painted(
        SEAT, ThemeContext(), at_right
    )


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_each_gift_shows_and_so_does_what_it_was(qapp: QApplication, theme: str) -> None:
    look = ThemeContext(THEMES[theme])
    other = list(SECURITIES.values())[-1]
    goods, shares = GIFTS
    lines = [
        GIFTS,
        (goods, (replace(shares[0], is_paper=True),)),
        (goods, (replace(shares[0], mark=other),)),
        (goods, (replace(shares[0], to="Clara"),)),
        ((goods[0],), shares),
    ]
    seats = [replace(SEAT, amount="", gifts=gifts) for gifts in lines]
    seats.append(replace(seats[0], deed="Anchor Shipping"))
    pictures = [seat_painted(seat, look) for seat in seats]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_names_of_gifts_end_before_the_next_one_begins(qapp: QApplication) -> None:
    look, names = ThemeContext(), ("Dmitri", "Bo", "Anastasia")
    rows = [[MomentGift(MARK, name) for name in names], [MomentGift(MARK, "Bo")]]
    font, found = look.sans(18), list[list[float]]()

    def paint(painter: QPainter) -> None:
        seats = SeatPainter(painter, look, MOMENT, CONTEXT)
        found.extend(seats._gift_widths(rows, room, 20, font) for room in (600.0, 150.0))

    picture(10, 10, paint)
    roomy, tight = found
    assert sum(roomy) == pytest.approx(600)
    assert sum(tight) == pytest.approx(150)
    for name, width in zip(names, roomy, strict=True):
        assert width > text_width(f"\N{RIGHTWARDS ARROW} {name}", font) + 20
    assert tight[1] < tight[0] < tight[2]


def test_who_leads_stands_at_the_top_where_nothing_else_is_remarked(qapp: QApplication) -> None:
    def foot(moment: TableReveal) -> QImage:
        return news_painted(moment, ThemeContext()).copy(QRect(30, 220, 340, 80))

    nothing = foot(replace(MOMENT, news=(), lead=None))
    assert foot(replace(MOMENT, news=())) == nothing != foot(MOMENT)
