"""The picture of a thing as it was last painted, at the exact pixels of the device."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from stockgames.ui.kit.baking import smooth

_Place = tuple[int, int, float, float, float, float, float]
"""Width and height in device pixels, what is left of the offset, scales, and the device's ratio."""
_GUESSED: Final = 2.0
"""Milliseconds that a thing is thought to take which has never been drawn."""
_SHOWN: Final = 0.3
"""Milliseconds that it takes to copy a picture to the screen."""

_FORGETS: Final = 0.6
"""How much of what a thing took is expected of the next time: it may have been a small change."""


class KeptPicture:
    """Paints a thing once, and shows that picture until it is forgotten or sized anew.

    Things that are turned are painted directly each time, and so are things on the move or growing:
    they would hit other fractions of pixels at every step.
    """

    def __init__(self) -> None:
        self._pixmap: QPixmap | None = None
        self._is_old = False
        """Whether the thing has changed since the picture was made."""
        self._place: _Place | None = None
        self._took = _GUESSED
        """Milliseconds of work that it took to draw the thing last."""

    @property
    def cost(self) -> float:
        """About how many milliseconds of work it takes to show the thing as it is now."""
        return self._took if self._pixmap is None or self._is_old else _SHOWN

    def forget(self) -> None:
        """Drop the picture: the thing does not look like that any more.

        What has another look or size where it is painted next has changed, and is not on the move.
        """
        self._pixmap = self._place = None

    def outdate(self) -> None:
        """Note that the thing has changed: the picture serves only while a new one has to wait."""
        self._is_old = True

    def show(
        self,
        painter: QPainter,
        bounds: QRectF,
        draw: Callable[[QPainter], None],
        *,
        waits: bool = False,
    ) -> None:
        """Show the picture at the painter's place, made by ``draw`` within ``bounds`` if needed.

        While the thing waits for its turn to be drawn, it may be an old one.
        """
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
        if self._is_old and not (waits and place == self._place):
            self.forget()
            self._is_old = False
        moved = self._place is not None and place != self._place
        if moved:
            self._pixmap = None
        self._place = place
        if moved or area.isEmpty():
            draw(painter)
            return
        if self._pixmap is None:
            since = thread_time()
            self._pixmap = _painted(transform, area, ratio, draw)
            took = (thread_time() - since) * 1000
            self._took = max(took, self._took * _FORGETS)
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
