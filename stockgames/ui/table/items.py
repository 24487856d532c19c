"""What every painted thing on a table shares: a rectangle of its own and the look."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from stockgames.ui.kit.baking import nowhere, smooth
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.kept_picture import KeptPicture

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

    def __init__(self, look: Look, name: str = "") -> None:
        super().__init__()
        self.look = look
        self.comes_next = False
        """Whether it will lie where the table does, once the page that covers that is gone."""
        self._rect = QRectF()
        self._picture = KeptPicture()
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
        """Return the rectangle with room for shadows and glows."""
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
        """Paint smoothly; subclasses draw in `draw`."""
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
        """Let everything be drawn anew: for another theme, another language, an empty table."""
        for item in self.items():
            if isinstance(item, TableItem):
                item.forget_picture()
        super().update(*area)
