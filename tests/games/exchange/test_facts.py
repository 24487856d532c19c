"""What is told of a position and of an action."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.game import Explanation, Reason
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import (
    CHOICES,
    INFLUENCES,
    BuyIntelligence,
    CardFace,
    ChooseFounder,
    ExchangeAction,
    Influence,
    Liquidate,
    Lobby,
    Order,
)
from stockgames.games.exchange.explanation import (
    Costs,
    Expected,
    FallsShort,
    KeepsFromRound,
    LeansOn,
    Looks,
    MostCash,
    NearsEnd,
    SellsHalf,
    SellsNothing,
    StepMoves,
    StepMovesOther,
    TradesRound,
    explain,
)
from stockgames.games.exchange.facts import (
    NOTE_VALUES,
    ExchangeFacts,
    SeatFacts,
    Slot,
    as_notes,
    facts_of,
)
from stockgames.games.exchange.forecast import vote_forecast
from stockgames.games.exchange.parts import NONE, SELL, STEP, Fall
from tests.games.exchange.table import act, action, dealt, opened, pick, state_with, truth, view

FOUNDERS = ("hugh-smith", "john-bush", "ephraim-hart", "john-henry")


def seen(match: Match, viewer: SeatId | None) -> ExchangeFacts:
    return facts_of(view(match, viewer))


def seat(match: Match, viewer: SeatId | None, number: SeatId) -> SeatFacts:
    return seen(match, viewer).seats[number]


@given(st.integers(0, 500))
def test_notes_sum_to_the_cash_and_are_few(tens: int) -> None:
    notes = as_notes(tens * 10)
    assert sum(n * value for n, value in zip(notes, NOTE_VALUES, strict=True)) == tens * 10
    assert notes[1] <= 1
    assert notes[2] <= 4


def test_seats_own_shares_cash_in_notes_and_a_place() -> None:
    match = state_with(
        [280, 990, 50, 0], [(7, 7, 1), (0, 0, 0), (1, 0, 0), (0, 0, 2)], (30, 60, 80)
    )
    own, rich, poor, last = seen(match, 0).seats
    assert own.shares == (7, 7, 1)
    assert own.notes == (2, 1, 3)
    assert own.net_worth == 990
    assert rich.notes == (9, 1, 4)
    assert [facts.place for facts in (own, rich, poor, last)] == [1, 1, 4, 3]


def test_a_card_that_is_laid_shows_its_back_to_others_and_itself_to_its_seat() -> None:
    match = opened(FOUNDERS)
    match.act(0, action(match, "bonds"))
    assert seat(match, 0, 0).slots[0] == Slot("own", CardFace(security=2))
    assert seat(match, 1, 0).slots[0] == Slot("back")
    assert seat(match, None, 0).slots[0] == Slot("back")
    assert seat(match, 1, 2).slots[0] == Slot("open")
    assert [facts.doing for facts in seen(match, 1).seats] == ["laid", *["choosing"] * 3]


def test_e4_of_an_order_others_see_the_side_alone_until_it_is_settled() -> None:
    match = opened(FOUNDERS)
    act(match, "bonds", "bonds", "banks", "banks")
    act(match, "sell 3", "buy 2", "buy 1", "buy 1")
    assert seat(match, 0, 0).slots[1] == Slot("face", CardFace(2, SELL, 3))
    assert seat(match, 1, 0).slots[1] == Slot("face", CardFace(2, SELL, 0))
    assert (seat(match, 1, 0).side, seat(match, 1, 0).ordered) == (SELL, 0)


def test_e4_an_order_shows_once_prices_have_moved() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    act(match, "banks", "bonds", "bonds")
    act(match, "buy 4", "sell 1", "sell 1")
    act(match, "-bonds", "+bonds", "+bonds")
    assert seat(match, 1, 0).ordered == 4
    assert [facts.doing for facts in seen(match, 1).seats] == ["selling", "nothing", "nothing"]


def lobbying() -> Match:
    """Return a table at which the second seat owes the lobbyist's vote."""
    match = state_with([300, 900, 300, 300], [(1, 1, 1)] * 4)
    truth(match).round = 2
    act(match, *["bonds"] * 4)
    act(match, *["sell 1"] * 4)
    act(match, "+banks", "-banks", "+bonds", "-bonds")
    return match


def test_e6_votes_stay_face_down_while_the_lobbyist_votes() -> None:
    match = lobbying()
    own, other, public = (seat(match, viewer, 0).slots[2] for viewer in (0, 1, None))
    assert own == Slot("own", CardFace(0, by=1))
    assert other == public == Slot("back")
    facts = seen(match, 1)
    assert facts.lobbyist == 1
    assert [slot.state for slot in facts.sleeves(1)] == ["face", "face", "own", "open"]
    assert len(facts.sleeves(0)) == 3


def test_e6_the_lobbyists_vote_shows_with_a_debt() -> None:
    match = state_with([0, 900, 300], [(9, 9, 9)] * 3)
    truth(match).round = 2
    act(match, *["bonds"] * 3)
    act(match, "buy 9", "sell 1", "sell 1")
    act(match, "+banks", "-banks", "+bonds")
    match.act(1, Lobby(0, 1))
    facts = seen(match, 0)
    assert facts.sleeves(1)[3] == Slot("face", CardFace(0, by=1))


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_e5_nobody_else_sees_the_card_that_was_looked_at(viewer: SeatId | None) -> None:
    match = opened(FOUNDERS)
    match.act(0, BuyIntelligence())
    assert seen(match, 0).coming is not None
    assert seen(match, viewer).coming is None
    assert seat(match, viewer, 0).is_informed


def test_nobody_owns_anything_before_founders_show() -> None:
    facts = seen(dealt(4, "seed 1"), 0)
    assert not any(seat.is_founded for seat in facts.seats)
    assert (facts.force, facts.forces_left, facts.round) == (None, 15, 0)


def test_e7_a_seat_that_is_out_knows_when_it_fell() -> None:
    match = state_with([0, 500, 500, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9), (9, 9, 9)])
    act(match, *["banks"] * 4)
    act(match, "buy 9", "sell 1", "sell 1", "sell 1")
    act(match, *["+banks"] * 4)
    fallen = seat(match, 1, 0)
    assert fallen.is_out
    assert fallen.fall == Fall(0, 1, net_worth=0, cash=0)
    assert fallen.traded == NONE
    assert not seat(match, 1, 1).is_out


def test_it_knows_who_looks_and_who_still_owes_a_card() -> None:
    match = opened(FOUNDERS)
    match.act(2, action(match, "bonds"))
    for viewer in (None, 0, 3):
        facts = seen(match, viewer)
        assert (facts.viewer, facts.asked, facts.actors) == (viewer, 4, (0, 1, 3))


def test_e7_a_debt_shows_while_shares_are_sold_for_it_and_only_then() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    act(match, "banks", "bonds", "bonds")
    act(match, "buy 4", "sell 1", "sell 1")
    assert seat(match, 0, 0).debt == 0
    act(match, "-bonds", "+bonds", "+bonds")
    assert [one.debt for one in seen(match, 1).seats] == [truth(match).debt(0), 0, 0]
    assert seat(match, 1, 0).debt > 0


@pytest.mark.parametrize("seed", "abcd")
def test_a_founder_is_told_by_its_cash_and_what_it_leans_on(seed: str) -> None:
    match = dealt(4, seed)
    now = view(match, 0)
    cash = {card: p.FOUNDERS[card].cash for card in now.hand}
    for card in now.hand:
        told = explain(now, ChooseFounder(card))
        richest = cash[card] == max(cash.values()) > min(cash.values())
        shares = p.FOUNDERS[card].shares
        leans = [LeansOn(s, n) for s, n in enumerate(shares) if n == max(shares) >= 7]
        assert told.gains == (*([MostCash(cash[card])] if richest else []), *leans[:1])
        assert told.risks == ()
    assert sum(bool(explain(now, ChooseFounder(card)).gains) for card in now.hand) >= 1


def test_one_step_does_what_is_told_to_everybodys_shares() -> None:
    match = state_with([500] * 3, [(4, 0, 0), (9, 0, 0), (0, 0, 1)], prices=(80, 50, 20))
    act(match, "banks", "banks", "bonds")
    act(match, "buy 1", "buy 1", "buy 1")
    up = explain(view(match, 0), action(match, "+banks"))
    assert up.risks == (StepMoves(0, 80, 20, 4, -240),)
    assert up.gains == (StepMovesOther(1, -540),)
    assert up.changes == (-240, -540, 0)
    down = explain(view(match, 2), action(match, "-bonds"))
    assert down.gains == (StepMoves(2, 20, 80, 1, 60),)
    assert explain(view(match, 2), action(match, "+banks")).gains[0] == StepMoves(0, 80, 20, 0, 0)


@pytest.mark.parametrize("force", p.FORCES, ids=lambda force: force.id)
@pytest.mark.parametrize("vote", INFLUENCES, ids=str)
@pytest.mark.parametrize("price", [20, 50, 80])
def test_a_vote_is_told_with_the_market_force_that_its_seat_paid_to_see(
    force: p.Force, vote: Influence, price: int
) -> None:
    """The price is that of the forecast, and what it changes is what the vote adds to the force."""
    match = state_with([500] * 3, [(4, 2, 3), (9, 0, 1), (0, 0, 1)], (price,) * 3, [force.id])
    act(match, "? banks", "banks", "bonds")
    act(match, "buy 1", "buy 1", "buy 1")
    for seat in (0, 1):
        now = view(match, seat)
        told, foreseen = explain(now, vote), vote_forecast(now, vote)
        (step,) = (g for g in (*told.gains, *told.risks) if isinstance(g, StepMoves))
        alone = now.board.moved(price, force.moves[vote.security]) if seat == 0 else price
        held = [shares[vote.security] for shares in now.shares]
        assert step.after == foreseen.after
        assert told.changes == tuple(count * (step.after - alone) for count in held)
        assert (step.before, step.own) == (alone, told.changes[seat])
        assert step.with_force == (seat == 0)


@pytest.mark.parametrize("force", p.FORCES, ids=lambda force: force.id)
@pytest.mark.parametrize("price", [20, 50, 80])
def test_a_share_is_worth_what_the_market_force_that_its_seat_paid_to_see_makes_of_it(
    force: p.Force, price: int
) -> None:
    def told(prices: p.Triple, look: str, choice: ExchangeAction) -> list[Expected]:
        match = state_with([500] * 3, [(4, 2, 3)] * 3, prices, [force.id])
        act(match, f"{look}banks", "banks", "bonds")
        found = explain(view(match, 0), choice)
        return [
            replace(reason, with_force=True)
            for reason in (*found.gains, *found.risks)
            if isinstance(reason, Expected) and reason.with_force == bool(look)
        ]

    banks, insurance, bonds = (p.SMALL_BOARD.moved(price, steps) for steps in force.moves)
    for choice in (Order(p.BUY, 1), Order(SELL, 1), *CHOICES[p.PHASE_1]):
        moved = told((banks, insurance, bonds), "", choice)
        assert told((price, price, price), "? ", choice) == moved


@pytest.mark.parametrize(
    ("price", "force", "gains", "risks"),
    [
        (60, "banks-boom", [TradesRound(0, 3, 20, 540, 180, True)], [FallsShort(2, 720, 540)]),
        (70, "banks-boom", [TradesRound(0, 2, 20, 630, 180, True)], []),
        (70, "banks-slump", [], [FallsShort(0, 630, 540)]),
        (40, "banks-slump", [], [FallsShort(3, 630, 540), TradesRound(0, -3, 80, 360, 720, True)]),
        (20, "banks-slump", [], [FallsShort(5, 630, 540)]),
    ],
)
def test_an_order_is_told_with_the_market_force_that_its_seat_paid_to_see(
    price: int, force: str, gains: list[Reason], risks: list[Reason]
) -> None:
    """Steps count from today; those of the force come first, and only further ones are rare."""
    match = state_with([590] * 3, [(4, 0, 0)] * 3, (price, 50, 50), [force])
    act(match, "? banks", "banks", "banks")
    told = explain(view(match, 0), Order(p.BUY, 9))
    assert [reason for reason in told.gains if not isinstance(reason, Expected)] == gains
    assert [reason for reason in told.risks if not isinstance(reason, Expected)] == risks


def test_an_order_that_may_cost_too_much_says_from_when_on() -> None:
    match = state_with([300, 5000, 100], [(4, 0, 0)] * 3)
    act(match, "banks", "banks", "banks")
    assert FallsShort(2, 350, 300) in explain(view(match, 0), action(match, "buy 5")).risks
    assert not any(
        isinstance(g, FallsShort) for g in explain(view(match, 1), action(match, "buy 9")).risks
    )
    assert FallsShort(0, 150, 100) in explain(view(match, 2), action(match, "buy 3")).risks
    assert not any(
        isinstance(g, FallsShort) for g in explain(view(match, 2), action(match, "sell 3")).risks
    )


def test_a_cheap_share_speaks_for_buying_and_against_selling() -> None:
    match = state_with([900] * 3, [(4, 0, 4)] * 3, prices=(20, 50, 80))
    act(match, "banks", "bonds", "bonds")
    (cheap,) = explain(view(match, 0), action(match, "buy 1")).gains
    assert isinstance(cheap, Expected)
    assert cheap.worth > cheap.price
    assert explain(view(match, 0), action(match, "sell 1")).risks == (cheap,)
    (dear,) = explain(view(match, 1), action(match, "sell 1")).gains
    assert isinstance(dear, Expected)
    assert dear.worth < dear.price


def test_to_sell_what_one_does_not_hold_is_told_as_no_trade() -> None:
    match = state_with([900] * 3, [(4, 0, 0)] * 3, prices=(50, 50, 80))
    act(match, "bonds", "banks", "bonds")
    told = explain(view(match, 0), action(match, "sell 1"))
    assert told == Explanation((SellsNothing(2),))
    assert SellsNothing(0) not in explain(view(match, 1), action(match, "sell 1")).gains


def test_a_security_is_told_by_where_its_price_will_end_if_that_is_another() -> None:
    match = state_with([900] * 3, [(4, 0, 0)] * 3, prices=(20, 50, 80))
    now, names = view(match, 0), ("banks", "insurance", "bonds")
    (cheap,), (), (dear,) = (explain(now, action(match, name)).gains for name in names)
    assert isinstance(cheap, Expected)
    assert isinstance(dear, Expected)
    assert cheap.worth > cheap.price
    assert dear.worth < dear.price


def test_a_step_down_says_where_it_takes_a_price_that_may_go_round() -> None:
    match = state_with([500] * 3, [(4, 0, 2), (9, 0, 0), (0, 3, 1)], prices=(70, 50, 30))
    act(match, "banks", "banks", "bonds")
    act(match, "buy 1", "buy 1", "buy 1")
    own = view(match, 0)
    (kept,) = (g for g in explain(own, action(match, "-banks")).gains if g.looks_ahead)
    assert kept == KeepsFromRound(0, 70, 60, 2, 20, 4, 4 * (own.board.moved(70, 2) - 70))
    (near,) = (g for g in explain(own, action(match, "-bonds")).gains if g.looks_ahead)
    assert near == NearsEnd(2, -1, 80, 2, 2 * (own.board.moved(20, -1) - 30))
    assert not any(g.looks_ahead for g in explain(own, action(match, "+bonds")).gains)
    assert not any(
        g.looks_ahead for g in explain(view(match, 2), action(match, "-insurance")).gains
    )


@pytest.mark.parametrize(
    ("seat", "order", "gains", "risks"),
    [
        (0, "buy 9", [TradesRound(0, 1, 20, 720, 180, True)], []),
        (0, "sell 4", [], [TradesRound(0, 1, 20, 320, 80, False)]),
        (1, "buy 9", [], []),
        (1, "sell 9", [], []),
        (2, "buy 9", [], [TradesRound(2, -2, 80, 270, 720, True)]),
        (2, "sell 9", [TradesRound(2, -2, 80, 90, 240, False)], []),
    ],
)
def test_an_order_says_when_it_is_paid_at_the_other_end(
    seat: int, order: str, gains: list[TradesRound], risks: list[TradesRound]
) -> None:
    match = state_with([900] * 3, [(4, 0, 3)] * 3, prices=(80, 50, 30))
    act(match, "banks", "insurance", "bonds")
    told = explain(view(match, seat), action(match, order))
    assert [ground for ground in told.gains if ground.looks_ahead] == gains
    assert [ground for ground in told.risks if ground.looks_ahead] == risks


def test_a_step_up_says_how_near_the_fall_is_then() -> None:
    match = state_with([500] * 3, [(4, 1, 2), (0, 0, 0), (0, 3, 1)], prices=(70, 50, 60))
    act(match, "banks", "banks", "bonds")
    act(match, "buy 1", "buy 1", "buy 1")
    own = view(match, 0)
    assert NearsEnd(0, 1, 20, 4, -200) in explain(own, action(match, "+banks")).risks
    assert NearsEnd(2, 2, 20, 2, -80) in explain(own, action(match, "+bonds")).risks
    for vote in ("+insurance", "-banks", "-bonds"):
        assert not any(g.looks_ahead for g in explain(own, action(match, vote)).risks)
    assert not any(g.looks_ahead for g in explain(view(match, 1), action(match, "+banks")).risks)


def test_a_look_and_its_price() -> None:
    match = state_with([900] * 3, [(4, 0, 0)] * 3)
    told = explain(view(match, 0), BuyIntelligence())
    assert (told.gains, told.risks) == ((Looks(),), (Costs(50),))


def test_forced_sales_bring_what_is_told() -> None:
    sales = 0
    for seed in range(12):
        match, rng = dealt(4, f"why{seed}"), Random(seed)
        while not match.is_over:
            seat = match.actors[0]
            now = view(match, seat)
            chosen = pick(now, rng, bold=True)
            told = explain(now, chosen)
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
    act(match, "banks", "insurance", "insurance")
    act(match, "buy 1", "sell 1", "sell 1")
    act(match, "+insurance", "+insurance", "-insurance")
    now = view(match, 0)
    sales = [one for one in now.legal if isinstance(one, Liquidate)]
    keeps_bonds = explain(now, next(one for one in sales if not one.sold[2]))
    (kept,) = keeps_bonds.gains
    assert isinstance(kept, Expected)
    assert kept.kept
    assert (kept.security, kept.price) == (2, now.prices[2])
    assert kept.worth > kept.price
    sells_them = [one for one in sales if one.sold[2] == 2]
    assert all(not explain(now, one).gains for one in sells_them)
