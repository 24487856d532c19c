"""How own portfolios, piles and hand make space for an offer or a deal."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.portfolio.layout import (
    DealRow,
    OwnEnd,
    PortfolioLayout,
    Wanted,
    lay_deal_row,
    lay_out,
)
from stockgames.ui.games.portfolio.piles import PilesItem
from stockgames.ui.table.layout import bar_height
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import inset

SIZES = [(1280, 720), (2560, 1440)]


def laid(
    width: int, height: int, own: float, wanted: float, air: float = 0.0
) -> tuple[PortfolioLayout, DealRow]:
    """Return a row with portfolios that take the share `own`, and a sheet that wants `wanted`.

    `air` is the share that they can spare.
    """
    look = ThemeContext()
    look.fit(QSize(width, height))
    layout = lay_out(width, height - bar_height(width, height), 3, (2, 2, 0))
    piles = PilesItem(look, "piles")
    piles.set_rect(layout.piles)
    row = layout.piles.right() - layout.own.left()

    def fit(room: QSizeF) -> QSizeF:
        return QSizeF(max(row * wanted, min(room.width(), row)), room.height())

    least = row * wanted
    found = Wanted(least, least, least, fit)
    end = layout.own.left() + row * own
    return layout, lay_deal_row(layout, piles, OwnEnd(end, end - row * air), found)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("own", [0.1, 0.3, 0.5])
@pytest.mark.parametrize("wanted", [0.2, 0.45, 0.6])
def test_nothing_lies_over_anything_else(
    qapp: QApplication, size: tuple[int, int], own: float, wanted: float
) -> None:
    layout, row = laid(*size, own, wanted)
    runs = QRectF(layout.own)
    whole = layout.piles.right() - layout.own.left()
    runs.setRight(min(layout.own.left() + whole * own, row.runs.right()))
    parts = [inset(part, 0.5) for part in (row.sheet, row.piles, row.hand, runs)]
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert not any(row.sheet.intersects(seat) for seat in layout.seats)
    assert row.sheet.width() >= whole * wanted - 1
    assert layout.hand.contains(row.hand)


@pytest.mark.parametrize("size", SIZES)
def test_a_small_sheet_leaves_piles_and_hand_where_they_are(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    layout, row = laid(*size, own=0.2, wanted=0.2)
    assert (row.piles, row.hand, row.runs) == (layout.piles, layout.hand, layout.own_runs)


@pytest.mark.parametrize("size", SIZES)
def test_beside_the_largest_piles_lie_by_the_hand_and_portfolios_closer(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    layout, row = laid(*size, own=0.5, wanted=0.6)
    assert layout.hand.contains(row.piles)
    assert row.hand.width() < layout.hand.width()
    assert row.runs.right() < layout.own_runs.right()
    assert row.own.right() == layout.piles.right()


@pytest.mark.parametrize("size", SIZES)
def test_portfolios_lie_closer_before_the_piles_make_room(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    layout, row = laid(*size, own=0.5, wanted=0.3, air=0.3)
    assert (row.piles, row.hand) == (layout.piles, layout.hand)
    assert row.runs.right() < layout.own_runs.right()
    assert row.runs.right() <= row.sheet.left() + 1


def test_where_there_is_height_piles_become_a_column_first(qapp: QApplication) -> None:
    layout, row = laid(1600, 1000, own=0.3, wanted=0.5)
    assert layout.piles.contains(row.piles)
    assert row.piles.width() < layout.piles.width()
    assert row.hand == layout.hand
