"""The layout, at every size and for every number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from stockgames.ui.games.portfolio.layout import PortfolioLayout, lay_out
from stockgames.ui.games.portfolio.marks import REACH
from stockgames.ui.games.portfolio.run import Run, lay_runs

SIZES = [(1280.0, 680.0), (1920.0, 1030.0), (3840.0, 2090.0)]


def parts(layout: PortfolioLayout) -> list[QRectF]:
    return [
        *layout.seats,
        layout.own,
        layout.piles,
        layout.plate,
        layout.hand,
        layout.sheet,
        layout.log,
        layout.actions,
    ]


OWNED = [(), (0, 1), (2, 0), (3, 2, 1, 0, 4), (0, 0, 3)]
"""How many portfolios each seat has, the front one first."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("owned", OWNED)
def test_nothing_overlaps_or_leaves_the_board(
    size: tuple[float, float], seats: int, owned: tuple[int, ...]
) -> None:
    layout = lay_out(*size, seats, owned[:seats])
    assert len(layout.seats) == seats - 1
    for part in parts(layout):
        assert QRectF(0, 0, *size).contains(part)
        assert part.width() > 100
        assert part.height() > 40
    for one, other in combinations(parts(layout), 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("size", SIZES)
def test_the_new_place_lies_in_ones_own_area_beside_the_runs(size: tuple[float, float]) -> None:
    layout = lay_out(*size, 3, (1,))
    assert layout.own.contains(layout.place)
    assert not layout.own_runs.intersects(layout.place)
    frame = layout.place.adjusted(-REACH, -REACH, REACH, REACH)
    assert layout.own.contains(layout.own_head)
    assert not frame.intersects(layout.own_head)
    assert layout.own_head.height() >= 20


@pytest.mark.parametrize("size", SIZES)
def test_columns_yield_to_those_with_portfolios(size: tuple[float, float]) -> None:
    layout = lay_out(*size, 4, (1, 0, 3, 1))
    bare, rich, usual = (rect.width() for rect in layout.seats)
    assert layout.folded == (True, False, False)
    assert bare < usual / 1.5
    assert rich > 1.5 * usual


@pytest.mark.parametrize("owned", [(3, 5, 3, 1, 6), (4, 0, 6, 0, 1), (0, 1, 7)])
def test_whoever_has_one_portfolio_beside_rich_seats_keeps_room_for_name_and_money(
    owned: tuple[int, ...],
) -> None:
    """The portrait lay over the amount, and the name was gone."""
    layout = lay_out(1280.0, 680.0, len(owned), owned)
    assert min(r.width() for r, n in zip(layout.seats, owned[1:], strict=True) if n) > 140


def test_seats_keep_to_a_strip_until_somebody_has_a_portfolio() -> None:
    bare, laid = (lay_out(*SIZES[0], 3, owned) for owned in ((1, 0, 0), (1, 0, 1)))
    assert bare.seats[0].height() < laid.seats[0].height() / 3
    assert bare.own.height() > 1.2 * laid.own.height()
    over, under = bare.own.top() - bare.seats[0].bottom(), bare.hand.top() - bare.own.bottom()
    assert over > bare.own.height() / 10 < under, "no frame is larger than what lies in it"
    assert bare.folded == (False, False)


@pytest.mark.parametrize("seats", range(2, 6))
def test_no_frame_is_large_while_nothing_lies_on_the_table(seats: int) -> None:
    width, height = SIZES[0]
    layout = lay_out(width, height, seats)
    assert layout.place.width() < 420
    assert layout.own.height() < 280
    assert max(rect.height() for rect in layout.seats) < 100


def test_page_panels_stay_where_they_are_when_portfolios_come_and_go() -> None:
    one, other = (lay_out(*SIZES[1], 3, owned) for owned in ((), (4, 0, 2)))
    for name in ("log", "actions", "peek", "plate", "hand", "sheet"):
        assert getattr(one, name) == getattr(other, name)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_that_is_empty_is_framed_large(size: tuple[float, float]) -> None:
    """The column of the only seat with portfolios is no wider than they are, at the left."""
    one, many = (lay_out(*size, 3, (1, count, 0)) for count in (1, 4))
    row = one.piles.right() - one.own.left()
    assert one.seats[0].width() < 0.65 * row < many.seats[0].width()
    for layout in (one, many):
        assert layout.seats[0].left() == layout.own.left()
        assert layout.seats[-1].right() <= layout.piles.right()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("runs", [3, 4])
def test_place_and_piles_yield_to_many_own_portfolios(size: tuple[float, float], runs: int) -> None:
    few, many = lay_out(*size, 3, (1, 1, 1)), lay_out(*size, 3, (runs, 1, 1))
    assert many.place.width() <= few.place.width()
    assert many.piles.width() <= few.piles.width()
    assert many.own_runs.width() > few.own_runs.width() or many.place.width() == few.place.width()
    pad = 8.0
    room = many.own_runs.adjusted(pad, 0, -pad, 0)
    laid = lay_runs([Run(3, low_cap=True, high_cap=True)] * runs, room, many.own_card)
    assert laid[0].card > 0.8 * many.own_card


@pytest.mark.parametrize("runs", range(1, 4))
def test_cards_are_wide_enough_to_read_wherever_there_is_room(runs: int) -> None:
    layout = lay_out(*SIZES[0], 3, (runs, runs, 0))
    pad = 8.0
    own = layout.own_runs.adjusted(pad, pad, -pad, -pad)
    laid = lay_runs([Run(4)] * runs, own, layout.own_card)
    assert laid[0].card >= 86
    room = layout.seats[0].adjusted(pad, 60, -pad, -pad)
    theirs = lay_runs([Run(4)] * runs, room, layout.run_card)
    assert theirs[0].card >= 82
    assert laid[0].card >= theirs[0].card
