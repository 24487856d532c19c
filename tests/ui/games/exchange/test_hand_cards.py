"""The cards to choose from, and what the chosen order would do at each price (E4, E7)."""

from __future__ import annotations

from stockgames.games.exchange.parts import BUY, SELL
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.facts import Selection
from stockgames.ui.games.exchange.hand_cards import choice, foresight, hand
from tests.games.exchange.table import lay, state_with, view


def ordering(cash: int, shares: tuple[int, int, int], prices: tuple[int, int, int]) -> ExchangeView:
    """Return the view of a seat that trades banks and orders now."""
    match = state_with([cash, 500, 500], [shares, (5, 5, 5), (5, 5, 5)], prices)
    lay(match, "banks", "banks", "banks")
    return view(match, 0)


def rows(found: ExchangeView, name: str) -> dict[int, tuple[int, bool, bool]]:
    chosen = choice(found, Selection(picked=name))
    return {row.price: (row.amount, row.is_short, row.may_ruin) for row in foresight(found, chosen)}


def test_orders_come_under_a_switch_and_show_one_side() -> None:
    found = ordering(500, (5, 0, 3), (50, 50, 50))
    for side, word in ((BUY, "buy"), (SELL, "sell")):
        cards = hand(found, Selection(side=side, picked=f"{word}-4"))
        assert [card.name for card in cards[:2]] == ["side-buy", "side-sell"]
        assert [card.name for card in cards[2:]] == [f"{word}-{n}" for n in range(1, 10)]
        assert [card.name for card in cards if card.selected] == [f"side-{word}", f"{word}-4"]


def test_intelligence_is_no_card() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3)
    assert [card.name for card in hand(view(match, 0), Selection())] == [
        "security-banks",
        "security-insurance",
        "security-bonds",
    ]


def test_influence_cards_come_in_pairs_and_one_side_is_up() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3)
    lay(match, "banks", "banks", "banks")
    lay(match, "sell 1", "sell 1", "sell 1")
    cards = hand(view(match, 0), Selection(facing=(1, -1, 1)))
    assert len(cards) == 6
    assert [card.name for card in cards if card.is_up] == [
        "influence-banks-up",
        "influence-insurance-down",
        "influence-bonds-up",
    ]


def test_buying_costs_more_than_cash_from_some_price_on_and_then_may_ruin() -> None:
    found = rows(ordering(200, (0, 2, 0), (50, 50, 50)), "buy-5")
    assert list(found) == [20, 30, 40, 50, 60, 70, 80]
    assert found[40] == (-200, False, False)
    # Two insurances at the floor bring $20 at half price.
    assert found[50] == (-250, True, True)


def test_shares_to_sell_keep_a_buyer_from_ruin() -> None:
    found = rows(ordering(200, (0, 9, 9), (50, 50, 50)), "buy-5")
    assert found[60] == (-300, True, False)
    assert found[80] == (-400, True, True)


def test_selling_earns_for_what_is_owned_and_ruins_nobody() -> None:
    found = rows(ordering(0, (2, 0, 0), (50, 50, 50)), "sell-9")
    assert found[80] == (160, False, False)
    assert not any(ruin for _, _, ruin in found.values())


def test_todays_price_is_marked() -> None:
    view_ = ordering(500, (5, 0, 3), (30, 50, 50))
    shown = foresight(view_, choice(view_, Selection(picked="buy-1")))
    assert [row.price for row in shown if row.is_today] == [30]


def test_every_card_says_more_when_it_is_pointed_at() -> None:
    match = state_with([500] * 3, [(5, 5, 5)] * 3, (80, 50, 50))
    notes = [card.note for card in hand(view(match, 0), Selection())]
    assert notes[0] == "$80 today, 5 owned"
    lay(match, "banks", "banks", "banks")
    cards = {card.name: card.note for card in hand(view(match, 0), Selection(side=SELL))}
    assert cards["sell-3"] == "+$240 at today's price"
    lay(match, "sell 1", "sell 1", "sell 1")
    cards = {card.name: card.note for card in hand(view(match, 0), Selection())}
    assert "pops" in cards["influence-banks-up"]
    assert "pops" not in cards["influence-banks-down"]


def test_nothing_is_foreseen_before_an_order_is_chosen() -> None:
    view_ = ordering(500, (5, 0, 3), (30, 50, 50))
    assert foresight(view_, choice(view_, Selection())) == ()
