"""Counts of a state: hands with copies, knowledge, portfolios, and copies of states."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.games.portfolio.counts import PortfolioCounts, Seen
from stockgames.games.portfolio.parts import ALL_CARDS, DRAWING, NONE, Portfolio, RunningTruce
from tests.games.portfolio.table import card, cards, names, small_state

HANDS = st.lists(st.sampled_from([one for one in ALL_CARDS for _ in range(3)]), max_size=20)


def of(hand: str) -> PortfolioCounts:
    """Return a state in which seat 0, on turn, has this hand and seat 1 a King."""
    return small_state([hand, "KD"])


def test_a_deal_gives_each_seat_its_cards_and_starting_cash() -> None:
    state = of("7H 7H 7H 3S")
    assert names(state.hand(0)) == "3S 7H 7H 7H"
    assert [state.count(0, card(name)) for name in ("7H", "3S", "KD")] == [3, 1, 0]
    assert (state.hand_sizes, state.cash, state.incomes) == ([4, 1], [6, 6], [0, 0])
    assert names(state.pile) == "KC"
    assert state.stock[state.stock_left - 1] == card("2S")


def test_before_the_first_turn_nothing_is_counted_and_nobody_acts() -> None:
    state = PortfolioCounts(1, [cards("7H"), cards("KD"), cards("2S")], cards("3S 4S"), card("KC"))
    counts = (state.turn, state.founded, state.to_draw, state.dry_turns, state.income, state.budget)
    assert counts == (0, 0, 0, 0, 0, 0)
    assert (state.last_turns, state.began_as_pauper) == (False, False)
    assert (state.actors, state.active, state.stage) == ((), 1, DRAWING)
    assert (state.taken, state.offer, state.offers) == (NONE, None, [0, 0, 0])


def test_each_of_three_copies_can_be_lost() -> None:
    state = of("7H 7H 7H 3S")
    for left in ("3S 7H 7H", "3S 7H", "3S"):
        state.lose(0, card("7H"))
        assert names(state.hand(0)) == left


@given(HANDS.filter(lambda hand: max(map(hand.count, hand), default=0) <= 3), st.randoms())
def test_cards_come_and_go_in_any_order(hand: list[int], rng: Random) -> None:
    state = of("")
    for one in hand:
        state.receive(0, one)
    assert state.hand(0) == tuple(sorted(hand))
    rng.shuffle(hand)
    while hand:
        state.lose(0, hand.pop())
        assert state.hand(0) == tuple(sorted(hand))
        assert state.hand_sizes[0] == len(hand)


def test_what_was_taken_in_the_open_is_known_until_it_is_gone() -> None:
    state = of("7H")
    state.receive_openly(0, card("7H"))
    state.receive_openly(0, card("9S"))
    assert state.known[0] == cards("7H 9S")
    state.lose(0, card("7H"))
    assert state.known == [cards("9S"), ()]
    state.lose(0, card("7H"))
    assert state.known[0] == cards("9S")
    assert names(state.hand(0)) == "9S"


def test_who_was_shown_a_hand_follows_it_and_no_other() -> None:
    state = of("7H 8H")
    state.receive(1, card("8H"))
    state.seen = (Seen(1, 0, cards("7H 8H")), Seen(0, 1, cards("KD 8H")))
    state.lose(0, card("8H"))
    assert [fact.cards for fact in state.seen] == [cards("7H"), cards("KD 8H")]
    state.receive_openly(0, card("QC"))
    assert [fact.cards for fact in state.seen] == [cards("7H QC"), cards("KD 8H")]
    state.receive(0, card("2C"))
    state.lose(0, card("2C"))
    assert [fact.cards for fact in state.seen] == [cards("7H QC"), cards("KD 8H")]


def test_the_card_just_taken_is_forgotten_with_its_first_copy_of_whose_turn_it_is() -> None:
    state = of("9S 3D")
    state.taken = card("9S")
    state.receive(1, card("9S"))
    state.lose(1, card("9S"))
    state.lose(0, card("3D"))
    assert state.taken == card("9S")
    state.lose(0, card("9S"))
    assert state.taken == NONE


def test_a_truce_binds_one_seat_to_one_partner() -> None:
    state = of("7H")
    state.truces = (RunningTruce(0, 1, 2),)
    assert state.bound(0, 1)
    assert not state.bound(1, 0)
    assert not state.bound(0, 2)
    assert not state.bound(2, 1)


def test_a_portfolio_that_changes_takes_its_income_with_it() -> None:
    state = of("7H")
    first = Portfolio(1, 0, card("3H"), card("5H"), NONE, NONE)
    other = Portfolio(2, 1, card("TC"), card("KC"), NONE, NONE)
    state.portfolios, state.incomes = (first, other), [first.value, other.value]
    grown = first._replace(high=card("6H"))
    state.replace(first, grown)
    assert state.portfolios == (grown, other)
    assert state.incomes == [grown.value, other.value]
    state.replace(other, other._replace(owner=0))
    assert state.incomes == [grown.value + other.value, 0]
    assert state.portfolio(2).owner == 0
