"""The parts of a ledger: inside it, without overlaps; what doesn't fit is left out."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize

from stockgames.ui.games.exchange.layout import lay_out
from stockgames.ui.games.exchange.ledger import LedgerLayout, lay_out_ledger
from stockgames.ui.table.layout import bar_height

SIZES = [(1024, 600), (1280, 720), (2560, 1440)]


def ledgers(width: int, height: int, seats: int) -> list[QRectF]:
    size = QSize(width, round(height - bar_height(width, height)))
    return list(lay_out(size, seats).ledgers)


def parts(layout: LedgerLayout) -> list[QRectF]:
    rows = [layout.plate, *layout.shares, layout.done]
    if layout.notes.isEmpty():
        return [*rows, layout.amount]
    return [*rows, layout.notes, *([layout.amount, layout.worth] if layout.are_rows else [])]


@pytest.mark.parametrize("lobbied", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_parts_fit_and_do_not_overlap(width: int, height: int, seats: int, lobbied: bool) -> None:
    for rect in ledgers(width, height, seats):
        layout = lay_out_ledger(rect, width / 1600, lobbied=lobbied)
        for part in parts(layout):
            assert rect.contains(part)
            assert part.height() >= 20
        for one, other in combinations(parts(layout), 2):
            assert not one.intersects(other)
        assert all(layout.done.contains(slot) for slot in layout.slots)
        assert layout.words.left() >= layout.slots[-1].right()


def test_the_lobbyist_has_room_beside_the_plate() -> None:
    for rect in ledgers(1280, 720, 6):
        layout = lay_out_ledger(rect, 0.72, lobbied=True)
        assert layout.foot.x() - layout.figure * 0.3 >= layout.amount.right()
        assert layout.foot.x() + layout.figure * 0.3 <= rect.right() + 4


def test_the_lobbyist_stands_where_it_is_going_to_stand() -> None:
    rect = ledgers(1600, 1000, 4)[1]
    before, after = (lay_out_ledger(rect, 1, lobbied=on) for on in (False, True))
    assert (before.foot, before.figure) == (after.foot, after.figure)


def test_small_ledgers_collapse_to_counts_and_cash() -> None:
    small = lay_out_ledger(ledgers(1280, 720, 6)[3], 0.72, lobbied=False)
    large = lay_out_ledger(ledgers(1600, 1000, 6)[3], 1.0, lobbied=False)
    assert small.notes.isEmpty()
    assert not large.notes.isEmpty()


def test_the_own_ledger_with_room_is_a_page_of_rows() -> None:
    own, other = ledgers(1280, 720, 3)[:2]
    page = lay_out_ledger(own, 0.72, lobbied=False)
    assert page.are_rows
    assert page.worth.top() >= page.amount.bottom()
    assert page.notes.height() >= page.amount.height() + page.worth.height()
    assert not lay_out_ledger(other, 0.72, lobbied=False).are_rows
