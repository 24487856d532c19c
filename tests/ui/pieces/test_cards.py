from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.words import rank_index
from stockgames.ui.pieces.cards import JACK, KING, QUEEN, Card, draw_card, paint_court
from stockgames.ui.pieces.faces import paint_shade, shade
from stockgames.ui.sentences.language import install_language
from stockgames.ui.theme.palette import EVENING, SUITS
from tests.ui.pieces.face_pictures import grey
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


CARD = QRectF(0, 0, 100, 140)
COURTS = [*product((JACK, QUEEN, KING), "SHDC")]


def drawn(rank: int, suit: str, card: QRectF = CARD) -> QImage:
    image = QImage(card.toAlignedRect().size() * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    mark = SUITS[suit]
    painter = QPainter(image)
    painter.scale(2, 2)
    paint_court(painter, card, rank, suit, mark.emblem, mark.two)
    painter.end()
    return image


def test_no_two_courts_look_the_same() -> None:
    looks = [drawn(rank, suit) for rank, suit in COURTS]
    assert [sum(one == other for other in looks) for one in looks] == [1] * 12


def painted(portrait: Portrait, *, fine: bool = True) -> bytes:
    def paint(painter: QPainter) -> None:
        paint_shade(painter, portrait, QPointF(50, 63), 48, fine=fine)

    return grey(100, 126, paint)


def test_hair_that_falls_behind_the_neck_is_cut_first() -> None:
    long, short = shade(Portrait(hair="long")), shade(Portrait(hair="short"))
    assert long[0].path != short[0].path
    assert short[0].path == shade(Portrait(dress="coat"))[0].path


def test_names_that_are_not_known_are_like_none(qapp: QApplication) -> None:
    strange = Portrait(face="cubist", hair="green", hat="ufo", dress="toga", trifle="sceptre")
    assert painted(strange) == painted(Portrait())
