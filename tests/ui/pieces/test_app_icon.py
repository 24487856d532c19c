"""ui/pieces/app_icon.py: one medal, drawn for each size."""

import pytest
from pytestqt.qtbot import QtBot

from stockgames.ui.pieces.app_icon import WINDOW_SIZES, app_icon, draw_app_icon


@pytest.mark.parametrize("size", [16, 48, 256])
def test_an_icon_fills_its_square_but_for_the_corners(qtbot: QtBot, size: int) -> None:
    image = draw_app_icon(size)
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_small_icons_carry_no_line_work(qtbot: QtBot) -> None:
    def colours(size: int) -> int:
        image = draw_app_icon(size)
        ring = range(round(size * 0.2), round(size * 0.26))
        return len({image.pixel(x, size // 2) for x in ring})

    assert colours(256) > colours(32)


def test_the_windows_icon_has_every_size(qtbot: QtBot) -> None:
    sizes = {size.width() for size in app_icon().availableSizes()}
    assert sizes == set(WINDOW_SIZES)
