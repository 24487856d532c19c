"""The base of all painted items on a table, its pixmap cache, and the rings around targets."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import thread_time
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import smooth
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke

_Place = tuple[int, int, float, float, float, float, float]
"""Size in device pixels, subpixel offset, scales, and device pixel ratio."""
_GUESSED: Final = 2.0
"""The estimated milliseconds for drawing an item for the first time."""
_SHOWN: Final = 0.3
"""The milliseconds for copying a pixmap to the screen."""

_FORGETS: Final = 0.6
"""The decay of the time that drawing took, as it may have been an exception."""


class CachedPicture:
    """Paints an item once and reuses the pixmap until it is dropped or the size changes.

    Rotated, moving and growing items are painted directly each time, as they would have different
    subpixel offsets at every step.
    """

    def __init__(self) -> None:
        self._pixmap: QPixmap | None = None
        self._is_old = False
        """Whether the item has changed since the pixmap was painted."""
        self._place: _Place | None = None
        self._took = _GUESSED
        """The milliseconds that the last drawing took."""

    @property
    def cost(self) -> float:
        """The approximate time in milliseconds that it takes to show the item now."""
        return self._took if self._pixmap is None or self._is_old else _SHOWN

    def forget(self) -> None:
        """Drop the pixmap because the item has changed.

        A new theme or size at the next painting then counts as a change, not as motion.
        """
        self._pixmap = self._place = None

    def outdate(self) -> None:
        """Mark the pixmap as outdated; it is used only while the item waits to be repainted."""
        self._is_old = True

    def show(
        self,
        painter: QPainter,
        bounds: QRectF,
        draw: Callable[[QPainter], None],
        *,
        waits: bool = False,
    ) -> None:
        """Draw the pixmap at the painter's position; paint it by `draw` within `bounds` if needed.

        While the item `waits` for its turn, an outdated pixmap is used.
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
    """Return the device pixels that a rect touches."""
    scaled = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
    return scaled.toAlignedRect()


def _painted(
    transform: QTransform, area: QRect, ratio: float, draw: Callable[[QPainter], None]
) -> QPixmap:
    pixmap = QPixmap(area.size())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    corner = QPointF(area.topLeft()) / ratio
    with QPainter(pixmap) as painter:  # ends despite errors, as a pixmap must outlive its painter
        smooth(painter)
        painter.setWorldTransform(transform * QTransform.fromTranslate(-corner.x(), -corner.y()))
        draw(painter)
    return pixmap


SHADOW_REACH = 40.0

T = TypeVar("T")


class Painted(Generic[T]):
    """A descriptor for the data that an item is painted from; a change repaints the item.

    It is declared in the class with an initial value. With `over`, a change only calls
    `draw_over`, and the cached pixmap stays.
    """

    def __init__(self, first: T, *, over: bool = False) -> None:
        self._first = first
        self._over = over

    def __set_name__(self, owner: type[TableItem], name: str) -> None:
        self._name = name
        owner.firsts = {**owner.firsts, name: self._first}

    if TYPE_CHECKING:  # it is read from the item itself, which is faster

        def __get__(self, item: TableItem, owner: object = None) -> T: ...

    def __set__(self, item: TableItem, value: T) -> None:
        if value != vars(item)[self._name]:
            vars(item)[self._name] = value
            if self._over:
                item.update_over()
            else:
                item.update()


class TableItem(QGraphicsObject):
    """A painted item with a rect in its own coordinates; its shadow may exceed it.

    It is drawn once and then shown from a cached pixmap until `update` is called, so any change
    that affects `draw` must call that.
    """

    firsts: ClassVar[Mapping[str, Any]] = {}
    """The initial values of what it is painted from."""
    is_kept: ClassVar[bool] = True
    """Whether caching is worthwhile; not for marks over the whole table or flying items."""

    def __init__(self, look: ThemeContext, name: str = "") -> None:
        super().__init__()
        vars(self).update(self.firsts)
        self.look = look
        self._rect = QRectF()
        self._picture = CachedPicture()
        self.setObjectName(name)

    @property
    def rect(self) -> QRectF:
        """The rect it covers, without its shadow."""
        return self._rect

    def set_rect(self, rect: QRectF) -> None:
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
            self.update()

    def boundingRect(self) -> QRectF:
        reach = SHADOW_REACH
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def update(self, *area: Any) -> None:
        """Repaint it because it has changed; only within an area, if one is given.

        It is repainted in this frame or one of the next, when there is time.
        """
        self._picture.outdate()
        if area:
            super().update(*area)
        else:
            self.look.frames.ask(self, super().update, self._cost)

    def _cost(self) -> float:
        return self._picture.cost if self.is_kept else 0.0

    def update_over(self) -> None:
        """Call only `draw_over` again; the cached pixmap stays."""
        super().update()

    def forget_picture(self) -> None:
        """Drop the cached pixmap, so that the item is drawn at the next painting."""
        self._picture.forget()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        smooth(painter)
        try:
            if self.is_kept:
                waits = self.look.frames.keeps_waiting(self, painter, widget)
                self._picture.show(painter, self.boundingRect(), self.draw, waits=waits)
            else:
                self.draw(painter)
            self.draw_over(painter)
        except Exception as error:
            # PySide 6.11 calls the next item with the error still set, and crashes.
            sys.excepthook(type(error), error, error.__traceback__)

    def draw(self, painter: QPainter) -> None:
        """Draw the item."""
        raise NotImplementedError

    def draw_over(self, painter: QPainter) -> None:
        """Draw what changes by itself during animations, over the cached pixmap of the rest."""


class TableScene(QGraphicsScene):
    """A scene of table items; updating it redraws all of them."""

    def update(self, *area: Any) -> None:
        for item in self.items():
            if isinstance(item, TableItem):
                item.forget_picture()
        super().update(*area)


RingState: TypeAlias = Literal["open", "picked", "focus"]
"""Can be chosen; is chosen; is focused."""

LINES: Final[Mapping[RingState, float]] = MappingProxyType(
    {"open": 1.4, "picked": 2.6, "focus": 2.4}
)
"""The line width of a ring at every table."""
ON_WOOD: Final = QColor("#FFE9A8")
"""The colour of marks on trays, wood and baize, which are dark in all themes."""
_REACH = 8
"""The extent of a ring's painting beyond its rect."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around something on the table."""

    rect: QRectF
    state: RingState
    radius: float = 5.0
    on_wood: bool = False
    on_card: bool = False
    """Whether it surrounds a printed card, at a distance and without a glow over the print."""
    is_clear: bool = False
    """Whether a chosen item gets no glow, to keep its colours."""


class RingsItem(TableItem):
    """All rings currently shown."""

    is_kept = False

    rings: tuple[Ring, ...] = ()

    def show_rings(self, rings: Sequence[Ring]) -> None:
        """Show exactly these rings; only what is below them is repainted."""
        if tuple(rings) == self.rings:
            return
        before = self.areas()
        self.rings = tuple(rings)
        for area in (*before, *self.areas()):
            self.update(area)

    def areas(self) -> Sequence[QRectF]:
        """Return the areas that the rings may cover."""
        return [inset(ring.rect, -_REACH) for ring in self.rings]

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        for ring in self.rings:
            if ring.on_card:
                self._draw_apart(painter, ring)
                continue
            colour, line = ON_WOOD if ring.on_wood else theme.focus, LINES[ring.state]
            if ring.state == "focus":
                stroke(painter, rounded(inset(ring.rect, -3), ring.radius + 2), colour, line)
            elif ring.state == "picked":
                if not ring.is_clear:
                    light = with_alpha(colour, 30)
                    fill(painter, rounded(inset(ring.rect, -1), ring.radius), light)
                stroke(painter, rounded(inset(ring.rect, -2), ring.radius + 1), colour, line)
            else:
                around = rounded(inset(ring.rect, -1), ring.radius)
                stroke(painter, around, with_alpha(theme.glow, 70), 5)
                stroke(painter, around, with_alpha(colour, 190), line)

    def _draw_apart(self, painter: QPainter, ring: Ring) -> None:
        """Draw a line at some distance from the rect; the focus ring has the largest distance."""
        theme = self.look.theme
        colour = {
            "focus": theme.focus,
            "picked": theme.accent,
            "open": with_alpha(theme.accent, 150),
        }[ring.state]
        gap = 5 if ring.state == "focus" else 4
        stroke(painter, rounded(inset(ring.rect, -gap), ring.radius + 4), colour, LINES[ring.state])
