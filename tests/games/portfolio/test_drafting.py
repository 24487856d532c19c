"""A drafted deal contains only what its sides have and what the rules allow."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE
from stockgames.games.portfolio.actions import Offer
from stockgames.games.portfolio.drafting import DealDraft, Side
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.parts import ALL_CARDS, MOST_DOLLARS, in_order
from stockgames.games.portfolio.refusals import why_no_offer
from stockgames.games.portfolio.sampling import random_offer
from tests.games.portfolio.table import (
    SEATS,
    cards,
    lay,
    offer,
    play,
    played,
    refused,
    rich,
    strike,
    table,
    terms,
    view,
)


def talking(seats: int, seed: int, most: int) -> Match | None:
    """Return a table during a random game at which offers can be made, None if there is none."""
    match = played(seats, seed)
    match.undo_to(most % len(match.moves))
    return None if match.actors[0] == CHANCE or view(match, 0).offer else match


@given(st.sampled_from(SEATS), st.integers(0, 30), st.integers(0, 300))
def test_any_offer_can_be_drafted_and_turned_round(seats: int, seed: int, most: int) -> None:
    match = talking(seats, seed, most)
    if match is None:
        return
    maker = view(match, 0).out_of_turn_actors[:1] or match.actors
    made = random_offer(view(match, maker[0]), maker[0], Random(seed))
    assert isinstance(made, Offer)
    draft = DealDraft(maker[0], made.to, Side.of(made.give), Side.of(made.get))
    given_back = draft.offer()
    for mine, theirs in ((given_back.give, made.give), (given_back.get, made.get)):
        assert sorted(mine.cards) == sorted(theirs.cards)
        assert set(mine.promises) == set(theirs.promises)
        assert (mine.cash, set(mine.portfolios)) == (theirs.cash, set(theirs.portfolios))
    if view(match, maker[0]).offers_left[maker[0]]:
        assert why_no_offer(view(match, maker[0]), draft.maker, draft.offer()) is None
        match.act(maker[0], given_back)
        waiting = view(match, made.to).offer
        assert waiting is not None
        back = DealDraft.counter(waiting)
        assert (back.maker, back.partner) == (made.to, maker[0])
        assert (back.offer().give, back.offer().get) == (given_back.get, given_back.give)


def test_what_can_be_laid_on_a_side_is_what_its_giver_is_seen_to_have() -> None:
    match = table(["9D KC 2S", "3D 4D", "5D"])
    play(match, "draw 1 exposed")
    lay(match, 1, "3C-5C")
    rich(match, 7, 5, 2)
    strike(match, 2, 1, "5D")
    draft = DealDraft.begun(facts_of(view(match, 0)), 0)
    assert draft.partner == 1
    own, theirs = (draft.goods(facts_of(view(match, 0)), name) for name in ("give", "get"))
    assert (own.cash, own.portfolios, own.known) == (7, (), ())
    assert own.cards == in_order(view(match, 0).hand, "suit")
    assert theirs.cash == 5
    assert [portfolio.number for portfolio in theirs.portfolios] == [1]
    assert theirs.cards == tuple(ALL_CARDS)
    assert theirs.known == cards("5D")
    draft.get.cash = MOST_DOLLARS + 5
    assert draft.goods(facts_of(view(match, 0)), "get").cash == MOST_DOLLARS


def test_a_draft_begins_with_whose_turn_it_is() -> None:
    facts = facts_of(view(table(["2D", "3D", "4D"]), 2))
    assert DealDraft.begun(facts, 2).partner == facts.active == 0
    assert DealDraft.begun(facts, 0).partner == 1


def test_a_new_partner_is_asked_for_nothing_yet() -> None:
    draft = DealDraft(0, 1, Side.of(terms("3 #1")), Side.of(terms("4H truce:2")))
    draft.hand_on(2)
    assert draft.offer() == offer(2, "3 #1")
    assert (draft.giver("give"), draft.giver("get")) == (0, 2)


def test_why_nothing_can_be_offered_is_what_the_referee_says() -> None:
    match = table(["2D", "3D", "4D"])

    def told(seat: int, made: Offer | None = None) -> str:
        why = why_no_offer(view(match, seat), seat, made)
        return "" if why is None else f"{why.code} {why.ruling}"

    draft = DealDraft(0, 1)
    empty = why_no_offer(view(match, 0), draft.maker, draft.offer())
    assert draft.is_empty
    assert empty is not None
    assert f"{empty.code} {empty.ruling}" == refused(match, 0, offer(1))
    assert told(0) == ""
    match.act(0, offer(1, "1"))
    assert told(1) == told(1, offer(2, "1")) == refused(match, 1, offer(2, "1"))
    play(match, "decline")
    for amount in "23":
        match.act(0, offer(1, amount))
        play(match, "decline")
    assert told(0) == refused(match, 0, offer(1, "4")) == "three-offers-a-turn P12"
    assert told(1) == ""


@given(st.sampled_from(SEATS), st.integers(0, 30), st.integers(0, 300))
def test_what_is_laid_can_be_taken_out_again(seats: int, seed: int, most: int) -> None:
    match = talking(seats, seed, most)
    if match is None:
        return
    facts = facts_of(view(match, 0))
    draft = DealDraft(0, 1)
    slots = in_order(facts.hand, "suit")
    for slot, card in enumerate(slots):
        draft.lay_card("give", card, on=True)
        assert len(draft.laid_slots(0, slots)) == slot + 1
    assert draft.laid_slots(0, slots) == frozenset(range(len(slots)))
    assert draft.laid_slots(2, slots) == frozenset()
    for portfolio in facts.portfolios:
        draft.lay_portfolio(portfolio, on=True)
        side = draft.side_of(portfolio)
        assert (side is not None) == (portfolio.owner in (0, 1))
        if side is not None:
            assert draft.giver(side) == portfolio.owner
            assert portfolio.number in draft.side(side).portfolios
        draft.lay_portfolio(portfolio, on=False)
    for card in slots:
        draft.lay_card("give", card, on=False)
    assert draft.is_empty
    assert (draft.hand_side(0), draft.hand_side(1), draft.hand_side(2)) == ("give", "get", None)
