"""Ruling P12: offers at any decision, binding deals, promises that the engine enforces."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.engine.record import read_record
from stockgames.engine.state import CHANCE
from stockgames.engine.verify import replay, verify
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import events
from stockgames.games.portfolio.parts import MOST_DECLINED, RunningDebt, RunningTruce
from stockgames.testing.contract import anybody
from tests.games.portfolio.haggling import ACCEPT, DECLINE, haggled
from tests.games.portfolio.table import (
    GAME,
    SEATS,
    action,
    as_json,
    card,
    cards,
    dealt,
    hand,
    offer,
    play,
    played,
    put,
    refused,
    rich,
    strike,
    table,
    truth,
    view,
)

SPARE = "2D 4D 6D 8D TD QD"


# Legal offers


def test_p12_any_seat_may_offer_at_any_decision() -> None:
    match = table([SPARE] * 3)
    for words in ("draw 1", "discard 2D"):
        for maker in range(3):
            others = [seat for seat in range(3) if seat != maker]
            match.act(maker, offer(others[maker % 2], "1"))
            assert match.actors == (others[maker % 2],)
            assert match.out_of_turn_actors == ()
            assert view(match, 0).offer == (maker, offer(others[maker % 2], "1"))
            play(match, "decline")
            assert match.actors == (0,)
        play(match, words)
    assert match.actors == (1,)
    assert match.out_of_turn_actors == view(match, 1).out_of_turn_actors == (0, 2)


def test_p12_an_offer_is_answered_at_once() -> None:
    match = table([SPARE] * 3)
    match.act(2, offer(1, "1"))
    assert refused(match, 1, "draw 1") == "the-open-offer-is-answered-first P12"
    assert refused(match, 1, offer(2, "1")) == "the-open-offer-is-answered-first P12"
    assert refused(match, 0, offer(2, "1")) == "the-open-offer-is-answered-first P12"
    assert refused(match, 0, "draw 1") == "not-this-seats-decision rules"
    assert refused(match, 0, "accept") == "not-this-seats-decision rules"
    assert view(match, 1).legal == (action("accept"), action("decline"))
    assert view(match, 0).legal == view(match, 2).legal == ()
    play(match, "decline")
    assert refused(match, 0, "accept") == "no-offer-is-open P12"
    assert refused(match, 0, "decline") == "no-offer-is-open P12"


def test_p12_three_offers_a_seat_and_turn() -> None:
    match = table([SPARE] * 2)
    for _ in range(3):
        match.act(1, offer(0, "1"))
        play(match, "decline")
    assert refused(match, 1, offer(0, "1")) == "three-offers-a-turn P12"
    strike(match, 0, 1, "1")
    play(match, "draw 1", "discard 2D")
    assert view(match, None).offers_left == (3, 3)
    strike(match, 1, 0, "1")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (offer(0, "1"), "offers-go-to-another-seat"),
        (offer(2, "1"), "offers-go-to-another-seat"),
        (offer(-1, "1"), "offers-go-to-another-seat"),
        (offer(1), "an-offer-carries-something"),
        (a.Offer(1, a.NO_TERMS, a.Terms(-1, (), (), ())), "cash-is-not-negative"),
        (offer(1, "#1 #1"), "portfolios-are-named-once-by-number"),
        (offer(1, "#0"), "portfolios-are-named-once-by-number"),
        (offer(1, "", "truce:0"), "a-truce-lasts-a-turn-or-more"),
        (offer(1, "debt:0"), "a-debt-is-a-dollar-or-more"),
        (offer(1, "10000"), "sums-go-up-to-9999-dollars"),
        (offer(1, "", "debt:10000"), "sums-go-up-to-9999-dollars"),
        (
            a.Offer(1, a.Terms(0, (), (), (a.Debt(10**4299),)), a.NO_TERMS),
            "sums-go-up-to-9999-dollars",
        ),
        (offer(1, "truce:100"), "truces-last-99-turns-at-most"),
        (offer(1, "", "truce:2 truce:3"), "a-side-promises-each-kind-once"),
        (offer(1, "debt:2 reveal debt:2"), "a-side-promises-each-kind-once"),
        (offer(1, "reveal reveal"), "a-side-promises-each-kind-once"),
        (offer(1, "#10000"), "no-game-has-so-many-portfolios"),
        (offer(1, "", "2D " * 105), "the-packs-hold-fewer-cards"),
    ],
)
def test_p12_an_offer_must_mean_something(wrong: a.Offer, code: str) -> None:
    match = table([SPARE] * 2)
    assert refused(match, 0, wrong) == f"{code} P12"


@pytest.mark.parametrize(
    "meant",
    [
        offer(1, "9999 truce:99 debt:9999 reveal", "9999 truce:99 debt:9999 reveal"),
        offer(1, "2D " * 104),
        offer(1, "#7", "KS KS KS #9999"),
    ],
)
def test_p12_an_offer_may_name_what_nobody_owns_up_to_the_bounds(meant: a.Offer) -> None:
    match = table([SPARE] * 2)
    match.act(0, meant)
    lacks = "one-does-not-own-what-is-asked-for"
    if not meant.get:
        lacks = "the-maker-does-not-own-what-it-offers"
    assert refused(match, 1, "accept") == f"{lacks} P12"
    play(match, "decline")


def test_p12_no_offers_in_a_shuffle_or_after_the_end() -> None:
    match = table(["2D"] * 3, stock="AS", dealer=0)
    play(match, "draw 1")
    assert match.actors == (CHANCE,)
    assert match.out_of_turn_actors == ()
    assert refused(match, 0, offer(1, "1")) == "not-this-seats-decision rules"
    match = table(["2D"] * 2, stock="AS", dealer=0)
    play(match, "draw 1", "discard 2D", "discard 2D")
    assert match.out_of_turn_actors == ()
    assert refused(match, 0, offer(1, "1")) == "game-is-over rules"


def test_p12_what_is_given_must_be_owned_when_the_deal_is_accepted() -> None:
    for give, get in (("7", ""), ("2D 2D", ""), ("#1", ""), ("3S", ""), ("#9", "")):
        match = table([SPARE] * 2)
        put(match, 1, "AH-3H")
        match.act(0, offer(1, give, get))
        assert view(match, 1).legal == (action("decline"),)
        assert refused(match, 1, "accept") == "the-maker-does-not-own-what-it-offers P12"
        play(match, "decline")
    for get in ("7", "2D 2D", "#1", "3S"):
        match = table([SPARE] * 2)
        put(match, 0, "AH-3H")
        match.act(0, offer(1, "1", get))
        assert refused(match, 1, "accept") == "one-does-not-own-what-is-asked-for P12"


def test_p12_cash_given_must_be_in_hand_before_cash_is_received() -> None:
    match = table([SPARE] * 2)
    rich(match, 3, 10)
    match.act(0, offer(1, "4", "9"))
    assert refused(match, 1, "accept") == "the-maker-does-not-own-what-it-offers P12"
    play(match, "decline")
    strike(match, 0, 1, "3", "10")
    assert view(match, None).cash == (10, 3)


def test_p12_everything_changes_hands() -> None:
    match = table(["3S 4S", "5D 5D", ""])
    put(match, 0, "AH-3H")
    put(match, 1, "JH-KH", high_cap="KD")
    before = tuple(run for run in view(match, None).portfolios if run.number == 1)
    found = strike(match, 2, 0, "5", "3S #1")
    assert found[0] == events.DealMade(
        maker=2,
        partner=0,
        give=offer(0, "5").give,
        get=offer(0, "", "3S #1").get,
        portfolios=before,
    )
    assert view(match, None).cash == (11, 6, 1)
    assert (hand(match, 0), hand(match, 2)) == ("4S", "3S")
    assert view(match, None).incomes == (0, 4, 2)
    strike(match, 1, 2, "5D #2", "#1 3S 1")
    assert (hand(match, 1), hand(match, 2)) == ("3S 5D", "5D")
    assert view(match, None).incomes == (0, 2, 4)
    assert [run.owner for run in view(match, None).portfolios] == [1, 2]
    assert view(match, None).portfolios[1].high_cap == card("KD")
    assert view(match, None).known == ((), cards("3S"), cards("5D"))


def test_p12_both_may_give_the_same_card() -> None:
    match = table(["3S", "3S"])
    strike(match, 0, 1, "3S", "3S")
    assert (hand(match, 0), hand(match, 1)) == ("3S", "3S")


def test_p12_an_offer_can_not_be_taken_back() -> None:
    match = dealt(2, "x")
    seat = match.actors[0]
    match.act(seat, offer(1 - seat, "1"))
    assert match.undo_point(seat) == 1
    match.act(1 - seat, action("decline"))
    match.act(1 - seat, offer(seat, "1"))
    assert match.undo_point(1 - seat) == 3
    match.undo_to(1)
    assert match.actors == (1 - seat,)
    assert match.record().moves[0]["do"] == "offer"


# Truces


def truce_table(turns: int) -> Match:
    """Seat 0 has promised seat 1 a truce; both portfolios could be taken in every turn of 0."""
    match = table(["2D 4D 6D 8D TD 7C", "2H 4H 6H 8H TH", "2H 4H 6H 8H"])
    put(match, 1, "3C-6C")
    put(match, 2, "4C-6C")
    rich(match, 90, 90, 90)
    strike(match, 0, 1, f"truce:{turns}")
    return match


def takes(match: Match) -> list[int]:
    """Return the portfolios that the active seat may acquire."""
    seat = match.actors[0]
    return [one.portfolio for one in view(match, seat).legal if isinstance(one, a.Acquire)]


def round_of(match: Match) -> None:
    """Play a turn of every seat, until seat 0 may play again."""
    lowest = hand(match, 0).split()[1]
    play(match, f"discard {lowest}")
    for seat in (1, 2):
        play(match, "draw 1", f"discard {hand(match, seat).split()[0]}")
    play(match, "draw 1")


def test_p12_a_truce_binds_at_once_and_the_turn_under_way_counts() -> None:
    match = truce_table(2)
    play(match, "draw 1")
    assert takes(match) == [2]
    assert refused(match, 0, "acquire 1 7C") == "a-truce-forbids-it P12"
    assert view(match, None).truces == (RunningTruce(0, 1, 2),)
    round_of(match)
    assert view(match, None).truces == (RunningTruce(0, 1, 1),)
    assert takes(match) == [2]
    found = play(match, f"discard {hand(match, 0).split()[1]}")
    assert events.TruceEnded(seat=0, partner=1) in found
    assert view(match, None).truces == ()


def test_p12_a_truce_made_in_the_midst_of_the_turn_counts_it_too() -> None:
    match = truce_table(1)
    play(match, "draw 1")
    assert takes(match) == [2]
    round_of(match)
    assert takes(match) == [1, 2]


def test_p12_a_truce_out_of_turn_counts_from_the_next_own_turn() -> None:
    match = table(["2D 4D 7C", "2H 4H", "2H 4H"])
    put(match, 1, "3C-6C")
    rich(match, 90, 90, 90)
    play(match, "draw 1", "discard 2D")
    strike(match, 1, 0, "", "truce:1")
    play(match, "draw 1", "discard 2H", "draw 1", "discard 2H", "draw 1")
    assert takes(match) == []
    play(match, "discard 4D", "draw 1", "discard 4H", "draw 1", "discard 4H", "draw 1")
    assert takes(match) == [1]


def test_p12_truces_run_side_by_side() -> None:
    match = truce_table(1)
    strike(match, 0, 1, "truce:2")
    play(match, "draw 1")
    round_of(match)
    assert view(match, None).truces == (RunningTruce(0, 1, 1),)
    assert takes(match) == [2]
    round_of(match)
    assert takes(match) == [1, 2]


def test_p12_a_truce_covers_what_the_partner_owns_and_binds_one_side() -> None:
    match = truce_table(3)
    strike(match, 1, 2, "#1", "#2")
    play(match, "draw 1")
    assert takes(match) == [1]
    play(match, "discard 2D", "draw 1")
    state = truth(match)
    state.receive(1, card("7C"))
    assert takes(match) == [1]


# Debts


def test_p12_debts_are_paid_out_of_the_next_incomes_before_they_can_be_spent() -> None:
    match = table([SPARE, SPARE])
    put(match, 0, "TH-KH")
    strike(match, 0, 1, "debt:10")
    assert view(match, None).cash == (6, 6)
    play(match, "draw 1", "discard 2D", "draw 1")
    found = play(match, "discard 2D")
    assert events.DebtPaid(seat=0, partner=1, amount=8, left=2) in found
    assert (view(match, None).cash, view(match, None).budget) == ((6, 14), 0)
    assert view(match, None).debts == (RunningDebt(0, 1, 2),)
    assert view(match, None).income == 8
    assert refused(match, 0, "draw 2") == "what-debts-left-of-the-income-does-not-pay-for-it P5"
    play(match, "draw 1", "discard 4D", "draw 1")
    found = play(match, "discard 4D")
    assert events.DebtPaid(seat=0, partner=1, amount=2, left=0) in found
    assert (view(match, None).cash, view(match, None).budget) == ((12, 16), 6)
    assert view(match, None).debts == ()


def test_p12_the_oldest_debt_is_paid_first() -> None:
    match = table([SPARE] * 3)
    put(match, 0, "TH-KH")
    strike(match, 0, 2, "debt:5")
    strike(match, 1, 0, "", "debt:5")
    play(match, *["draw 1", "discard 2D"] * 3)
    assert view(match, None).cash == (6, 9, 11)
    assert view(match, None).debts == (RunningDebt(0, 1, 2),)


def test_p12_debts_never_touch_savings_and_what_is_unpaid_is_lost() -> None:
    match = table(["2D", "2D"], stock="AS", dealer=0)
    put(match, 0, "TH-QH")
    rich(match, 100, 6)
    strike(match, 0, 1, "debt:50")
    play(match, "draw 1", "discard 2D")
    assert view(match, None).cash == (100, 10)
    found = play(match, "discard 2D")
    assert events.DebtPaid(seat=0, partner=1, amount=4, left=42) in found
    assert match.result().details["cash"] == [100, 14]


# Reveals


def test_p12_a_reveal_shows_the_hand_once_after_the_exchange() -> None:
    match = table(["3S 4S", "5D 6D", "9C"])
    found = strike(match, 0, 1, "3S reveal", "5D")
    assert found[1:] == [events.HandShown(seat=0, partner=1, cards=cards("4S 5D"), audience=(1,))]
    assert view(match, 1).known[0] == cards("4S 5D")
    assert view(match, 2).known == (cards("5D"), cards("3S"), ())
    assert view(match, None).known == view(match, 2).known
    assert [type(e).__name__ for e in match.events_for(2)] == ["Offered", "DealMade"]


def test_p12_what_was_seen_is_known_until_it_leaves_the_hand() -> None:
    match = table(["3S 4S 4S", "5D 6D", "9C"])
    strike(match, 0, 1, "reveal")
    play(match, "draw 1", "discard 4S")
    assert view(match, 1).known[0] == cards("3S 4S")
    assert view(match, 2).known[0] == ()
    strike(match, 2, 0, "9C")
    assert view(match, 1).known[0] == cards("3S 4S 9C")
    strike(match, 0, 1, "", "reveal")
    assert view(match, 0).known[1] == cards("5D 6D")


def test_p12_a_second_reveal_replaces_the_first() -> None:
    match = table(["3S 4S", "5D 6D"])
    strike(match, 0, 1, "reveal")
    play(match, "draw 1 exposed")
    strike(match, 0, 1, "reveal")
    assert view(match, 1).known[0] == cards("3S 4S KC")


# Promises kept, in any game


class Ledger:
    """The promises according to events only."""

    def __init__(self) -> None:
        self.truces: list[list[int]] = []
        self.debts: list[list[int]] = []

    def promise(self, made: events.DealMade) -> None:
        sides = ((made.maker, made.give, made.partner), (made.partner, made.get, made.maker))
        for seat, side, partner in sides:
            for one in side.promises:
                if isinstance(one, a.Truce):
                    self.truces.append([seat, partner, one.turns])
                if isinstance(one, a.Debt):
                    self.debts.append([seat, partner, one.cash])

    def collect(self, seat: int, amount: int) -> list[tuple[int, int]]:
        """Return what an income must pay, as (partner, amount)."""
        due = []
        for debt in self.debts:
            if debt[0] == seat and (part := min(amount, debt[2])):
                due.append((debt[1], part))
                amount -= part
                debt[2] -= part
        return due

    def end_turn(self, seat: int) -> None:
        for truce in self.truces:
            truce[2] -= truce[0] == seat


@given(st.sampled_from(SEATS), st.integers(0, 2**32))
def test_p12_promises_are_kept_in_any_game(seats: int, seed: int) -> None:
    rng = Random(seed)
    match = dealt(seats, f"{seed}")
    ledger = Ledger()
    while not match.is_over:
        seat = anybody(match.actors, match.out_of_turn_actors, rng)
        if seat == CHANCE:
            move = match.act_chance()
        else:
            chosen = match.game.sample_action(match.view(seat), rng)
            owners = {run.number: run.owner for run in view(match, None).portfolios}
            if isinstance(chosen, a.Neutralize | a.Acquire):
                pair = [seat, owners[chosen.portfolio]]
                assert not any(t[:2] == pair and t[2] > 0 for t in ledger.truces)
            move = match.act(seat, chosen)
        due: list[tuple[int, int]] = []
        for event in move.events:
            if isinstance(event, events.DealMade):
                ledger.promise(event)
                shown = [one for side in (event.give, event.get) for one in side.promises]
                assert sum(isinstance(one, a.Reveal) for one in shown) == sum(
                    isinstance(other, events.HandShown) for other in move.events
                )
            elif isinstance(event, events.Collected):
                assert due == []
                due = ledger.collect(event.seat, event.amount)
            elif isinstance(event, events.DebtPaid):
                assert (event.partner, event.amount) == due.pop(0)
            elif isinstance(event, events.Discarded | events.EndedEmptyHanded):
                ledger.end_turn(event.seat)
            elif isinstance(event, events.HandShown):
                assert event.audience == (event.partner,)
                assert event.cards == truth(match).hand(event.seat)
        assert due == []


# Records


@given(st.sampled_from(SEATS), st.integers(0, 1000), st.integers(0, 200))
def test_p12_records_with_deals_replay_and_go_on(seats: int, seed: int, most: int) -> None:
    match = played(seats, seed, most)
    again = replay(read_record(json.dumps(as_json(match))))
    assert verify(match.record()).record() == match.record()
    for seat in (None, *range(seats)):
        assert again.view(seat) == match.view(seat)
    assert again.out_of_turn_actors == match.out_of_turn_actors


def test_what_was_declined_is_remembered_once_and_by_everybody() -> None:
    match = table(["2D 5C", "QH", "3S"])
    first, second = offer(1, "1", "QH"), offer(1, "2", "QH")
    for proposed in (first, second, first):
        match.act(0, proposed)
        match.act(1, action("decline"))
    for seat in (0, 1, 2, None):
        assert [one.offer for one in view(match, seat).declined] == [first, second]
    strike(match, 1, 0, "QH", "2")
    assert len(view(match, 2).declined) == 2


def test_only_the_last_refusals_are_remembered() -> None:
    match = haggled(400)
    kept = [one.offer for one in view(match, None).declined]
    answered = match.moves[: -1 if view(match, None).offer else None]
    made = [move.action for move in answered if isinstance(move.action, a.Offer)]
    assert len(kept) == MOST_DECLINED
    assert kept == made[len(made) - MOST_DECLINED :]
    world = GAME.determinize(view(match, 0), Random(1))
    assert GAME.observe(world, 0) == view(match, 0)


def weight(match: Match) -> int:
    """Return the total size of all views, without the lines of the score sheet."""
    views = [view(match, seat) for seat in (None, *range(len(match.seats)))]
    return sum(len(pickle.dumps(replace(known, sheet=()))) for known in views)


@pytest.mark.parametrize(
    ("answer", "give"),
    [
        (DECLINE, None),
        (ACCEPT, a.Terms(0, (), (), (a.Truce(99),))),
        (ACCEPT, a.Terms(0, (), (), (a.Reveal(),))),
    ],
    ids=["declined", "truces", "looks"],
)
def test_the_longest_game_weighs_no_more_than_a_long_one(
    answer: a.PortfolioAction, give: a.Terms | None
) -> None:
    long, longest = haggled(1_000, 5, answer, give), haggled(6_000, 5, answer, give)
    assert weight(longest) < 1.2 * weight(long)
