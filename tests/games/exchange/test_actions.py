"""Legal actions are accepted, all others refused; actions survive encoding."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.errors import RecordError, Refused
from stockgames.engine.match import Match
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import (
    BLANK,
    CHOICES,
    CODEC,
    SIDE_NAMES,
    BuyIntelligence,
    CardFace,
    ChooseFounder,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Liquidate,
    Lobby,
    Order,
    action_name,
    face_of,
    founder_choices,
)
from stockgames.games.exchange.game import GAME
from stockgames.games.exchange.refusals import refusal
from stockgames.games.exchange.state import ExchangeState
from tests.games.exchange.table import (
    SEATS,
    act,
    dealt,
    play_round,
    played,
    state_with,
    truth,
)


def universe(state: ExchangeState, seat: int) -> Iterator[ExchangeAction]:
    """Yield every conceivable action, and some invalid ones."""
    yield from map(ChooseFounder, range(len(p.FOUNDER_IDS)))
    yield from map(ChooseSecurity, range(3))
    yield BuyIntelligence()
    yield from (Order(side, shares) for side in range(2) for shares in range(-1, 12))
    for security, by in product(range(3), range(-2, 3)):
        yield Influence(security, by)
        yield Lobby(security, by)
    held = [range(-1, min(count, 12) + 2) for count in state.shares[seat]]
    yield from (Liquidate(banks, insurance, bonds) for banks, insurance, bonds in product(*held))


def verdict(state: ExchangeState, seat: int, action: ExchangeAction) -> str:
    """Return the ruling by which the action is refused, empty if it is accepted."""
    try:
        GAME.check(state, seat, action)
    except Refused as refused:
        return refused.ruling
    return ""


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160), st.booleans())
def test_the_legal_list_is_what_is_accepted(seats: int, seed: int, moves: int, bold: bool) -> None:
    state = truth(played(seats, seed, moves, bold))
    for seat in range(seats):
        legal = state.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in state.actors)
        verdicts = {action: verdict(state, seat, action) for action in universe(state, seat)}
        rulings = {"E2", "E4", "E5", "E6", "E7", "E10"}
        assert {*verdicts.values()} <= rulings | {"", "rules", "phase-1", "phase-3", "close"}
        assert {action for action, ruling in verdicts.items() if not ruling} == {
            a for a in legal if not isinstance(a, Liquidate) or max(a.sold) < 14
        }
        assert not any(verdict(state, seat, action) for action in legal)


@given(st.sampled_from(SEATS), st.integers(0, 10_000), st.integers(0, 160))
def test_legal_actions_are_interned(seats: int, seed: int, moves: int) -> None:
    state = truth(played(seats, seed, moves))
    for seat in state.actors:
        assert state.legal_actions(seat) is state.copy().legal_actions(seat)


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        (ChooseFounder(p.FOUNDER_IDS.index("hugh-smith")), {"do": "founder", "card": "hugh-smith"}),
        (BuyIntelligence(), {"do": "intelligence"}),
        (ChooseSecurity(0), {"do": "security", "security": "banks"}),
        (Order(0, 7), {"do": "order", "side": "buy", "shares": 7}),
        (Order(1, 1), {"do": "order", "side": "sell", "shares": 1}),
        (Influence(2, 1), {"do": "influence", "security": "bonds", "by": 1}),
        (Lobby(2, -1), {"do": "lobby", "security": "bonds", "by": -1}),
        (Liquidate(0, 3, 0), {"do": "liquidate", "banks": 0, "insurance": 3, "bonds": 0}),
    ],
)
def test_actions_are_written_as_the_record_format_says(
    action: ExchangeAction, fields: dict[str, object]
) -> None:
    assert CODEC.encode(action) == fields
    assert CODEC.decode(fields) == action


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "order", "side": "buy", "shares": "7"},
        {"do": "order", "side": "buy", "shares": True},
        {"do": "order", "side": "short", "shares": 7},
        {"do": "order", "side": "buy"},
        {"do": "intelligence", "card": "quiet-day"},
        {"do": "security", "security": "gold"},
        {"do": "liquidate", "banks": 1, "insurance": 0},
        {"do": "influence", "security": "bonds", "by": 1.0},
        {"do": "founder", "card": 3},
        {"do": "bribe"},
    ],
)
def test_what_is_no_action_cannot_be_read(fields: dict[str, object]) -> None:
    with pytest.raises(RecordError):
        CODEC.decode(fields)


def test_every_action_has_a_name_of_its_own() -> None:
    actions = [action for choices in CHOICES for action in choices]
    actions += [
        BuyIntelligence(),
        *founder_choices(tuple(range(len(p.FOUNDERS)))),
        Liquidate(1, 0, 2),
        Liquidate(10, 2, 0),
        Liquidate(1, 0, 20),
    ]
    names = [action_name(action) for action in actions]
    assert len({*names, *SIDE_NAMES}) == len(actions) + len(SIDE_NAMES)


def test_names_say_what_they_do() -> None:
    assert action_name(ChooseFounder(1)) == "founder-hugh-smith"
    assert action_name(Liquidate(1, 0, 2)) == "liquidate-1-0-2"


FACES = [
    (ChooseSecurity(2), CardFace(security=2)),
    (Order(p.SELL, 3), CardFace(security=1, side=p.SELL, shares=3)),
    (Influence(0, -1), CardFace(security=0, by=-1)),
    (Lobby(2, 1), CardFace(security=2, by=1)),
    (BuyIntelligence(), BLANK),
]


@pytest.mark.parametrize(("action", "face"), FACES)
def test_a_card_shows_what_its_phase_says(action: ExchangeAction, face: CardFace) -> None:
    assert face_of(action, traded=1) == face


def why(match: Match, action: ExchangeAction, seat: int = 0) -> tuple[str, str]:
    """Return the game's reason, whatever the referee would check first."""
    assert action not in truth(match).legal_actions(seat)
    told = refusal(truth(match), seat, action)
    return told.code, told.ruling


def at(*phases: list[str]) -> Match:
    match = state_with((500, 400, 300), ((3, 2, 1),) * 3)
    for texts in phases:
        act(match, *texts)
    return match


BANKS, BUYS = ["banks"] * 3, ["buy 1"] * 3


@pytest.mark.parametrize(
    ("match", "action", "told"),
    [
        (dealt(3, "deal"), ChooseSecurity(0), ("a-founder-is-chosen-now", "E2")),
        (at(), Order(p.BUY, 1), ("a-security-is-chosen-now", "phase-1")),
        (at(BANKS), ChooseSecurity(0), ("an-order-is-laid-now", "E4")),
        (at(BANKS, BUYS), Order(p.BUY, 1), ("an-influence-is-laid-now", "phase-3")),
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
    assert why(in_debt(), Order(p.BUY, 1)) == ("a-liquidation-is-chosen-now", "E7")


def test_who_owes_nothing_is_told_so_and_who_has_laid_is_told_by_e10() -> None:
    match = at()
    match.act(0, ChooseSecurity(1))
    assert why(match, ChooseSecurity(2)) == ("not-this-seats-decision", "E10")
    assert why(in_debt(), Liquidate(0, 0, 0), 1) == ("not-this-seats-decision", "rules")


def in_debt() -> Match:
    """Return a table at which the first seat, with 2, 2 and 1 shares, owes $100."""
    match = state_with((100, 400, 300), ((2, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    return match
