"""The facts of a table agree with the view; forecasts of actions are the real ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.game import Explanation, Reason
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import explanation
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.forecast import (
    cost,
    deal_forecast,
    find,
    forecast,
    incomes_after,
    raid_forecast,
)
from stockgames.games.portfolio.parts import HIGH, START_CASH, RunningDebt, plays_twice, worth
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.table import (
    SEATS,
    action,
    card,
    dealt,
    offer,
    play,
    played,
    put,
    rich,
    strike,
    table,
    truth,
    view,
)


@given(st.sampled_from(SEATS), st.integers(0, 40), st.integers(0, 400))
def test_facts_add_up_to_the_view(seats: int, seed: int, most: int) -> None:
    match = played(seats, seed)
    match.undo_to(len(match.moves) - most % len(match.moves))
    for viewer in (None, *range(seats)):
        seen = view(match, viewer)
        facts = facts_of(seen)
        assert facts.portfolios == seen.portfolios
        assert tuple(one.cash for one in facts.seats) == seen.cash
        assert tuple(one.cards for one in facts.seats) == seen.hand_sizes
        assert tuple(one.offers_left for one in facts.seats) == seen.offers_left
        assert tuple(one.seat for one in facts.seats if one.decides) == tuple(
            seat for seat in sorted(seen.actors) if seat != CHANCE
        )
        for one in facts.seats:
            assert one.income == sum(portfolio.value for portfolio in one.portfolios)
            assert {portfolio.owner for portfolio in one.portfolios} <= {one.seat}
            parts = START_CASH + one.earned + one.last_collection + one.otherwise
            assert parts == one.cash
        owed = Counter[tuple[int, int]]()
        for debt in seen.debts:
            owed[debt.seat, debt.partner] += debt.cash
        assert {(debt.seat, debt.partner): debt.cash for debt in facts.debts} == owed
        assert len({truce[:2] for truce in facts.truces}) == len(facts.truces)


@given(st.sampled_from(SEATS), st.integers(0, 40))
def test_the_sheet_goes_from_the_start_to_the_score(seats: int, seed: int) -> None:
    match = played(seats, seed)
    score = match.result().scores
    facts = facts_of(view(match, None))
    assert facts.rounds[0] == (START_CASH,) * seats
    assert facts.rounds[-1] == tuple(score)
    assert sum(one.last_collection for one in facts.seats) == sum(one.income for one in facts.seats)
    match.undo_to(0)
    first = facts_of(view(match, None))
    assert first.rounds[1] == tuple(6 if s == first.active else None for s in range(seats))


def test_the_last_figure_of_a_column_is_what_the_seat_has_now() -> None:
    match = table(["9D KC 2C", "3D 5H 8S", "4C 6H 9S"], dealer=2)
    rich(match, 20, 20, 20)
    play(match, "draw 1", "discard 2C", "draw 1", "discard 3D")
    strike(match, 2, 1, "5")
    facts = facts_of(view(match, None))
    assert facts.rounds == ((START_CASH,) * 3, (20, 25, 15))
    play(match, "draw 1", "discard 4C")
    strike(match, 0, 2, "7")
    facts = facts_of(view(match, None))
    assert facts.rounds == ((START_CASH,) * 3, (20, 25, 22), (13, None, None))


@pytest.mark.parametrize("seats", SEATS)
def test_stocks_are_counted_where_there_are_two(seats: int) -> None:
    seen = view(played(seats, 1, 0), 0)
    numbers = [facts_of(replace(seen, reshuffles=more)).stock_number for more in (True, False)]
    assert numbers == ([1, 2] if plays_twice(seats) else [0, 0])


def test_what_is_asked_of_the_turns_seat_is_told() -> None:
    match = table(["9D KC", "3D"])
    before = facts_of(view(match, 0))
    assert before.drawing
    assert before.can_expose
    play(match, "draw 1 exposed")
    after = facts_of(view(match, 0))
    assert not after.drawing
    assert not after.can_expose
    assert after.kept is None  # a second copy of the exposed King is in the hand
    match = table(["9D", "3D"])
    play(match, "draw 1 exposed")
    assert facts_of(view(match, 0)).kept == card("KC")
    assert facts_of(view(match, 1)).kept is None
    play(match, "discard 9D")
    play(match, "draw 1", "discard 3D")
    truth(match).taken = card("KC")
    truth(match).stage = 1
    assert facts_of(view(match, 0)).kept is None  # it is the last card


def test_an_offer_tells_what_its_partner_would_earn() -> None:
    match = table(["9D", "3D"])
    assert facts_of(view(match, 0)).offer is None
    put(match, 0, "3C-6C")
    made = offer(1, "#1")
    match.act(0, made)
    told = facts_of(view(match, 1)).offer
    assert told is not None
    assert (told.maker, told.partner, told.offer, told.income) == (0, 1, made, 4)
    assert [one.answers for one in facts_of(view(match, 1)).seats] == [False, True]


def test_debts_between_the_same_two_are_one() -> None:
    match = table(["9D", "3D", "4D"])
    debts = RunningDebt(0, 2, 7), RunningDebt(1, 2, 4), RunningDebt(0, 2, 5)
    facts = facts_of(replace(view(match, 0), debts=debts))
    assert facts.debts == (RunningDebt(0, 2, 12), RunningDebt(1, 2, 4))


def test_what_is_told_comes_true() -> None:
    seen = set()
    for seed in range(12):
        match, rng = dealt(3, f"why{seed}"), Random(seed)
        for _ in range(160):
            if match.is_over:
                break
            seat = match.actors[0]
            if seat == CHANCE:
                match.act_chance()
                continue
            now = seen_as(PortfolioView, match.view(seat))
            chosen = match.game.sample_action(now, rng)
            told = explanation.explain(now, chosen)
            match.act(seat, chosen)
            then = seen_as(PortfolioView, match.view(seat))
            seen |= {type(ground) for ground in (*told.gains, *told.risks)}
            if isinstance(chosen, a.Draw):
                assert told.gains == (
                    explanation.Draws(chosen.cards, now.cash[seat] - then.cash[seat]),
                )
            if isinstance(chosen, a.Offer | a.Accept | a.Draw | a.Discard):
                continue
            for ground in (*told.gains, *told.risks):
                match ground:
                    case explanation.Earns(before, after):
                        assert (before, after) == (now.incomes[seat], then.incomes[seat])
                    case explanation.Costs(cost, left):
                        assert (now.cash[seat] - cost, left) == (left, then.cash[seat])
                    case explanation.OtherEarnsLess(other, loss):
                        assert loss == now.incomes[other] - then.incomes[other]
                    case explanation.InReach(portfolio, other, _, cost):
                        assert portfolio in then.portfolios
                        assert portfolio.owner == seat
                        assert cost <= then.cash[other] + then.incomes[other]
    assert seen >= {explanation.Draws, explanation.Earns, explanation.InReach}


def test_what_a_card_from_a_deal_can_do_is_told() -> None:
    match = table(["JD 9C 4S", "9H 8C 7C", "2C"])
    put(match, 0, "9D-JD")
    put(match, 0, "3C-5C")

    def told(give: str, get: str) -> list[Reason]:
        now = replace(view(match, 0), offer=a.OpenOffer(1, offer(0, give, get)))
        gains = explanation.explain(now, a.Accept()).gains
        back = explanation.explain(now, offer(1, get, give)).gains
        assert back == gains, "whoever makes the offer"
        return [one for one in gains if isinstance(one, explanation.CanCap | explanation.CanFound)]

    run = view(match, 0).portfolios[0]
    assert told("9H", "5") == [explanation.CanCap(card("9H"), run)]
    assert told("9H", "#1") == [], "the portfolio goes"
    founded = explanation.CanFound(card("8C"), card("7C"), card("9C"))
    assert told("8C 7C", "5") == [founded, replace(founded, card=card("7C"))]
    assert told("8C 7C", "9C") == [], "one of its cards goes"
    assert told("8C", "5") == []
    assert told("2C", "5") == [], "it extends a portfolio"


def test_a_portfolio_covered_at_both_ends_is_in_nobodys_reach() -> None:
    match = table(["9D KS 2C", "2S 4D 6H"])
    put(match, 0, "7H-9H", low_cap="7D")
    rich(match, 50, 50)
    play(match, "draw 1")
    told = explanation.explain(view(match, 0), action("cap 1 9D high"))
    covered, spared = told.gains
    assert isinstance(covered, explanation.Covers)
    assert covered.safe
    (before,) = view(match, 0).portfolios
    assert spared == explanation.Spares(1, acquires=True, cost=before.acquiring)
    assert told.risks == ()
    rich(match, 50, before.acquiring - 1)
    assert explanation.explain(view(match, 0), action("cap 1 9D high")).gains == (covered,), (
        "who has the money?"
    )
    open_still = explanation.explain(view(match, 0), action("discard KS"))
    assert explanation.Harmless(1) in open_still.gains


def test_a_discard_that_fits_the_next_seats_portfolio_is_told_of() -> None:
    match = table(["TH 2C 2S", "4D 6S KD"])
    put(match, 1, "7H-9H")
    play(match, "draw 1")
    now = view(match, 0)
    (portfolio,) = now.portfolios
    assert explanation.explain(now, action("discard TH")) == Explanation(
        (), (explanation.Feeds(card("TH"), 1, portfolio),)
    )
    harmless = explanation.explain(now, action("discard 2S"))
    assert harmless.gains[-1] == explanation.Harmless(1)
    assert harmless.risks == ()


def test_a_discard_that_the_seat_has_no_use_for_is_told_of() -> None:
    match = table(["9S 5H 5H 7H JD QD 2C", "4D 6S KD"], stock="KH 2D")
    play(match, "draw 1")
    now = view(match, 0)

    def gains(name: str) -> tuple[Reason, ...]:
        return explanation.explain(now, action(f"discard {name}")).gains

    assert gains("2C") == (explanation.Unneeded(has_copy=False),), "no club is near it"
    assert gains("KH") == (explanation.Unneeded(has_copy=False),), "KH is far from 7H"
    assert gains("5H") == (explanation.Unneeded(has_copy=True),)
    assert gains("7H") == gains("JD") == gains("QD") == ()
    put(match, 0, "3C-5C")
    put(match, 1, "TS-QS")
    rich(match, 50, 50)
    now = view(match, 0)
    assert explanation.Unneeded(has_copy=False) not in gains("2C"), "it extends a portfolio"
    assert explanation.Unneeded(has_copy=False) not in gains("9S"), "it neutralizes one"


def test_near_the_end_it_is_told_what_spares_the_next_seat_a_draw() -> None:
    match = table(["TH 4C 2S", "4D 6S KD"], stock="2D 5C 7C")
    put(match, 0, "JC-KC")
    put(match, 1, "7H-9H")
    play(match, "draw 1")
    now = view(match, 0)
    prolongs = explanation.Prolongs(card("TH"), 1, 2, now.incomes[0])
    assert explanation.explain(now, action("discard TH")).gains[0] == prolongs
    assert explanation.explain(now, action("discard 2S")).gains[-1] == explanation.Harmless(1)
    early = table(["TH 4C 2S", "4D 6S KD"])
    put(early, 0, "JC-KC")
    put(early, 1, "7H-9H")
    play(early, "draw 1")
    assert explanation.explain(view(early, 0), action("discard TH")).gains == ()


def test_a_card_is_of_use_beside_one_that_the_next_seat_is_known_to_hold() -> None:
    match = table(["TH 3S 2S", "4D 6S KD"], stock="2D 5C 7C")
    put(match, 0, "JC-KC")
    play(match, "draw 1", "discard 2S", "draw 1 exposed", "discard KD", "draw 1")
    now = view(match, 0)
    assert now.known[1] == (card("2S"),)
    prolongs = explanation.Prolongs(card("3S"), 1, 1, now.incomes[0])
    assert explanation.explain(now, action("discard 3S")).gains[0] == prolongs
    assert explanation.explain(now, action("discard TH")).gains[-1] == explanation.Harmless(1)


def test_what_a_deal_brings_and_costs_is_told() -> None:
    match = table(["TH 2C 2S", "4D 6S KD"])
    rich(match, 20, 20)
    now = view(match, 0)
    assert explanation.explain(now, offer(1, "", "5")).gains == (explanation.Brings(5),)
    assert explanation.explain(now, offer(1, "5", "")).risks == (explanation.Costs(5, 15),)
    match.act(0, offer(1, "5", "2"))
    assert explanation.explain(view(match, 1), action("accept")).gains == (explanation.Brings(3),)


def test_a_forecast_comes_true() -> None:
    kinds = set()
    for seed in range(3):
        match, rng = dealt(4, f"forecast {seed}"), Random(seed)
        while not match.is_over:
            actor = match.actors[0]
            if actor == CHANCE:
                match.act_chance()
                continue
            before = view(match, actor)
            action = before.legal[rng.randrange(len(before.legal))]
            foreseen = forecast(before, [action])
            assert foreseen.cost == cost(action, before.portfolios)
            match.act(actor, action)
            after = view(match, actor)
            if after.turn == before.turn:
                kinds.add(type(action).__name__)
                assert after.cash[actor] == before.cash[actor] - foreseen.cost
                assert after.incomes[actor] == foreseen.income
    assert {"Draw", "Found", "Extend", "Cap"} <= kinds


def test_several_actions_are_reckoned_one_after_the_other() -> None:
    match = table(["6C 7C 7S 9D", "KH"])
    play(match, "draw 1")
    put(match, 1, "3C-5C")
    rich(match, 20, 0)
    foreseen = forecast(
        view(match, 0), [a.Acquire(1, card("6C")), a.Extend(1, card("7C")), a.Cap(1, card("7S"), 1)]
    )
    assert (foreseen.cost, foreseen.income) == (4, 7)
    assert forecast(view(match, 0), [a.Discard(card("9D"))]).income == 0


def test_a_portfolio_that_is_gone_costs_nothing() -> None:
    seen = view(table(["2D", "3D"]), 0)
    assert find(seen.portfolios, 1) is None
    assert cost(a.Acquire(1, card("6C")), seen.portfolios) == 0


def test_incomes_after_a_deal_come_true() -> None:
    match = table(["2D", "3D", "4D"])
    for seat, run in enumerate(("3C-6C", "3H-7H")):
        put(match, seat, run)
    match.act(0, offer(1, "#1", "#2"))
    asked = view(match, 1)
    assert asked.offer is not None
    told = incomes_after(asked, asked.offer)
    play(match, "accept")
    assert view(match, 1).incomes == told != asked.incomes


def test_a_deal_is_told_with_the_cards_that_lengthen_what_one_has() -> None:
    match = table(["2D 3D 8C", "7C 2H", "9D"])
    for seat, run in enumerate(("3C-6C", "3H-7H", "5S-8S")):
        put(match, seat, run)
    before = view(match, 0)
    traded = offer(1, "2H 2", "7C 8C #2")
    mine, theirs = deal_forecast(before, a.OpenOffer(0, traded))
    assert (mine.seat, theirs.seat) == (0, 1)
    runs = {p.number: p.value for p in before.portfolios}
    assert mine.income == runs[1]
    assert mine.income_after == runs[1] + worth(card("7C")) + worth(card("8C")) + runs[2]
    assert (theirs.income, theirs.income_after) == (runs[2], 0)
    assert mine.cash_after - mine.cash == -2
    assert theirs.cash_after - theirs.cash == 2


def test_cards_lengthen_nothing_that_is_capped() -> None:
    match = table(["2D 3D 6S 7C", "9D"])
    play(match, "draw 1")
    put(match, 0, "3C-6C")
    match.act(0, a.Cap(1, card("6S"), HIGH))
    mine, _ = deal_forecast(view(match, 0), a.OpenOffer(0, offer(1, "", "7C")))
    assert mine.income == mine.income_after


def test_what_a_raid_costs_and_brings_comes_true() -> None:
    match = table(["7C 2C 2D", "KH"])
    play(match, "draw 1")
    put(match, 1, "3C-6C")
    rich(match, 20, 0)
    before = view(match, 0)
    for raid in (a.Acquire(1, card("7C")), a.Neutralize(1, card("2C"))):
        told = raid_forecast(before, raid)
        assert told is not None
        assert (told.number, told.owner, told.value) == (1, 1, 4)
        assert told.owner_income == before.incomes[1] == 4
        assert told.owner_income_after == 0
        assert told.is_acquired == (told.brings > 0) == (told.turns > 0)
        assert told.cost == (8 if told.is_acquired else 4)
        assert (told.taken is None) == (not told.is_acquired)
    told = raid_forecast(before, a.Acquire(1, card("7C")))
    assert told is not None
    match.act(0, a.Acquire(1, card("7C")))
    after = view(match, 0)
    assert told.taken == find(after.portfolios, 1)
    assert after.cash[0] == before.cash[0] - told.cost
    assert after.incomes[0] - before.incomes[0] == told.brings
    assert told.turns == -(-told.cost // told.brings)
    assert raid_forecast(after, a.Acquire(9, card("7C"))) is None
