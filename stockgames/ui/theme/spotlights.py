"""Darkness over a table, with spotlights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient, QTransform

from stockgames.ui.theme.palette import Theme

_DIMS: Final = {True: QColor(4, 16, 12, 150), False: QColor(38, 26, 11, 168)}
"""By whether the theme is dark."""
_PLAIN: Final = QColor(0, 0, 0, 153)
"""The darkness at high contrast."""
_FALL: Final = ((0.0, 255), (0.6, 255), (0.74, 226), (0.86, 130), (0.94, 46), (1.0, 0))
"""How the light of a spotlight fades towards its edge: radius and opacity."""
_GLOW: Final = 0.68
"""The brightness of a secondary spotlight."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """A spotlight on a rectangle of the page."""

    rect: QRectF
    strength: float = 1.0

    def ellipse(self) -> QRectF:
        """Return the lit ellipse: the rectangle and a margin."""
        wide, high = self.rect.width(), self.rect.height()
        pad = 14 + 0.06 * max(wide, high)
        # An ellipse round a rectangle is larger by the root of two; the light fades near its edge.
        x, y = wide * 0.26 + pad, high * 0.26 + pad
        return self.rect.adjusted(-x, -y, x, y)

    def towards(self, other: Spotlight, share: float) -> Spotlight:
        """Return the spotlight interpolated towards another one."""
        a, b = self.rect, other.rect
        corner = a.topLeft() + (b.topLeft() - a.topLeft()) * share
        end = a.bottomRight() + (b.bottomRight() - a.bottomRight()) * share
        strength = self.strength + (other.strength - self.strength) * share
        return Spotlight(QRectF(corner, end), strength)


def glowing(rect: QRectF) -> Spotlight:
    """Return a weaker spotlight."""
    return Spotlight(rect, _GLOW)


def dimmed_image(theme: Theme, size: QSize, spotlights: Sequence[Spotlight], page: QSize) -> QImage:
    """Return darkness over a page as an image of a given size."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(_PLAIN if theme.is_plain else _DIMS[theme.is_dark])
    painter = QPainter(image)
    painter.scale(size.width() / max(1, page.width()), size.height() / max(1, page.height()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    for spotlight in spotlights:
        _light(painter, spotlight)
    painter.end()
    return image


def _light(painter: QPainter, spotlight: Spotlight) -> None:
    ellipse = spotlight.ellipse()
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    for at, alpha in _FALL:
        gradient.setColorAt(at, QColor(0, 0, 0, round(alpha * spotlight.strength)))
    painter.save()
    middle = ellipse.center()
    half = QTransform.fromScale(ellipse.width() / 2, ellipse.height() / 2)
    painter.translate(middle)
    painter.setTransform(half, combine=True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QRectF(-1, -1, 2, 2))
    painter.restore()
