"""What a table shows of a view: everything public, and no secret but the viewer's own."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import BuyIntelligence, CardFace, Lobby
from stockgames.games.exchange.facts import (
    NOTE_VALUES,
    ExchangeFacts,
    SeatFacts,
    Slot,
    as_notes,
    facts_of,
)
from stockgames.games.exchange.parts import NONE, SELL, Fall
from tests.games.exchange.alike import another_world
from tests.games.exchange.table import action, dealt, lay, opened, pick, state_with, truth, view

FOUNDERS = ("hugh-smith", "john-bush", "ephraim-hart", "john-henry")


def seen(match: Match, viewer: SeatId | None) -> ExchangeFacts:
    return facts_of(view(match, viewer))


def seat(match: Match, viewer: SeatId | None, number: SeatId) -> SeatFacts:
    return seen(match, viewer).seats[number]


@given(st.integers(0, 500))
def test_notes_sum_to_the_cash_and_are_few(tens: int) -> None:
    notes = as_notes(tens * 10)
    assert sum(n * value for n, value in zip(notes, NOTE_VALUES, strict=True)) == tens * 10
    assert notes[1] <= 1
    assert notes[2] <= 4


def test_seats_own_shares_cash_in_notes_and_a_place() -> None:
    match = state_with(
        [280, 990, 50, 0], [(7, 7, 1), (0, 0, 0), (1, 0, 0), (0, 0, 2)], (30, 60, 80)
    )
    own, rich, poor, last = seen(match, 0).seats
    assert own.shares == (7, 7, 1)
    assert own.notes == (2, 1, 3)
    assert own.net_worth == 990
    assert rich.notes == (9, 1, 4)
    assert [facts.place for facts in (own, rich, poor, last)] == [1, 1, 4, 3]


def test_a_card_that_is_laid_shows_its_back_to_others_and_itself_to_its_seat() -> None:
    match = opened(FOUNDERS)
    match.act(0, action(match, "bonds"))
    assert seat(match, 0, 0).slots[0] == Slot("own", CardFace(security=2))
    assert seat(match, 1, 0).slots[0] == Slot("back")
    assert seat(match, None, 0).slots[0] == Slot("back")
    assert seat(match, 1, 2).slots[0] == Slot("open")
    assert [facts.doing for facts in seen(match, 1).seats] == ["laid", *["choosing"] * 3]


def test_e4_of_an_order_others_see_the_side_alone_until_it_is_settled() -> None:
    match = opened(FOUNDERS)
    lay(match, "bonds", "bonds", "banks", "banks")
    lay(match, "sell 3", "buy 2", "buy 1", "buy 1")
    assert seat(match, 0, 0).slots[1] == Slot("face", CardFace(2, SELL, 3))
    assert seat(match, 1, 0).slots[1] == Slot("face", CardFace(2, SELL, 0))
    assert (seat(match, 1, 0).side, seat(match, 1, 0).ordered) == (SELL, 0)


def test_e4_an_order_shows_once_prices_have_moved() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    lay(match, "banks", "bonds", "bonds")
    lay(match, "buy 4", "sell 1", "sell 1")
    lay(match, "-bonds", "+bonds", "+bonds")
    assert seat(match, 1, 0).ordered == 4
    assert [facts.doing for facts in seen(match, 1).seats] == ["selling", "nothing", "nothing"]


def lobbying() -> Match:
    """Return a table at which the second seat owes the lobbyist's vote."""
    match = state_with([300, 900, 300, 300], [(1, 1, 1)] * 4)
    truth(match).round = 2
    lay(match, *["bonds"] * 4)
    lay(match, *["sell 1"] * 4)
    lay(match, "+banks", "-banks", "+bonds", "-bonds")
    return match


def test_e6_votes_stay_face_down_while_the_lobbyist_votes() -> None:
    match = lobbying()
    own, other, public = (seat(match, viewer, 0).slots[2] for viewer in (0, 1, None))
    assert own == Slot("own", CardFace(0, by=1))
    assert other == public == Slot("back")
    facts = seen(match, 1)
    assert facts.lobbyist == 1
    assert [slot.state for slot in facts.sleeves(1)] == ["face", "face", "own", "open"]
    assert len(facts.sleeves(0)) == 3


def test_e6_the_lobbyists_vote_shows_with_a_debt() -> None:
    match = state_with([0, 900, 300], [(9, 9, 9)] * 3)
    truth(match).round = 2
    lay(match, *["bonds"] * 3)
    lay(match, "buy 9", "sell 1", "sell 1")
    lay(match, "+banks", "-banks", "+bonds")
    match.act(1, Lobby(0, 1))
    facts = seen(match, 0)
    assert facts.sleeves(1)[3] == Slot("face", CardFace(0, by=1))


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_e5_nobody_else_sees_the_card_that_was_looked_at(viewer: SeatId | None) -> None:
    match = opened(FOUNDERS)
    match.act(0, BuyIntelligence())
    assert seen(match, 0).coming is not None
    assert seen(match, viewer).coming is None
    assert seat(match, viewer, 0).is_informed


def test_nobody_owns_anything_before_founders_show() -> None:
    facts = seen(dealt(4, "seed 1"), 0)
    assert not any(seat.is_founded for seat in facts.seats)
    assert (facts.force, facts.forces_left, facts.round) == (None, 15, 0)


def test_e7_a_seat_that_is_out_knows_when_it_fell() -> None:
    match = state_with([0, 500, 500, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9), (9, 9, 9)])
    lay(match, *["banks"] * 4)
    lay(match, "buy 9", "sell 1", "sell 1", "sell 1")
    lay(match, *["+banks"] * 4)
    fallen = seat(match, 1, 0)
    assert fallen.is_out
    assert fallen.fall == Fall(0, 1, net_worth=0, cash=0)
    assert fallen.traded == NONE
    assert not seat(match, 1, 1).is_out


def test_it_knows_who_looks_and_who_still_owes_a_card() -> None:
    match = opened(FOUNDERS)
    match.act(2, action(match, "bonds"))
    for viewer in (None, 0, 3):
        facts = seen(match, viewer)
        assert (facts.viewer, facts.asked, facts.actors) == (viewer, 4, (0, 1, 3))


def test_e7_a_debt_shows_while_shares_are_sold_for_it_and_only_then() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    lay(match, "banks", "bonds", "bonds")
    lay(match, "buy 4", "sell 1", "sell 1")
    assert seat(match, 0, 0).debt == 0
    lay(match, "-bonds", "+bonds", "+bonds")
    assert [one.debt for one in seen(match, 1).seats] == [truth(match).debt(0), 0, 0]
    assert seat(match, 1, 0).debt > 0


@pytest.mark.parametrize("observer", [None, 0, 3])
@pytest.mark.parametrize("seed", range(3))
def test_e10_two_worlds_that_look_alike_have_the_same_facts(
    observer: SeatId | None, seed: int
) -> None:
    match, rng = dealt(4, f"{seed}"), Random(seed)
    while not match.is_over:
        other = another_world(match, observer, rng)
        assert seen(match, observer) == seen(other, observer)
        for _ in range(5):
            if not match.is_over:
                actor = rng.choice(match.actors)
                match.act(actor, pick(view(match, actor), rng, bold=True))
