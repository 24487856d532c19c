from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.plates import PlateState, draw_medallion, draw_plate
from tests.ui.kit.pictures import painted, picture

STATES: tuple[PlateState, ...] = ("waiting", "thinking", "active", "out")
RECT = QRectF(20, 20, 220, 50)


def plate(theme: Theme, state: PlateState, name: str = "Ada", amount: str = "") -> QImage:
    return picture(
        260,
        90,
        lambda p: draw_plate(p, theme, RECT, name, "note", state=state, amount=amount),
    )


def test_states_differ_without_colour_too(qapp: QApplication, theme: Theme) -> None:
    grey = {
        bytes(plate(theme, s).convertToFormat(QImage.Format.Format_Grayscale8).constBits())
        for s in STATES
    }
    assert len(grey) == 4


def test_only_the_active_plate_glows(qapp: QApplication, theme: Theme) -> None:
    glow = {s: plate(theme, s).pixelColor(130, 15).alpha() for s in STATES}
    assert glow["active"] > max(glow[s] for s in STATES if s != "active") + 5


def test_long_name_stays_clear_of_the_amount(qapp: QApplication, theme: Theme) -> None:
    short = plate(theme, "waiting", "A", "$26M")
    long = plate(theme, "waiting", "A name that is far too long", "$26M")
    for x in range(190, 236):
        for y in range(24, 66):
            assert short.pixelColor(x, y) == long.pixelColor(x, y)


@pytest.mark.parametrize("radius", [12, 46])
def test_medallion_is_as_large_as_asked(qapp: QApplication, theme: Theme, radius: int) -> None:
    image = picture(120, 120, lambda p: draw_medallion(p, theme, QPointF(60, 60), radius, "A", 0))
    assert painted(image, threshold=250).width() == pytest.approx(2 * radius, abs=3)
