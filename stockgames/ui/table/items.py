"""What every painted thing on a table shares, kept pictures, and the rings round targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import thread_time
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import nowhere, smooth
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke

_Place = tuple[int, int, float, float, float, float, float]
"""Width and height in device pixels, what is left of the offset, scales, and the device's ratio."""
_GUESSED: Final = 2.0
"""Milliseconds that a thing is thought to take which has never been drawn."""
_SHOWN: Final = 0.3
"""Milliseconds that it takes to copy a picture to the screen."""

_FORGETS: Final = 0.6
"""How much of what a thing took is expected of the next time: it may have been a small change."""


class CachedPicture:
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


SHADOW_REACH = 40.0

T = TypeVar("T")


class Painted(Generic[T]):
    """What a table item is painted from: where it becomes something else, the item is painted anew.

    It stands in the class with what it is at first, and is read and set like any attribute. What
    only `draw_over` paints is `over`: the kept picture stays.
    """

    def __init__(self, first: T, *, over: bool = False) -> None:
        self._first = first
        self._over = over

    def __set_name__(self, owner: type[TableItem], name: str) -> None:
        self._name = name

    def __get__(self, item: TableItem, owner: object = None) -> T:
        found: T = vars(item).get(self._name, self._first)
        return found

    def __set__(self, item: TableItem, value: T) -> None:
        if value != self.__get__(item):
            vars(item)[self._name] = value
            if self._over:
                item.update_over()
            else:
                item.update()


class TableItem(QGraphicsObject):
    """A painted thing with a rectangle in its own coordinates; its shadow may reach beyond it.

    It is drawn once and shown from a kept picture until `update` says that it looks different: so
    whatever changes what `draw` depends on has to call that.
    """

    is_kept: ClassVar[bool] = True
    """Whether a picture is worth keeping: not of marks over the whole table, or what flies."""

    def __init__(self, look: ThemeContext, name: str = "") -> None:
        super().__init__()
        self.look = look
        self.comes_next = False
        """Whether it will lie where the table does, once the page that covers that is gone."""
        self._rect = QRectF()
        self._picture = CachedPicture()
        self.setObjectName(name)

    @property
    def rect(self) -> QRectF:
        """What it covers, without its shadow."""
        return self._rect

    def set_rect(self, rect: QRectF) -> None:
        """Move and size it."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
            self.update()

    def boundingRect(self) -> QRectF:
        reach = SHADOW_REACH
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def update(self, *area: Any) -> None:
        """Let it be painted anew, for it has changed; within an area only, if one is given.

        All of it is painted in this frame or one of the next, as soon as there is time.
        """
        self._picture.outdate()
        if area:
            super().update(*area)
        else:
            self.look.frames.ask(self, super().update, self._cost)

    def _cost(self) -> float:
        return self._picture.cost if self.is_kept else 0.0

    def update_over(self) -> None:
        """Let `draw_over` paint anew; all else looks as before."""
        super().update()

    def forget_picture(self) -> None:
        """Draw it when it is painted next, whenever that is."""
        self._picture.forget()

    def draw_ahead(self, board: QGraphicsView) -> None:
        """Draw it for when it is seen: something covers it on the board now."""
        if self.is_kept:
            with nowhere(board.devicePixelRatioF()) as painter:
                painter.setWorldTransform(self.deviceTransform(board.viewportTransform()))
                self._picture.show(painter, self.boundingRect(), self.draw)

    def bake(self, board: QGraphicsView, painter: QPainter) -> None:
        """Paint it as on the board, but to no end other than that what is baked in it is kept."""
        painter.setWorldTransform(self.deviceTransform(board.viewportTransform()))
        self.draw(painter)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        smooth(painter)
        if self.is_kept:
            waits = self.look.frames.keeps_waiting(self, painter, widget)
            self._picture.show(painter, self.boundingRect(), self.draw, waits=waits)
        else:
            self.draw(painter)
        self.draw_over(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the thing."""
        raise NotImplementedError

    def draw_over(self, painter: QPainter) -> None:
        """Draw what changes by itself while things move, over the kept picture of the rest."""


class TableScene(QGraphicsScene):
    """A scene of table items; to update it is to draw every one of them anew."""

    def update(self, *area: Any) -> None:
        for item in self.items():
            if isinstance(item, TableItem):
                item.forget_picture()
        super().update(*area)


RingState: TypeAlias = Literal["open", "picked", "focus"]
"""It can be chosen; it is chosen; the keyboard is on it."""

LINES: Final[Mapping[RingState, float]] = MappingProxyType(
    {"open": 1.4, "picked": 2.6, "focus": 2.4}
)
"""How thick the line of a ring is, at every table."""
ON_WOOD: Final = QColor("#FFE9A8")
"""The colour of marks on trays, wood and baize, which are dark in both themes."""
_REACH = 8
"""How far a ring may be painted outside what it is round."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A mark round a thing on the table."""

    rect: QRectF
    state: RingState
    radius: float = 5.0
    on_wood: bool = False
    on_card: bool = False
    """Whether it goes round a printed card: apart from it, with no light over the print."""
    is_clear: bool = False
    """Whether no light falls on what is chosen, so that it keeps its colours."""


class RingsItem(TableItem):
    """All rings of the moment."""

    is_kept = False

    rings: tuple[Ring, ...] = ()

    def show_rings(self, rings: Sequence[Ring]) -> None:
        """Show these and no others; only what lies under them is painted anew."""
        if tuple(rings) == self.rings:
            return
        before = self.areas()
        self.rings = tuple(rings)
        for area in (*before, *self.areas()):
            self.update(area)

    def areas(self) -> Sequence[QRectF]:
        """Return what the rings may be painted on."""
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
        """Draw a line that keeps off what it goes round; the keyboard's keeps off the furthest."""
        theme = self.look.theme
        colour = {
            "focus": theme.focus,
            "picked": theme.accent,
            "open": with_alpha(theme.accent, 150),
        }[ring.state]
        gap = 5 if ring.state == "focus" else 4
        stroke(painter, rounded(inset(ring.rect, -gap), ring.radius + 4), colour, LINES[ring.state])
