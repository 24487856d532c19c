"""The Exchange table on screen: three presses per card, by keyboard and by mouse, and secrets."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId, seen_as
from stockgames.games.exchange.actions import BuyIntelligence
from stockgames.games.exchange.forecast import SaleForecast, SettledAt
from stockgames.games.exchange.parts import (
    NONE,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.presentation.games.exchange.terms import force_text
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.ui.games.exchange.table import ExchangeTable
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import ControlledToggle
from tests.games.exchange.table import act, play_round, view
from tests.presentation.contexts import context
from tests.ui.games.exchange.seating import ExchangeSeating, seated

CASH, SHARES = (500, 400, 300), ((3, 2, 1),) * 3


def phase(number: int, people: str = "hbb", *, cash: tuple[int, ...] = CASH) -> Match:
    """Return a match at the start of a phase of round 1."""
    match = seated(people, cash=cash, shares=SHARES)
    for texts in (("banks", "bonds", "bonds"), ("buy 1", "buy 1", "buy 1"))[: number - 1]:
        act(match, *texts)
    return match


def at_table(qtbot: QtBot, match: Match) -> ExchangeSeating:
    table = ExchangeSeating(qtbot, match)
    table.start()
    table.wait_for(Stage.ASKING)
    return table


LAID = [
    (1, "2", {"do": "security", "security": "insurance"}),
    (2, "7", {"do": "order", "side": "buy", "shares": 7}),
    (2, "G", {"do": "order", "side": "sell", "shares": 7}),
    (3, "3", {"do": "influence", "security": "bonds", "by": 1}),
    (3, "4", {"do": "influence", "security": "banks", "by": -1}),
]


@pytest.mark.parametrize(("number", "key", "move"), LAID)
def test_two_keys_lay_a_card(qtbot: QtBot, number: int, key: str, move: dict[str, object]) -> None:
    table = at_table(qtbot, phase(number))
    table.key(key, "Enter")
    assert table.journal.moves == [{"seat": 0, **move}]


CLICKED = [
    (1, ["security-bonds"], {"do": "security", "security": "bonds"}),
    (2, ["side-sell", "sell-9"], {"do": "order", "side": "sell", "shares": 9}),
    (3, ["influence-bonds-down"], {"do": "influence", "security": "bonds", "by": -1}),
]


@pytest.mark.parametrize(("number", "names", "move"), CLICKED)
def test_a_card_is_laid_by_mouse_alone(
    qtbot: QtBot, number: int, names: list[str], move: dict[str, object]
) -> None:
    table = at_table(qtbot, phase(number))
    for name in names:
        table.click_spot(name)
    assert table.journal.moves == []
    table.click_button("confirm")
    assert table.journal.moves == [{"seat": 0, **move}]


def test_the_side_whose_orders_show_is_told_as_picked(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(2))
    for side in ("buy", "sell"):
        table.click_spot(f"side-{side}")
        for other in ("buy", "sell"):
            spot = table.spot(f"side-{other}")
            assert isinstance(spot, ControlledToggle)
            assert spot.isChecked() == (other == side)


def test_arrows_pick_and_enter_lays(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(2))
    table.key("Right", "Right", "Down", "Enter")
    assert table.journal.moves == [{"seat": 0, "do": "order", "side": "sell", "shares": 2}]


def test_a_key_takes_the_focus_off_a_button_so_that_enter_lays(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(2))
    table.key("3")
    table.click_button("turn")
    assert table.exchange.choosing.picked == "sell-3"
    table.key("5", "Enter")
    assert table.journal.moves == [{"seat": 0, "do": "order", "side": "sell", "shares": 5}]


def test_a_digit_after_arrows_is_what_enter_lays(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(3))
    table.key("Right", "Right", "4", "Enter")
    assert table.journal.moves == [{"seat": 0, "do": "influence", "security": "banks", "by": -1}]


def test_the_keys_of_the_table_are_listed_and_each_does_something(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(2))
    listed = {key for _, keys in table.exchange.key_notes() for key in keys.split()}
    for key in ("Left", "Right", *"19AGIJR", "Esc", "M"):
        assert table.exchange.press({"Esc": "Escape"}.get(key, key)), key
        listed.discard(key)
    assert listed == {"…", "Enter"}


def test_intelligence_costs_a_second_press_and_then_shows(qtbot: QtBot) -> None:
    match = seated("hbb", cash=CASH, shares=SHARES, forces=("bear-market", "quiet-day"))
    table = at_table(qtbot, match)
    table.key("M")
    assert table.journal.moves == []
    table.key("Enter")
    assert [move["do"] for move in table.journal.moves] == ["intelligence"]
    table.wait_for(Stage.ASKING)
    seen = view(match, 0)
    assert seen.coming is not None
    assert force_text(seen.coming).title in table.page.action_panel.panel.note
    table.key("M")
    assert "already seen" in table.page.refusal.text


def test_a_look_at_the_market_force_has_its_place_on_the_deck(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(3))
    way = table.exchange.find_way(BuyIntelligence())
    assert table.exchange.scene.market.forces.deck.contains(table.exchange.place_of(way))


def foreseen(table: ExchangeSeating) -> tuple[SettledAt, ...]:
    """Return what the strip under the hand shows."""
    return table.exchange.scene.foresight.rows


def test_an_order_is_foreseen_price_by_price(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(2))
    table.key("9")
    shown = foreseen(table)
    assert [row.amount for row in shown] == [-9 * price for price in range(20, 90, 10)]
    assert [row.is_short for row in shown] == [9 * p > 500 for p in range(20, 90, 10)]
    assert "could bankrupt you" in table.page.action_panel.panel.note
    table.key("A")
    shown = foreseen(table)
    assert [row.amount for row in shown] == list(range(20, 90, 10))


def hand_shown(viewer: SeatId, front: SeatId, stage: Stage) -> list[str]:
    """Return the cards that a table shows face up, depending on viewer, front seat and stage."""
    match, table = phase(1), ExchangeTable(ThemeContext())
    told = context(match, viewer, stage, seat=viewer, front=front, humans=(0, 1))
    table.scene.resize(1280, 680)
    table.show_view(view(match, viewer), told)
    return [place.card.name for place in table.scene.hand.places]


def test_cards_to_choose_from_lie_before_whoever_is_asked(qtbot: QtBot) -> None:
    assert len(hand_shown(0, 0, Stage.ASKING)) == 3
    assert hand_shown(0, 0, Stage.THINKING) == []
    assert hand_shown(1, 0, Stage.ASKING) == [], "another seat lies in front"


def test_what_is_pointed_at_is_foreseen_until_something_is_picked(qtbot: QtBot) -> None:
    table = at_table(qtbot, phase(3))
    spot = table.spot("influence-bonds-down")
    QApplication.sendEvent(spot, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    shown = table.exchange.scene.preview.shown
    assert shown is not None
    assert (shown.security, shown.by) == (2, -1)
    assert [ring.state for ring in table.exchange.scene.rings.rings] == ["open"]
    table.key("1")
    shown = table.exchange.scene.preview.shown
    assert shown is not None
    assert (shown.security, shown.by) == (0, 1)


def in_debt(people: str) -> Match:
    """Return a table at which the first seat must liquidate."""
    match = seated(people, cash=(100, 400, 300), shares=((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    return match


def test_a_liquidation_is_chosen_among_all_ways_with_their_sums(qtbot: QtBot) -> None:
    match = in_debt("hbb")
    table = at_table(qtbot, match)
    cards = [place.card for place in table.exchange.scene.hand.places]
    assert {card.name for card in cards} == {
        table.exchange.words.action_name(action) for action in view(match, 0).legal
    }
    sales = [card.forecast for card in cards if isinstance(card.forecast, SaleForecast)]
    assert len(sales) == len(cards)
    order = [(sale.brings, sum(sale.sold)) for sale in sales]
    assert order == sorted(order)
    assert order[0][0] >= 100
    held = view(match, 0).shares[0]
    for sale in sales:
        assert tuple(map(sum, zip(sale.sold, sale.keeps, strict=True))) == held
    table.key("1")
    first = f"Brings in ${order[0][0]}, pays $100, leaves ${order[0][0] - 100}"
    assert first in table.page.action_panel.panel.note
    table.key("Enter")
    assert [move["do"] for move in table.journal.moves] == ["liquidate"]


def test_with_the_peek_key_a_liquidation_is_chosen_in_the_open(qtbot: QtBot) -> None:
    table = ExchangeSeating(qtbot, in_debt("hhb"), Handover.PEEK)
    table.start()
    table.wait_for(Stage.ASKING)
    assert table.controller.viewer is None
    assert table.page.action_panel.panel.title == "Ada: Liquidation"
    table.key("2", "Enter")
    assert [(move["seat"], move["do"]) for move in table.journal.moves] == [(0, "liquidate")]


def test_one_press_lays_a_card_while_others_at_the_screen_have_yet_to_choose(qtbot: QtBot) -> None:
    """It can be opened again from the next curtain; the last one opens all, so that it asks."""
    table = ExchangeSeating(qtbot, phase(2, "hhb"), Handover.CURTAIN)
    table.start()
    table.wait_for(Stage.CURTAIN)
    first = table.controller.seat
    table.controller.lift()
    table.key("C")
    table.wait_for(Stage.CURTAIN)
    assert [move["shares"] for move in table.journal.moves] == [3]
    table.controller.undo()
    assert (table.controller.stage, table.controller.seat) == (Stage.CURTAIN, first)
    table.controller.lift()
    table.key("D")
    table.wait_for(Stage.CURTAIN)
    table.controller.lift()
    table.key("C")
    assert [move["shares"] for move in table.journal.moves] == [4]
    table.key("Enter")
    assert len(table.journal.moves) > 1


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.PEEK])
def test_three_presses_from_curtain_to_card(qtbot: QtBot, handover: Handover) -> None:
    table = ExchangeSeating(qtbot, phase(2, "hhb"), handover)
    table.start()
    table.wait_for(Stage.CURTAIN)
    first = table.controller.seat
    assert table.exchange.scene.facts is None
    table.controller.lift()
    table.key("C", "Enter")
    assert table.journal.moves == [{"seat": first, "do": "order", "side": "sell", "shares": 3}]
    table.wait_for(Stage.CURTAIN)
    assert {first, table.controller.seat} == {0, 1}


def test_the_curtain_tells_ledgers_and_lobbyist_once_there_are_founders(qtbot: QtBot) -> None:
    table = ExchangeSeating(qtbot, seated("hhb", cash=(100, 300, 200)), Handover.CURTAIN)
    table.start()
    table.wait_for(Stage.CURTAIN)
    names = [seat.name for seat in table.controller.seats]
    lines = table.page.public_facts().lines
    told = [
        (seat, amount)
        for line, seat, amount in zip(lines, (1, 2, 0), (300, 200, 100), strict=True)
        if names[seat] in line and f"${amount}" in line
    ]
    assert len(told) == 3
    context = table.page.presenter.context()
    led = replace(seen_as(ExchangeView, table.controller.view), lobbyist=2)
    assert ExchangeWords().standings(led, context)[3:] == [f"The lobbyist is with {names[2]}"]
    unfounded = replace(led, founders=(NONE,) * 3)
    assert ExchangeWords().standings(unfounded, context) == ()


def test_nothing_private_stays_behind_a_curtain(qtbot: QtBot) -> None:
    match = seated("hhb", cash=CASH, shares=SHARES, forces=("bear-market", "quiet-day"))
    match.act(0, BuyIntelligence())
    table = ExchangeSeating(qtbot, match, Handover.CURTAIN)
    table.start()
    table.wait_for(Stage.CURTAIN)
    title = force_text(view(match, 0).coming or 0).title
    assert title not in table.texts()
    table.controller.lift()
    assert title in table.texts()
    table.key("1", "Enter")
    table.wait_for(Stage.CURTAIN)
    assert title not in table.texts()
    table.controller.lift()
    assert title not in table.texts()


@pytest.mark.parametrize("words", ["buy 1", "buy 9", "sell 4"])
def test_the_next_person_cannot_read_what_was_laid(qtbot: QtBot, words: str) -> None:
    def seen(order: str) -> str:
        table = ExchangeSeating(qtbot, phase(2, "hhb"), Handover.CURTAIN)
        table.start()
        table.controller.lift()
        side, shares = order.split()
        table.key(shares if side == "buy" else "ABCDEFGHI"[int(shares) - 1], "Enter")
        table.wait_for(Stage.CURTAIN)
        table.controller.lift()
        return table.texts()

    assert seen(words) == seen("buy 5")
