"""The hand: which cards lie where, and what leaves it when one is laid."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.faces import CardFace
from stockgames.ui.kit.theme import Look
from tests.games.exchange.table import lay, state_with
from tests.ui.games.exchange.boards import laid_out, seen

CASH, SHARES = [500, 300, 200], [(3, 3, 3)] * 3


def test_a_card_that_is_laid_leaves_the_hand(qapp: QApplication) -> None:
    scene = laid_out(Look(), seen(state_with(CASH, SHARES), 0))
    hand = scene.hand
    hand.take_out(CardFace(security=1))
    assert [place.card.name for place in hand.places] == ["security-banks", "security-bonds"]


def test_both_sides_of_an_influence_card_leave_together(qapp: QApplication) -> None:
    match = state_with(CASH, SHARES)
    lay(match, *["banks"] * 3)
    lay(match, *["sell 1"] * 3)
    scene = laid_out(Look(), seen(match, 0))
    hand = scene.hand
    hand.take_out(CardFace(security=1, by=-1))
    assert len(hand.places) == 4
    assert not any(place.card.target.face.security == 1 for place in hand.places)


def test_a_card_nobody_sees_leaves_from_the_middle(qapp: QApplication) -> None:
    scene = laid_out(Look(), seen(state_with(CASH, SHARES), None))
    assert scene.hand.places == []
    assert scene.hand.rect.contains(scene.hand.laid_rect(None))


def test_the_card_laid_starts_where_it_lay(qapp: QApplication) -> None:
    scene = laid_out(Look(), seen(state_with(CASH, SHARES), 0))
    hand = scene.hand
    place = hand.places[2]
    assert hand.laid_rect(place.card.target.face) == place.rect


def test_a_cleared_hand_has_no_cards(qapp: QApplication) -> None:
    scene = laid_out(Look(), seen(state_with(CASH, SHARES), 0))
    hand = scene.hand
    hand.clear()
    assert hand.places == []
