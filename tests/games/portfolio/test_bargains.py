"""Deals that pay both sides are offered, the others declined; nobody haggles without end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.match import Match
from stockgames.games.portfolio.actions import Offer, OpenOffer, Truce
from stockgames.games.portfolio.bargains import gains, offers, weighed
from tests.games.portfolio.table import (
    SEATS,
    WEIGHTS,
    action,
    card,
    dealt,
    lay,
    offer,
    played,
    rich,
    strike,
    table,
    terms,
    truth,
)


def market() -> Match:
    """Return three seats; the first holds what the second waits for, and cannot use it itself."""
    match = table(["QH 2D 5C", "2C 4C", "3S 5S"])
    lay(match, 1, "8H-JH")
    rich(match, 6, 60, 6)
    return match


def made(match: Match, seat: int = 0) -> list[Offer]:
    return [one for one, _ in offers(truth(match), seat, WEIGHTS)]


def worth(match: Match, maker: int, proposed: Offer, seat: int) -> float:
    return weighed(truth(match), OpenOffer(maker, proposed), seat, WEIGHTS)


def test_a_card_is_sold_to_whose_portfolio_it_extends() -> None:
    match = market()
    sale = next(one for one in made(match) if one.give == terms("QH"))
    assert sale.to == 1
    assert sale.get.cash > 0
    assert worth(match, 0, sale, 0) > 0
    assert worth(match, 0, sale, 1) > 0


def test_a_card_that_is_known_is_bought_for_its_use() -> None:
    match = market()
    state = truth(match)
    state.known[2] = (card("3S"),)
    assert not any(one.get.cards for one in made(match))
    lay(match, 0, "4S-8S", high_cap="8C")
    bought = [one for one, _ in offers(state, 0, WEIGHTS) if one.get.cards == (card("3S"),)]
    assert [one.to for one in bought] == [2]
    assert bought[0].give.cash > 0


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


def test_with_two_seats_nothing_is_left_to_agree_on() -> None:
    match = table(["QH 2D 5C", "2C 4C"])
    lay(match, 1, "8H-JH")
    rich(match, 30, 40)
    assert made(match) == []
    for price in range(41):
        sale = offer(1, "QH", f"{price}")
        assert worth(match, 0, sale, 0) <= 0 or worth(match, 0, sale, 1) <= 0


def test_a_portfolio_about_to_be_taken_is_worth_little_to_its_owner() -> None:
    match = table(["2D 5C", "QH", "3S"])
    lay(match, 0, "8H-JH")
    rich(match, 6, 60, 60)
    state = truth(match)
    safe = gains(state, OpenOffer(0, offer(2, "#1")), 0, WEIGHTS).maker
    state.known[1] = (card("QH"),)
    assert gains(state, OpenOffer(0, offer(2, "#1")), 0, WEIGHTS).maker > safe
    assert any(one.give == terms("#1") for one in made(match))


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


def test_a_truce_that_runs_is_not_asked_for_again() -> None:
    match = table(["2D 5C", "QH", "3S"])
    for run in ("8H-KH", "8S-KS"):
        lay(match, 0, run)
    rich(match, 40, 90, 6)
    assert any(one.to == 1 and Truce(3) in one.get.promises for one in made(match))
    strike(match, 1, 0, "truce:3")
    assert not any(one.to == 1 and Truce(3) in one.get.promises for one in made(match))


def test_a_debt_is_worth_what_can_come_in() -> None:
    match = table(["2D 5C", "QH", "3S"])
    debt = OpenOffer(0, offer(1, "debt:9"))
    assert gains(truth(match), debt, 0, WEIGHTS) == (0, 0)
    lay(match, 0, "8H-KH")
    assert gains(truth(match), debt, 0, WEIGHTS) == (-9, 9)


def test_after_a_refusal_one_better_offer_is_made_and_no_more() -> None:
    match = market()
    first = next(one for one in made(match) if one.give == terms("QH"))
    match.act(0, first)
    match.act(1, action("decline"))
    (second,) = made(match)
    assert second.give == first.give
    assert second.get.cash < first.get.cash
    match.act(0, second)
    match.act(1, action("decline"))
    assert made(match) == []
    truth(match).offers = [0, 0, 0]  # as in a later turn
    assert not any(one.give == terms("QH") and one.to == 1 for one in made(match))


def test_what_was_asked_too_cheaply_is_countered() -> None:
    match = table(["9C 2D 5C", "QH 4C", "3S 5S"])
    for run in ("8H-KH", "8S-KS"):
        lay(match, 1, run)
    rich(match, 30, 90, 6)
    asked = offer(0, "1", "truce:3")
    assert worth(match, 1, asked, 0) < 0
    sold = [one for one in made(match) if one.give == terms("truce:3") and not one.get.promises]
    assert sold == []
    match.act(1, asked)
    match.act(0, action("decline"))
    counters = [one for one, _ in offers(truth(match), 0, WEIGHTS) if not one.get.promises]
    assert [(one.to, one.give) for one in counters] == [(1, terms("truce:3"))]
    assert counters[0].get.cash > 1


@given(st.sampled_from(SEATS), st.integers(0, 10_000))
def test_offers_are_allowed_and_gain(seats: int, seed: int) -> None:
    match = played(seats, seed, Random(seed).randrange(300))
    state = truth(match)
    for proposed, gain in offers(state, state.active, WEIGHTS):
        state.check(state.active, proposed)
        assert gain > 0
        assert OpenOffer(state.active, proposed) not in state.declined
