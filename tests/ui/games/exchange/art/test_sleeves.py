from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.sleeves import Sleeve, draw_sleeve
from stockgames.ui.theme.palette import EVENING, SECURITIES
from tests.ui.theme.pictures import picture

AT = QPointF(20, 20)
EMPTY = Sleeve(90, 122, "I")


def bits(sleeve: Sleeve) -> bytes:
    image = picture(140, 180, lambda p: draw_sleeve(p, EVENING, AT, sleeve))
    return bytes(image.constBits())


def test_a_card_face_down_tells_nothing(qapp: QApplication) -> None:
    backs = [
        replace(EMPTY, inside="back", security=key, word=word)
        for key, word in zip(SECURITIES, ("Banks", "Insurance", "Bonds"), strict=True)
    ]
    assert len({bits(sleeve) for sleeve in backs}) == 1


def test_a_face_shows_its_security_its_word_and_whether_others_see_it(qapp: QApplication) -> None:
    face = replace(EMPTY, inside="face", word="Banks")
    others = [
        replace(face, security="BD"),
        replace(face, word="Buys 3"),
        replace(face, hidden=True),
    ]
    assert len({bits(sleeve) for sleeve in (face, *others)}) == 4
