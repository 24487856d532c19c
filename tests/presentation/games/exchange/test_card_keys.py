"""Which key picks which card."""

from __future__ import annotations

import pytest

from stockgames.engine.match import Match
from stockgames.games.exchange.action_builder import ActionBuilder
from stockgames.games.exchange.actions import ChooseFounder, Influence, Order
from stockgames.games.exchange.parts import BUY, SELL
from stockgames.presentation.games.exchange.panels import card_of_key
from tests.games.exchange.table import dealt, lay, state_with, view

CASH, SHARES = (500, 400, 300), ((3, 2, 1),) * 3


def asked(match: Match) -> ActionBuilder:
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), 0, is_open=True)
    return choosing


def after(*phases: str) -> ActionBuilder:
    """Return the first seat's action builder after these phases, a text for each seat in each."""
    match = state_with(CASH, SHARES)
    for phase in phases:
        lay(match, *[words.strip() for words in phase.split(",")])
    return asked(match)


def press(choosing: ActionBuilder, key: str) -> bool:
    return choosing.pick(card_of_key(choosing, key))


def test_every_founder_dealt_has_a_key() -> None:
    match = dealt(3, "deal")
    choosing = asked(match)
    for number, card in enumerate(view(match, 0).hand, start=1):
        assert press(choosing, str(number))
        assert choosing.action() == ChooseFounder(card)
    assert not press(choosing, "9")


@pytest.mark.parametrize("count", range(1, 10))
def test_one_key_orders_either_way(count: int) -> None:
    choosing = after("banks, bonds, bonds")
    assert press(choosing, str(count))
    assert choosing.action() == Order(BUY, count)
    assert press(choosing, "ABCDEFGIJ"[count - 1])
    assert choosing.action() == Order(SELL, count)


def test_digits_take_the_side_that_shows() -> None:
    choosing = after("banks, bonds, bonds")
    choosing.turn()
    assert press(choosing, "4")
    assert choosing.action() == Order(SELL, 4)


def test_letters_order_nothing_outside_phase_two() -> None:
    assert card_of_key(after(), "C") == ""


@pytest.mark.parametrize("command", "HLMPRST")
def test_no_key_of_a_command_sells_anything(command: str) -> None:
    assert card_of_key(after("banks, bonds, bonds"), command) == ""


@pytest.mark.parametrize("number", range(1, 7))
def test_influence_cards_have_a_key_for_each_side(number: int) -> None:
    choosing = after("banks, bonds, bonds", "buy 1, buy 1, buy 1")
    assert press(choosing, str(number))
    assert choosing.action() == Influence((number - 1) % 3, 1 if number <= 3 else -1)
    assert not press(choosing, "7")


def test_no_key_looks_ahead() -> None:
    assert card_of_key(after(), "4") == ""
