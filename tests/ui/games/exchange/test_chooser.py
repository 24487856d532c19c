"""The way to a card: what can be picked, by which key, and what comes out of it."""

from __future__ import annotations

import pytest

from stockgames.engine.match import Match
from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ChooseFounder,
    ChooseSecurity,
    Influence,
    Liquidate,
    Lobby,
    Order,
)
from stockgames.games.exchange.parts import BUY, SELL
from stockgames.ui.games.exchange.chooser import Chooser
from stockgames.ui.games.exchange.names import action_name
from tests.games.exchange.table import dealt, lay, play_round, state_with, view

CASH, SHARES = (500, 400, 300), ((3, 2, 1),) * 3


def asked(match: Match, seat: int = 0) -> Chooser:
    chooser = Chooser()
    chooser.renew(view(match, seat), seat, is_open=True)
    return chooser


def after(*phases: str) -> Match:
    """Return a table of three after phases, a word for each seat in each."""
    match = state_with(CASH, SHARES)
    for phase in phases:
        lay(match, *[words.strip() for words in phase.split(",")])
    return match


def press(chooser: Chooser, key: str) -> bool:
    return chooser.pick(chooser.of_key(key))


def test_nothing_is_picked_before_somebody_picks() -> None:
    chooser = asked(after())
    assert chooser.action() is None
    assert press(chooser, "3")
    assert chooser.action() == ChooseSecurity(2)


def test_every_founder_dealt_has_a_key() -> None:
    chooser = asked(dealt(3, "deal"))
    hand = chooser.view.hand if chooser.view else ()
    assert len(hand) == 8
    for number, card in enumerate(hand, start=1):
        assert press(chooser, str(number))
        assert chooser.action() == ChooseFounder(card)
    assert not press(chooser, "9")


@pytest.mark.parametrize("count", range(1, 10))
def test_one_key_orders_either_way(count: int) -> None:
    match = after("banks, bonds, bonds")
    bought, sold = asked(match), asked(match)
    assert press(bought, str(count))
    assert bought.action() == Order(BUY, count)
    assert press(sold, "ABCDEFGIJ"[count - 1])
    assert sold.action() == Order(SELL, count)
    assert sold.selection.side == SELL


def test_digits_take_the_side_that_shows_and_turning_keeps_the_count() -> None:
    chooser = asked(after("banks, bonds, bonds"))
    assert chooser.turn()
    assert press(chooser, "4")
    assert chooser.action() == Order(SELL, 4)
    assert chooser.turn()
    assert chooser.action() == Order(BUY, 4)
    assert chooser.pick("side-sell")
    assert chooser.action() == Order(SELL, 4)


def test_letters_order_nothing_outside_phase_two() -> None:
    chooser = asked(after())
    assert chooser.of_key("C") == ""


@pytest.mark.parametrize("command", "HLMPRST")
def test_no_key_of_a_command_sells_anything(command: str) -> None:
    assert asked(after("banks, bonds, bonds")).of_key(command) == ""


@pytest.mark.parametrize(
    ("key", "vote"),
    [
        (str(number), Influence((number - 1) % 3, 1 if number <= 3 else -1))
        for number in range(1, 7)
    ],
)
def test_influence_cards_have_a_key_for_each_side(key: str, vote: Influence) -> None:
    chooser = asked(after("banks, bonds, bonds", "buy 1, buy 1, buy 1"))
    assert press(chooser, key)
    assert chooser.action() == vote
    assert chooser.selection.facing[vote.security] == vote.by
    assert chooser.turn()
    assert chooser.action() == Influence(vote.security, -vote.by)


def test_arrows_walk_over_the_sides_that_are_up() -> None:
    chooser = asked(after("banks, bonds, bonds", "buy 1, buy 1, buy 1"))
    press(chooser, "5")
    walked = []
    for _ in range(3):
        assert chooser.move(1)
        walked.append(chooser.action())
    assert walked == [Influence(2, 1), Influence(0, 1), Influence(1, -1)]


def test_intelligence_is_picked_like_a_card_but_never_walked_over() -> None:
    chooser = asked(after())
    assert chooser.can_look_ahead
    assert chooser.pick(action_name(BuyIntelligence()))
    assert chooser.action() == BuyIntelligence()
    assert BuyIntelligence() not in chooser.cards()
    assert chooser.back()
    assert chooser.action() is None
    assert not chooser.back()


def test_why_one_cannot_look_ahead() -> None:
    match = state_with((40, 400, 300), SHARES)
    refused = asked(match).no_look_ahead()
    assert refused is not None
    assert refused.code == "intelligence-costs-fifty-dollars"
    match = after()
    match.act(0, BuyIntelligence())
    refused = asked(match).no_look_ahead()
    assert refused is not None
    assert refused.code == "intelligence-was-bought-for-this-card"
    founding = asked(dealt(3, "founders")).no_look_ahead()
    assert founding is not None
    assert founding.code == "no-intelligence-before-round-1"


def test_the_lobbyist_lays_a_vote_of_its_own() -> None:
    match = after()
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "+banks, +banks, -bonds")
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "+banks, +banks, -bonds")
    chooser = asked(match)
    assert press(chooser, "4")
    assert chooser.action() == Lobby(0, -1)


def in_debt() -> Match:
    """Return a table at which the first seat must liquidate."""
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    return match


def test_a_liquidation_tells_its_sums() -> None:
    chooser = asked(in_debt())
    assert chooser.debt() == 100
    assert chooser.sums() is None
    for action in chooser.cards():
        assert isinstance(action, Liquidate)
        chooser.pick(action_name(action))
        sums = chooser.sums()
        assert sums is not None
        assert sums[0] >= 100
        assert sums[1] == sums[0] - 100


def test_a_new_position_forgets_what_was_picked() -> None:
    match = after("banks, bonds, bonds")
    chooser = asked(match)
    press(chooser, "C")
    chooser.renew(view(match, 1), 1, is_open=True)
    assert chooser.action() is None
    assert chooser.selection.side == BUY


def test_what_was_sent_cannot_be_read_off() -> None:
    chooser = asked(after("banks, bonds, bonds"))
    press(chooser, "C")
    chooser.close()
    assert chooser.selection == Chooser().selection
    assert chooser.legal() == ()
