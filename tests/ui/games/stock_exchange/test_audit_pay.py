"""The table of pay-outs: a seat's row is empty until its shares pay."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.audit_steps import Course, Progress
from stockgames.ui.games.stock_exchange.audit_book import PayItem
from stockgames.ui.theme.context import ThemeContext
from tests.ui.games.paints import is_blank, painted
from tests.ui.games.stock_exchange.audits import LAYOUT, WHOLE, audit, just_before, laid


@pytest.fixture
def pay(qtbot: QtBot) -> PayItem:
    item = PayItem(ThemeContext())
    laid(item, WHOLE)
    return item


def test_nothing_is_painted_before_an_audit(pay: PayItem) -> None:
    assert not is_blank(painted(pay, pay.rect))
    pay.progress = None
    assert is_blank(painted(pay, pay.rect))


@pytest.mark.parametrize("seat", range(8))
def test_a_row_shows_its_score_when_it_pays_and_not_before(pay: PayItem, seat: int) -> None:
    found = audit()
    richer = replace(found.payouts[seat], score=found.payouts[seat].score + 11_000)
    payouts = tuple(richer if one.seat == seat else one for one in found.payouts)
    other, row = Course(replace(found, payouts=payouts)), LAYOUT.rows[seat]
    early = just_before("pay", seat)
    pay.progress = early
    before = painted(pay, row)
    pay.progress = Progress(other, early.done)
    assert painted(pay, row) == before
    pay.progress = Progress(early.course, early.done + 1)
    told = painted(pay, row)
    pay.progress = Progress(other, early.done + 1)
    assert painted(pay, row) != told
    assert told != before


def test_earnings_stand_over_their_column_once_they_are_stamped(pay: PayItem) -> None:
    early = just_before("stamp", 4)
    pay.progress = early
    before = painted(pay, pay.rect)
    pay.progress = Progress(early.course, early.done, 1.0)
    assert painted(pay, pay.rect) != before


def test_the_seat_somebody_points_at_is_lit(pay: PayItem) -> None:
    within = [row.adjusted(0, 2, 0, -2) for row in LAYOUT.rows]
    rests = [painted(pay, row) for row in within]
    pay.lit = 5
    lit = [painted(pay, row) for row in within]
    assert [one != other for one, other in zip(rests, lit, strict=True)] == [
        seat == 5 for seat in range(8)
    ]
