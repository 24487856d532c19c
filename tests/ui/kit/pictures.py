"""Pictures the tests paint on, and what was painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from stockgames.ui.kit.baking import smooth


def picture(
    width: int, height: int, paint: Callable[[QPainter], object], ratio: float = 1.0
) -> QImage:
    """Return what ``paint`` draws on nothing."""
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    smooth(painter)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def painted(image: QImage, threshold: int = 24) -> QRect:
    """Return the smallest rectangle of device pixels that holds all that is clearly painted."""
    box = QRect()
    for y in range(image.height()):
        seen = [x for x in range(image.width()) if image.pixelColor(x, y).alpha() >= threshold]
        if seen:
            box = box.united(QRect(seen[0], y, seen[-1] - seen[0] + 1, 1))
    return box
