"""Cards are inside their area, don't overlap, and can each be clicked."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from stockgames.games.exchange.action_builder import CardKind, CardTarget
from stockgames.games.exchange.faces import CardFace
from stockgames.games.exchange.parts import ALL_SECURITIES
from stockgames.ui.games.exchange.layout import place_cards

AREAS = [(QRectF(10, 20, 330, 136), 0.72), (QRectF(0, 0, 420, 170), 1.0)]
WIDE = [(QRectF(10, 20, 608, 186), 0.72), (QRectF(0, 0, 720, 230), 1.0)]


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


@pytest.mark.parametrize(("area", "scale"), AREAS)
@pytest.mark.parametrize("hand", [cards("security", 3), orders(), influences()], ids=len)
def test_spots_lie_in_the_area_and_apart(
    hand: list[CardTarget], area: QRectF, scale: float
) -> None:
    places = place_cards(hand, area, scale)
    assert [place.card for place in places] == hand
    for place in places:
        assert area.contains(place.spot)
        assert place.rect.contains(place.spot)
        assert min(place.spot.width(), place.spot.height()) >= 28
    for one, other in combinations(places, 2):
        assert not one.spot.intersects(other.spot)


@pytest.mark.parametrize(("area", "scale"), WIDE)
@pytest.mark.parametrize("count", [4, 5, 6, 8])
def test_all_founders_of_a_deal_fit(count: int, area: QRectF, scale: float) -> None:
    places = place_cards(cards("founder", count), area, scale)
    assert len(places) == count
    for place in places:
        assert area.contains(place.rect)
        assert place.rect.width() >= 84
    for one, other in combinations(places, 2):
        assert not one.rect.intersects(other.rect)


def test_the_upper_half_presses_the_side_that_is_up() -> None:
    area, scale = AREAS[0]
    for place in place_cards(influences(), area, scale):
        above = place.spot.center().y() < place.rect.center().y()
        assert above == place.card.is_up


@pytest.mark.parametrize(("area", "scale"), WIDE)
def test_two_dozen_ways_to_liquidate_show_at_once(area: QRectF, scale: float) -> None:
    assert len(place_cards(cards("liquidation", 24), area, scale)) == 24


def test_of_too_many_ways_those_round_the_chosen_one_show() -> None:
    area, scale = WIDE[0]
    hand = cards("liquidation", 90)
    hand[70] = CardTarget("chosen", "", kind="liquidation", is_picked=True)
    shown = [place.card.name for place in place_cards(hand, area, scale)]
    assert "chosen" in shown
    assert hand[0].name not in shown
    places = place_cards(hand, area, scale)
    assert all(area.contains(place.rect) for place in places)


def test_the_slip_that_the_keyboard_is_on_shows_before_the_one_picked() -> None:
    area, scale = WIDE[0]
    hand = cards("liquidation", 90)
    hand[70] = CardTarget("chosen", "", kind="liquidation", is_picked=True)
    shown = [place.card.name for place in place_cards(hand, area, scale, hand[2].name)]
    assert hand[2].name in shown
    assert "chosen" not in shown


def test_no_hand_no_places() -> None:
    assert place_cards([], AREAS[0][0], 1.0) == []
