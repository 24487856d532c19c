from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import choices, house
from stockgames.ui.pieces.faces import head_transform, profile
from stockgames.ui.pieces.portrait import HEIGHT, Frame, draw_expected, draw_portrait, portrait_box
from stockgames.ui.theme.palette import EVENING
from stockgames.ui.theme.pixmap_cache import STORE
from tests.ui.pieces.face_pictures import LETTER, distance, everybody, grey

BRUNO = house()["Bruno"]


def drawn(portrait: Portrait, width: int, frame: Frame = "gilt") -> bytes:
    box = portrait_box(QPointF(40, 50), width)
    return grey(80, 100, lambda painter: draw_portrait(painter, box, portrait, frame=frame))


def test_everybody_is_told_apart_at_24_pixels_in_grey(qapp: QApplication) -> None:
    pictures = {name: drawn(face, 24) for name, face in everybody().items()}
    near = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if distance(pictures[one], pictures[other]) < LETTER
    ]
    assert len(pictures) == 60
    assert near == []


@pytest.mark.parametrize(("width", "crested"), [(24, False), (62, True)])
def test_small_portraits_have_no_crest(qapp: QApplication, width: int, crested: bool) -> None:
    bare = Portrait(**{name: getattr(BRUNO, name) for name in ("face", "hair", "hat", "collar")})
    crest = Portrait(face=bare.face, hair=bare.hair, hat=bare.hat, collar=bare.collar, sign="lily")
    assert (drawn(bare, width) != drawn(crest, width)) is crested


def test_it_is_painted_once_for_each_size(qapp: QApplication) -> None:
    STORE.clear()
    drawn(BRUNO, 62)
    kept = len(STORE)
    drawn(BRUNO, 62)
    assert len(STORE) == kept
    drawn(BRUNO, 60)
    assert len(STORE) > kept


BOX = QRectF(20, 20, 80, 80 * HEIGHT)


def picture(joined: float | None) -> QImage:
    image = QImage(120, 150, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if joined is None:
        draw_portrait(painter, BOX, choices()[3])
    else:
        draw_expected(painter, EVENING, BOX, choices()[3], joined)
    painter.end()
    return image


def test_the_portrait_fills_the_dashed_oval(qapp: QApplication) -> None:
    steps = [picture(share) for share in (0.0, 0.5, 1.0)]
    assert steps[0] != steps[1] != steps[2]
    assert steps[2] == picture(None), "in the end it is the portrait"
    assert picture(0.0).pixelColor(60, 70).alpha() < 255, "nobody is there yet"


def test_a_face_that_is_not_known_is_plain() -> None:
    assert profile("cubist", "coat") == profile("plain", "coat")
    assert head_transform("cubist").isIdentity()
    assert head_transform("fine").m11() == pytest.approx(0.96)
