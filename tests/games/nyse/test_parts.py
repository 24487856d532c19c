"""The value of a chip by its marker's space, on each board (N1, N3)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from stockgames.games.nyse import parts
from stockgames.games.nyse.options import Options, Setup
from stockgames.games.nyse.parts import (
    BOARDS,
    COLORS,
    COPIES,
    CRASHED,
    LAST_PERCH,
    MARKINGS,
    PUSHED,
    price,
)


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


def dealt(**changed: Any) -> Setup:
    """Return a deal whose markers are the last chips of each colour."""
    chips = [name for name, count in zip(MARKINGS, COPIES, strict=True) for _ in range(count)]
    markers = dict.fromkeys(COLORS, chips[-1])
    piles = dict.fromkeys(COLORS, chips[:-1])
    return Setup.model_validate({"markers": markers, "piles": piles, "first": 1, **changed})


def test_the_usual_game_has_the_standard_board_and_open_hands() -> None:
    assert Options().model_dump() == {"board": [1, 2, 3, 5, 4, 2], "hands": "open"}


@pytest.mark.parametrize("board", BOARDS.values())
def test_every_board_is_an_order_of_the_grey_chips(board: tuple[int, ...]) -> None:
    assert tuple(Options(board=list(board)).board) == board


@pytest.mark.parametrize("board", [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 5], [1, 2, 2, 3, 4, 5, 6]])
def test_another_six_numbers_are_no_board(board: list[int]) -> None:
    with pytest.raises(ValidationError, match=r"grey chips 1 2 2 3 4 5 \(N1\)"):
        Options(board=board)


def test_boards_of_two_games_are_not_the_same_list() -> None:
    Options().board.reverse()
    assert Options().board == [1, 2, 3, 5, 4, 2]


def test_hands_are_open_or_concealed() -> None:
    with pytest.raises(ValidationError, match="hands"):
        Options.model_validate({"hands": "sometimes"})


def test_a_deal_is_right_for_all_who_are_there() -> None:
    assert dealt().misdealt(2) is None
    assert dealt(first=2).misdealt(3) is None


def test_nobody_begins_who_is_not_there() -> None:
    assert dealt().misdealt(1) == "first: there is no such seat (N11)"
    with pytest.raises(ValidationError, match="first"):
        dealt(first=-1)


@pytest.mark.parametrize("color", COLORS)
def test_each_colour_has_its_eleven_chips(color: str) -> None:
    markers = {**dealt().markers.model_dump(), color: "plain"}
    assert str(dealt(markers=markers).misdealt(2)).startswith(f"{color} has not 5 plain chips")


@pytest.mark.parametrize("count", [9, 11])
def test_a_pile_has_ten_chips(count: int) -> None:
    piles = {**dealt().piles.model_dump(), "red": ["plain"] * count}
    with pytest.raises(ValidationError, match="red"):
        dealt(piles=piles)
