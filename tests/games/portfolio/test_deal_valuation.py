"""The value of a deal to both sides in dollars, from one seat's view."""

from __future__ import annotations

import pytest

from stockgames.engine.match import Match
from stockgames.games.portfolio.actions import Offer, OpenOffer
from stockgames.games.portfolio.ai.deal_valuation import gains, weighed
from stockgames.games.portfolio.parts import RunningDebt, RunningTruce
from tests.games.portfolio.table import WEIGHTS, card, dealt, lay, offer, rich, table, truth


def market() -> Match:
    """Return three seats; the first has what the second waits for, and can't use it itself."""
    match = table(["QH 2D 5C", "2C 4C", "3S 5S"])
    lay(match, 1, "8H-JH")
    rich(match, 6, 60, 6)
    return match


def worth(match: Match, maker: int, proposed: Offer, seat: int) -> float:
    """Return an offer's value to a seat."""
    return weighed(truth(match), OpenOffer(maker, proposed), seat, WEIGHTS)


def test_what_brings_nothing_is_declined() -> None:
    match = market()
    assert worth(match, 1, offer(0, "1", "QH"), 0) < 0
    assert worth(match, 1, offer(0, "35", "QH"), 0) > 0
    assert worth(match, 0, offer(1, "2D", "5"), 1) < 0
    assert worth(match, 0, offer(1, "5", ""), 1) > 0


def test_a_gift_of_the_card_that_takes_ones_portfolio_is_no_bargain() -> None:
    match = table(["QH 2D", "2C", "3C"])
    lay(match, 0, "8H-JH")
    rich(match, 6, 60, 6)
    assert worth(match, 1, offer(0, "10", "QH"), 0) < worth(match, 1, offer(0, "10", "2D"), 0) < 10


def test_a_truce_is_worth_more_the_more_lies_open() -> None:
    match = table(["2D 5C", "QH", "3S"])
    rich(match, 6, 60, 6)
    truce = OpenOffer(1, offer(0, "truce:3"))
    assert gains(truth(match), truce, 0, WEIGHTS).partner == 0
    lay(match, 0, "8H-JH")
    open_run = gains(truth(match), truce, 0, WEIGHTS).partner
    lay(match, 0, "8S-JS", "8C", "JC")
    assert gains(truth(match), truce, 0, WEIGHTS).partner == pytest.approx(open_run)
    lay(match, 0, "3D-6D")
    assert gains(truth(match), truce, 0, WEIGHTS).partner > open_run > 0


def test_a_truce_is_worth_no_more_than_what_it_protects() -> None:
    match = dealt(3, "long")
    lay(match, 0, "8H-JH")
    rich(match, 6, 60, 6)
    kept = gains(truth(match), OpenOffer(1, offer(0, "truce:99")), 0, WEIGHTS).partner
    given_away = gains(truth(match), OpenOffer(0, offer(1, "#1")), 0, WEIGHTS).maker
    assert 0 < kept <= -given_away


def test_a_truce_with_who_cannot_pay_is_worth_nothing() -> None:
    match = table(["2D 5C", "QH", "3S"])
    lay(match, 0, "8H-JH")
    truce = OpenOffer(1, offer(0, "truce:3"))
    worths = []
    for cash in (6, 7, 13, 14):  # it earns $7
        rich(match, 6, cash, 6)
        worths.append(gains(truth(match), truce, 0, WEIGHTS).partner)
    assert worths[0] == 0
    assert 0 < worths[1] == worths[2] < worths[3]


def test_a_debt_is_worth_what_can_come_in() -> None:
    match = table(["2D 5C", "QH", "3S"])
    debt = OpenOffer(0, offer(1, "debt:9"))
    assert gains(truth(match), debt, 0, WEIGHTS) == (0, 0)
    lay(match, 0, "8H-KH")
    assert gains(truth(match), debt, 0, WEIGHTS) == (-9, 9)


def test_who_owes_all_it_will_earn_has_nothing_to_promise() -> None:
    match = table(["2D 5C", "QH", "3S"])
    lay(match, 0, "8H-KH")
    state = truth(match)
    earns = gains(state, OpenOffer(0, offer(1, "debt:9999")), 0, WEIGHTS).partner
    assert 9 < earns < state.incomes[0] * 20
    state.debts = (RunningDebt(0, 2, round(earns) - 4), RunningDebt(2, 0, 50))
    left = gains(state, OpenOffer(0, offer(1, "debt:9")), 0, WEIGHTS)
    assert left.partner == -left.maker == pytest.approx(4, abs=0.5)
    state.debts = (RunningDebt(0, 2, 999),)
    assert gains(state, OpenOffer(0, offer(1, "debt:9")), 0, WEIGHTS) == (0, 0)


def test_a_truce_is_worth_what_it_adds_to_the_one_that_runs() -> None:
    match = table(["2D 5C", "QH", "3S"])
    lay(match, 0, "8H-JH")
    rich(match, 6, 60, 6)
    state = truth(match)

    def worth_of(turns: int) -> float:
        return gains(state, OpenOffer(1, offer(0, f"truce:{turns}")), 0, WEIGHTS).partner

    fresh = worth_of(5)
    state.truces = (RunningTruce(1, 0, 3), RunningTruce(2, 0, 9), RunningTruce(0, 1, 9))
    assert worth_of(2) == worth_of(3) == 0
    assert 0 < worth_of(5) < fresh
    assert gains(state, OpenOffer(1, offer(0, "truce:3")), 0, WEIGHTS) == (0, 0)


def test_a_hand_that_was_shown_is_worth_no_second_look() -> None:
    match = table(["2D 5C", "QH 4C", "3S"])
    look = OpenOffer(1, offer(0, "reveal"))
    first = gains(truth(match), look, 0, WEIGHTS).partner
    truth(match).known[1] = (card("QH"),)
    half = gains(truth(match), look, 0, WEIGHTS).partner
    truth(match).known[1] = (card("QH"), card("4C"))
    assert (half, gains(truth(match), look, 0, WEIGHTS)) == (first / 2, (0, 0))


def test_two_cards_for_one_end_are_worth_one() -> None:
    match = table(["QH 2D 5C", "2C 4C", "3S 5S"])
    lay(match, 1, "8H-JH")
    rich(match, 6, 60, 6)
    one = gains(truth(match), OpenOffer(0, offer(1, "JD")), 0, WEIGHTS).partner
    two = gains(truth(match), OpenOffer(0, offer(1, "JD JD")), 0, WEIGHTS).partner
    assert one == two > 0
    truth(match).known[1] = (card("JD"),)
    assert gains(truth(match), OpenOffer(0, offer(1, "JD")), 0, WEIGHTS).partner == 0


def test_a_copy_that_stays_in_hand_is_given_away_for_little() -> None:
    match = table(["QH QH KH 2D", "2C", "3C"])
    both = -gains(truth(match), OpenOffer(0, offer(1, "QH QH")), 0, WEIGHTS).maker
    copy = -gains(truth(match), OpenOffer(0, offer(1, "QH")), 0, WEIGHTS).maker
    assert both > copy == WEIGHTS.bargains.spare


def test_who_is_asked_wants_a_fair_part_of_what_both_gain() -> None:
    """A program that asked everyone for a little all game long won half of its games."""
    match = table(["QH 2D 5C", "2C 4C", "3S 5S", "3D 5D"])
    lay(match, 1, "8H-JH")
    rich(match, 6, 60, 6, 6)
    state, fair = truth(match), WEIGHTS.bargains.fair
    assert fair > 1 / 3
    for price in range(1, 40):
        sale = OpenOffer(1, offer(0, f"{price}", "QH"))
        maker, partner = gains(state, sale, 0, WEIGHTS)
        agrees = weighed(state, sale, 0, WEIGHTS) > 0
        assert agrees == (partner > fair * max(0.0, maker) + WEIGHTS.bargains.margin)


def test_who_asks_for_a_card_has_a_use_for_it() -> None:
    """A program that asked everyone for cards it needed, at $3, won half of its games."""
    match = table(["QH 2D 5C", "2C 4C", "3S 5S", "3D 5D"])
    rich(match, 6, 60, 60, 60)
    assert worth(match, 1, offer(0, "3", "2D"), 0) < 0 < worth(match, 1, offer(0, "20", "2D"), 0)
    asked = gains(truth(match), OpenOffer(1, offer(0, "3", "2D")), 0, WEIGHTS)
    offered = gains(truth(match), OpenOffer(0, offer(1, "2D", "3")), 0, WEIGHTS)
    assert asked.maker > 0 > offered.partner, "nobody needs what it is offered"
    kings = gains(truth(match), OpenOffer(1, offer(0, "3", "KD")), 0, WEIGHTS)
    assert kings.maker > asked.maker, "a King ends dearer runs"
