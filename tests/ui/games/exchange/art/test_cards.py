"""Cards and sleeves show what they are, and are painted once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.parts import FOUNDERS
from stockgames.ui.games.exchange.art.cards import (
    PhaseCard,
    Sleeve,
    draw_phase_card,
    draw_sleeve,
)
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import EVENING, SECURITIES
from stockgames.ui.theme.text import text_width
from tests.ui.theme.pictures import picture

AT = QPointF(70, 100)


def bits(card: PhaseCard) -> bytes:
    image = picture(140, 200, lambda p: draw_phase_card(p, EVENING, AT, card))
    return bytes(image.constBits())


def test_backs_tell_nothing(qapp: QApplication) -> None:
    backs = [PhaseCard(80, 150, "back", key, n, "sell") for key in SECURITIES for n in (1, 9)]
    assert len({bits(card) for card in backs}) == 1


@pytest.mark.parametrize(("width", "height"), [(96, 180), (140, 86)])
def test_no_word_of_a_founder_is_wider_than_its_card(
    qapp: QApplication, width: int, height: int
) -> None:
    room = width - 14 if height > width else width - 21 - 2 * height * 0.165
    for founder in FOUNDERS:
        widest = max(text_width(word, serif(12, BOLD)) for word in founder.name.split())
        assert widest <= room


CORNER = QPointF(20, 20)
EMPTY = Sleeve(90, 122, "I")


def sleeve_bits(sleeve: Sleeve) -> bytes:
    image = picture(140, 180, lambda p: draw_sleeve(p, EVENING, CORNER, sleeve))
    return bytes(image.constBits())


def test_a_card_face_down_tells_nothing(qapp: QApplication) -> None:
    backs = [
        replace(EMPTY, inside="back", security=key, word=word)
        for key, word in zip(SECURITIES, ("Banks", "Insurance", "Bonds"), strict=True)
    ]
    assert len({sleeve_bits(sleeve) for sleeve in backs}) == 1
