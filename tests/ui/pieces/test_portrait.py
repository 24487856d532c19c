from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import house
from stockgames.ui.pieces.portrait import Frame, draw_portrait, portrait_box
from stockgames.ui.theme.pixmap_cache import STORE
from tests.ui.pieces.face_pictures import LETTER, distance, everybody, grey
from tests.ui.theme.pictures import painted, picture

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


@pytest.mark.parametrize("frame", ["gilt", "dark", "plain"])
def test_a_portrait_fills_its_box(qapp: QApplication, frame: Frame) -> None:
    box = portrait_box(QPointF(60, 70), 80)
    image = picture(120, 140, lambda p: draw_portrait(p, box, BRUNO, frame=frame))
    seen = painted(image, threshold=250)
    assert seen.width() == pytest.approx(80, abs=2)
    assert seen.height() == pytest.approx(100, abs=3)


def test_frames_differ(qapp: QApplication) -> None:
    gilt, dark, plain = (drawn(BRUNO, 62, frame) for frame in ("gilt", "dark", "plain"))
    assert min(distance(gilt, dark), distance(gilt, plain), distance(dark, plain)) > LETTER


@pytest.mark.parametrize(("width", "crested"), [(24, False), (62, True)])
def test_small_portraits_have_no_crest(qapp: QApplication, width: int, crested: bool) -> None:
    bare = Portrait(**{name: getattr(BRUNO, name) for name in ("face", "hair", "hat", "collar")})
    crest = Portrait(face=bare.face, hair=bare.hair, hat=bare.hat, collar=bare.collar, sign="lily")
    assert (drawn(bare, width) != drawn(crest, width)) is crested


def test_a_portrait_fits_into_any_box(qapp: QApplication) -> None:
    image = picture(100, 100, lambda p: draw_portrait(p, QRectF(10, 20, 80, 50.4), BRUNO))
    seen = painted(image, threshold=250)
    assert seen.width() == pytest.approx(40, abs=2)
    assert seen.center().x() == pytest.approx(50, abs=1)


def test_it_is_painted_once_for_each_size(qapp: QApplication) -> None:
    STORE.clear()
    drawn(BRUNO, 62)
    kept = len(STORE)
    drawn(BRUNO, 62)
    assert len(STORE) == kept
    drawn(BRUNO, 60)
    assert len(STORE) > kept


def test_a_head_that_looks_left_is_the_other_way_round(qapp: QApplication) -> None:
    bare = Portrait(face=BRUNO.face, hair=BRUNO.hair, collar=BRUNO.collar)
    box = portrait_box(QPointF(40, 50), 62)

    def dark(*, left: bool) -> set[tuple[int, int]]:
        """Return the dark pixels of the head, relative to the middle of the picture."""
        pixels = grey(80, 100, lambda p: draw_portrait(p, box, bare, faces_left=left))
        return {(2 * (i % 80) - 79, i // 80) for i, ink in enumerate(pixels) if ink < 50}

    right, left = dark(left=False), dark(left=True)
    turned = {(-x, y) for x, y in right}
    assert len(left ^ turned) < len(left ^ right) / 2
