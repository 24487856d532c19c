"""Every Market Force has its own scene."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.parts import FORCES
from stockgames.ui.games.exchange.art.force_cards import paint_scene
from stockgames.ui.theme.drawings import names_of
from tests.ui.theme.pictures import picture


def test_the_sheet_holds_the_days_of_all_market_forces() -> None:
    assert set(names_of("forces")) == {force.id for force in FORCES}


@pytest.mark.parametrize("size", [(90, 53), (90, 36), (200, 118)])
def test_no_two_scenes_look_alike_at_any_size(qapp: QApplication, size: tuple[int, int]) -> None:
    box = QRectF(5, 5, *size)
    seen = set()
    for force in FORCES:
        image = picture(220, 130, partial(paint_scene, box=box, day=force.id))
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(FORCES)
