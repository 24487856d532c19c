from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.shapes import disc
from tests.ui.theme.pictures import painted, picture

INK = QColor("#000000")


@pytest.mark.parametrize("gap", [0, -2, 1e-9])
def test_hatch_ends_whatever_the_gap(gap: float) -> None:
    image = picture(60, 60, lambda p: draw_hatch(p, disc(QPointF(30, 30), 20), INK, gap=gap))
    assert painted(image).width() <= 42
