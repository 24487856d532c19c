"""Why an action is refused: the code that a table shows, with its ruling."""

from __future__ import annotations

import pytest

from stockgames.engine.match import Match
from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ChooseFounder,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Liquidate,
    Lobby,
    Order,
)
from stockgames.games.exchange.parts import (
    BUY,
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    is_on_offer,
)
from stockgames.games.exchange.refusals import no_intelligence, refusal
from tests.games.exchange.table import dealt, lay, play_round, state_with, truth, view


def why(match: Match, action: ExchangeAction, seat: int = 0) -> tuple[str, str]:
    """Return the game's reason, whatever the referee would check first."""
    assert action not in truth(match).legal_actions(seat)
    told = refusal(truth(match), seat, action)
    return told.code, told.ruling


def at(*phases: list[str]) -> Match:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
    for texts in phases:
        lay(match, *texts)
    return match


BANKS, BUYS = ["banks"] * 3, ["buy 1"] * 3


@pytest.mark.parametrize(
    ("match", "action", "told"),
    [
        (dealt(3, "deal"), ChooseSecurity(0), ("a-founder-is-chosen-now", "E2")),
        (at(), Order(BUY, 1), ("a-security-is-chosen-now", "phase-1")),
        (at(BANKS), ChooseSecurity(0), ("an-order-is-laid-now", "E4")),
        (at(BANKS, BUYS), Order(BUY, 1), ("an-influence-is-laid-now", "phase-3")),
        (at(BANKS, BUYS), Lobby(0, 1), ("an-influence-is-laid-now", "phase-3")),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_every_stage_asks_for_its_own(
    match: Match, action: ExchangeAction, told: tuple[str, str]
) -> None:
    assert why(match, action) == told


def test_the_lobbyist_and_a_liquidation_ask_for_their_own() -> None:
    match = at()
    for _ in range(2):
        play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "+banks, +banks, -bonds")
    assert why(match, Influence(0, 1), match.actors[0]) == ("the-lobbyist-votes-now", "E6")
    assert why(in_debt(), Order(BUY, 1)) == ("a-liquidation-is-chosen-now", "E7")


def test_who_owes_nothing_is_told_so_and_who_has_laid_is_told_by_e10() -> None:
    match = at()
    match.act(0, ChooseSecurity(1))
    assert why(match, ChooseSecurity(2)) == ("not-this-seats-decision", "E10")
    assert why(in_debt(), Liquidate(0, 0, 0), 1) == ("not-this-seats-decision", "rules")


def test_a_founder_must_have_been_dealt() -> None:
    match = dealt(3, "deal")
    other = view(match, 1).hand[0]
    assert why(match, ChooseFounder(other)) == ("that-founder-was-not-dealt-to-this-seat", "E2")


def test_an_order_is_one_to_nine_shares_and_a_vote_one_step() -> None:
    assert why(at(BANKS), Order(BUY, 10)) == ("orders-are-one-to-nine-shares", "E4")
    match = at(BANKS, BUYS)
    assert why(match, Influence(0, 2)) == ("an-influence-is-one-step-up-or-down", "phase-3")


def test_intelligence_is_refused_for_its_own_reasons() -> None:
    match = at()
    truth(match).cash[0] = 40
    assert why(match, BuyIntelligence()) == ("intelligence-costs-fifty-dollars", "E5")


def in_debt() -> Match:
    """Return a table at which the first seat, with 2, 2 and 1 shares, owes $100."""
    match = state_with((100, 400, 300), ((2, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    return match


@pytest.mark.parametrize(
    ("sale", "code"),
    [
        (Liquidate(3, 0, 0), "not-that-many-shares"),
        (Liquidate(-1, 2, 1), "not-that-many-shares"),
        (Liquidate(1, 1, 0), "the-sale-does-not-pay-the-debt"),
        (Liquidate(2, 2, 1), "a-share-could-be-kept"),
    ],
)
def test_e7_a_liquidation_pays_the_debt_with_no_share_too_many(sale: Liquidate, code: str) -> None:
    match = in_debt()
    assert truth(match).debt(0) == 100
    assert why(match, sale) == (code, "E7")


@pytest.mark.parametrize("stage", [PHASE_1, PHASE_2, PHASE_3, LOBBYING])
def test_it_is_on_offer_until_prices_move_to_whoever_can_pay_and_has_not_seen(stage: int) -> None:
    assert is_on_offer(stage, 50, False)
    assert no_intelligence(stage, 50, False) is None
    assert not is_on_offer(stage, 40, False)
    assert not is_on_offer(stage, 50, True)


REASONS = [
    (FOUNDING, 900, False, "no-intelligence-before-round-1"),
    (LIQUIDATION, 900, False, "no-intelligence-in-a-liquidation"),
    (CLOSE, 900, False, "no-market-force-is-coming-now"),
    (OVER, 900, False, "no-market-force-is-coming-now"),
    (PHASE_1, 900, True, "intelligence-was-bought-for-this-card"),
    (PHASE_3, 40, True, "intelligence-was-bought-for-this-card"),
    (PHASE_3, 40, False, "intelligence-costs-fifty-dollars"),
    (LOBBYING, 40, False, "intelligence-costs-fifty-dollars"),
]


@pytest.mark.parametrize(("stage", "cash", "is_informed", "code"), REASONS)
def test_the_reason_is_the_first_that_holds(
    stage: int, cash: int, is_informed: bool, code: str
) -> None:
    refused = no_intelligence(stage, cash, is_informed)
    assert refused is not None
    assert (refused.code, refused.ruling) == (code, "E5")
