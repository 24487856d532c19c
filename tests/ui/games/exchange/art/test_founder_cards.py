from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import FOUNDERS
from stockgames.presentation.faces import founders
from stockgames.ui.games.exchange.art.founder_cards import FounderCard, draw_founder_card
from stockgames.ui.theme.fonts import BOLD, serif
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.text import text_width
from tests.ui.theme.pictures import picture

AT = QPointF(100, 110)
CARD = FounderCard(100, 180, "Hugh Smith", Portrait(), (5, 0, 3), "$600")


def bits(card: FounderCard) -> bytes:
    image = picture(200, 220, lambda p: draw_founder_card(p, EVENING, AT, card))
    return bytes(image.constBits())


@pytest.mark.parametrize(("width", "height"), [(100, 180), (146, 88)])
def test_a_card_tells_name_face_shares_and_cash(
    qapp: QApplication, width: int, height: int
) -> None:
    card = replace(CARD, width=width, height=height)
    others = [
        replace(card, name="John Bush"),
        replace(card, portrait=founders()["john-bush"]),
        replace(card, shares=(5, 1, 3)),
        replace(card, cash="$500"),
        replace(card, lift=8.0),
    ]
    assert len({bits(made) for made in (card, *others)}) == 6


@pytest.mark.parametrize(("width", "height"), [(96, 180), (140, 86)])
def test_no_word_of_a_founder_is_wider_than_its_card(
    qapp: QApplication, width: int, height: int
) -> None:
    room = width - 14 if height > width else width - 21 - 2 * height * 0.165
    for founder in FOUNDERS:
        widest = max(text_width(word, serif(12, BOLD)) for word in founder.name.split())
        assert widest <= room
