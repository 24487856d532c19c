from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.specimen import paint_specimen
from stockgames.ui.kit.widgets.palettes import apply_palette


def test_sheet_is_painted_to_its_last_corner(qapp: QApplication, theme: Theme) -> None:
    apply_palette(qapp, theme)
    image = paint_specimen(theme)
    seen = {image.pixel(x, y) for x in range(0, image.width(), 97) for y in range(0, 2960, 97)}
    assert len(seen) > 200
    assert image.pixelColor(image.width() - 1, image.height() - 1).lightness() > 0
