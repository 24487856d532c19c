"""The base of all painted items on a table, and the rings around targets."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmapCache
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPolygonItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import SMOOTH
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke
from stockgames.ui.theme.theme_context import ThemeContext

SHADOW_REACH = 40.0
FLYING: Final = 60
"""The z value of flying items."""
_CACHE_KB: Final = 128 * 1024
"""The most memory for the cached pixmaps of all items; Qt's 10 MB hold less than one table."""

T = TypeVar("T")


class Painted(Generic[T]):
    """A descriptor for the data that an item is painted from; a change repaints the item.

    It is declared in the class with an initial value.
    """

    def __init__(self, first: T) -> None:
        self._first = first

    def __set_name__(self, owner: type[TableItem], name: str) -> None:
        self._name = name
        owner.firsts = {**owner.firsts, name: self._first}

    if TYPE_CHECKING:  # it is read from the item itself, which is faster

        def __get__(self, item: TableItem, owner: object = None) -> T: ...

    def __set__(self, item: TableItem, value: T) -> None:
        if value != vars(item)[self._name]:
            vars(item)[self._name] = value
            item.update()


class TableItem(QGraphicsPolygonItem):
    """A painted item with a rect in its own coordinates; its shadow may exceed it.

    It is drawn once and then shown from Qt's cached pixmap until `update` is called, so any change
    that affects `draw` must call that. Its polygon is `bounds`, so that
    Qt asks no Python for them (`QGraphicsRectItem` has a `rect` of its own).
    """

    firsts: ClassVar[Mapping[str, Any]] = {}
    """The initial values of what it is painted from."""
    is_cached: ClassVar[bool] = True
    """Whether caching is worthwhile; not for marks over the whole table or flying items."""

    def __init__(self, look: ThemeContext, name: str = "") -> None:
        super().__init__()
        vars(self).update(self.firsts)
        self.look = look
        self.rect = QRectF()
        """The rect it covers, without its shadow; only `set_rect` changes it."""
        self.name = name
        self.setPen(Qt.PenStyle.NoPen)
        if self.is_cached:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_rect(self, rect: QRectF) -> None:
        if rect != self.rect:
            self.rect = QRectF(rect)
            self.setPolygon(self.bounds())
            self.update()

    def bounds(self) -> QRectF:
        """Return the rect that it may paint on."""
        return inset(self.rect, -SHADOW_REACH)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHints(SMOOTH)
        try:
            self.draw(painter)
        except Exception as error:
            # PySide 6.11 calls the next item with the error still set, and crashes.
            sys.excepthook(type(error), error, error.__traceback__)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class TableScene(QGraphicsScene):
    """A scene of table items, some of which fly; updating it redraws all of them."""

    cleared = Signal()
    """All flying items have been removed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QPixmapCache.setCacheLimit(_CACHE_KB)
        self._flying: list[QGraphicsItem] = []

    def fly(self, item: QGraphicsItem, height: float = FLYING) -> None:
        """Add an item that flies, hidden until then."""
        item.setZValue(height)
        item.setVisible(False)
        self._flying.append(item)
        self.addItem(item)

    def clear_flying(self) -> None:
        """Remove all flying items."""
        while self._flying:
            self.removeItem(self._flying.pop())
        self.cleared.emit()

    def update(self, *area: Any) -> None:
        for item in self.items():
            item.update()
        super().update(*area)


def scene_ratio(scene: QGraphicsScene) -> float:
    """Return the device pixels to a unit of a scene, as it is shown."""
    ratios = (view.devicePixelRatioF() * view.transform().m11() for view in scene.views())
    return max(ratios, default=1.0)


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

    rings: tuple[Ring, ...] = ()

    def show_rings(self, rings: Sequence[Ring]) -> None:
        """Show exactly these rings; only what is below them is repainted."""
        if tuple(rings) != self.rings:
            self.rings = tuple(rings)
            self.setPolygon(self.bounds())
            self.update()

    def bounds(self) -> QRectF:
        return reduce(QRectF.united, self.areas(), QRectF())

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
