"""The picture of a thing as it was last painted, at the exact pixels of the device."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from stockgames.ui.kit.baking import smooth

_Place = tuple[int, int, float, float, float, float, float]
"""Width and height in device pixels, what is left of the offset, scales, and the device's ratio."""


class KeptPicture:
    """Paints a thing once, and shows that picture until it is forgotten or sized anew.

    Things that are turned are painted directly each time, and so are things on the move or growing:
    they would hit other fractions of pixels at every step.
    """

    def __init__(self) -> None:
        self._pixmap: QPixmap | None = None
        self._place: _Place | None = None

    def forget(self) -> None:
        """Drop the picture: the thing does not look like that any more.

        What has another look or size where it is painted next has changed, and is not on the move.
        """
        self._pixmap = self._place = None

    def show(self, painter: QPainter, bounds: QRectF, draw: Callable[[QPainter], None]) -> None:
        """Show the picture at the painter's place, made by ``draw`` within ``bounds`` if needed."""
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        if transform.isRotating():
            draw(painter)
            return
        area = _on_device(transform.mapRect(bounds), ratio)
        rest = (
            round(transform.dx() * ratio - area.x(), 3),
            round(transform.dy() * ratio - area.y(), 3),
        )
        scales = round(transform.m11(), 4), round(transform.m22(), 4)
        place = (area.width(), area.height(), *rest, *scales, ratio)
        moved = self._place is not None and place != self._place
        if moved:
            self._pixmap = None
        self._place = place
        if moved or area.isEmpty():
            draw(painter)
            return
        if self._pixmap is None:
            self._pixmap = _painted(transform, area, ratio, draw)
        painter.save()
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(area.topLeft()) / ratio, self._pixmap)
        painter.restore()


def _on_device(rect: QRectF, ratio: float) -> QRect:
    """Return the device pixels that a rectangle touches."""
    scaled = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
    return scaled.toAlignedRect()


def _painted(
    transform: QTransform, area: QRect, ratio: float, draw: Callable[[QPainter], None]
) -> QPixmap:
    pixmap = QPixmap(area.size())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    corner = QPointF(area.topLeft()) / ratio
    with QPainter(pixmap) as painter:  # ends in spite of errors: a pixmap must outlive its painter
        smooth(painter)
        painter.setWorldTransform(transform * QTransform.fromTranslate(-corner.x(), -corner.y()))
        draw(painter)
    return pixmap
