"""The layout of a closing page at every size."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize

from stockgames.ui.table.end_page import lay_out_end
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import EVENING

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize(("told", "slate"), [(True, True), (True, False), (False, False)])
def test_parts_lie_on_the_page_and_none_on_another(
    size: tuple[int, int], alone: bool, told: bool, slate: bool
) -> None:
    look = ThemeContext(EVENING)
    look.fit(QSize(*size))
    width, height = size[0], size[1] - 44
    plan = lay_out_end(look, width, height, alone=alone, told=told, slate=slate)
    parts = [plan.head, plan.middle, plan.right, plan.buttons]
    parts += [] if alone else [plan.left]
    parts += [plan.tales] if told else []
    parts += [plan.slate] if slate else []
    page = QRectF(0, 0, width, height)
    for part in parts:
        assert page.contains(part)
        assert part.width() > 200
        assert part.height() > 60
    for one, other in combinations(parts, 2):
        assert not one.intersects(other)
