"""Texts of each card that can be picked."""

from __future__ import annotations

from stockgames.engine.match import Match
from stockgames.games.exchange.action_builder import ActionBuilder
from stockgames.games.exchange.actions import Order
from stockgames.games.exchange.forecast import OrderForecast
from stockgames.games.exchange.parts import SELL
from stockgames.presentation.games.exchange.panels import card_label, card_note
from stockgames.presentation.games.exchange.terms import foresight_title
from tests.games.exchange.table import dealt, lay, play_round, state_with, view


def asked(match: Match) -> ActionBuilder:
    choosing = ActionBuilder()
    choosing.renew(view(match, 0), 0, is_open=True)
    return choosing


def notes(choosing: ActionBuilder) -> dict[str, str]:
    return {card.name: card_note(card) for card in choosing.hand()}


def test_every_card_says_more_when_it_is_pointed_at() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3, (80, 50, 50))
    assert notes(asked(match))["security-banks"] == "$80 today, 5 owned"
    lay(match, "banks", "banks", "banks")
    choosing = asked(match)
    choosing.turn()
    assert notes(choosing)["sell-3"] == "+$240 at today's price"
    assert notes(choosing)["side-sell"] == ""
    lay(match, "sell 1", "sell 1", "sell 1")
    assert "pops" in notes(asked(match))["influence-banks-up"]
    assert "pops" not in notes(asked(match))["influence-banks-down"]


def test_a_way_to_liquidate_says_what_goes_and_what_it_brings() -> None:
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    told = {card_label(card): card_note(card) for card in asked(match).hand()}
    assert told["3 bank shares, 1 bond share"] == "$110; keeps 0 BK, 2 IN, 0 BD"


def test_no_two_cards_are_called_the_same() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3)
    for words in ("banks", "sell 1", "+banks"):
        labels = [card_label(card) for card in asked(match).hand()]
        assert len(set(labels)) == len(labels)
        lay(match, words, words, words)
    labels = [card_label(card) for card in asked(dealt(3, "deal")).hand()]
    assert len(set(labels)) == 8


def test_the_strip_says_how_many_shares_can_be_sold() -> None:
    match = state_with([500] * 3, [(2, 5, 5)] * 3)
    lay(match, "banks", "banks", "banks")
    forecast = asked(match).forecast(Order(SELL, 9))
    assert isinstance(forecast, OrderForecast)
    assert foresight_title(forecast) == "2 bank shares"
    assert foresight_title(None) == ""
