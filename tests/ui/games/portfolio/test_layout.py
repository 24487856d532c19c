"""Where things lie, at every size and for every number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.portfolio.layout import PortfolioLayout, lay_out
from stockgames.ui.games.portfolio.marks import REACH
from tests.ui.games.peeking import peek_needs

SIZES = [(1280.0, 680.0), (1600.0, 956.0), (1920.0, 1030.0), (2560.0, 1377.0), (3840.0, 2090.0)]


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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_nothing_overlaps_or_leaves_the_board(size: tuple[float, float], seats: int) -> None:
    layout = lay_out(*size, seats)
    assert len(layout.seats) == seats - 1
    for part in parts(layout):
        assert QRectF(0, 0, *size).contains(part)
        assert part.width() > 100
        assert part.height() > 40
    for one, other in combinations(parts(layout), 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("size", SIZES)
def test_the_new_place_lies_in_ones_own_area_beside_the_runs(size: tuple[float, float]) -> None:
    layout = lay_out(*size, 3)
    assert layout.own.contains(layout.place)
    assert not layout.own_runs.intersects(layout.place)
    frame = layout.place.adjusted(-REACH, -REACH, REACH, REACH)
    assert layout.own.contains(layout.own_head)
    assert not frame.intersects(layout.own_head)
    assert layout.own_head.height() >= 20


def test_things_grow_with_the_window() -> None:
    cards = [lay_out(*size, 3).hand_card for size in SIZES]
    assert cards == sorted(cards)
    assert cards[0] > 85


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_the_peek_button_has_room_for_its_words(
    qapp: QApplication, size: tuple[float, float], language: str
) -> None:
    layout = lay_out(*size, 3)
    assert peek_needs(qapp, language, layout.scale) <= layout.peek.width()
    assert layout.hand.contains(layout.peek)
