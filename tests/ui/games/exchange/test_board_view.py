"""What is painted of a view: who sits where, and the hand for nobody but its owner."""

from __future__ import annotations

import pytest

from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.ui.games.exchange.board_view import Pointing
from tests.games.exchange.table import lay, opened, state_with
from tests.ui.games.exchange.boards import seen

FOUNDERS = ("hugh-smith", "john-bush", "ephraim-hart", "john-henry")


def test_the_front_seat_comes_first_then_clockwise() -> None:
    board = seen(opened(FOUNDERS), 2, front=2)
    assert [facts.seat for facts in board.seats] == [2, 3, 0, 1]


def test_plates_are_named_and_lit() -> None:
    board = seen(opened(FOUNDERS), 0)
    assert [plate.name for plate in board.plates] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]
    assert board.plates[0].note.startswith("Hugh Smith")
    assert [plate.state for plate in board.plates] == ["active", *["thinking"] * 3]


@pytest.mark.parametrize("eyes", [None, 1, 2])
def test_nobody_else_sees_the_hand_or_the_choice(eyes: SeatId | None) -> None:
    match = opened(FOUNDERS)
    assert seen(match, eyes, "security-bonds").hand == ()
    own = seen(match, 0, "security-bonds").hand
    assert [card.target.is_picked for card in own] == [False, False, True]


def test_in_the_middle_of_a_pass_the_front_seat_has_no_hand_on_the_table() -> None:
    assert seen(opened(FOUNDERS), 1, front=0).hand == ()


def test_founders_in_hand_are_for_one_pair_of_eyes() -> None:
    match = Match.deal(opened(FOUNDERS).game, list(opened(FOUNDERS).seats), {}, "seed 1")
    assert len(seen(match, 0).hand) == 6
    assert seen(match, None).hand == ()


def test_the_plate_of_a_seat_that_is_out_is_dark() -> None:
    match = state_with([0, 500, 500, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9), (9, 9, 9)])
    lay(match, *["banks"] * 4)
    lay(match, "buy 9", "sell 1", "sell 1", "sell 1")
    lay(match, *["+banks"] * 4)
    assert seen(match, 1, front=1).plates[0].state == "out"


def voting() -> Match:
    """Return a table at which influence cards are laid."""
    match = state_with([300] * 4, [(1, 1, 1)] * 4, (80, 50, 20))
    lay(match, *["bonds"] * 4)
    lay(match, *["sell 1"] * 4)
    return match


def test_a_vote_shows_where_it_would_move_the_price() -> None:
    shown = seen(voting(), 0, "influence-banks-up").preview
    assert shown is not None
    assert (shown.before, shown.after, shown.pops) == (80, 20, True)
    assert seen(voting(), 1, front=1).preview is None


def test_what_is_pointed_at_shows_until_something_is_picked() -> None:
    pointing = Pointing(pointed="influence-bonds-down")
    assert seen(voting(), 0, pointing=pointing).preview is not None
    found = seen(voting(), 0, "influence-banks-up", pointing=pointing).preview
    assert found is not None
    assert found.security == 0
