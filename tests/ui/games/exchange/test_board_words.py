"""The words painted on the board: amounts with signs, moves, and what has shown."""

from __future__ import annotations

import pytest

from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import BUY, FORCE_IDS, LARGE_BOARD, SELL, SMALL_BOARD
from stockgames.games.exchange.stages import (
    NONE,
)
from stockgames.ui.games.exchange.board_words import (
    MINUS,
    dollars,
    effect,
    ends_meet,
    moves_text,
    round_done,
    signed,
    signed_dollars,
    sold_text,
)


@pytest.mark.parametrize(
    ("amount", "plain", "told"),
    [
        (0, "$0", "$0"),
        (50, "$50", "+$50"),
        (1230, "$1,230", "+$1,230"),
        (-720, f"{MINUS}$720", f"{MINUS}$720"),
    ],
)
def test_amounts(amount: int, plain: str, told: str) -> None:
    assert (dollars(amount), signed_dollars(amount)) == (plain, told)


def test_steps_have_signs() -> None:
    assert (signed(2), signed(-1)) == ("+2", f"{MINUS}1")


@pytest.mark.parametrize(
    ("force", "text"),
    [
        ("bonds-boom", "Bonds\N{NO-BREAK SPACE}+2"),
        ("banks-to-bonds", f"Banks\N{NO-BREAK SPACE}{MINUS}2, Bonds\N{NO-BREAK SPACE}+2"),
        ("bull-market", "All +1"),
        ("bear-market", f"All {MINUS}1"),
        ("quiet-day", "Nothing moves"),
    ],
)
def test_what_a_market_force_moves(force: str, text: str) -> None:
    assert moves_text(FORCE_IDS.index(force)) == text


@pytest.mark.parametrize(
    ("traded", "side", "shares", "text"),
    [
        (NONE, NONE, 0, ""),
        (2, NONE, 0, "Bonds"),
        (2, SELL, 0, "Bonds: sells"),
        (0, BUY, 3, "Banks: buys 3"),
    ],
)
def test_what_a_seat_did_grows_as_it_shows(traded: int, side: int, shares: int, text: str) -> None:
    assert round_done(traded, side, shares) == text


def test_the_ends_that_meet_are_those_of_the_board() -> None:
    assert ends_meet(SMALL_BOARD) == "$80 and $20 meet"
    assert ends_meet(LARGE_BOARD) == "$90 and $10 meet"


def test_a_vote_tells_whether_it_pops_the_bubble() -> None:
    assert "pops" in effect(VoteForecast(0, 1, 80, 20, True))
    assert "pops" not in effect(VoteForecast(0, 1, 50, 60, False))


def test_a_sale_names_what_goes_and_nothing_else() -> None:
    assert sold_text((2, 0, 1)) == "2 bank shares, 1 bond share"
