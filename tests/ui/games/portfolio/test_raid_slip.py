"""The card beside a portfolio that could be taken: its costs, its gains, and for whom."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.games.portfolio.forecast import RaidForecast
from stockgames.games.portfolio.parts import NONE, Portfolio
from stockgames.ui.games.portfolio.slips import RaidSlip, coming_picture, raid_picture
from stockgames.ui.theme.context import ThemeContext
from tests.games.portfolio.table import card

CLUBS = Portfolio(1, 0, card("3C"), card("7C"), NONE, NONE)
TAKEN = RaidForecast(1, True, 8, 4, 7, 1, 15, 11, CLUBS)
GONE = RaidForecast(1, False, 4, 4, 0, 1, 15, 11)


def test_taking_over_says_what_it_costs_and_when_it_is_paid_back(qapp: QApplication) -> None:
    shown = raid_picture(TAKEN, "Bruno")
    assert (shown.title, shown.costs, shown.brings) == ("Acquire", "−$8", "+$7")
    assert shown.why == "twice the $4 it pays"
    assert shown.back == "paid back in 2 turns"
    assert shown.owner == "Bruno: income $15 → $11"


def test_neutralizing_brings_nothing_and_says_so_by_leaving_it_out(qapp: QApplication) -> None:
    shown = raid_picture(GONE, "Bruno")
    assert (shown.title, shown.costs, shown.brings, shown.back) == ("Neutralize", "−$4", "", "")


def test_what_would_lie_here_is_shown_from_the_highest_card_down(qapp: QApplication) -> None:
    coming = coming_picture(TAKEN)
    assert coming is not None
    assert coming.cards == ((7, "C"), (6, "C"), (5, "C"), (4, "C"), (3, "C"))
    assert coming.tag == "$7"
    assert coming_picture(GONE) is None


def test_the_slip_lies_beside_the_portfolio_inside_the_room(qapp: QApplication) -> None:
    slip, room = RaidSlip(ThemeContext(), "raid"), QRectF(0, 0, 1280, 680)
    for left in (100.0, 900.0, 1180.0):
        run = QRectF(left, 20, 90, 200)
        slip.tell(raid_picture(TAKEN, "Bruno"), run, room)
        assert slip.isVisible()
        assert room.contains(slip.rect)
        assert not slip.rect.intersects(run)
    (node,) = slip.nodes()
    assert node.value.startswith("costs −$8, twice the $4 it pays; brings +$7")
    assert node.value.endswith("it would go here, with your portfolios: 3 to 7 of clubs, $7 a turn")
    slip.tell(None, QRectF(), room)
    assert not slip.isVisible()
    assert slip.nodes() == ()
