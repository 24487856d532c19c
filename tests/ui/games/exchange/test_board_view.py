"""What is painted of a view: everything public, and no secret but the viewer's own."""

from __future__ import annotations

import pytest

from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.parts import SELL
from stockgames.ui.games.exchange.facts import BoardView, Pointing, Slot
from tests.games.exchange.table import action, lay, opened, state_with, truth
from tests.ui.games.exchange.boards import seen

FOUNDERS = ("hugh-smith", "john-bush", "ephraim-hart", "john-henry")


def slots(board: BoardView, seat: SeatId) -> tuple[Slot, ...]:
    return board.ledger(seat).slots


def test_ledgers_tell_shares_values_cash_in_notes_and_place() -> None:
    match = state_with(
        [280, 990, 50, 0], [(7, 7, 1), (0, 0, 0), (1, 0, 0), (0, 0, 2)], (30, 60, 80)
    )
    board = seen(match, 0)
    own, rich, *_ = board.ledgers
    assert own.shares == (7, 7, 1)
    assert own.notes == (2, 1, 3)
    assert own.net_worth == 990
    assert rich.notes == (9, 1, 4)
    assert own.standing == rich.standing == "place 1 of 4"


def test_the_front_seat_comes_first_then_clockwise() -> None:
    board = seen(opened(FOUNDERS), 2, front=2)
    assert [ledger.seat for ledger in board.ledgers] == [2, 3, 0, 1]
    assert board.ledger(1).seat == 1


def test_a_card_that_is_laid_shows_its_back_to_others_and_itself_to_its_seat() -> None:
    match = opened(FOUNDERS)
    match.act(0, action(match, "bonds"))
    assert slots(seen(match, 0), 0)[0] == Slot("own", CardFace(security=2))
    assert slots(seen(match, 1), 0)[0] == Slot("back")
    assert slots(seen(match, None), 0)[0] == Slot("back")
    assert slots(seen(match, 1), 2)[0] == Slot("open")


def test_of_an_order_others_see_the_side_alone_until_it_is_settled() -> None:
    match = opened(FOUNDERS)
    lay(match, "bonds", "bonds", "banks", "banks")
    lay(match, "sell 3", "buy 2", "buy 1", "buy 1")
    assert slots(seen(match, 0), 0)[1] == Slot("face", CardFace(2, SELL, 3))
    assert slots(seen(match, 1), 0)[1] == Slot("face", CardFace(2, SELL, 0))
    assert "3" not in seen(match, 1).ledger(0).done


def test_votes_stay_face_down_while_the_lobbyist_votes() -> None:
    match = state_with([300, 900, 300, 300], [(1, 1, 1)] * 4)
    truth(match).round = 2
    lay(match, *["bonds"] * 4)
    lay(match, *["sell 1"] * 4)
    lay(match, "+banks", "-banks", "+bonds", "-bonds")
    assert match.actors == (1,)
    own, other, public = (slots(seen(match, eyes), 0)[2] for eyes in (0, 1, None))
    assert own == Slot("own", CardFace(0, by=1))
    assert other == public == Slot("back")
    board = seen(match, 1, front=1)
    assert board.lobbyist == 1
    assert [slot.state for slot in board.sleeves] == ["face", "face", "own", "open"]


@pytest.mark.parametrize("eyes", [None, 1, 2])
def test_nobody_else_sees_the_hand_the_choice_or_the_card_that_was_looked_at(
    eyes: SeatId | None,
) -> None:
    match = opened(FOUNDERS)
    match.act(0, BuyIntelligence())
    picked = "security-bonds"
    board = seen(match, eyes, picked)
    assert (board.hand, board.coming) == ((), None)
    assert seen(match, 0, picked).coming is not None
    assert [card.target.is_picked for card in seen(match, 0, picked).hand] == [False, False, True]


def test_in_the_middle_of_a_pass_the_front_seat_has_no_hand_on_the_table() -> None:
    board = seen(opened(FOUNDERS), 1, front=0)
    assert board.hand == ()


def test_founders_in_hand_are_for_one_pair_of_eyes() -> None:
    match = Match.deal(opened(FOUNDERS).game, list(opened(FOUNDERS).seats), {}, "seed 1")
    assert len(seen(match, 0).hand) == 6
    assert seen(match, None).hand == ()
    assert not any(ledger.is_founded for ledger in seen(match, 0).ledgers)


def test_a_seat_that_is_out_says_when() -> None:
    match = state_with([0, 500, 500, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9), (9, 9, 9)])
    lay(match, *["banks"] * 4)
    lay(match, "buy 9", "sell 1", "sell 1", "sell 1")
    lay(match, *["+banks"] * 4)
    board = seen(match, 1, front=1)
    assert board.ledger(0).is_out
    assert board.ledger(0).state == "out"
    assert board.ledger(0).standing == "out in round 1"


def test_a_vote_shows_where_it_would_move_the_price_and_that_it_pops() -> None:
    match = state_with([300] * 4, [(1, 1, 1)] * 4, (80, 50, 20))
    lay(match, *["bonds"] * 4)
    lay(match, *["sell 1"] * 4)
    up = seen(match, 0, "influence-banks-up").preview
    down = seen(match, 0, "influence-insurance-down").preview
    assert up is not None
    assert (up.before, up.after, up.pops) == (80, 20, True)
    assert down is not None
    assert (down.before, down.after, down.pops) == (50, 40, False)
    assert seen(match, 1, front=1).preview is None


def test_what_is_pointed_at_shows_until_something_is_picked() -> None:
    match = state_with([300] * 4, [(1, 1, 1)] * 4)
    lay(match, *["bonds"] * 4)
    lay(match, *["sell 1"] * 4)
    pointing = Pointing(pointed="influence-bonds-down")
    assert seen(match, 0, pointing=pointing).preview is not None
    found = seen(match, 0, "influence-banks-up", pointing=pointing).preview
    assert found is not None
    assert found.security == 0
