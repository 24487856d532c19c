"""The value of a chip by its marker's space, on each board (N1, N3)."""

from __future__ import annotations

import pytest

from stockgames.games.nyse import parts
from stockgames.games.nyse.parts import BOARDS, CRASHED, LAST_PERCH, PUSHED, price


@pytest.mark.parametrize("board", BOARDS.values())
def test_two_perches_lie_at_each_grey_chip(board: tuple[int, ...]) -> None:
    prices = [price(board, perch) for perch in range(LAST_PERCH + 1)]
    assert prices == [value for value in board for _ in range(2)]


def test_past_the_last_perch_a_chip_is_worthless() -> None:
    assert price(BOARDS["standard"], LAST_PERCH) == 2
    assert price(BOARDS["standard"], CRASHED) == 0


def test_a_marker_steps_on_and_is_out_past_the_last_perch() -> None:
    assert [PUSHED[perch + 2] for perch in (0, 9, 10, 11, 12)] == [2, 11, CRASHED, CRASHED, CRASHED]
    assert [PUSHED[perch + 1] for perch in (0, 10, 11)] == [1, 11, CRASHED]


def test_44_chips_are_dealt_into_piles_and_markers() -> None:
    assert sum(parts.COPIES) == parts.PILE_SIZE + 1 == 11
    assert len(parts.KINDS) == len(parts.KIND_NAMES) == 16
    assert parts.KIND_NAMES[2 * 4 + parts.STOCK_SWAP] == "red stock_swap"
