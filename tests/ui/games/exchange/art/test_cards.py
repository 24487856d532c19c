"""Cards and sleeves show what they are, and are painted once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import FOUNDERS
from stockgames.presentation.faces import founders
from stockgames.ui.games.exchange.art.cards import (
    FounderCard,
    PhaseCard,
    PhaseKind,
    Sleeve,
    draw_founder_card,
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


def test_cards_of_each_phase_differ_by_security(qapp: QApplication) -> None:
    kinds: tuple[PhaseKind, ...] = ("security", "order", "influence")
    cards = [PhaseCard(80, 150, kind, key, 1) for kind in kinds for key in SECURITIES]
    assert len({bits(card) for card in cards}) == len(cards)


def test_backs_tell_nothing(qapp: QApplication) -> None:
    backs = [PhaseCard(80, 150, "back", key, n, "sell") for key in SECURITIES for n in (1, 9)]
    assert len({bits(card) for card in backs}) == 1


def test_orders_differ_by_number_and_side(qapp: QApplication) -> None:
    cards = [PhaseCard(40, 68, "order", "BK", n, s) for n in range(1, 10) for s in ("buy", "sell")]
    assert len({bits(card) for card in cards}) == 18


MIDDLE = QPointF(100, 110)
CARD = FounderCard(100, 180, "Hugh Smith", Portrait(), (5, 0, 3), "$600")


def founder_bits(card: FounderCard) -> bytes:
    image = picture(200, 220, lambda p: draw_founder_card(p, EVENING, MIDDLE, card))
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
    assert len({founder_bits(made) for made in (card, *others)}) == 6


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


def test_a_face_shows_its_security_its_word_and_whether_others_see_it(qapp: QApplication) -> None:
    face = replace(EMPTY, inside="face", word="Banks")
    others = [
        replace(face, security="BD"),
        replace(face, word="Buys 3"),
        replace(face, hidden=True),
    ]
    assert len({sleeve_bits(sleeve) for sleeve in (face, *others)}) == 4
