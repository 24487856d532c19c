"""The reasons for and against a choice of Exchange agree with the rules."""

from __future__ import annotations

from random import Random

from stockgames.games.exchange.actions import BuyIntelligence, Influence, Liquidate, Lobby
from stockgames.games.exchange.explanation import (
    Costs,
    Expected,
    FallsShort,
    KeepsFromRound,
    Looks,
    NearsEnd,
    SellsHalf,
    StepMoves,
    StepMovesOther,
    TradesRound,
    why,
)
from stockgames.games.exchange.parts import STEP
from tests.games.exchange.table import action, dealt, lay, pick, state_with, view


def test_one_step_does_what_is_told_to_everybodys_shares() -> None:
    match = state_with([500] * 3, [(4, 0, 0), (9, 0, 0), (0, 0, 1)], prices=(80, 50, 20))
    lay(match, "banks", "banks", "bonds")
    lay(match, "buy 1", "buy 1", "buy 1")
    up = why(view(match, 0), action(match, "+banks"))
    assert up.risks == (StepMoves(0, 80, 20, 4, -240),)
    assert up.gains == (StepMovesOther(1, -540),)
    down = why(view(match, 2), action(match, "-bonds"))
    assert down.gains == (StepMoves(2, 20, 80, 1, 60),)
    assert why(view(match, 2), action(match, "+banks")).gains[0] == StepMoves(0, 80, 20, 0, 0)


def test_an_order_that_may_cost_too_much_says_from_when_on() -> None:
    match = state_with([300, 5000, 100], [(4, 0, 0)] * 3)
    lay(match, "banks", "banks", "banks")
    assert FallsShort(2, 350, 300) in why(view(match, 0), action(match, "buy 5")).risks
    assert not any(
        isinstance(g, FallsShort) for g in why(view(match, 1), action(match, "buy 9")).risks
    )
    assert FallsShort(0, 150, 100) in why(view(match, 2), action(match, "buy 3")).risks
    assert not any(
        isinstance(g, FallsShort) for g in why(view(match, 2), action(match, "sell 3")).risks
    )


def test_a_cheap_share_speaks_for_buying_and_against_selling() -> None:
    match = state_with([900] * 3, [(4, 0, 0)] * 3, prices=(20, 50, 80))
    lay(match, "banks", "bonds", "bonds")
    (cheap,) = why(view(match, 0), action(match, "buy 1")).gains
    assert isinstance(cheap, Expected)
    assert cheap.worth > cheap.price
    assert why(view(match, 0), action(match, "sell 1")).risks == (cheap,)
    (dear,) = why(view(match, 1), action(match, "sell 1")).gains
    assert isinstance(dear, Expected)
    assert dear.worth < dear.price


def test_a_step_down_says_where_it_takes_a_price_that_may_go_round() -> None:
    match = state_with([500] * 3, [(4, 0, 2), (9, 0, 0), (0, 3, 1)], prices=(70, 50, 30))
    lay(match, "banks", "banks", "bonds")
    lay(match, "buy 1", "buy 1", "buy 1")
    own = view(match, 0)
    (kept,) = (g for g in why(own, action(match, "-banks")).gains if g.looks_ahead)
    assert kept == KeepsFromRound(0, 70, 60, 2, 20, 4, 4 * (own.board.moved(70, 2) - 70))
    (near,) = (g for g in why(own, action(match, "-bonds")).gains if g.looks_ahead)
    assert near == NearsEnd(2, -1, 80, 2, 2 * (own.board.moved(20, -1) - 30))
    assert not any(g.looks_ahead for g in why(own, action(match, "+bonds")).gains)
    assert not any(g.looks_ahead for g in why(view(match, 2), action(match, "-insurance")).gains)


def test_an_order_says_when_it_is_paid_at_the_other_end() -> None:
    match = state_with([900] * 3, [(4, 0, 3)] * 3, prices=(80, 50, 30))
    lay(match, "banks", "insurance", "bonds")
    assert (
        TradesRound(0, 1, 20, 720, 180, True) in why(view(match, 0), action(match, "buy 9")).gains
    )
    assert (
        TradesRound(2, -2, 80, 90, 240, False) in why(view(match, 2), action(match, "sell 9")).gains
    )
    for seat, order in ((0, "sell 4"), (1, "buy 9"), (1, "sell 9"), (2, "buy 9")):
        assert not any(g.looks_ahead for g in why(view(match, seat), action(match, order)).gains)


def test_an_order_says_at_which_end_it_goes_ill() -> None:
    match = state_with([900] * 3, [(4, 0, 3)] * 3, prices=(80, 50, 30))
    lay(match, "banks", "insurance", "bonds")
    sale, bought = TradesRound(0, 1, 20, 320, 80, False), TradesRound(2, -2, 80, 270, 720, True)
    assert sale in why(view(match, 0), action(match, "sell 4")).risks
    assert bought in why(view(match, 2), action(match, "buy 9")).risks
    for seat, order in ((0, "buy 9"), (1, "buy 9"), (1, "sell 9"), (2, "sell 9")):
        assert not any(g.looks_ahead for g in why(view(match, seat), action(match, order)).risks)


def test_a_step_up_says_how_near_the_fall_is_then() -> None:
    match = state_with([500] * 3, [(4, 1, 2), (0, 0, 0), (0, 3, 1)], prices=(70, 50, 60))
    lay(match, "banks", "banks", "bonds")
    lay(match, "buy 1", "buy 1", "buy 1")
    own = view(match, 0)
    assert NearsEnd(0, 1, 20, 4, -200) in why(own, action(match, "+banks")).risks
    assert NearsEnd(2, 2, 20, 2, -80) in why(own, action(match, "+bonds")).risks
    for vote in ("+insurance", "-banks", "-bonds"):
        assert not any(g.looks_ahead for g in why(own, action(match, vote)).risks)
    assert not any(g.looks_ahead for g in why(view(match, 1), action(match, "+banks")).risks)


def test_a_look_and_its_price() -> None:
    match = state_with([900] * 3, [(4, 0, 0)] * 3)
    told = why(view(match, 0), BuyIntelligence())
    assert (told.gains, told.risks) == ((Looks(),), (Costs(50),))


def test_forced_sales_bring_what_is_told() -> None:
    sales = 0
    for seed in range(12):
        match, rng = dealt(4, f"why{seed}"), Random(seed)
        while not match.is_over:
            seat = match.actors[0]
            now = view(match, seat)
            chosen = pick(now, rng, bold=True)
            told = why(now, chosen)
            alone = len(match.actors) == 1
            match.act(seat, chosen)
            if isinstance(chosen, Liquidate) and alone:
                (half,) = told.risks
                assert isinstance(half, SellsHalf)
                bought = now.orders[seat] * now.prices[now.traded[seat]]
                assert view(match, seat).cash[seat] == now.cash[seat] + half.proceeds - bought
                assert abs(half.worth - 2 * half.proceeds) <= STEP
                sales += 1
            if isinstance(chosen, Influence | Lobby):
                moves = [g for g in (*told.gains, *told.risks) if isinstance(g, StepMoves)]
                assert [g.own for g in moves] == [
                    now.shares[seat][chosen.security] * (moves[0].after - moves[0].before)
                ]
    assert sales


def test_what_a_sale_leaves_is_told_where_that_can_be_expected_to_rise() -> None:
    match = state_with([0, 900, 900], [(6, 0, 2), (0, 0, 0), (0, 0, 0)], prices=(80, 50, 20))
    lay(match, "banks", "insurance", "insurance")
    lay(match, "buy 1", "sell 1", "sell 1")
    lay(match, "+insurance", "+insurance", "-insurance")
    now = view(match, 0)
    sales = [one for one in now.legal if isinstance(one, Liquidate)]
    keeps_bonds = why(now, next(one for one in sales if not one.sold[2]))
    (kept,) = keeps_bonds.gains
    assert isinstance(kept, Expected)
    assert kept.kept
    assert (kept.security, kept.price) == (2, now.prices[2])
    assert kept.worth > kept.price
    sells_them = [one for one in sales if one.sold[2] == 2]
    assert all(not why(now, one).gains for one in sells_them)
