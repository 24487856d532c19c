"""Random play reaches every rule, deals included, and makes only meaningful offers."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.portfolio.actions import Offer
from stockgames.games.portfolio.sampling import random_offer, sample_action
from tests.games.portfolio.recount import FORMS, PROMISES, SIDE, recount
from tests.games.portfolio.table import SEATS, as_json, dealt, offer, played, view


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
    speaker = match.speakers[0]
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
