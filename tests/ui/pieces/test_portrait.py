from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import house
from stockgames.ui.pieces.portrait import Frame, draw_portrait, portrait_box
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
