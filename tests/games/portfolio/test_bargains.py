"""Deals that pay both sides are offered, others declined; nobody haggles without end.

Neither offers nor answers depend on what a seat can't see.
"""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine.match import Match
from stockgames.engine.seat import CHANCE
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.actions import (
    Accept,
    Debt,
    Decline,
    Offer,
    OpenOffer,
    Truce,
)
from stockgames.games.portfolio.ai.bargains import offers
from stockgames.games.portfolio.ai.deal_valuation import gains
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.alike import another_world
from tests.games.portfolio.table import (
    GAME,
    SEATS,
    WEIGHTS,
    action,
    card,
    dealt,
    lay,
    offer,
    play_on,
    played,
    rich,
    strike,
    table,
    terms,
    truth,
    view,
)
from tests.games.portfolio.test_deal_valuation import market, worth


def made(match: Match, seat: int = 0) -> list[Offer]:
    return [one for one, _ in offers(truth(match), seat, WEIGHTS)]


def test_a_card_is_sold_to_whose_portfolio_it_extends() -> None:
    match = market()
    sale = next(one for one in made(match) if one.give == terms("QH"))
    assert sale.to == 1
    assert sale.get.cash > 0
    assert worth(match, 0, sale, 0) > 0
    assert worth(match, 0, sale, 1) > 0


def test_whoever_declines_again_and_again_is_left_alone() -> None:
    match = market()
    most = WEIGHTS.bargains.patience
    state = truth(match)
    state.declined = tuple(OpenOffer(0, offer(1, f"{cash}")) for cash in range(1, most))
    assert 1 in {one.to for one in made(match)}
    state.declined += (OpenOffer(1, offer(0, "1")), OpenOffer(2, offer(1, "1")))
    assert 1 in {one.to for one in made(match)}, "others' offers, and its own, do not count"
    state.declined += (OpenOffer(0, offer(1, f"{most}")),)
    assert 1 not in {one.to for one in made(match)}


def test_nobody_is_asked_for_more_than_its_cash_and_an_income() -> None:
    match = market()
    rich(match, 6, 1, 6)
    income = truth(match).incomes[1]
    for one in made(match):
        debts = [promise.cash for promise in one.get.promises if isinstance(promise, Debt)]
        assert sum(debts) <= income
        assert one.get.cash <= 1


def test_a_card_that_is_known_is_bought_for_its_use() -> None:
    match = market()
    state = truth(match)
    state.known[2] = (card("3S"),)
    assert not any(one.get.cards for one in made(match))
    lay(match, 0, "4S-8S", high_cap="8C")
    bought = [one for one, _ in offers(state, 0, WEIGHTS) if one.get.cards == (card("3S"),)]
    assert [one.to for one in bought] == [2]
    assert bought[0].give.cash > 0


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


def test_a_truce_that_runs_is_not_asked_for_again() -> None:
    match = table(["2D 5C", "QH", "3S"])
    for run in ("8H-KH", "8S-KS"):
        lay(match, 0, run)
    rich(match, 40, 90, 6)
    assert any(one.to == 1 and Truce(3) in one.get.promises for one in made(match))
    strike(match, 1, 0, "truce:3")
    assert not any(one.to == 1 and Truce(3) in one.get.promises for one in made(match))


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
        GAME.check(state, state.active, proposed)
        assert gain > 0
        assert OpenOffer(state.active, proposed) not in state.declined


def test_a_plain_gain_is_offered_and_agreed_to() -> None:
    match = market()
    sale = GAME.bargain(view(match, 0), Random(1))
    assert isinstance(sale, Offer)
    match.act(0, sale)
    assert GAME.bargain(view(match, sale.to), Random(1)) == Accept()


def test_what_is_not_ones_own_to_give_is_declined() -> None:
    match = market()
    match.act(0, offer(1, "20", "KS"))
    assert GAME.bargain(view(match, 1), Random(1)) == Decline()


def test_only_whose_turn_it_is_makes_offers() -> None:
    match = market()
    assert GAME.proposals(view(match, 0), Random(1))
    assert GAME.proposals(view(match, 1), Random(1)) == ()
    assert GAME.proposals(view(match, None), Random(1)) == ()


@given(st.sampled_from(SEATS), st.integers(0, 1000))
def test_what_cannot_be_seen_makes_no_difference(seats: int, seed: int) -> None:
    match = dealt(seats, f"{seed}")
    play_on(match, Random(seed), 120)
    if match.is_over or match.actors[0] == CHANCE:
        return
    seat = match.actors[0]
    other = another_world(match, seat, Random(seed))
    assert GAME.bargain(view(match, seat), Random(1)) == GAME.bargain(view(other, seat), Random(2))


def test_bots_deal_and_never_make_more_than_two_offers_a_turn() -> None:
    match = dealt(3, "deals")
    rng = Random(4)
    players = [make_player(level, GAME, rng) for level in ("greedy", "greedy", "careless")]
    made = agreed = 0
    while not match.is_over and seen_as(PortfolioView, match.view(None)).turn < 40:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        chosen = players[seat].choose(match.view(seat), Budget(1))
        made += isinstance(chosen, Offer)
        agreed += isinstance(chosen, Accept)
        match.act(seat, chosen)
        assert max(truth(match).offers) <= 2
    assert made > agreed > 0


def test_a_searching_bot_weighs_offers_beside_its_moves() -> None:
    match = market()
    bot = make_player("shrewd", GAME, Random(1))
    tried = {bot.choose(match.view(0), Budget(40)) for _ in range(3)}
    for chosen in tried:
        match.check(0, chosen)
    assert any(isinstance(chosen, Offer) for chosen in tried)


def declined(asked: str, price: str = "1") -> Match:
    """Return a market at which the second seat has asked the first for a card, in vain."""
    match = market()
    match.act(1, offer(0, price, asked))
    match.act(0, action("decline"))
    return match


def test_who_declines_names_the_price_of_an_offer_it_would_make() -> None:
    match = declined("QH")
    named = GAME.counter(view(match, 0), Decline())
    assert isinstance(named, Offer)
    assert (named.to, named.give) == (1, terms("QH"))
    assert named.get.cash > 1
    assert worth(match, 0, named, 0) > 0
    left = view(match, 0).offers_left[0]
    match.act(0, named)
    assert view(match, 0).offers_left[0] == left - 1


def test_who_cannot_or_need_not_names_no_price() -> None:
    assert GAME.counter(view(declined("AC"), 0), Decline()) is None, "it lacks the card"
    match = declined("QH")
    assert GAME.counter(view(match, 0), Accept()) is None
    while view(match, 0).offers_left[0]:
        match.act(0, offer(2, "1"))
        match.act(2, action("decline"))
    match.act(1, offer(0, "2", "QH"))
    match.act(0, action("decline"))
    assert GAME.counter(view(match, 0), Decline()) is None, "three offers are made"
