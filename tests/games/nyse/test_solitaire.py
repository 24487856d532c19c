"""What a lone player thinks of one colour holds together."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.nyse.parts import BOARDS, LAST_PERCH, OUT, PILE_SIZE, price
from stockgames.games.nyse.solitaire import SHARES, Gains, gains, worths

SPECIAL, EVENNESS = 0.75, 0.125

boards = st.sampled_from(sorted(BOARDS.values()))
shares = st.integers(0, SHARES)
perches = st.integers(0, OUT)
held = st.integers(0, 5)


def of_color(board: tuple[int, ...], share: int, left: int, perch: int, held: int) -> Gains:
    return gains(board, share, left, perch, held, SPECIAL, EVENNESS)


@given(boards, shares, perches, held)
def test_an_empty_pile_leaves_todays_value(
    board: tuple[int, ...], share: int, perch: int, held: int
) -> None:
    assert worths(board, share)[0][perch][held] == held * price(board, perch)


@given(boards, shares, st.integers(1, PILE_SIZE), perches, held)
def test_a_chip_less_in_a_pile_is_a_chance_less(
    board: tuple[int, ...], share: int, left: int, perch: int, held: int
) -> None:
    assert of_color(board, share, left, perch, held).discard <= 0


def test_of_chips_that_cannot_stay_only_their_use_counts() -> None:
    found = of_color(BOARDS["standard"], 0, 1, 4, 0)
    assert found.take == pytest.approx(SPECIAL - 4 * EVENNESS)
    assert found.discard == 0


@given(boards, shares, st.integers(1, 5))
def test_a_market_on_the_last_perch_loses_what_is_held(
    board: tuple[int, ...], share: int, held: int
) -> None:
    assert of_color(board, share, 0, LAST_PERCH, held).market == -held * price(board, LAST_PERCH)
