"""The value of a card or a portfolio, calculated by hand for small tables."""

from __future__ import annotations

import dataclasses

import pytest

from stockgames.games.portfolio.ai.evaluation import until_taken
from stockgames.games.portfolio.ai.opinions import (
    Outlook,
    cover,
    open_ends,
    outlook,
    table_use,
    take_over,
    use,
)
from stockgames.games.portfolio.ai.weights import Potentials
from stockgames.games.portfolio.parts import HIGH, LOW, NONE, Portfolio, worth
from tests.games.portfolio.table import WEIGHTS, card, put, rich, table, truth

EXPECTED = Outlook(later=8.0, earnings=(8.0, 5.0, 3.0), in_hand=2.0, share=0.5)
"""Eight incomes to come; what can be attacked at one end pays five of them, at both ends three."""
POTENTIALS = Potentials(ready=0.75, pair=0.25, gap=0.125)


def run(low: str, high: str, low_cap: str = "", high_cap: str = "") -> Portfolio:
    caps = [card(cap) if cap else NONE for cap in (low_cap, high_cap)]
    return Portfolio(1, 1, card(low), card(high), *caps)


@pytest.mark.parametrize(
    ("portfolio", "ends"),
    [
        (run("3H", "5H"), 2),
        (run("3H", "5H", low_cap="3D"), 1),
        (run("3H", "5H", high_cap="5D"), 1),
        (run("3H", "5H", "3D", "5D"), 0),
        (run("AH", "3H"), 1),  # nothing lies below an Ace
        (run("AH", "3H", high_cap="3D"), 0),
        (run("JH", "KH"), 2),  # an Ace takes what ends with a King (P9)
    ],
)
def test_ends_can_be_attacked_unless_they_are_capped(portfolio: Portfolio, ends: int) -> None:
    assert open_ends(portfolio) == ends


def test_a_cover_protects_what_the_end_would_cost() -> None:
    both_open = run("3H", "5H")
    value = both_open.value
    assert cover(both_open, LOW, EXPECTED) == cover(both_open, HIGH, EXPECTED) == value * (5 - 3)
    assert cover(run("3H", "5H", low_cap="3D"), HIGH, EXPECTED) == value * (8 - 5)
    ace = run("AH", "3H")
    assert cover(ace, LOW, EXPECTED) == 0
    assert cover(ace, HIGH, EXPECTED) == ace.value * (8 - 5)


def test_a_take_over_brings_what_is_won_and_half_of_what_the_owner_loses() -> None:
    """P9: acquiring costs twice the value, neutralizing once, and wins nothing."""
    target = run("3H", "5H", low_cap="3D")
    value = target.value
    lost = 0.5 * value * 5
    assert take_over(target, True, 2 * value, EXPECTED) == lost + value * 5 - 2 * value
    assert take_over(target, False, value, EXPECTED) == lost - value
    assert take_over(target, True, 2 * value - 1, EXPECTED) == 0
    assert take_over(target, False, value - 1, EXPECTED) == 0


def test_the_best_of_all_that_a_card_does_on_the_table_counts() -> None:
    match = table(["6H 9D", "KC"])
    state = truth(match)
    assert table_use(state, 0, card("6H"), EXPECTED) == 0
    put(match, 1, "3H-5H")
    rich(match, 100, 0)
    theirs = state.portfolios[0]
    raid = take_over(theirs, True, 100, EXPECTED)
    assert table_use(state, 0, card("6H"), EXPECTED) == raid > 0
    assert table_use(state, 0, card("2H"), EXPECTED) == take_over(theirs, False, 100, EXPECTED)
    put(match, 0, "7H-9H")
    assert table_use(state, 0, card("6H"), EXPECTED) == max(raid, worth(card("6H")) * 3)
    assert table_use(state, 0, card("9D"), EXPECTED) == cover(state.portfolios[1], HIGH, EXPECTED)
    assert table_use(state, 0, card("7D"), EXPECTED) == cover(state.portfolios[1], LOW, EXPECTED)


def test_an_extension_earns_what_the_card_is_worth() -> None:
    match = table(["6H 9D", "KC"])
    put(match, 0, "3H-5H", low_cap="3D")
    state = truth(match)
    before = state.portfolios[0].value
    grown = state.portfolios[0]._replace(high=card("6H")).value
    assert table_use(state, 0, card("6H"), EXPECTED) == (grown - before) * 5
    assert table_use(state, 0, card("2H"), EXPECTED) == 0, "that end is capped"


def test_a_card_in_hand_is_used_on_the_table_or_kept_for_a_run() -> None:
    match = table(["3H 4H", "KC"])
    state = truth(match)
    hand, more = [sum(1 << card(n) for n in text.split()) for text in ("3H 4H", "3H 4H 5H")]
    gained = (POTENTIALS.of_hand(more) - POTENTIALS.of_hand(hand)) * EXPECTED.in_hand
    assert gained > 0
    assert use(state, 0, card("5H"), EXPECTED, POTENTIALS, hand) == pytest.approx(gained)
    copy = use(state, 0, card("3H"), EXPECTED, POTENTIALS, hand)
    assert copy == 0, "a second copy makes no run longer"
    put(match, 0, "TH-KH")
    kept = table_use(state, 0, card("9H"), EXPECTED)
    assert use(state, 0, card("9H"), EXPECTED, POTENTIALS, hand) == pytest.approx(kept)


def test_a_card_beside_which_another_does_as_much_is_of_no_use() -> None:
    match = table(["3H", "KC"])
    put(match, 0, "3H-5H", low_cap="3D")
    state = truth(match)
    cap, extension = card("5D"), card("6H")
    assert table_use(state, 0, cap, EXPECTED) > 0
    assert table_use(state, 0, cap, EXPECTED, 1 << cap) == 0
    alone, beside = (table_use(state, 0, extension, EXPECTED, mask) for mask in (0, 1 << cap))
    assert beside == max(0.0, alone - table_use(state, 0, cap, EXPECTED))
    assert table_use(state, 0, extension, EXPECTED, 1 << card("2C")) == alone
    put(match, 1, "8S-JS")
    truth(match).cash[0] = 100
    taker = card("QS")
    assert table_use(state, 0, taker, EXPECTED) > 0
    assert table_use(state, 0, taker, EXPECTED, 1 << taker) == 0


def test_the_naive_live_for_the_day_and_look_at_themselves_alone() -> None:
    match = table(["3H", "KC", "QC"])
    day = dataclasses.replace(WEIGHTS.play, for_the_day=3.0)
    naive = outlook(truth(match), 0, True, dataclasses.replace(WEIGHTS, play=day))
    assert naive == Outlook(3.0, (3.0, 3.0, 3.0), 2.0, 0.0)
    shrewd = outlook(truth(match), 0, False, WEIGHTS)
    assert shrewd.share == 0.5
    none, one, two = shrewd.earnings
    assert shrewd.later == none > one > two > 0
    assert shrewd.in_hand < two


def test_in_the_last_turns_one_income_is_left_or_two() -> None:
    match = table(["3H", "KC", "QC"])
    state = truth(match)
    state.last_turns = True
    laters = [outlook(state, seat, False, WEIGHTS).later for seat in range(3)]
    assert laters == [1.0, 2.0, 2.0]
    assert outlook(state, 0, True, WEIGHTS).later == 1.0, "no day is longer than the game"


@pytest.mark.parametrize(("seats", "decks"), [(3, 2), (4, 3)])
def test_an_open_end_is_attacked_by_a_share_of_its_cards_copies(seats: int, decks: int) -> None:
    state = truth(table(["3H", "KC", "QC", "JC"][:seats]))
    half = dataclasses.replace(WEIGHTS, play=dataclasses.replace(WEIGHTS.play, at_large=0.5))
    found = outlook(state, 0, False, half)
    cards_a_turn = WEIGHTS.evaluation.cards_a_turn
    expected = [
        until_taken(state, 0, 0.5 * decks * ends, found.later, cards_a_turn) for ends in (1, 2)
    ]
    assert [*found.earnings[1:]] == pytest.approx(expected)


def test_a_run_that_is_founded_a_turn_later_pays_once_less_and_lies_open_at_both_ends() -> None:
    state = truth(table(["3H", "KC", "QC"]))
    state.last_turns = True
    first, second = (outlook(state, seat, False, WEIGHTS) for seat in (0, 1))
    assert (first.later, second.later) == (1.0, 2.0)
    assert second.in_hand == first.earnings[2] > 0, "both see as many cards in hands"
    assert first.in_hand == 0.0, "no turn is left in which it could be founded"


def test_less_than_no_time_is_never_expected() -> None:
    state = truth(table(["3H", "KC"], stock=""))
    soon = dataclasses.replace(WEIGHTS.evaluation, ending=0.25)
    found = outlook(state, 0, False, dataclasses.replace(WEIGHTS, evaluation=soon))
    assert (found.later, found.in_hand) == (0.25, 0.0)


@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize(("held", "third"), [("2 3", "A"), ("J Q", "K")])
def test_a_card_makes_a_run_with_others_of_its_suit(suit: str, held: str, third: str) -> None:
    state = truth(table(["3H", "KC"]))
    hand = sum(1 << card(rank + suit) for rank in held.split())
    other = sum(1 << card(rank + ("H" if suit == "S" else "S")) for rank in held.split())
    joined = card(third + suit)
    gained = POTENTIALS.of_hand(hand | 1 << joined) - POTENTIALS.of_hand(hand)
    brings = [use(state, 0, joined, EXPECTED, POTENTIALS, mask) for mask in (hand, hand | other)]
    assert brings == pytest.approx([gained * EXPECTED.in_hand] * 2)
    assert gained > POTENTIALS.of_hand(1 << joined)


def test_a_card_extends_the_low_end_or_covers_it() -> None:
    """P3, P4: the next card down extends a run, a copy of its lowest card caps it."""
    match = table(["6H 9D", "KC"])
    put(match, 0, "4H-6H", high_cap="6D")
    state = truth(match)
    own = state.portfolios[0]
    brings = {name: table_use(state, 0, card(name), EXPECTED) for name in ("3H", "4H", "4D", "2H")}
    covered = own.value * (8 - 5)
    assert brings == {"3H": worth(card("3H")) * 5, "4H": covered, "4D": covered, "2H": 0}


def test_the_end_that_is_covered_counts() -> None:
    """P4: no card neutralizes a run that starts with an Ace, so a cap there is useless."""
    match = table(["6H 9D", "KC"])
    put(match, 0, "AH-3H")
    state = truth(match)
    assert table_use(state, 0, card("AD"), EXPECTED) == 0
    assert table_use(state, 0, card("3D"), EXPECTED) == state.portfolios[0].value * (8 - 5)


def test_only_a_card_for_the_same_end_makes_another_needless() -> None:
    match = table(["6H 9D", "KC"])
    put(match, 0, "3H-5H")
    state = truth(match)
    low, high = card("3D"), card("5D")
    alone = table_use(state, 0, low, EXPECTED)
    assert alone == table_use(state, 0, high, EXPECTED) > 0
    assert table_use(state, 0, low, EXPECTED, 1 << card("3H")) == 0
    assert table_use(state, 0, high, EXPECTED, 1 << card("5H")) == 0
    assert table_use(state, 0, low, EXPECTED, 1 << high) == alone
    assert table_use(state, 0, high, EXPECTED, 1 << low) == alone


def test_nothing_stands_beside_a_card_unless_it_is_said() -> None:
    """The Ace of the first suit could take a King of its colour as well as the other Ace."""
    match = table(["3H", "KC"])
    put(match, 1, "JS-KS")
    rich(match, 100, 0)
    state = truth(match)
    taker = card("AC")
    alone = take_over(state.portfolios[0], True, 100, EXPECTED)
    assert table_use(state, 0, taker, EXPECTED) == alone > 0
    assert table_use(state, 0, taker, EXPECTED, 1 << card("AS")) == 0


def test_a_raid_that_would_not_pay_makes_no_other_card_worth_more() -> None:
    """An action that wouldn't be taken costs nothing: a card is worth what it does better
    than the others.
    """
    match = table(["3H", "KC"])
    put(match, 1, "8S-JS")
    rich(match, 100, 0)
    state = truth(match)
    theirs, brief = state.portfolios[0], EXPECTED._replace(share=0.1)
    gain = take_over(theirs, True, 100, brief)
    assert take_over(theirs, False, 100, brief) < 0 < gain
    assert table_use(state, 0, card("QS"), brief) == gain
    assert table_use(state, 0, card("QS"), brief, 1 << card("7S")) == gain
