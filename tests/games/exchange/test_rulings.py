"""Every ruling on Exchange, and the examples of its rulebook."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockgames.engine.errors import OptionError, RecordError
from stockgames.engine.match import Match
from stockgames.games.exchange import actions as a
from stockgames.games.exchange import events
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.options import Options, Setup
from stockgames.games.exchange.view import ExchangeView
from tests.games.exchange.table import (
    GAME,
    QUIET,
    SEATS,
    act,
    dealt,
    opened,
    people,
    pick,
    play_round,
    refuses,
    set_up,
    state_with,
    truth,
    view,
)

NO_SHARES = (0, 0, 0)
SKIP = "banks, banks, banks"
"""Phase 1 of a round in which three seats try to sell what they don't have."""
FREE = "sell 1, sell 1, sell 1"
STILL = "+bonds, -bonds, +banks"
"""Votes that move only one price."""


def happened(match: Match, kind: type[Any]) -> list[Any]:
    """Return the events of a kind in the last move."""
    return [event for event in match.moves[-1].events if isinstance(event, kind)]


# E1 and E2: the cards


def test_e1_founders_are_worth_a_thousand_and_market_forces_sum_to_nothing() -> None:
    assert len(set(p.FOUNDER_IDS)) == 24
    assert {f.cash + p.OPENING_PRICE * sum(f.shares) for f in p.FOUNDERS} == {1000}
    assert len(set(p.FORCE_IDS)) == 15
    for security in range(3):
        assert sum(force.moves[security] for force in p.FORCES) == 0
    assert [force.id for force in p.FORCES if not any(force.moves)] == [QUIET]


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(3, [8] * 3), (4, [6] * 4), (5, [5, 5, 5, 5, 4]), (6, [4] * 6)],
)
def test_e2_all_founders_are_dealt_round_from_seat_0(seats: int, sizes: list[int]) -> None:
    setup = GAME.deal(seats, Options(), Random(1))
    assert isinstance(setup, Setup)
    assert [len(hand) for hand in setup.founders] == sizes
    assert sorted(card for hand in setup.founders for card in hand) == sorted(p.FOUNDER_IDS)
    state = GAME.start(seats, Options(), setup)
    for seat in range(seats):
        choices = [c for c in state.legal_actions(seat) if isinstance(c, a.ChooseFounder)]
        assert [p.FOUNDER_IDS[choice.card] for choice in choices] == setup.founders[seat]


def test_e2_founders_are_chosen_in_secret_and_shown_together() -> None:
    match = Match(GAME, people(3), Options(), set_up(["hugh-smith", "john-henry", "david-reedy"]))
    hugh, john, david = (
        p.FOUNDER_IDS.index(i) for i in ("hugh-smith", "john-henry", "david-reedy")
    )
    refused = refuses(match, 0, a.ChooseFounder(john))
    assert (refused.code, refused.ruling) == ("that-founder-was-not-dealt-to-this-seat", "E2")
    match.act(1, a.ChooseFounder(john))
    match.act(0, a.ChooseFounder(hugh))
    for seat in (None, 0, 2):
        assert view(match, seat).founders == (p.NONE,) * 3
        assert view(match, seat).cash == (0, 0, 0)
    match.act(2, a.ChooseFounder(david))
    assert view(match, 2).founders == (hugh, john, david)
    assert view(match, 2).cash == (600, 400, 600)
    assert view(match, 2).shares == ((5, 0, 3), (4, 1, 7), (0, 5, 3))
    assert view(match, 2).hand == ()
    assert view(match, 2).stage == p.PHASE_1


def test_e1_e2_a_setup_that_cannot_have_been_dealt_is_refused() -> None:
    good = set_up(p.FOUNDER_IDS[:3])
    twice = [["hugh-smith"] * 8, *good.founders[1:]]
    uneven = [good.founders[0][:-1], [*good.founders[1], good.founders[0][-1]], good.founders[2]]
    for broken, ruling in (
        (Setup(founders=twice, forces=good.forces), "E1"),
        (Setup(founders=uneven, forces=good.forces), "E2"),
        (Setup(founders=good.founders, forces=good.forces[1:]), "E1"),
    ):
        with pytest.raises(RecordError, match=ruling):
            GAME.start(3, Options(), broken)
    with pytest.raises(RecordError, match="E2"):
        GAME.start(4, Options(), good)


def test_there_are_no_options() -> None:
    assert GAME.resolve_options({}, Random(1)) == Options()
    with pytest.raises(OptionError):
        GAME.resolve_options({"board": "large"}, Random(1))


# E3: prices and bubbles


@pytest.mark.parametrize(
    ("seats", "ends"), [(3, (20, 80)), (4, (20, 80)), (5, (10, 90)), (6, (10, 90))]
)
def test_e3_the_ends_of_the_board_go_by_the_seats(seats: int, ends: tuple[int, int]) -> None:
    found = view(dealt(seats, "E3"), 0)
    assert (found.floor, found.ceiling) == ends
    assert found.prices == (50, 50, 50)


def test_e3_a_step_beyond_an_end_goes_to_the_other_end() -> None:
    assert p.SMALL_BOARD.moved(80, 1) == 20
    assert p.SMALL_BOARD.moved(20, -2) == 70
    assert p.LARGE_BOARD.moved(80, 1) == 90
    assert p.LARGE_BOARD.moved(10, -1) == 90
    assert p.SMALL_BOARD.moved(50, 7) == 50
    assert [p.SMALL_BOARD.pops(price, steps) for price, steps in ((80, 1), (20, -8), (50, 3))] == [
        1,
        2,
        0,
    ]


def test_e3_moves_are_added_up_first() -> None:
    """At the ceiling, two up and two down cancel out in either order."""
    match = state_with([500] * 4, [NO_SHARES] * 4, (80, 50, 50))
    votes = "+banks, +banks, -banks, -banks"
    play_round(match, "bonds, bonds, bonds, bonds", "sell 1, sell 1, sell 1, sell 1", votes)
    assert view(match, None).prices == (80, 50, 50)
    assert not happened(match, events.PriceMoved)


def test_rulebook_example_of_the_market_value_board() -> None:
    assert p.LARGE_BOARD.moved(70, -1) == 60
    assert p.LARGE_BOARD.moved(20, 2) == 40


def test_rulebook_example_of_the_bubble() -> None:
    """Banks at $90 go up by two: the first step pops the bubble, the second ends on $20."""
    match = state_with([500] * 5, [NO_SHARES] * 5, (90, 50, 50))
    votes = "+banks, +banks, +bonds, -bonds, -bonds"
    free = ", ".join(["sell 1"] * 5)
    play_round(match, ", ".join(["insurance"] * 5), free, votes)
    assert view(match, None).prices == (20, 50, 40)
    (banks, _) = happened(match, events.PriceMoved)
    assert (banks.before, banks.after, banks.steps, banks.pops) == (90, 20, 2, 1)


# E4: orders


def test_e4_the_side_shows_and_the_number_stays_hidden_until_prices_moved() -> None:
    match = opened(p.FOUNDER_IDS[:3])
    act(match, "banks", "insurance", "bonds")
    assert (view(match, 0).traded, view(match, 0).orders) == ((0, 1, 2), (0, 0, 0))
    act(match, "buy 3", "sell 9", "buy 1")
    assert view(match, None).sides == (p.BUY, p.SELL, p.BUY)
    assert view(match, None).orders == (0, 0, 0)
    assert view(match, 1).orders == (0, -9, 0)
    act(match, *STILL.split(", "))
    shown = [(e.seat, e.side, e.shares) for e in happened(match, events.OrderShown)]
    assert shown == [(0, p.BUY, 3), (1, p.SELL, 9), (2, p.BUY, 1)]


def test_e4_all_nine_cards_are_there_every_round_and_one_must_be_played() -> None:
    match = opened(p.FOUNDER_IDS[:3], [QUIET, "bull-market"])
    for _ in range(2):
        act(match, "banks", "banks", "banks")
        orders = [choice for choice in view(match, 0).legal if isinstance(choice, a.Order)]
        assert len(orders) == 18
        for shares in (0, 10, -1):
            refused = refuses(match, 0, a.Order(p.BUY, shares))
            assert (refused.code, refused.ruling) == ("orders-are-one-to-nine-shares", "E4")
        act(match, "sell 9", "sell 9", "sell 9")
        act(match, *STILL.split(", "))
        if truth(match).stage == p.LOBBYING:
            act(match, "+bonds")


def test_e4_selling_more_than_one_owns_sells_all_that_one_owns() -> None:
    match = state_with([100, 100, 100], [(4, 0, 0), (0, 0, 0), (9, 0, 0)])
    play_round(match, SKIP, "sell 9, sell 5, sell 9", "+bonds, -bonds, +insurance")
    assert view(match, 0).shares == (NO_SHARES,) * 3
    assert view(match, 0).cash == (300, 100, 550)


def test_orders_are_settled_at_the_price_after_the_move() -> None:
    match = state_with([500] * 3, [(9, 9, 9)] * 3, forces=["banks-boom"])
    play_round(match, SKIP, "buy 2, sell 2, sell 1", "+banks, -bonds, +bonds")
    assert view(match, 0).prices == (80, 50, 50)
    assert view(match, 0).cash == (340, 660, 580)


# E5: intelligence


def test_e5_it_costs_fifty_and_shows_the_card_of_this_round_to_its_buyer_alone() -> None:
    match = state_with([60, 50, 40], [NO_SHARES] * 3, forces=["bonds-slump"])
    match.act(1, a.BuyIntelligence())
    for seat in (None, 0, 1, 2):
        assert view(match, seat).informed == (1,)
        assert view(match, seat).cash == (60, 0, 40)
        coming = view(match, seat).coming
        assert coming == (p.FORCE_IDS.index("bonds-slump") if seat == 1 else None)
    assert [e.seat for e in match.events_for(0) if isinstance(e, events.IntelligenceBought)] == [1]
    assert not [e for e in match.events_for(0) if isinstance(e, events.ForceSeen)]
    assert 1 in match.actors
    refused = refuses(match, 2, a.BuyIntelligence())
    assert (refused.code, refused.ruling) == ("intelligence-costs-fifty-dollars", "E5")
    play_round(match, SKIP, FREE, STILL)
    assert view(match, 0).drawn == (p.FORCE_IDS.index("bonds-slump"),)
    assert (view(match, 1).coming, view(match, 1).informed) == (None, ())


def test_e5_once_for_the_same_card_in_any_phase_before_laying() -> None:
    match = state_with([500] * 3, [NO_SHARES] * 3, forces=[QUIET, "bull-market"])
    act(match, "banks", "banks", "banks")
    assert a.BuyIntelligence() in view(match, 0).legal
    match.act(1, a.Order(p.SELL, 1))
    refused = refuses(match, 1, a.BuyIntelligence())
    assert refused.code == "not-this-seats-decision"
    act(match, "? sell 1", "sell 1")
    refused = refuses(match, 0, a.BuyIntelligence())
    assert (refused.code, refused.ruling) == ("intelligence-was-bought-for-this-card", "E5")
    act(match, "+bonds", "? -bonds", "+banks")
    act(match, "? banks", "banks", "banks")
    assert view(match, 0).coming == p.FORCE_IDS.index("bull-market")


def test_e5_there_is_none_while_founders_are_chosen_in_a_liquidation_or_at_the_close() -> None:
    match = dealt(3, "E5")
    refused = refuses(match, 0, a.BuyIntelligence())
    assert (refused.code, refused.ruling) == ("no-intelligence-before-round-1", "E5")
    match = state_with([60, 500, 500], [(9, 9, 9)] * 3)
    play_round(match, "banks, banks, banks", "buy 9, sell 1, sell 1", STILL)
    assert view(match, None).stage == p.LIQUIDATION
    refused = refuses(match, 0, a.BuyIntelligence())
    assert (refused.code, refused.ruling) == ("no-intelligence-in-a-liquidation", "E5")
    close = at_the_close([500, 400, 300])
    refused = refuses(close, 0, a.BuyIntelligence())
    assert (refused.code, refused.ruling) == ("no-market-force-is-coming-now", "E5")


@pytest.mark.parametrize("seed", range(12))
def test_e5_it_is_on_offer_exactly_while_a_card_is_coming(seed: int) -> None:
    """Every seat that is asked can buy it, or gets the one true reason why not."""
    match, rng = dealt(4, f"{seed}"), Random(seed)
    codes = set()
    while not match.is_over:
        seat = rng.choice(match.actors)
        known = view(match, seat)
        able = known.cash[seat] >= 50 and seat not in known.informed
        if a.BuyIntelligence() in known.legal:
            assert p.PHASE_1 <= known.stage <= p.LOBBYING
            assert able
        else:
            code = refuses(match, seat, a.BuyIntelligence()).code
            assert code == _why_not(known, seat)
            codes.add(code)
        match.act(seat, pick(known, rng, bold=seed % 2 == 0))
    assert "no-intelligence-before-round-1" in codes


def _why_not(known: ExchangeView, seat: int) -> str:
    if known.stage == p.CLOSE:
        return "no-market-force-is-coming-now"
    if known.stage == p.FOUNDING:
        return "no-intelligence-before-round-1"
    if known.stage == p.LIQUIDATION:
        return "no-intelligence-in-a-liquidation"
    if seat in known.informed:
        return "intelligence-was-bought-for-this-card"
    return "intelligence-costs-fifty-dollars"


def at_the_close(cash: list[int], shares: tuple[int, int, int] = NO_SHARES) -> Match:
    """Return a table of three at the close, with these ledgers."""
    match = opened(p.FOUNDER_IDS[:3])
    while view(match, None).stage != p.CLOSE:
        for seat in match.actors:
            free = {
                p.PHASE_1: a.ChooseSecurity(0),
                p.PHASE_2: a.Order(p.SELL, 1),
                p.PHASE_3: a.Influence(0, 1),
            }
            match.act(seat, free.get(view(match, None).stage, a.Lobby(0, -1)))
    state = truth(match)
    state.cash = cash[:]
    state.shares = [shares] * 3
    return match


# E6: the lobbyist


def second_round(cash: list[int]) -> Match:
    """Return a table of three with this cash, after Phase 3 of round 2."""
    match = state_with([500, 400, 300], [NO_SHARES] * 3, forces=["bull-market", QUIET])
    play_round(match, SKIP, FREE, STILL)
    truth(match).cash = cash[:]
    play_round(match, SKIP, FREE, STILL)
    return match


def test_e6_not_in_round_1_nor_at_the_close() -> None:
    match = state_with([500, 400, 300], [NO_SHARES] * 3)
    play_round(match, SKIP, FREE, STILL)
    assert (view(match, None).round, view(match, None).stage) == (2, p.PHASE_1)
    close = at_the_close([500, 400, 300])
    act(close, *STILL.split(", "))
    assert close.is_over


def test_e6_the_richest_seat_must_vote_again_before_votes_are_shown() -> None:
    match = second_round([200, 700, 699])
    assert match.actors == (1,)
    assert view(match, 0).stage == p.LOBBYING
    assert view(match, 0).lobbyist == 1
    assert view(match, 0).votes == (a.Influence(2, 1), None, None)
    assert not happened(match, events.VoteShown)
    kinds = {type(choice) for choice in view(match, 1).legal}
    assert kinds == {a.Lobby, a.BuyIntelligence}
    refused = refuses(match, 1, a.Influence(0, 1))
    assert (refused.code, refused.ruling) == ("the-lobbyist-votes-now", "E6")
    act(match, "-insurance")
    votes = [(e.seat, e.security, e.by, e.lobby) for e in happened(match, events.VoteShown)]
    assert votes == [(0, 2, 1, False), (1, 2, -1, False), (2, 0, 1, False), (1, 1, -1, True)]
    assert view(match, None).prices == (80, 50, 60)


def test_e6_a_tie_leaves_the_lobbyist_to_nobody() -> None:
    match = second_round([700, 700, 699])
    assert [event.seat for event in happened(match, events.LobbyistCalled)] == [None]
    assert view(match, None).round == 3


@pytest.mark.parametrize(
    ("cash", "lobbyist"), [([120, 100, 90], 1), ([120, 100, 100], p.NONE), ([200, 100, 90], 0)]
)
def test_e6_intelligence_may_cost_the_buyer_the_lobbyist(cash: list[int], lobbyist: int) -> None:
    match = second_round(cash)
    assert match.actors == (0,)
    match.act(0, a.BuyIntelligence())
    if lobbyist == p.NONE:
        assert view(match, None).round == 3
    else:
        assert match.actors == (lobbyist,)
        assert view(match, None).lobbyist == lobbyist


def test_e6_the_lobbyist_can_come_back_to_a_seat_that_has_paid() -> None:
    match = second_round([120, 100, 60])
    match.act(0, a.BuyIntelligence())
    match.act(1, a.BuyIntelligence())
    assert match.actors == (0,)
    assert a.BuyIntelligence() not in view(match, 0).legal
    act(match, "+banks")
    assert view(match, None).round == 3


# E7: liquidation


def test_rulebook_example_of_a_liquidation() -> None:
    """Three insurance shares at $70 bring $105, rounded up to $110."""
    assert p.proceeds((0, 3, 0), (50, 70, 50)) == 110


def test_e7_the_total_is_rounded_up_not_each_share() -> None:
    assert p.proceeds((1, 1, 0), (50, 70, 50)) == 60
    assert p.proceeds((1, 0, 0), (50, 70, 50)) == 30


def short_of_cash() -> Match:
    """Seat 0 buys 2 bonds at $50 with $20, owning 3 banks, 2 insurance and a bond."""
    match = state_with([20, 500, 500], [(3, 2, 1), NO_SHARES, NO_SHARES], (50, 70, 50))
    play_round(match, "bonds, banks, banks", "buy 2, sell 1, sell 1", "+banks, -banks, +insurance")
    return match


def test_e7_every_minimal_way_is_legal_and_nothing_else() -> None:
    """Insurance is at $80 now: the debt of $80 needs full prices of $150."""
    match = short_of_cash()
    assert view(match, None).stage == p.LIQUIDATION
    assert match.actors == (0,)
    sold = {choice.sold for choice in view(match, 0).legal if isinstance(choice, a.Liquidate)}
    assert sold == {(0, 2, 0), (1, 1, 1), (2, 0, 1), (2, 1, 0), (3, 0, 0)}
    for way, code in (
        (a.Liquidate(4, 0, 0), "not-that-many-shares"),
        (a.Liquidate(-1, 2, 1), "not-that-many-shares"),
        (a.Liquidate(1, 1, 0), "the-sale-does-not-pay-the-debt"),
        (a.Liquidate(1, 2, 0), "a-share-could-be-kept"),
    ):
        refused = refuses(match, 0, way)
        assert (refused.code, refused.ruling) == (code, "E7")
    assert refuses(match, 0, a.Order(p.BUY, 1)).ruling == "E7"


def test_e7_shares_of_the_security_being_bought_go_at_their_old_count() -> None:
    match = short_of_cash()
    act(match, "2/0/1")
    assert view(match, 0).shares[0] == (1, 2, 2)
    assert view(match, 0).cash[0] == 20 + 80 - 100
    assert view(match, 0).round == 2


def test_e7_one_way_is_asked_all_the_same() -> None:
    match = state_with([20, 500, 500], [(0, 2, 0), NO_SHARES, NO_SHARES], (50, 70, 50))
    play_round(match, "bonds, banks, banks", "buy 1, sell 1, sell 1", "+banks, -banks, -bonds")
    assert view(match, 0).legal == (a.Liquidate(0, 1, 0),)
    act(match, "0/1/0")
    assert view(match, 0).cash[0] == 20 + 40 - 40


def test_e7_each_seat_is_settled_on_its_own() -> None:
    """A sale does not wait for the debts of others, and several may owe at once, in secret."""
    shares = [(5, 0, 0), (5, 5, 5), (0, 0, 9), (0, 0, 0)]
    match = state_with([10, 10, 0, 300], shares)
    votes = "+banks, -banks, +bonds, -bonds"
    play_round(match, "banks, bonds, bonds, banks", "buy 1, buy 1, sell 2, buy 2", votes)
    assert match.actors == (0, 1)
    assert view(match, None).cash == (10, 10, 100, 200)
    match.act(0, a.Liquidate(2, 0, 0))
    assert view(match, 1).cash == (10, 10, 100, 200)
    match.act(1, a.Liquidate(0, 2, 0))
    assert view(match, 1).cash == (10, 10, 100, 200)
    assert view(match, 1).shares == ((4, 0, 0), (5, 3, 6), (0, 0, 7), (2, 0, 0))


def test_e7_who_cannot_pay_by_selling_everything_is_out() -> None:
    match = state_with([20, 500, 500], [(1, 0, 0), NO_SHARES, NO_SHARES])
    play_round(match, "bonds, banks, banks", "buy 2, sell 1, sell 1", "+banks, -banks, -insurance")
    found = view(match, None)
    assert found.standing == (1, 2)
    assert (found.cash[0], found.shares[0]) == (0, NO_SHARES)
    assert match.actors == (1, 2)
    assert view(match, 0).legal == ()
    refused = refuses(match, 0, a.ChooseSecurity(0))
    assert refused.code == "not-this-seats-decision"


def test_e7_selling_everything_may_just_do() -> None:
    match = state_with([20, 500, 500], [(3, 0, 0), NO_SHARES, NO_SHARES])
    play_round(match, "bonds, banks, banks", "buy 2, sell 1, sell 1", "+banks, -banks, -insurance")
    assert view(match, 0).legal == (a.Liquidate(3, 0, 0),)


# E8: elimination and the early end


def test_e8_one_seat_left_wins_at_once() -> None:
    match = state_with([0, 0, 10], [NO_SHARES] * 3)
    play_round(match, SKIP, "buy 1, buy 1, sell 1", "+bonds, -bonds, +insurance")
    assert match.is_over
    assert view(match, None).stage == p.OVER
    result = match.result()
    assert result.ranks[2] == 1
    assert result.details["out_in_round"] == [1, 1, None]
    assert result.details["net_worth"] == [0, 0, 10]


def test_e8_the_last_seat_liquidates_before_it_wins() -> None:
    match = state_with([0, 0, 0], [NO_SHARES, NO_SHARES, (5, 0, 0)])
    play_round(match, SKIP, "buy 1, buy 1, buy 1", "+bonds, -bonds, +insurance")
    assert match.actors == (2,)
    act(match, "2/0/0")
    assert match.is_over
    assert match.result().details["net_worth"] == [0, 0, 200]


def test_e8_the_later_out_the_higher() -> None:
    match = state_with([40, 400, 0, 400], [NO_SHARES] * 4, forces=[QUIET, "bull-market"])
    votes = "+bonds, -bonds, +insurance, -insurance"
    play_round(match, "banks, banks, banks, banks", "sell 1, sell 1, buy 1, sell 1", votes)
    play_round(match, "banks, banks, banks", "buy 1, sell 1, sell 1", "+bonds, -bonds, +insurance")
    assert view(match, None).standing == (1, 3)
    assert truth(match).result().ranks[2] == 4
    assert truth(match).result().ranks[0] == 3


def test_e8_those_who_fall_together_rank_by_worth_before_it_then_cash_then_share() -> None:
    """Bonds are at $60 once they have moved, so two of them and $30 beat three banks."""
    cash = [0, 30, 50, 50, 40, 900]
    shares = [(3, 0, 0), (0, 0, 2), (2, 0, 0), (2, 0, 0), (0, 2, 0), NO_SHARES]
    match = state_with(cash, shares)
    securities = ", ".join(["insurance"] * 6)
    orders = "buy 9, buy 9, buy 9, buy 9, buy 9, sell 1"
    play_round(match, securities, orders, "+bonds, +banks, -banks, +insurance, -insurance, +banks")
    # Net worth: 180, 150, 170, 170, 140 at banks 60, insurance 50, bonds 60.
    assert match.is_over
    assert match.result().ranks == (2, 5, 3, 3, 6, 1)


def test_e8_everybody_may_fall_together() -> None:
    match = state_with([0, 10, 10], [NO_SHARES] * 3)
    play_round(match, SKIP, "buy 1, buy 1, buy 1", "+bonds, -bonds, +insurance")
    assert match.is_over
    assert match.result().ranks == (3, 1, 1)
    assert match.result().details["net_worth"] == [0, 0, 0]
    assert match.result().details["out_in_round"] == [1, 1, 1]


# E9: the close and the final order


def test_rulebook_example_of_net_worth() -> None:
    match = at_the_close([390, 0, 0])
    state = truth(match)
    state.shares = [(6, 14, 0), NO_SHARES, NO_SHARES]
    state.prices = (20, 70, 30)
    act(match, "+bonds", "+insurance", "-insurance")
    assert view(match, None).prices == (20, 70, 40)
    assert match.result().details["net_worth"][0] == 1490
    assert match.result().ranks == (1, 2, 2)


def test_the_close_moves_the_market_once_more_by_votes_alone() -> None:
    match = at_the_close([0, 0, 0], (1, 1, 1))
    before = view(match, None)
    act(match, "+bonds", "+bonds", "-insurance")
    after = view(match, None)
    assert after.drawn == before.drawn
    board = truth(match).board
    assert after.prices[2] == board.moved(before.prices[2], 2)
    assert after.prices[1] == board.moved(before.prices[1], -1)
    assert match.is_over


@pytest.mark.parametrize(
    ("cash", "shares", "ranks"),
    [
        ([500, 400, 300], [(0, 0, 0), (0, 0, 0), (0, 0, 0)], (1, 2, 3)),
        ([500, 450, 400], [(0, 0, 0), (1, 0, 0), (3, 0, 0)], (2, 3, 1)),
        ([500, 450, 400], [(0, 0, 0), (1, 0, 0), (2, 0, 0)], (1, 2, 3)),
        ([400, 500, 500], [(2, 0, 0), (0, 0, 0), (0, 0, 0)], (3, 1, 1)),
        ([450, 450, 400], [(1, 0, 0), (0, 1, 0), (0, 0, 0)], (1, 1, 3)),
    ],
)
def test_e9_net_worth_then_cash_then_shared(
    cash: list[int], shares: list[tuple[int, int, int]], ranks: tuple[int, ...]
) -> None:
    match = at_the_close(cash)
    state = truth(match)
    state.shares = shares
    state.prices = (50, 50, 50)
    act(match, "+bonds", "-bonds", "+bonds")
    assert match.result().ranks == ranks


# E10: secrecy


def test_e10_nothing_laid_shows_before_all_have_laid() -> None:
    for seats in SEATS:
        one, other = dealt(seats, "E10"), dealt(seats, "E10")
        one.act(1, view(one, 1).legal[0])
        other.act(1, view(other, 1).legal[-1])
        for seat in (None, 0, *range(2, seats)):
            assert view(one, seat) == view(other, seat)
            assert one.events_for(seat) == other.events_for(seat)
        assert view(one, 1) != view(other, 1)


def test_e10_seats_may_lay_in_any_order() -> None:
    one, other = opened(p.FOUNDER_IDS[:3]), opened(p.FOUNDER_IDS[:3])
    for match, order in ((one, (0, 1, 2)), (other, (2, 0, 1))):
        for security, seat in sorted(enumerate((0, 1, 2)), key=lambda pair: order.index(pair[1])):
            match.act(seat, a.ChooseSecurity(security))
    assert [view(one, seat) for seat in range(3)] == [view(other, seat) for seat in range(3)]
    assert one.record() == other.record()


def test_e10_a_choice_once_laid_is_laid() -> None:
    match = opened(p.FOUNDER_IDS[:3])
    match.act(0, a.ChooseSecurity(0))
    assert refuses(match, 0, a.ChooseSecurity(1)).code == "not-this-seats-decision"
    assert view(match, 0).laid == a.ChooseSecurity(0)
    assert view(match, 1).laid is None
    assert match.undo_point(0) == len(match.moves) - 1


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_seats_is_played(seats: int) -> None:
    assert seats in GAME.meta.seats
    assert len(dealt(seats, "seats").actors) == seats


def test_by_is_one_step_up_or_down() -> None:
    match = opened(p.FOUNDER_IDS[:3])
    act(match, "banks", "banks", "banks")
    act(match, "sell 1", "sell 1", "sell 1")
    for by in (0, 2, -2):
        assert refuses(match, 0, a.Influence(0, by)).code == "an-influence-is-one-step-up-or-down"
