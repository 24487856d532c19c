"""The cards to choose from, the sleeves, and the forecast of an order."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.engine.match import Match
from stockgames.games.exchange.action_builder import CardKind, CardTarget
from stockgames.games.exchange.actions import CardFace, Order
from stockgames.games.exchange.facts import Slot
from stockgames.games.exchange.forecast import (
    OrderForecast,
    VoteForecast,
    order_forecast,
)
from stockgames.games.exchange.parts import ALL_SECURITIES, BUY, SELL
from stockgames.ui.games.exchange.hand import ForesightItem, HandItem, draw_small_card
from stockgames.ui.games.exchange.layout import BoardLayout, place_cards
from stockgames.ui.sentences import install_language
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import act, state_with, truth, view
from tests.ui.games.exchange.boards import SIZE, Board, laid_out, seen
from tests.ui.theme.pictures import bits_of, picture

CASH, SHARES = [500, 300, 200], [(3, 3, 3)] * 3


def hand(board: Board, hovered: str | None = None) -> HandItem:
    item = HandItem(ThemeContext())
    layout = BoardLayout(SIZE, len(board.facts.seats))
    item.set_rect(layout.hand)
    item.set_data(board.facts.stage, board.hand, layout, "", None, hovered)
    return item


def test_a_card_has_a_place_by_its_name(qapp: QApplication) -> None:
    item = hand(seen(state_with(CASH, SHARES), 0))
    assert [place.card.name for place in item.places] == [
        "security-banks",
        "security-insurance",
        "security-bonds",
    ]
    assert item.place("security-bonds") == item.places[2]
    assert item.place("buy-3") is None


AREAS = [QRectF(10, 20, 330, 136), QRectF(0, 0, 540, 138)]
WIDE = [QRectF(10, 20, 608, 186), QRectF(0, 0, 1008, 186)]
"""In windows of 16:9 and of 21:9."""


def cards(kind: CardKind, count: int) -> list[CardTarget]:
    return [CardTarget(f"{kind}-{i}", "", kind=kind) for i in range(count)]


def orders() -> list[CardTarget]:
    return [*cards("side", 2), *cards("order", 9)]


def influences() -> list[CardTarget]:
    return [
        CardTarget(f"{s}{by}", "", kind="vote", face=CardFace(s, by=by), is_up=by == 1)
        for s in ALL_SECURITIES
        for by in (1, -1)
    ]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("hand", [cards("security", 3), orders(), influences()], ids=len)
def test_spots_lie_in_the_area_and_apart(hand: list[CardTarget], area: QRectF) -> None:
    places = place_cards(hand, area)
    assert [place.card for place in places] == hand
    for place in places:
        assert area.contains(place.spot)
        assert place.rect.contains(place.spot)
        assert min(place.spot.width(), place.spot.height()) >= 28
    for one, other in combinations(places, 2):
        assert not one.spot.intersects(other.spot)


@pytest.mark.parametrize("area", WIDE)
@pytest.mark.parametrize("count", [4, 5, 6, 8])
def test_all_founders_of_a_deal_fit(count: int, area: QRectF) -> None:
    places = place_cards(cards("founder", count), area)
    assert len(places) == count
    for place in places:
        assert area.contains(place.rect)
        assert place.rect.width() >= 84
    for one, other in combinations(places, 2):
        assert not one.rect.intersects(other.rect)


def test_the_upper_half_presses_the_side_that_is_up() -> None:
    area = AREAS[0]
    for place in place_cards(influences(), area):
        above = place.spot.center().y() < place.rect.center().y()
        assert above == place.card.is_up


@pytest.mark.parametrize("area", WIDE)
def test_two_dozen_ways_to_liquidate_show_at_once(area: QRectF) -> None:
    assert len(place_cards(cards("liquidation", 24), area)) == 24


def test_of_too_many_ways_those_round_the_chosen_one_show() -> None:
    area = WIDE[0]
    hand = cards("liquidation", 90)
    hand[70] = CardTarget("chosen", "", kind="liquidation", is_picked=True)
    shown = [place.card.name for place in place_cards(hand, area)]
    assert "chosen" in shown
    assert hand[0].name not in shown
    places = place_cards(hand, area)
    assert all(area.contains(place.rect) for place in places)


def test_the_sale_that_the_keyboard_is_on_shows_before_the_one_picked() -> None:
    area = WIDE[0]
    hand = cards("liquidation", 90)
    hand[70] = CardTarget("chosen", "", kind="liquidation", is_picked=True)
    shown = [place.card.name for place in place_cards(hand, area, hand[2].name)]
    assert hand[2].name in shown
    assert "chosen" not in shown


VOTE = VoteForecast(0, 1, before=50, after=60, pops=False)


def ordering(order: Order) -> OrderForecast:
    match = state_with((200, 300, 300), ((1, 1, 0),) * 3)
    act(match, "banks", "bonds", "bonds")
    return order_forecast(view(match, 0), 0, order)


def test_an_order_has_a_column_a_price_until_something_else_is_told(qapp: QApplication) -> None:
    item = ForesightItem(ThemeContext())
    item.set_data(ordering(Order(BUY, 4)))
    assert [row.price for row in item.rows] == list(range(20, 90, 10))
    for other in (VOTE, None):
        item.set_data(other)
        assert item.rows == ()


LESS = [900, 300, 200]


def test_sleeves_lie_side_by_side_in_their_row(qapp: QApplication) -> None:
    match = state_with(LESS, SHARES)
    truth(match).round = 2
    for texts in (["banks"] * 3, ["sell 1"] * 3, ["+banks"] * 3):
        scene = laid_out(ThemeContext(), seen(match, 0))
        row = scene.sleeves
        rects = [row.sleeve_rect(index) for index in range(len(row.slots))]
        assert all(row.rect.contains(rect) for rect in rects)
        assert not any(one.intersects(other) for one, other in combinations(rects, 2))
        act(match, *texts)
    assert len(laid_out(ThemeContext(), seen(match, 0)).sleeves.slots) == 4
    assert len(laid_out(ThemeContext(), seen(match, 1, front=1)).sleeves.slots) == 3


def test_founders_need_the_whole_hand(qapp: QApplication) -> None:
    table = state_with(LESS, SHARES)
    match = Match.deal(table.game, list(table.seats), {}, "seed 1")
    assert laid_out(ThemeContext(), seen(match, 0)).sleeves.slots == ()


def test_a_sleeve_shows_what_it_is_told_and_no_other_changes(qapp: QApplication) -> None:
    scene = laid_out(ThemeContext(), seen(state_with(LESS, SHARES), 0))
    row = scene.sleeves
    before = row.slots
    row.show_slot(1, Slot("back"))
    assert row.slots == (before[0], Slot("back"), before[2])
    row.show_slot(3, Slot("back"))
    assert len(row.slots) == 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_order_reads_as_one_in_a_sleeve_of_any_width(qapp: QApplication, language: str) -> None:
    row = laid_out(ThemeContext(), seen(state_with(LESS, SHARES), 0)).sleeves
    votes = {row._word(CardFace(0, by=by), 60.0) for by in (1, -1)}
    install_language(qapp, language)
    told = [
        row._word(CardFace(0, side=side, shares=shares), width)
        for side in (BUY, SELL)
        for shares in (0, 1, 9)
        for width in (49.0, 61.6, 65.7, 82.2, 114.5)
    ]
    assert all(text[:2].isalpha() for text in told)
    assert not votes & set(told)


def drawn_small_card(slot: Slot, turned: float = 1.0) -> bytes:
    look, box = ThemeContext(), QRectF(8, 8, 22, 30)
    return bits_of(picture(40, 50, lambda p: draw_small_card(p, look, box, slot, turned)))


FACES = [
    CardFace(0),
    CardFace(1),
    CardFace(0, BUY),
    CardFace(0, SELL),
    CardFace(0, BUY, 3),
    CardFace(0, BUY, 4),
    CardFace(0, by=1),
    CardFace(0, by=-1),
]


def test_every_state_and_every_face_looks_different(qapp: QApplication) -> None:
    slots = [Slot(), Slot("open"), Slot("back"), *(Slot("face", face) for face in FACES)]
    slots += [Slot("own", face) for face in FACES]
    assert len({drawn_small_card(slot) for slot in slots}) == len(slots)


def test_a_face_that_nobody_knows_is_a_back(qapp: QApplication) -> None:
    assert drawn_small_card(Slot("face")) == drawn_small_card(Slot("back"))
