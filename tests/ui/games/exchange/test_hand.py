"""The hand: positions of cards, rings, and where a played card starts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.forecast import SaleForecast
from stockgames.ui.games.exchange.hand import HandItem
from stockgames.ui.games.exchange.layout import lay_out
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.context import ThemeContext
from tests.games.exchange.table import lay, state_with
from tests.ui.games.exchange.boards import SIZE, Board, seen
from tests.ui.theme.pictures import picture

CASH, SHARES = [500, 300, 200], [(3, 3, 3)] * 3


def hand(board: Board, hovered: str | None = None) -> HandItem:
    item = HandItem(ThemeContext())
    layout = lay_out(SIZE, len(board.facts.seats))
    item.set_rect(layout.hand)
    item.tell(board.facts.stage, board.hand, layout, "", None, hovered)
    return item


def ringed(item: HandItem, name: str) -> tuple[QRectF, QRectF]:
    """Return the clickable rectangle of a card, and the rectangle of its ring."""
    place = item.place(name)
    assert place is not None
    return place.spot, item.ringed(place)


def test_a_card_has_a_place_by_its_name(qapp: QApplication) -> None:
    item = hand(seen(state_with(CASH, SHARES), 0))
    assert [place.card.name for place in item.places] == [
        "security-banks",
        "security-insurance",
        "security-bonds",
    ]
    assert item.place("security-bonds") == item.places[2]
    assert item.place("buy-3") is None


def test_a_ring_rises_with_the_card_that_is_picked_or_pointed_at(qapp: QApplication) -> None:
    match = state_with(CASH, SHARES)
    for item in (hand(seen(match, 0, "security-bonds")), hand(seen(match, 0), "security-bonds")):
        spot, ring = ringed(item, "security-bonds")
        assert ring.top() < spot.top()
        spot, ring = ringed(item, "security-banks")
        assert ring == spot


def test_a_ring_round_the_lower_half_of_a_vote_stays_within_it(qapp: QApplication) -> None:
    match = state_with(CASH, SHARES)
    lay(match, *["banks"] * 3)
    lay(match, *["sell 1"] * 3)
    item = hand(seen(match, 0), "influence-banks-down")
    spot, ring = ringed(item, "influence-banks-down")
    assert spot.contains(ring.adjusted(-3, -3, 3, 3))
    spot, ring = ringed(item, "influence-banks-up")
    assert ring.height() > 1.8 * spot.height(), "the whole card"


def test_a_card_that_is_laid_leaves_from_the_middle(qapp: QApplication) -> None:
    item = hand(seen(state_with(CASH, SHARES), None))
    assert not item.places
    assert item.rect.contains(item.leaving)


def test_a_cleared_hand_has_no_cards(qapp: QApplication) -> None:
    item = hand(seen(state_with(CASH, SHARES), 0))
    item.clear()
    assert not item.places


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_way_to_liquidate_shows_all_that_is_left(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    item, slip = HandItem(ThemeContext()), QRectF(4, 4, 148, 43)

    def painted(*keeps: int) -> QImage:
        sale = SaleForecast((3, 1, 1), 170, 160, (keeps[0], keeps[1], keeps[2]))
        return picture(156, 54, lambda painter: item._draw_slip(painter, slip, sale))

    one, another = painted(10, 12, 10), painted(10, 12, 11)
    install_language(qapp, "en")
    changed = {x for x in range(156) for y in range(54) if one.pixel(x, y) != another.pixel(x, y)}
    assert changed
    assert max(changed) <= slip.right()
