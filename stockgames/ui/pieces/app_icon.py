"""The app's icon: a medal with the exchange's bell, on bottle-green cloth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QIcon,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette

PLAIN_BELOW: Final = 48
"""The size in pixels below which line work would blur."""
WINDOW_SIZES: Final = (16, 32, 48, 128)
_UNIT: Final = 256
_MIDDLE: Final = QPointF(128, 128)


def app_icon() -> QIcon:
    """Return the icon of the app's windows, with each size drawn separately."""
    icon = QIcon()
    for size in WINDOW_SIZES:
        icon.addPixmap(QPixmap.fromImage(draw_app_icon(size)))
    return icon


def draw_app_icon(size: int) -> QImage:
    """Return the icon, `size` px wide, with transparent corners."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _UNIT, size / _UNIT)
    _draw_cloth(painter)
    _draw_medal(painter)
    if size >= PLAIN_BELOW:
        draw_rosette(painter, _MIDDLE, 62, 80, QColor(122, 92, 36, 190), strands=9, lobes=24)
    draw_emblem(painter, "bell", _MIDDLE, 50, QColor("#6E1B1F"), QColor("#F0E3C2"))
    painter.end()
    return image


def _draw_cloth(painter: QPainter) -> None:
    lamp = QRadialGradient(QPointF(96, 72), 220)
    _stops(lamp, ("#1E5A4A", "#123A30", "#08201A"))
    painter.setPen(QPen(QColor("#7A5C24"), 3))
    painter.setBrush(lamp)
    painter.drawRoundedRect(QRectF(8, 8, 240, 240), 48, 48)


def _draw_medal(painter: QPainter) -> None:
    rim = QLinearGradient(QPointF(60, 60), QPointF(196, 196))
    _stops(rim, ("#F7E6B4", "#C9A456", "#7A5C24"))
    face = QRadialGradient(QPointF(104, 96), 130)
    _stops(face, ("#F6EDD6", "#EBDCB9", "#DFCB9D"))
    painter.setPen(Qt.PenStyle.NoPen)
    for brush, radius in ((rim, 92), (face, 83)):
        painter.setBrush(brush)
        painter.drawEllipse(_MIDDLE, radius, radius)


def _stops(gradient: QGradient, colours: tuple[str, str, str]) -> None:
    for place, colour in zip((0, 0.5, 1), colours, strict=True):
        gradient.setColorAt(place, QColor(colour))
