from __future__ import annotations

import pytest

from stockgames.ui.pieces.faces import head_transform, profile


def test_a_face_that_is_not_known_is_plain() -> None:
    assert profile("cubist", "coat") == profile("plain", "coat")
    assert head_transform("cubist").isIdentity()
    assert head_transform("fine").m11() == pytest.approx(0.96)
