"""A ledger shows what a seat has, at any size; the lobbyist stands on it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication

from stockgames.engine.state import SeatId
from stockgames.games.exchange.facts import SeatFacts
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.ledger import (
    LedgerItem,
    LedgerLayout,
)
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import act, opened, state_with
from tests.ui.games.exchange.boards import SIZES, Board, seen
from tests.ui.games.paints import painted


def ledger() -> LedgerItem:
    board = seen(state_with([280, 0, 0], [(7, 7, 1)] * 3), 0)
    item = LedgerItem(ThemeContext(), 0)
    item.set_rect(QRectF(0, 0, 400, 300))
    item.set_data(board.facts, board.context)
    return item


def facts(item: LedgerItem) -> SeatFacts:
    assert item.facts is not None
    return item.facts


def test_cash_that_moves_is_changed_into_notes(qapp: QApplication) -> None:
    item = ledger()
    worth = facts(item).net_worth
    item.count_cash(150)
    assert (facts(item).cash, facts(item).notes) == (150, (1, 1, 0))
    assert facts(item).net_worth == worth - 130


def test_shares_come_and_go_one_security_at_a_time(qapp: QApplication) -> None:
    item = ledger()
    item.change_shares(1, -3)
    item.change_shares(2, 4)
    assert facts(item).shares == (7, 4, 5)


FOUNDERS = ("hugh-smith", "john-bush", "ephraim-hart", "john-henry")


def told(board: Board, seat: SeatId) -> Plate:
    item = LedgerItem(ThemeContext(), seat)
    item.set_data(board.facts, board.context)
    assert item.plate is not None
    return item.plate


def test_plates_are_named_and_lit(qapp: QApplication) -> None:
    board = seen(opened(FOUNDERS), 0)
    plates = [told(board, seat) for seat in range(4)]
    assert [plate.name for plate in plates] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]
    assert plates[0].note.startswith("Hugh Smith")
    assert [plate.state for plate in plates] == ["active", *["thinking"] * 3]


def test_the_plate_of_a_seat_that_is_out_is_dark(qapp: QApplication) -> None:
    match = state_with([0, 500, 500, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9), (9, 9, 9)])
    act(match, *["banks"] * 4)
    act(match, "buy 9", "sell 1", "sell 1", "sell 1")
    act(match, *["+banks"] * 4)
    assert told(seen(match, 1, front=1), 0).state == "out"


SMALL = QSize(1180, 600), QSize(1100, 620)
"""The least scenes of pages that only show a table."""


def ledgers(size: QSize, seats: int) -> list[QRectF]:
    return list(BoardLayout(size, seats).ledgers)


def parts(layout: LedgerLayout) -> list[QRectF]:
    rows = [layout.plate, *layout.shares, layout.done]
    if layout.notes.isEmpty():
        return [*rows, layout.amount]
    return [*rows, layout.notes, *([layout.amount, layout.worth] if layout.are_rows else [])]


@pytest.mark.parametrize("lobbied", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [*SIZES, *SMALL])
def test_parts_fit_and_do_not_overlap(size: QSize, seats: int, lobbied: bool) -> None:
    for rect in ledgers(size, seats):
        layout = LedgerLayout(rect, lobbied=lobbied)
        for part in parts(layout):
            assert rect.contains(part)
            assert part.height() >= 20
        for one, other in combinations(parts(layout), 2):
            assert not one.intersects(other)
        assert all(layout.done.contains(slot) for slot in layout.slots)
        assert layout.words.left() >= layout.slots[-1].right()


def test_one_bank_share_is_not_written_as_banks(qapp: QApplication) -> None:
    item = ledger()
    item.set_rect(QRectF(0, 0, 400, 200))
    plate, field = item.plate, item.layout_.shares[0]
    assert plate is not None
    low = field.adjusted(field.width() * 0.4, field.height() * 0.66, 0, 0)
    named = {}
    for count in (1, 2, 3):
        item.show_seat(replace(facts(item), shares=(count, 7, 1)), plate, item.prices)
        named[count] = painted(item, low)
    assert named[2] == named[3]
    assert named[1] != named[2]
