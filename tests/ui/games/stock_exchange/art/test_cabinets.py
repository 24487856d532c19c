from __future__ import annotations

from PySide6.QtCore import QRectF

from stockgames.ui.games.stock_exchange.art.cabinets import (
    seal_place,
)
from stockgames.ui.games.stock_exchange.art.envelopes import WAX_REACH
from stockgames.ui.theme.fonts import serif


def test_a_seal_on_a_name_plate_leaves_the_words() -> None:
    for plate in (QRectF(2, 2, 98, 46), QRectF(2, 2, 150, 50), QRectF(2, 2, 300, 110)):
        (centre, radius), size = seal_place(plate), serif(16).pixelSize()
        words = plate.left() + 11 + 2 * min(plate.height() * 0.26, plate.width() * 0.12)
        assert plate.contains(centre)
        assert radius > size / 2
        assert centre.x() + radius * WAX_REACH <= words
