"""What flies over the table: notes of the right value, and a card that reveals nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.motion import FlyingCard, FlyingNotes
from stockgames.ui.theme.context import ThemeContext


@pytest.mark.parametrize(
    ("amount", "value", "count"),
    [(10, 10, 1), (40, 10, 4), (-90, 50, 1), (100, 100, 1), (-730, 100, 7)],
)
def test_an_amount_flies_in_the_largest_notes_that_fit(
    qapp: QApplication, amount: int, value: int, count: int
) -> None:
    notes = FlyingNotes(ThemeContext(), amount)
    assert (notes.pile.value, notes.pile.count) == (value, count)
    assert not notes.isVisible(), "until it is on its way"


def test_a_card_flies_face_down_from_where_it_lay(qapp: QApplication) -> None:
    card = FlyingCard(ThemeContext(), QRectF(100, 50, 60, 90))
    assert card.card.kind == "back"
    assert card.mapRectToScene(card.rect) == QRectF(100, 50, 60, 90)
    assert not card.isVisible()
