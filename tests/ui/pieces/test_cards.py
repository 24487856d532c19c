from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.presentation.sentences.words import rank_index
from stockgames.ui.pieces.cards import Card, draw_card
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.palette import EVENING, SUITS
from tests.ui.theme.pictures import picture


def bits(card: Card) -> bytes:
    image = picture(120, 160, lambda p: draw_card(p, EVENING, QPointF(60, 80), card))
    return bytes(image.constBits())


def test_all_cards_of_the_pack_differ(qapp: QApplication) -> None:
    pack = {bits(Card(86, rank, suit)) for suit in SUITS for rank in range(1, 14)}
    assert len(pack) == 52


def test_backs_are_alike(qapp: QApplication) -> None:
    assert len({bits(Card(86, 0, suit)) for suit in SUITS}) == 1


def test_four_colours_change_diamonds_and_clubs_only(qapp: QApplication) -> None:
    changed = {s for s in SUITS if bits(Card(86, 7, s)) != bits(Card(86, 7, s, False))}
    assert changed == {"D", "C"}


@pytest.mark.parametrize(("language", "letters"), [("en", "AJQK"), ("de", "ABDK")])
def test_corners_say_what_the_language_calls_a_card(
    qapp: QApplication, language: str, letters: str
) -> None:
    install_language(qapp, language)
    try:
        assert "".join(map(rank_index, (1, 11, 12, 13))) == letters
        assert [rank_index(rank) for rank in (2, 10)] == ["2", "10"]
        told = {rank: bits(Card(86, rank, "H")) for rank in range(1, 14)}
    finally:
        install_language(qapp, "en")
    other = {rank for rank in told if told[rank] != bits(Card(86, rank, "H"))}
    assert other == (set() if language == "en" else {11, 12})
