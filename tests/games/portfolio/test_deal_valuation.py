"""A deal: what both sides have, what it is worth to them, and which are offered."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine.match import Match
from stockgames.engine.state import CHANCE, seen_as
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.ai.bargains import offers
from stockgames.games.portfolio.ai.deal_valuation import gains, weighed
from stockgames.games.portfolio.drafting import DealDraft, Side
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.game import random_offer
from stockgames.games.portfolio.refusals import why_no_offer
from stockgames.games.portfolio.view import PortfolioView
from tests.games.portfolio.alike import another_world
from tests.games.portfolio.table import (
    GAME,
    SEATS,
    WEIGHTS,
    action,
    card,
    cards,
    dealt,
    offer,
    play,
    play_on,
    played,
    put,
    refused,
    rich,
    strike,
    table,
    terms,
    truth,
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
    assert isinstance(made, a.Offer)
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
    put(match, 1, "3C-5C")
    rich(match, 7, 5, 2)
    strike(match, 2, 1, "5D")
    draft = DealDraft.started(facts_of(view(match, 0)), 0)
    assert draft.partner == 1
    own, theirs = (draft.goods(facts_of(view(match, 0)), name) for name in ("give", "get"))
    assert (own.cash, own.portfolios, own.known) == (7, (), ())
    assert own.cards == p.in_order(view(match, 0).hand, "suit")
    assert theirs.cash == 5
    assert [portfolio.number for portfolio in theirs.portfolios] == [1]
    assert theirs.cards == tuple(p.ALL_CARDS)
    assert theirs.known == cards("5D")
    draft.get.cash = p.MOST_DOLLARS + 5
    assert draft.goods(facts_of(view(match, 0)), "get").cash == p.MOST_DOLLARS


def test_a_draft_begins_with_whose_turn_it_is() -> None:
    facts = facts_of(view(table(["2D", "3D", "4D"]), 2))
    assert DealDraft.started(facts, 2).partner == facts.active == 0
    assert DealDraft.started(facts, 0).partner == 1


def test_a_new_partner_is_asked_for_nothing_yet() -> None:
    draft = DealDraft(0, 1, Side.of(terms("3 #1")), Side.of(terms("4H truce:2")))
    draft.change_partner(2)
    assert draft.offer() == offer(2, "3 #1")
    assert (draft.giver("give"), draft.giver("get")) == (0, 2)


def test_why_nothing_can_be_offered_is_what_the_referee_says() -> None:
    match = table(["2D", "3D", "4D"])

    def told(seat: int, made: a.Offer | None = None) -> str:
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
    slots = p.in_order(facts.hand, "suit")
    for slot, held in enumerate(slots):
        draft.put_card("give", held, on=True)
        assert len(draft.tray_slots(0, slots)) == slot + 1
    assert draft.tray_slots(0, slots) == frozenset(range(len(slots)))
    assert draft.tray_slots(2, slots) == frozenset()
    for portfolio in facts.portfolios:
        draft.put_portfolio(portfolio, on=True)
        side = draft.side_of(portfolio)
        assert (side is not None) == (portfolio.owner in (0, 1))
        if side is not None:
            assert draft.giver(side) == portfolio.owner
            assert portfolio.number in draft.side(side).portfolios
        draft.put_portfolio(portfolio, on=False)
    for held in slots:
        draft.put_card("give", held, on=False)
    assert draft.is_empty
    assert (draft.hand_side(0), draft.hand_side(1), draft.hand_side(2)) == ("give", "get", None)


def market() -> Match:
    """Return three seats; the first has what the second waits for, and can't use it itself."""
    match = table(["QH 2D 5C", "2C 4C", "3S 5S"])
    put(match, 1, "8H-JH")
    rich(match, 6, 60, 6)
    return match


def worth(match: Match, maker: int, proposed: a.Offer, seat: int) -> float:
    """Return an offer's value to a seat."""
    return weighed(truth(match), a.OpenOffer(maker, proposed), seat, WEIGHTS)


def test_what_brings_nothing_is_declined() -> None:
    match = market()
    assert worth(match, 1, offer(0, "1", "QH"), 0) < 0
    assert worth(match, 1, offer(0, "35", "QH"), 0) > 0
    assert worth(match, 0, offer(1, "2D", "5"), 1) < 0
    assert worth(match, 0, offer(1, "5", ""), 1) > 0


def test_a_gift_of_the_card_that_takes_ones_portfolio_is_no_bargain() -> None:
    match = table(["QH 2D", "2C", "3C"])
    put(match, 0, "8H-JH")
    rich(match, 6, 60, 6)
    assert worth(match, 1, offer(0, "10", "QH"), 0) < worth(match, 1, offer(0, "10", "2D"), 0) < 10


def test_a_truce_is_worth_more_the_more_lies_open() -> None:
    match = table(["2D 5C", "QH", "3S"])
    rich(match, 6, 60, 6)
    truce = a.OpenOffer(1, offer(0, "truce:3"))
    assert gains(truth(match), truce, 0, WEIGHTS).partner == 0
    put(match, 0, "8H-JH")
    open_run = gains(truth(match), truce, 0, WEIGHTS).partner
    put(match, 0, "8S-JS", "8C", "JC")
    assert gains(truth(match), truce, 0, WEIGHTS).partner == pytest.approx(open_run)
    put(match, 0, "3D-6D")
    assert gains(truth(match), truce, 0, WEIGHTS).partner > open_run > 0


def test_a_truce_is_worth_no_more_than_what_it_protects() -> None:
    match = dealt(3, "long")
    put(match, 0, "8H-JH")
    rich(match, 6, 60, 6)
    kept = gains(truth(match), a.OpenOffer(1, offer(0, "truce:99")), 0, WEIGHTS).partner
    given_away = gains(truth(match), a.OpenOffer(0, offer(1, "#1")), 0, WEIGHTS).maker
    assert 0 < kept <= -given_away


def test_a_truce_with_who_cannot_pay_is_worth_nothing() -> None:
    match = table(["2D 5C", "QH", "3S"])
    put(match, 0, "8H-JH")
    truce = a.OpenOffer(1, offer(0, "truce:3"))
    worths = []
    for cash in (6, 7, 13, 14):  # it earns $7
        rich(match, 6, cash, 6)
        worths.append(gains(truth(match), truce, 0, WEIGHTS).partner)
    assert worths[0] == 0
    assert 0 < worths[1] == worths[2] < worths[3]


def test_a_debt_is_worth_what_can_come_in() -> None:
    match = table(["2D 5C", "QH", "3S"])
    debt = a.OpenOffer(0, offer(1, "debt:9"))
    assert gains(truth(match), debt, 0, WEIGHTS) == (0, 0)
    put(match, 0, "8H-KH")
    assert gains(truth(match), debt, 0, WEIGHTS) == (-9, 9)


def test_who_owes_all_it_will_earn_has_nothing_to_promise() -> None:
    match = table(["2D 5C", "QH", "3S"])
    put(match, 0, "8H-KH")
    state = truth(match)
    earns = gains(state, a.OpenOffer(0, offer(1, "debt:9999")), 0, WEIGHTS).partner
    assert 9 < earns < state.incomes[0] * 20
    state.debts = (p.RunningDebt(0, 2, round(earns) - 4), p.RunningDebt(2, 0, 50))
    left = gains(state, a.OpenOffer(0, offer(1, "debt:9")), 0, WEIGHTS)
    assert left.partner == -left.maker == pytest.approx(4, abs=0.5)
    state.debts = (p.RunningDebt(0, 2, 999),)
    assert gains(state, a.OpenOffer(0, offer(1, "debt:9")), 0, WEIGHTS) == (0, 0)


def test_a_truce_is_worth_what_it_adds_to_the_one_that_runs() -> None:
    match = table(["2D 5C", "QH", "3S"])
    put(match, 0, "8H-JH")
    rich(match, 6, 60, 6)
    state = truth(match)

    def worth_of(turns: int) -> float:
        return gains(state, a.OpenOffer(1, offer(0, f"truce:{turns}")), 0, WEIGHTS).partner

    fresh = worth_of(5)
    state.truces = (p.RunningTruce(1, 0, 3), p.RunningTruce(2, 0, 9), p.RunningTruce(0, 1, 9))
    assert worth_of(2) == worth_of(3) == 0
    assert 0 < worth_of(5) < fresh
    assert gains(state, a.OpenOffer(1, offer(0, "truce:3")), 0, WEIGHTS) == (0, 0)


def test_a_hand_that_was_shown_is_worth_no_second_look() -> None:
    match = table(["2D 5C", "QH 4C", "3S"])
    look = a.OpenOffer(1, offer(0, "reveal"))
    first = gains(truth(match), look, 0, WEIGHTS).partner
    truth(match).known[1] = (card("QH"),)
    half = gains(truth(match), look, 0, WEIGHTS).partner
    truth(match).known[1] = (card("QH"), card("4C"))
    assert (half, gains(truth(match), look, 0, WEIGHTS)) == (first / 2, (0, 0))


def test_two_cards_for_one_end_are_worth_one() -> None:
    match = table(["QH 2D 5C", "2C 4C", "3S 5S"])
    put(match, 1, "8H-JH")
    rich(match, 6, 60, 6)
    one = gains(truth(match), a.OpenOffer(0, offer(1, "JD")), 0, WEIGHTS).partner
    two = gains(truth(match), a.OpenOffer(0, offer(1, "JD JD")), 0, WEIGHTS).partner
    assert one == two > 0
    truth(match).known[1] = (card("JD"),)
    assert gains(truth(match), a.OpenOffer(0, offer(1, "JD")), 0, WEIGHTS).partner == 0


def test_a_copy_that_stays_in_hand_is_given_away_for_little() -> None:
    match = table(["QH QH KH 2D", "2C", "3C"])
    both = -gains(truth(match), a.OpenOffer(0, offer(1, "QH QH")), 0, WEIGHTS).maker
    copy = -gains(truth(match), a.OpenOffer(0, offer(1, "QH")), 0, WEIGHTS).maker
    assert both > copy == WEIGHTS.bargains.spare


def test_who_is_asked_wants_a_fair_part_of_what_both_gain() -> None:
    """A program that asked everyone for a little all game long won half of its games."""
    match = table(["QH 2D 5C", "2C 4C", "3S 5S", "3D 5D"])
    put(match, 1, "8H-JH")
    rich(match, 6, 60, 6, 6)
    state, fair = truth(match), WEIGHTS.bargains.fair
    assert fair > 1 / 3
    for price in range(1, 40):
        sale = a.OpenOffer(1, offer(0, f"{price}", "QH"))
        maker, partner = gains(state, sale, 0, WEIGHTS)
        agrees = weighed(state, sale, 0, WEIGHTS) > 0
        assert agrees == (partner > fair * max(0.0, maker) + WEIGHTS.bargains.margin)


def test_who_asks_for_a_card_has_a_use_for_it() -> None:
    """A program that asked everyone for cards it needed, at $3, won half of its games."""
    match = table(["QH 2D 5C", "2C 4C", "3S 5S", "3D 5D"])
    rich(match, 6, 60, 60, 60)
    assert worth(match, 1, offer(0, "3", "2D"), 0) < 0 < worth(match, 1, offer(0, "20", "2D"), 0)
    asked = gains(truth(match), a.OpenOffer(1, offer(0, "3", "2D")), 0, WEIGHTS)
    offered = gains(truth(match), a.OpenOffer(0, offer(1, "2D", "3")), 0, WEIGHTS)
    assert asked.maker > 0 > offered.partner, "nobody needs what it is offered"
    kings = gains(truth(match), a.OpenOffer(1, offer(0, "3", "KD")), 0, WEIGHTS)
    assert kings.maker > asked.maker, "a King ends dearer runs"


def made(match: Match, seat: int = 0) -> list[a.Offer]:
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
    state.declined = tuple(a.OpenOffer(0, offer(1, f"{cash}")) for cash in range(1, most))
    assert 1 in {one.to for one in made(match)}
    state.declined += (a.OpenOffer(1, offer(0, "1")), a.OpenOffer(2, offer(1, "1")))
    assert 1 in {one.to for one in made(match)}, "others' offers, and its own, do not count"
    state.declined += (a.OpenOffer(0, offer(1, f"{most}")),)
    assert 1 not in {one.to for one in made(match)}


def test_nobody_is_asked_for_more_than_its_cash_and_an_income() -> None:
    match = market()
    rich(match, 6, 1, 6)
    income = truth(match).incomes[1]
    for one in made(match):
        debts = [promise.cash for promise in one.get.promises if isinstance(promise, a.Debt)]
        assert sum(debts) <= income
        assert one.get.cash <= 1


def test_a_card_that_is_known_is_bought_for_its_use() -> None:
    match = market()
    state = truth(match)
    state.known[2] = (card("3S"),)
    assert not any(one.get.cards for one in made(match))
    put(match, 0, "4S-8S", high_cap="8C")
    bought = [one for one, _ in offers(state, 0, WEIGHTS) if one.get.cards == (card("3S"),)]
    assert [one.to for one in bought] == [2]
    assert bought[0].give.cash > 0


def test_with_two_seats_nothing_is_left_to_agree_on() -> None:
    match = table(["QH 2D 5C", "2C 4C"])
    put(match, 1, "8H-JH")
    rich(match, 30, 40)
    assert made(match) == []
    for price in range(41):
        sale = offer(1, "QH", f"{price}")
        assert worth(match, 0, sale, 0) <= 0 or worth(match, 0, sale, 1) <= 0


def test_a_portfolio_about_to_be_taken_is_worth_little_to_its_owner() -> None:
    match = table(["2D 5C", "QH", "3S"])
    put(match, 0, "8H-JH")
    rich(match, 6, 60, 60)
    state = truth(match)
    safe = gains(state, a.OpenOffer(0, offer(2, "#1")), 0, WEIGHTS).maker
    state.known[1] = (card("QH"),)
    assert gains(state, a.OpenOffer(0, offer(2, "#1")), 0, WEIGHTS).maker > safe
    assert any(one.give == terms("#1") for one in made(match))


def test_a_truce_that_runs_is_not_asked_for_again() -> None:
    match = table(["2D 5C", "QH", "3S"])
    for run in ("8H-KH", "8S-KS"):
        put(match, 0, run)
    rich(match, 40, 90, 6)
    assert any(one.to == 1 and a.Truce(3) in one.get.promises for one in made(match))
    strike(match, 1, 0, "truce:3")
    assert not any(one.to == 1 and a.Truce(3) in one.get.promises for one in made(match))


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
        put(match, 1, run)
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
        assert a.OpenOffer(state.active, proposed) not in state.declined


def test_a_plain_gain_is_offered_and_agreed_to() -> None:
    match = market()
    sale = GAME.bargain(view(match, 0), Random(1))
    assert isinstance(sale, a.Offer)
    match.act(0, sale)
    assert GAME.bargain(view(match, sale.to), Random(1)) == a.Accept()


def test_what_is_not_ones_own_to_give_is_declined() -> None:
    match = market()
    match.act(0, offer(1, "20", "KS"))
    assert GAME.bargain(view(match, 1), Random(1)) == a.Decline()


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
        made += isinstance(chosen, a.Offer)
        agreed += isinstance(chosen, a.Accept)
        match.act(seat, chosen)
        assert max(truth(match).offers) <= 2
    assert made > agreed > 0


def test_a_searching_bot_weighs_offers_beside_its_moves() -> None:
    match = market()
    bot = make_player("shrewd", GAME, Random(1))
    tried = {bot.choose(match.view(0), Budget(40)) for _ in range(3)}
    for chosen in tried:
        match.check(0, chosen)
    assert any(isinstance(chosen, a.Offer) for chosen in tried)


def declined(asked: str, price: str = "1") -> Match:
    """Return a market at which the second seat has asked the first for a card, in vain."""
    match = market()
    match.act(1, offer(0, price, asked))
    match.act(0, action("decline"))
    return match


def test_who_declines_names_the_price_of_an_offer_it_would_make() -> None:
    match = declined("QH")
    named = GAME.counter(view(match, 0), a.Decline())
    assert isinstance(named, a.Offer)
    assert (named.to, named.give) == (1, terms("QH"))
    assert named.get.cash > 1
    assert worth(match, 0, named, 0) > 0
    left = view(match, 0).offers_left[0]
    match.act(0, named)
    assert view(match, 0).offers_left[0] == left - 1


def test_nobody_names_a_price_that_was_just_declined_or_a_lower_one() -> None:
    named = GAME.counter(view(declined("QH"), 0), a.Decline())
    assert isinstance(named, a.Offer)
    price = named.get.cash
    assert GAME.counter(view(declined("QH", str(price - 1)), 0), a.Decline()) == named
    for offered in (price, price + 1):
        assert GAME.counter(view(declined("QH", str(offered)), 0), a.Decline()) is None


def test_who_cannot_or_need_not_names_no_price() -> None:
    assert GAME.counter(view(declined("AC"), 0), a.Decline()) is None, "it lacks the card"
    match = declined("QH")
    assert GAME.counter(view(match, 0), a.Accept()) is None
    while view(match, 0).offers_left[0]:
        match.act(0, offer(2, "1"))
        match.act(2, action("decline"))
    match.act(1, offer(0, "2", "QH"))
    match.act(0, action("decline"))
    assert GAME.counter(view(match, 0), a.Decline()) is None, "three offers are made"
