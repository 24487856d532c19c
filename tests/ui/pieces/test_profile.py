from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from stockgames.ui.pieces.faces import head_transform, names, profile


@pytest.mark.parametrize("face", names("face"))
def test_a_head_is_one_closed_outline_that_looks_to_the_right(face: str) -> None:
    head = profile(face, "coat")
    assert len(head.toSubpathPolygons()) == 1
    box = head.boundingRect()
    assert box.right() > 0.6 > -0.5 > box.left()
    assert head.contains(QPointF(0, 0))


def test_settings_move_what_they_name() -> None:
    plain, stout = profile("plain", "").boundingRect(), profile("stout", "").boundingRect()
    sharp, snub = profile("sharp", "").boundingRect(), profile("snub", "").boundingRect()
    assert sharp.right() > plain.right() > snub.right()
    assert profile("stout", "").contains(QPointF(0.25, 0.68))
    assert not profile("plain", "").contains(QPointF(0.25, 0.68))
    assert stout.top() == plain.top()


def test_a_gown_shows_a_slender_neck() -> None:
    side = QPointF(0.14, 0.76)
    assert profile("plain", "coat").contains(side)
    assert not profile("plain", "gown").contains(side)


def test_a_face_that_is_not_known_is_plain() -> None:
    assert profile("cubist", "coat") == profile("plain", "coat")
    assert head_transform("cubist").isIdentity()
    assert head_transform("fine").m11() == pytest.approx(0.96)
