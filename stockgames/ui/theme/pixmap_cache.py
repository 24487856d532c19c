"""Caches expensive drawings as pixmaps at the device's exact scale."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Concatenate, Final, ParamSpec

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme.palette import Theme

P = ParamSpec("P")
Painting = Callable[[QPainter], None]
_ORIGIN = QPointF()
_MOST_BYTES = 256 * 1024 * 1024
_WINDOWS = 12
"""The cache limit in multiples of the window's pixels; a whole game with everything that may
open over it needs up to that.
"""
_LARGE = 1024 * 1024
"""From this many bytes, copying a pixmap to save the painter's ten thousand or so bytes costs
more time than that memory is worth.
"""
_SMALLEST = QSize(1280, 720)
"""Texts and frames don't shrink further in a smaller window."""


class PixmapStore:
    """A cache of pixmaps; the least recently used go first when ``limit`` bytes are exceeded."""

    def __init__(self, limit: int = _MOST_BYTES) -> None:
        self._limit = limit
        self._used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._making = 0
        """The number of nested pixmaps being made."""

    def __len__(self) -> int:
        return len(self._pixmaps)

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap of ``key``, calling ``make`` if it isn't cached."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        self._making += 1
        try:
            pixmap = make()
        finally:
            self._making -= 1
        self._pixmaps[key] = pixmap
        self._used += _bytes(pixmap)
        self._forget_oldest()
        return pixmap

    @property
    def is_making(self) -> bool:
        """Return whether a pixmap is being made for the cache; its parts then need no caching."""
        return self._making > 0

    def suit(self, window: QSize) -> None:
        """Limit the cache to what a window of this many device pixels needs."""
        size = window.expandedTo(_SMALLEST)
        self._limit = min(_MOST_BYTES, _WINDOWS * size.width() * size.height() * 4)
        self._forget_oldest()

    def _forget_oldest(self) -> None:
        while self._used > self._limit and len(self._pixmaps) > 1:
            self._used -= _bytes(self._pixmaps.popitem(last=False)[1])

    def clear(self) -> None:
        self._pixmaps.clear()
        self._used = 0


STORE = PixmapStore()


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


SMOOTH: Final = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
"""All smoothing render hints."""


def painter_on(widget: QWidget) -> QPainter:
    """Return a smooth painter for a paint event."""
    painter = QPainter(widget)
    painter.setRenderHints(SMOOTH)
    return painter


def device_ratio(painter: QPainter) -> float:
    """Return device pixels per painter unit, from its transform and the screen's ratio."""
    scale = math.sqrt(abs(painter.worldTransform().determinant()))
    return max(0.01, scale * painter.device().devicePixelRatio())


def bake(size: QRectF, ratio: float, paint: Painting, ground: QColor | None = None) -> QPixmap:
    """Return a pixmap of the bounds ``size`` painted at ``ratio`` device pixels.

    It is transparent, or opaque on ``ground``: then it is copied when drawn, not blended.
    """
    width, height = math.ceil(size.width() * ratio), math.ceil(size.height() * ratio)
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent if ground is None else ground)
    with QPainter(
        pixmap
    ) as painter:  # ends the painter on errors too: a pixmap must outlive its painter
        painter.setRenderHints(SMOOTH)
        painter.translate(-size.topLeft())
        paint(painter)
    if _bytes(pixmap) > _LARGE:
        return pixmap
    return pixmap.copy()  # a pixmap that was painted on keeps its paint engine


def baked(
    key: Hashable, bounds: QRectF, ratio: float, paint: Painting, ground: QColor | None = None
) -> QPixmap:
    """Return the cached pixmap of ``key`` at ``ratio``, painting ``bounds`` if it is new."""
    ratio = round(ratio, 3)
    full = key, ratio, round(bounds.width(), 2), round(bounds.height(), 2)
    return STORE.get(full, lambda: bake(bounds, ratio, paint, ground))


def draw_cached(
    painter: QPainter,
    key: Hashable,
    bounds: QRectF,
    paint: Painting,
    *,
    at: QPointF = _ORIGIN,
    rotation: float = 0.0,
    still: bool = False,
    ground: QColor | None = None,
) -> None:
    """Paint ``paint`` through a cached pixmap at ``at``, rotated ``rotation`` degrees clockwise.

    ``paint`` draws round the origin within ``bounds``; ``key`` must contain everything the drawing
    depends on. Upright drawings are aligned to device pixels, so they stay sharp. For ``still``
    drawings, which keep their angle for long, the rotated pixmap is cached too. Pass a ``ground``
    if the drawing covers all of its bounds.
    """
    painter.save()
    painter.translate(at)
    ratio = device_ratio(painter)
    pixmap = baked(key, bounds, ratio, paint, ground)
    if rotation and still and _is_upright(painter.worldTransform()):
        turn = QTransform().rotate(rotation)
        bounds, upright = turn.mapRect(bounds), (pixmap, bounds.topLeft())
        key = ("turned", key, round(rotation, 2))
        pixmap = baked(key, bounds, ratio, lambda target: _draw_turned(target, turn, *upright))
    else:
        painter.rotate(rotation)
    if _is_upright(painter.worldTransform()):
        _draw_by_pixels(painter, bounds.topLeft(), pixmap)
    else:
        draw_pixmap(painter, bounds.topLeft(), pixmap)
    painter.restore()


def draw_scaled(painter: QPainter, key: Hashable, bounds: QRectF, paint: Painting) -> None:
    """Paint ``paint`` through a pixmap cached at its usual size, however it is scaled.

    It is for what grows or shrinks on its way, and would need a pixmap for each frame.
    """
    pixmap = baked(key, bounds, painter.device().devicePixelRatio(), paint)
    draw_pixmap(painter, bounds.topLeft(), pixmap)


def picture_at(
    paint: Callable[Concatenate[QPainter, Theme, P], None], bounds: Callable[P, QRectF]
) -> Callable[Concatenate[QPainter, Theme, QPointF, P], None]:
    """Return a function that draws at a point what ``paint`` paints round the origin, cached.

    ``bounds`` returns the rect that it paints in. Both get the same arguments, which are the key.
    """

    def draw(
        painter: QPainter, theme: Theme, at: QPointF, /, *args: P.args, **more: P.kwargs
    ) -> None:
        key = paint, theme.name, args, *more.items()
        area = bounds(*args, **more)
        draw_cached(painter, key, area, lambda target: paint(target, theme, *args, **more), at=at)

    draw.__doc__ = paint.__doc__
    return draw


def picture_in(
    paint: Callable[Concatenate[QPainter, Theme, QRectF, P], None], reach: QMarginsF | float = 0.0
) -> Callable[Concatenate[QPainter, Theme, QRectF, P], None]:
    """Return a function that draws in a rect what ``paint`` paints there, cached for its size.

    It may exceed the rect by its ``reach``. The other arguments belong to the key.
    """
    margins = reach if isinstance(reach, QMarginsF) else QMarginsF(reach, reach, reach, reach)

    def draw(
        painter: QPainter, theme: Theme, rect: QRectF, /, *args: P.args, **more: P.kwargs
    ) -> None:
        key, box = (paint, theme.name, args, *more.items()), QRectF(rect)
        area = box.marginsAdded(margins)
        draw_cached(painter, key, area, lambda target: paint(target, theme, box, *args, **more))

    return draw


def _draw_turned(painter: QPainter, turn: QTransform, pixmap: QPixmap, corner: QPointF) -> None:
    painter.setTransform(turn, combine=True)
    draw_pixmap(painter, corner, pixmap)


def _is_upright(transform: QTransform) -> bool:
    wide, high = transform.m11(), transform.m22()
    return not transform.isRotating() and wide > 0 and math.isclose(wide, high)


def _draw_by_pixels(painter: QPainter, corner: QPointF, pixmap: QPixmap) -> None:
    """Copy a pixmap at the device's own scale to the nearest whole device pixels.

    Any position between would be interpolated for each pixel, which takes five times as long.
    """
    ratio, place = painter.device().devicePixelRatio(), painter.worldTransform().map(corner)
    nearest = QPointF(round(place.x() * ratio), round(place.y() * ratio))
    target = QRectF(nearest / ratio, QSizeF(pixmap.size()) / ratio)
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


def draw_pixmap(painter: QPainter, corner: QPointF, pixmap: QPixmap) -> None:
    """Draw ``pixmap`` at its logical size."""
    size = pixmap.deviceIndependentSize()
    painter.drawPixmap(QRectF(corner, size), pixmap, QRectF(pixmap.rect()))
