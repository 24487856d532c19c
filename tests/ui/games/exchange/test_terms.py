"""Terms of Exchange fit on the cards."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.parts import FORCES
from stockgames.presentation.games.exchange.terms import force_text
from stockgames.ui.games.exchange.art.force_cards import title_font
from stockgames.ui.sentences.language import install_language

SMALLEST = 107
"""The width of a card in the smallest window, in pixels."""
ROOM = 87
"""The part of it inside the frame."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_of_a_title_is_wider_than_the_smallest_card(
    qapp: QApplication, language: str
) -> None:
    install_language(qapp, language)
    metrics = QFontMetricsF(title_font(SMALLEST))
    words = [word for force in range(len(FORCES)) for word in force_text(force).title.split()]
    assert [word for word in words if metrics.horizontalAdvance(word) > ROOM] == []
