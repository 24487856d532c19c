from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.ui.pieces.faces import paint_shade, shade
from tests.ui.pieces.face_pictures import grey


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
