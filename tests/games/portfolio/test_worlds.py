"""What a seat knows: no more than it may, samples that fit it, and counts of states."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.actions import Offer
from stockgames.games.portfolio.counts import PortfolioCounts
from stockgames.games.portfolio.game import random_offer, sample_action
from stockgames.games.portfolio.view import all_up, determinize, known_world, observe
from tests.games.portfolio.recount import FORMS, PROMISES, SIDE, recount
from tests.games.portfolio.table import (
    SEATS,
    action,
    as_json,
    card,
    cards,
    dealt,
    names,
    offer,
    play,
    played,
    rich,
    strike,
    table,
    truth,
    view,
)
from tests.games.portfolio.test_state import everything

TABLES = st.tuples(st.sampled_from(SEATS), st.integers(0, 10_000))
LENGTH = st.integers(0, 400)


def standing(seats: int, seed: int, most: int) -> Match:
    """Return a table during a random game."""
    match = played(seats, seed)
    match.undo_to(most % len(match.moves))
    return match


@given(TABLES, LENGTH)
def test_a_sampled_state_looks_the_same_and_holds_one_pack(at: tuple[int, int], most: int) -> None:
    match = standing(*at, most)
    pack = Counter({one: p.decks(at[0]) for one in p.ALL_CARDS})
    for seat in (None, *range(at[0])):
        found = view(match, seat)
        sampled = determinize(found, Random(most))
        assert observe(sampled, seat) == found
        assert everything(sampled) == pack
        for holder, known in enumerate(found.known):
            assert Counter(known) <= Counter(sampled.hand(holder))
        if seat is not None:
            assert sampled.legal_actions(seat) == found.legal


def held_in_worlds(match: Match, seat: int, holder: int, one: int) -> set[int]:
    """Return how many copies of a card the holder has in samples that fit the seat's view."""
    rng = Random(1)
    return {determinize(view(match, seat), rng).count(holder, one) for _ in range(60)}


def test_an_exposed_card_taken_is_known_until_it_leaves_the_hand() -> None:
    match = table(["2D 4D", "2H 4H"], exposed="9S")
    play(match, "draw 1 exposed")
    assert view(match, 1).known == (cards("9S"), ())
    assert view(match, 0).known == (cards("9S"), ())
    assert 0 not in held_in_worlds(match, 1, 0, card("9S"))
    play(match, "discard 2D", "draw 1", "discard 2H", "draw 1", "discard 9S")
    assert view(match, 1).known == ((), ())


def test_the_stock_and_other_hands_are_shuffled_in_worlds() -> None:
    match = played(3, 4, 0)
    found = view(match, 0)
    rng = Random(2)
    worlds = [determinize(found, rng) for _ in range(20)]
    assert len({world.stock for world in worlds}) == 20
    assert len({world.hand(1) for world in worlds}) == 20
    assert {world.hand(0) for world in worlds} == {found.hand}


def test_a_revealed_hand_stays_in_every_world() -> None:
    match = table(["3S 4S 9C", "5D 6D", "9H"])
    strike(match, 0, 1, "reveal")
    play(match, "draw 1", "discard 9C")
    rng = Random(3)
    for _ in range(20):
        assert set(cards("3S 4S")) <= set(determinize(view(match, 1), rng).hand(0))
    assert held_in_worlds(match, 2, 0, card("3S")) >= {0, 1}


def test_a_partner_that_can_agree_knows_what_the_maker_holds() -> None:
    match = played(3, 11, 0)
    maker = (match.actors[0] + 1) % 3
    mine = view(match, maker).hand
    partner = match.actors[0]
    give = names(mine[:2])
    match.act(maker, offer(partner, give))
    assert action("accept") in view(match, partner).legal
    rng = Random(4)
    for _ in range(20):
        world = determinize(view(match, partner), rng)
        assert not Counter(mine[:2]) - Counter(world.hand(maker))
        assert action("accept") in world.legal_actions(partner)


@pytest.mark.parametrize(("partner", "third"), [(0, 2), (2, 0)])
def test_who_cannot_agree_knows_that_the_maker_lacks_something(partner: int, third: int) -> None:
    """However likely a random hand would have the card."""
    match = table(["2D", "3H 3S 4S 5S 6S 7S 8S 9S TS JS QS", "9H"], stock="KS AC")
    match.act(1, offer(partner, "KS"))
    assert view(match, partner).legal == (action("decline"),)
    assert held_in_worlds(match, partner, 1, card("KS")) == {0}
    assert held_in_worlds(match, third, 1, card("KS")) >= {0, 1}


@pytest.mark.parametrize(
    ("hand", "drawn", "offered", "held"),
    [
        ("3H", "3S", "KS KS", {0, 1}),
        ("3H", "KS", "KS KS", {1}),
        ("3H", "KD", "KS KD", {0}),
        ("", "3H", "KS", {0}),
    ],
)
def test_a_maker_lacks_something_in_each_world_and_all_else_differs(
    hand: str, drawn: str, offered: str, held: set[int]
) -> None:
    """The number of KS in the hand is asked for; everybody knows which card was drawn."""
    match = table([hand, "2D", "9H 8H"], exposed=drawn)
    play(match, "draw 1 exposed")
    match.act(0, offer(1, offered, "2D"))
    rng = Random(5)
    worlds = [determinize(view(match, 1), rng) for _ in range(300)]
    wanted = card("KS")
    assert {world.count(0, wanted) for world in worlds} == held
    assert {world.count(2, wanted) for world in worlds} >= {0, 1}
    for world in worlds:
        assert card(drawn) in world.hand(0)
        hands = [world.hand(seat) for seat in range(3)]
        assert [len(one) for one in hands] == world.hand_sizes
        assert sum(one.count(wanted) for one in (*hands, world.stock)) == 2


def test_which_of_two_cards_a_maker_lacks_is_not_known() -> None:
    match = table(["3H 3S 4H 4S", "2D", "9H 8H"])
    match.act(0, offer(1, "KS KD"))
    rng = Random(5)
    worlds = [determinize(view(match, 1), rng) for _ in range(300)]
    assert {(card("KS") in world.hand(0), card("KD") in world.hand(0)) for world in worlds} == {
        (False, False),
        (True, False),
        (False, True),
    }


def test_nothing_is_learned_if_something_else_is_in_the_way() -> None:
    match = table(["2D", "3H 4H 5H 6H", "9H"], stock="KS AC")
    rich(match, 0, 6, 6)
    match.act(1, offer(0, "KS", "5"))
    assert view(match, 0).legal == (action("decline"),)
    assert held_in_worlds(match, 0, 1, card("KS")) >= {0, 1}


def test_the_bystander_sees_what_everybody_knows_to_be_legal() -> None:
    match = table(["2D 4D", "2H 4H"])
    assert view(match, None).legal == view(match, 0).legal
    play(match, "draw 1")
    assert view(match, None).legal == ()
    match.act(1, offer(0, "1"))
    assert view(match, None).legal == (action("decline"),)


def test_with_all_hands_open_each_is_known_and_of_the_own_what_is_public() -> None:
    match = table(["2D 9C", "4D 3S"], exposed="9S")
    play(match, "draw 1 exposed")
    assert all_up(truth(match), 0).known == (cards("9S"), cards("3S 4D"))


def test_nothing_is_to_be_drawn_once_it_was_and_nothing_to_be_offered_in_the_end() -> None:
    match = table(["2D", "2H"], stock="AS", dealer=0)
    play(match, "draw 1")
    assert view(match, 1).most_cards == (0, 0)
    play(match, "discard 2H", "discard 2D")
    assert match.is_over
    assert view(match, 0).offers_left == (0, 0)


def test_the_score_sheet_has_a_line_a_turn() -> None:
    match = table(["2D 4D", "2H 4H"], stock="AS AC", dealer=1)
    play(match, "draw 1", "discard 2D", "draw 1", "discard 2H")
    lines = view(match, None).sheet
    assert [(line.seat, line.income, line.cash) for line in lines] == [
        (0, 0, (6, 6)),
        (1, 0, (6, 6)),
        (p.NONE, 0, (6, 6)),
    ]


@given(TABLES, LENGTH)
def test_a_known_world_allows_a_seat_what_its_view_does(at: tuple[int, int], most: int) -> None:
    match = standing(*at, most)
    for seat in range(at[0]):
        seen = view(match, seat)
        world = known_world(seen)
        assert world.hand(seat) == seen.hand
        assert tuple(world.hand_sizes) == seen.hand_sizes
        if seen.offer is None:
            assert world.legal_actions(seat) == seen.legal
        for other in set(range(at[0])) - {seat}:
            assert world.hand(other) == ()


def test_random_games_hold_every_kind_of_move_deal_and_promise() -> None:
    seen: Counter[str] = Counter()
    for seats in SEATS:
        for seed in range(12):
            seen += recount(as_json(played(seats, seed))).seen
    wanted = {*FORMS, "pauper", "exposed", "ace on king", "debt paid", "offer out of turn"}
    wanted |= {"drawing through a reshuffle", "last turn"}
    wanted |= {f"deal: {key}" for key in SIDE} | {f"promise: {kind}" for kind in PROMISES}
    assert wanted <= seen.keys()


@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_makers_own_what_they_offer(seats: int, seed: int) -> None:
    match = played(seats, seed % 20)
    match.undo_to(seed % len(match.moves))
    rng = Random(seed)
    for seat in range(seats):
        found = view(match, seat)
        made = random_offer(found, seat, rng)
        assert made.to != seat
        assert made.give or made.get
        assert made.give.cash <= found.cash[seat]
        assert not Counter(made.give.cards) - Counter(found.hand)


def test_a_speaker_offers_and_a_partner_answers() -> None:
    match = dealt(3, "sampling")
    active = match.actors[0]
    rng = Random(1)
    speaker = match.out_of_turn_actors[0]
    assert isinstance(sample_action(view(match, speaker), rng), Offer)
    match.act(speaker, offer(active, "1"))
    answers = {sample_action(view(match, active), rng) for _ in range(40)}
    assert answers == set(view(match, active).legal)


def test_a_seat_that_has_made_three_offers_makes_no_more() -> None:
    match = dealt(2, "three")
    active = match.actors[0]
    for _ in range(3):
        match.act(active, offer(1 - active, "1"))
        match.act(1 - active, view(match, 1 - active).legal[-1])
    rng = Random(1)
    sampled = {type(sample_action(view(match, active), rng)) for _ in range(200)}
    assert Offer not in sampled


def test_before_the_first_turn_nothing_is_counted_and_nobody_acts() -> None:
    state = PortfolioCounts(1, [cards("7H"), cards("KD"), cards("2S")], cards("3S 4S"), card("KC"))
    counts = (state.turn, state.founded, state.to_draw, state.dry_turns, state.income, state.budget)
    assert counts == (0, 0, 0, 0, 0, 0)
    assert (state.last_turns, state.began_as_pauper) == (False, False)
    assert (state.actors, state.active, state.stage) == ((), 1, p.DRAWING)
    assert (state.taken, state.offer, state.offers) == (p.NONE, None, [0, 0, 0])
