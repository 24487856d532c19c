"""Images to paint on in tests, and what was painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from stockgames.ui.theme.pixmap_cache import SMOOTH


def bits_of(image: QImage) -> bytes:
    """Return an image's pixels; the argument keeps it alive, because its bits are freed with it."""
    return bytes(image.constBits())


def picture(
    width: int, height: int, paint: Callable[[QPainter], object], ratio: float = 1.0
) -> QImage:
    """Return what ``paint`` draws on a transparent image."""
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def painted(image: QImage, threshold: int = 24) -> QRect:
    """Return the smallest rectangle of device pixels that contains everything clearly painted."""
    clear = bytes(alpha >= threshold for alpha in range(256))  # 1 for painted pixels
    alphas = image.convertToFormat(QImage.Format.Format_Alpha8)
    pixels, line = bytes(alphas.constBits()).translate(clear), alphas.bytesPerLine()
    box = QRect()
    for y in range(image.height()):
        row = pixels[y * line : y * line + image.width()]
        if 1 in row:
            left, right = row.find(1), row.rfind(1)
            box = box.united(QRect(left, y, right - left + 1, 1))
    return box
