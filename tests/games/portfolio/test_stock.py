"""Rulings P5 to P8 and P13, on drawing and on the end, on small tables."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.games.portfolio import events
from stockgames.games.portfolio.parts import (
    OVER,
    PLAYING,
)
from tests.games.portfolio.table import (
    GAME,
    card,
    cards,
    discards,
    draws,
    hand,
    names,
    pile,
    play,
    put,
    refused,
    rich,
    strike,
    table,
    truth,
    view,
)

SPARE = "2D 4D 6D 8D TD QD"
"""Cards without any combination."""


# P5


def test_p5_income_is_collected_the_moment_the_turn_begins_before_any_deal() -> None:
    match = table([SPARE, SPARE])
    put(match, 1, "TH-KH")
    found = play(match, "draw 1", "discard 2D")
    assert events.Collected(seat=1, amount=8, final=False) in found
    assert view(match, None).cash == (6, 14)
    strike(match, 1, 0, "#1")
    assert view(match, None).budget == 8
    assert view(match, None).incomes == (8, 0)


def test_p5_draws_are_paid_out_of_this_turns_income_and_cash_in_hand() -> None:
    match = table([SPARE, SPARE])
    put(match, 1, "TH-KH")
    rich(match, 50, 50)
    assert draws(match) == ["1", "1 exposed", "2 pauper", "2 exposed pauper"]
    assert refused(match, 0, "draw 2") == "this-turns-income-does-not-pay-for-it P5"
    play(match, "draw 1", "discard 2D")
    assert view(match, None).most_cards[0] == 3
    strike(match, 1, 0, "55")
    assert view(match, None).cash == (105, 3)
    assert view(match, None).most_cards[0] == 2
    assert refused(match, 1, "draw 3") == "not-enough-cash P5"
    play(match, "draw 2")
    assert view(match, None).cash == (105, 1)


def test_p5_what_debts_take_of_an_income_pays_for_no_card() -> None:
    match = table([SPARE, SPARE])
    put(match, 1, "TH-KH")
    rich(match, 50, 50)
    strike(match, 1, 0, "debt:4")
    play(match, "draw 1", "discard 2D")
    assert (view(match, None).income, view(match, None).budget) == (8, 4)
    assert draws(match, 1) == ["1", "2", "1 exposed", "2 exposed"]
    spent = "what-debts-left-of-the-income-does-not-pay-for-it P5"
    assert refused(match, 1, "draw 3") == refused(match, 1, "draw 9") == spent


def test_p5_no_more_than_there_is_to_draw() -> None:
    match = table([SPARE, SPARE], stock="AS AC")
    put(match, 0, "AH-KH")
    truth(match).budget = 32
    rich(match, 40, 6)
    assert draws(match) == ["1", "2", "1 exposed", "2 exposed", "3 exposed"]
    assert refused(match, 0, "draw 3") == "not-so-many-cards-are-left P5"
    assert view(match, 1).most_cards == (2, 3)


@pytest.mark.parametrize("seats", [3, 5])
def test_p5_a_reshuffle_to_come_counts(seats: int) -> None:
    match = table([SPARE] * seats, stock="AS AC", exposed="9S")
    state = truth(match)
    state.pile = [*cards("7S 8S"), *state.pile]
    state.budget = 99
    rich(match, *[99] * seats)
    assert view(match, 0).most_cards == (5, 5)
    play(match, "draw 5 exposed")
    assert match.actors == (-1,)
    play(match, "reshuffle 8S 7S")
    assert set(hand(match, 0).split()) >= {"AS", "AC", "7S", "8S", "9S"}
    assert view(match, None).last_turns


def test_p5_the_exposed_card_is_the_first_and_counts() -> None:
    match = table([SPARE, SPARE], stock="AS 3S 5S 7S", exposed="9S")
    truth(match).budget = 5
    play(match, "draw 3 exposed")
    assert hand(match, 0) == names(sorted(cards(f"{SPARE} 9S AS 3S")))
    assert pile(match) == ""


@pytest.mark.parametrize("seats", [2, 3])
def test_p5_without_an_exposed_card_no_draw_begins_with_one(seats: int) -> None:
    match = table([SPARE] * seats)
    truth(match).pile = []
    assert view(match, 0).most_cards[1] == truth(match).stocked()[1] == 0
    assert draws(match) == ["1", "2 pauper"]


# P6


def test_p6_paupers_rule_is_offered_and_never_applied_by_itself() -> None:
    match = table([SPARE, SPARE], stock="AS 3S 5S 7S")
    assert draws(match) == ["1", "1 exposed", "2 pauper", "2 exposed pauper"]
    assert view(match, 1).may_be_pauper
    play(match, "draw 1")
    assert truth(match).hand_sizes[0] == 7
    assert refused(match, 0, "draw 1") == "cards-are-drawn-once-a-turn P5"


def test_p6_a_pauper_draws_exactly_two_cards_for_nothing() -> None:
    match = table([SPARE, SPARE], stock="AS 3S 5S 7S", exposed="9S")
    assert refused(match, 0, "draw 3 pauper") == "paupers-draw-two-cards P6"
    assert refused(match, 0, "draw 1 pauper") == "paupers-draw-two-cards P6"
    play(match, "draw 2 exposed pauper")
    assert hand(match, 0) == names(sorted(cards(f"{SPARE} 9S AS")))
    assert view(match, None).cash == (6, 6)


def test_p6_thirteen_cards_or_a_portfolio_are_no_poverty() -> None:
    match = table(["2D 4D 6D 8D TD QD 2C 4C 6C 8C TC QC AC", SPARE])
    assert draws(match) == ["1", "1 exposed"]
    assert refused(match, 0, "draw 2 pauper") == "not-a-pauper P6"
    match = table([SPARE, SPARE])
    put(match, 0, "AS-3S")
    assert draws(match) == ["1", "1 exposed"]


def test_p6_poverty_is_judged_when_the_turn_begins_and_at_the_draw() -> None:
    match = table(["2D 4D 6D 8D TD QD 2C 4C 6C 8C TC QC AC", "3S"])
    strike(match, 0, 1, "2D")
    assert draws(match) == ["1", "1 exposed"]
    assert not view(match, 1).may_be_pauper
    assert refused(match, 0, "draw 2 pauper") == "not-a-pauper-when-the-turn-began P6"
    match = table([SPARE, SPARE])
    put(match, 1, "AS-3S")
    strike(match, 0, 1, "", "#1")
    assert draws(match) == ["1", "1 exposed"]
    assert refused(match, 0, "draw 2 pauper") == "not-a-pauper P6"


def test_p6_nobody_parks_a_portfolio_with_a_friend() -> None:
    match = table([SPARE, SPARE])
    put(match, 1, "TH-KH")
    play(match, "draw 1", "discard 2D")
    strike(match, 1, 0, "#1")
    assert view(match, None).incomes == (8, 0)
    assert [way for way in draws(match, 1) if "pauper" in way] == []
    assert refused(match, 1, "draw 2 pauper") == "not-a-pauper-when-the-turn-began P6"
    strike(match, 1, 0, "1", "#1")
    assert refused(match, 1, "draw 2 pauper") == "not-a-pauper P6"


def test_p6_a_world_remembers_how_the_turn_began() -> None:
    match = table([SPARE, SPARE])
    put(match, 1, "TH-KH")
    play(match, "draw 1", "discard 2D")
    strike(match, 1, 0, "#1")
    world = GAME.determinize(view(match, 1), Random(1))
    assert not world.is_pauper()
    assert GAME.observe(world, 1) == view(match, 1)


def test_p6_two_cards_must_be_there() -> None:
    match = table([SPARE, SPARE], stock="AS")
    assert draws(match) == ["1", "1 exposed", "2 exposed pauper"]
    two = table([SPARE, SPARE], stock="AS AC")
    assert draws(two) == ["1", "1 exposed", "2 pauper", "2 exposed pauper"]
    assert refused(match, 0, "draw 2 pauper") == "not-so-many-cards-are-left P5"


# P7


def through_the_first_stock(seats: int, pile_cards: str) -> Match:
    match = table([SPARE] * seats, stock="AS AC", exposed="9S")
    state = truth(match)
    state.pile = list(cards(pile_cards))
    state.budget = 99
    rich(match, *[99] * seats)
    return match


def test_p7_the_discard_pile_is_shuffled_at_once_and_drawing_goes_on() -> None:
    match = through_the_first_stock(3, "7S 8S 9S")
    play(match, "draw 3")
    assert match.actors == (-1,)
    assert view(match, 0).to_draw == 1
    assert hand(match, 0).split()[-1] == "AC"
    assert refused(match, -1, "reshuffle 7S 8S") == "the-second-stock-is-the-discard-pile P7"
    assert refused(match, -1, "discard 2D") == "the-discard-pile-is-shuffled-first P7"
    play(match, "reshuffle 8S 9S 7S")
    found = view(match, 0)
    assert card("8S") in found.hand
    assert (found.stock, found.pile, found.reshuffles, found.last_turns) == (2, (), False, False)
    assert (found.actors, found.stage) == ((0,), PLAYING)


def test_p7_the_second_stock_is_the_discard_pile_in_an_order_of_chance() -> None:
    match = through_the_first_stock(3, "7S 8S 9S TS JS QS KS")
    play(match, "draw 3")
    drawn = [truth(match).draw_chance(Random(seed)).stock for seed in range(20)]
    assert {tuple(sorted(stock)) for stock in drawn} == {tuple(sorted(truth(match).pile))}
    assert len(set(drawn)) > 10


def test_p7_the_last_card_alone_brings_the_shuffle_too() -> None:
    match = through_the_first_stock(5, "7S 8S")
    play(match, "draw 2")
    assert (match.actors, view(match, 0).to_draw) == ((-1,), 0)
    play(match, "reshuffle 7S 8S")
    assert view(match, 0).stock == 2
    assert refused(match, 0, "reshuffle 7S 8S") == "no-reshuffle-is-due P7"


def test_p7_with_nothing_to_shuffle_the_stock_has_ended() -> None:
    match = through_the_first_stock(3, "9S")
    found = play(match, "draw 3 exposed")
    assert events.StockEnded(seat=0) in found
    assert view(match, 0).last_turns
    assert not view(match, 0).reshuffles
    assert match.actors == (0,)


@pytest.mark.parametrize("seats", [2, 4])
def test_p7_two_and_four_seats_go_through_the_stock_once(seats: int) -> None:
    match = through_the_first_stock(seats, "7S 8S 9S")
    assert view(match, 0).most_cards == (2, 3)
    play(match, "draw 2")
    assert view(match, 0).last_turns


# P8


def ended_by(seats: int, dealer: int, active: int) -> Match:
    """The active seat draws the last card; every seat has a portfolio."""
    match = table([SPARE] * seats, stock="AS " * (active - dealer), dealer=dealer)
    truth(match).reshuffles = False
    for seat in range(seats):
        put(match, seat, "TH-QH")
    while match.actors != (active,):
        play(match, "draw 1", "discard 2D")
    play(match, "draw 1")
    assert view(match, None).last_turns
    return match


def test_p8_the_others_play_without_drawing_until_the_dealer_has() -> None:
    match = ended_by(4, 0, 2)
    found = play(match, "discard 2D")
    assert events.TurnBegan(seat=3, last=True) in found
    assert (view(match, 3).stage, view(match, 3).cash[3]) == (PLAYING, 6 + 4)
    assert refused(match, 3, "draw 1") == "nothing-is-drawn-in-the-last-turns P8"
    assert refused(match, 3, "draw 1 exposed") == "nothing-is-drawn-in-the-last-turns P8"
    play(match, "discard 2D")
    assert match.actors == (0,)
    play(match, "discard 2D")
    assert match.is_over


def test_p8_a_dealer_who_ends_the_stock_plays_last() -> None:
    match = table([SPARE, SPARE], stock="AS AC", dealer=0)
    play(match, "draw 1", "discard 2D", "draw 1")
    found = play(match, "discard 2D")
    assert view(match, None).stage == OVER
    assert not [e for e in found if isinstance(e, events.TurnBegan)]


def test_p8_everyone_collects_once_more() -> None:
    match = ended_by(3, 0, 2)
    play(match, "discard 2D")
    before = view(match, None).cash
    found = play(match, "discard 2D")
    assert match.is_over
    assert [e.amount for e in found if isinstance(e, events.Collected)] == [4, 4, 4]
    assert view(match, None).cash == tuple(cash + 4 for cash in before)
    assert match.result().details == {
        "cash": [cash + 4 for cash in before],
        "portfolio_values": [4, 4, 4],
    }


def test_p8_take_overs_and_foundings_go_on_in_the_last_turns() -> None:
    match = table([SPARE, "KH AS 2S 3S 9C"], stock="AS", dealer=1)
    put(match, 0, "TH-QH")
    play(match, "draw 1", "discard 2D")
    rich(match, 6, 20)
    play(match, "found AS 2S 3S", "acquire 1 KH", "discard 9C")
    assert match.result().details == {"cash": [6, 12 + 2 + 8], "portfolio_values": [0, 10]}


def test_cards_of_the_stock_are_seen_in_the_order_in_which_they_come() -> None:
    match = table([SPARE, SPARE], stock="2S 9H 4S")
    found = play(match, "draw 2 pauper")
    assert [event.cards for event in found if isinstance(event, events.CardsSeen)] == [
        cards("2S 9H")
    ]


# P13


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p13_the_stock_must_be_touched_at_last(seats: int) -> None:
    match = table(["2D 4D"] * seats, exposed="9S")
    for turn in range(3 * seats):
        assert view(match, None).dry_turns == turn
        play(match, "draw 1 exposed")
        play(match, f"discard {discards(match, match.actors[0]).split()[0]}")
    seat = match.actors[0]
    assert refused(match, seat, "draw 1 exposed") == "a-card-must-come-from-the-stock P13"
    assert draws(match, seat) == ["1", "2 pauper", "2 exposed pauper"]
    assert view(match, seat).most_cards == (1, 0)
    play(match, "draw 1")
    assert view(match, None).dry_turns == 0
