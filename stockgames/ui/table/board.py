"""The widget of a painted board: a scaled view of a scene, its hot spots, zoom and dragging."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from stockgames.ui.widgets.accessibility import Place, name_and_tip, set_tip
from stockgames.ui.widgets.buttons import ControlledToggle
from stockgames.ui.widgets.layouts import stack_in_order

WINDOW: Final = QSize(1280, 720)
"""The window that boards are laid out for, and scaled from."""
BOARD: Final = QSize(1280, 680)
"""The size of a board below the bar of such a window."""
LARGEST_SCENE: Final = QSize(1700, 960)
"""The largest scene, for windows of 21:9 and of 4:3; in others it lies in the middle."""
SMALLEST_TARGET: Final = 44.0
"""The least size of a target in both directions, in pixels, if there is space."""
MOST_ZOOM: Final = 3.0
ZOOM_STEP: Final = 1.25


def enlarged(rects: Sequence[QRectF], board: QRectF) -> list[QRectF]:
    """Return the rects, small ones enlarged as long as they stay on the board and don't overlap.

    If a rect can't grow in both directions, it grows vertically rather than horizontally.
    """
    found = list(rects)
    for number, rect in enumerate(rects):
        if rect.isEmpty() or min(rect.width(), rect.height()) >= SMALLEST_TARGET:
            continue
        others = [*found[:number], *found[number + 1 :]]
        better = (
            wanted
            for wanted in (_wider(_taller(rect)), _taller(rect), _wider(rect))
            if board.contains(wanted) and _is_free(wanted, rect, others)
        )
        found[number] = next(better, rect)
    return found


def _is_free(wanted: QRectF, rect: QRectF, others: Sequence[QRectF]) -> bool:
    """Return whether a grown rect overlaps only rects that it overlapped before."""
    return not any(wanted.intersects(other) and not rect.intersects(other) for other in others)


def _taller(rect: QRectF) -> QRectF:
    more = max(0.0, SMALLEST_TARGET - rect.height()) / 2
    return rect.adjusted(0, -more, 0, more)


def _wider(rect: QRectF) -> QRectF:
    more = max(0.0, SMALLEST_TARGET - rect.width()) / 2
    return rect.adjusted(-more, 0, more, 0)


class HotSpot(ControlledToggle):
    """A button that paints nothing; the scene below it shows hover and focus.

    Its objectName is that of its target: `take-blue`. A click doesn't move the focus, so Enter
    still presses the button that shows it as its key. One that `lifts` can be dragged; a press that
    moves only a few pixels stays a press.
    """

    accessible_role = "mark"

    def __init__(self, board: GraphicsBoard) -> None:
        super().__init__(board.viewport())
        self._board = board
        self.is_barred = False
        """Whether it can't be picked now and says why."""
        self.lifts = False
        self._start: QPoint | None = None
        self._dragging = False
        self._stands_for: tuple[Place, QRectF] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setUpdatesEnabled(False)  # nothing needs repainting when it comes or goes
        self.clicked.connect(self._click)

    def _click(self) -> None:
        self._board.pressed_spot.emit(self.objectName())

    def leave(self) -> None:
        """Hide the hot spot and clear all its texts."""
        self.hide()
        self.setObjectName("")
        self.setDown(False)
        self.mark(False)
        self.is_barred = self._dragging = False
        self._start = self._stands_for = None
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        set_tip(self, "")
        self.clearMask()

    def show_place(self, place: Place, rect: QRectF) -> None:
        """Show a place, with a rect that may be larger; only the place's shape reacts, if any."""
        if self._stands_for == (place, rect):
            return
        self._stands_for = place, rect
        name_and_tip(self, place.name, place.value)
        if not place.has_tip:
            set_tip(self, "")
        self.setGeometry(rect.toAlignedRect())
        self.mark(place.state == "picked")
        self.is_barred = place.barred
        if place.shape is None:
            self.clearMask()
        else:
            outline = place.shape.translated(-QPointF(self.pos())).toFillPolygon()
            self.setMask(QRegion(outline.toPolygon()))
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    def enterEvent(self, event: QEnterEvent) -> None:
        self._board.hover(self.objectName(), True)
        super().enterEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._board.hover(self.objectName(), True)
        if self.lifts and event.button() == Qt.MouseButton.LeftButton:
            self._start = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        way = (event.position().toPoint() - self._start).manhattanLength()
        if not self._dragging and way < QApplication.startDragDistance():
            return
        self._dragging = True
        self.setDown(False)
        self._board.dragged.emit(self.objectName(), self._on_board(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, self._dragging, self._start = self._dragging, False, None
        if dragging:
            self.setDown(False)
            self._board.dropped.emit(self.objectName(), self._on_board(event))
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def _on_board(self, event: QMouseEvent) -> QPointF:
        return self._board.mapToScene(self.mapToParent(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._board.hover(self.objectName(), False)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._board.focus(self.objectName(), True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._board.focus(self.objectName(), False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


_MOST_POOLED: Final = 48
"""The most hot spots that are pooled.

Without them, 1.3 % of the frames of `motion.py` at Stock Exchange take longer than 16 ms; with them
none does.
"""


class GraphicsBoard(QGraphicsView):
    """Shows a scene without scroll bars or background, below its hot spots.

    The scene is laid out for `BOARD`, longer in one direction if the widget is, up to
    `LARGEST_SCENE`, and scaled to the widget. It can be zoomed, and moved while it is. Hot spots
    whose names start with `lifted` can be dragged.
    """

    resized = Signal(QSize)
    """The scene has a new size."""
    pressed_spot = Signal(str)
    pressed_beside = Signal()
    """The mouse was pressed where no hot spot is."""
    attended_changed = Signal()
    dragged = Signal(str, QPointF)
    """The name of a hot spot, and where the mouse is in the scene."""
    dropped = Signal(str, QPointF)

    def __init__(
        self, scene: QGraphicsScene, lifted: str | tuple[str, ...] = (), *, is_scaled: bool = True
    ) -> None:
        super().__init__(scene)
        self._lifted = lifted
        self._is_scaled = is_scaled
        self.least = BOARD
        """The least size that the scene is laid out for."""
        self.zoom = 1.0
        """How much larger the scene is shown than when all of it is visible; up to 3."""
        self._spots: dict[str, HotSpot] = {}
        self._pool: list[HotSpot] = []
        """Unused hot spots, as creating one takes longer than reusing it."""
        self.offered: tuple[Place, ...] = ()
        """What can be pressed now, in tab order."""
        self._hovered: list[str] = []
        self.focused_spot: str | None = None
        self.came_back: str | None = None
        """The name of the hot spot with an automatically restored focus, until it moves on."""
        self._by_key = False
        """Whether the focus moved to a spot after the mouse did."""
        self.setAcceptDrops(False)  # the window takes dropped files
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoFillBackground(False)

    # Size and zoom

    @property
    def share(self) -> float:
        """The size of the scene in pixels of the widget, while it isn't zoomed."""
        if not self._is_scaled:
            return 1.0
        least = self.least
        return max(0.1, min(self.width() / least.width(), self.height() / least.height()))

    @property
    def scale_shown(self) -> float:
        """The size of the scene in pixels of the widget, zoomed or not."""
        return self.transform().m11()

    def scene_size(self) -> QSize:
        """Return the size that the scene is laid out for."""
        if not self._is_scaled:
            return self.size()
        width, height = self.width() / self.share, self.height() / self.share
        return QSize(int(width + 0.01), int(height + 0.01)).boundedTo(LARGEST_SCENE)

    @property
    def corner(self) -> QPoint:
        """The top left of a scene that isn't zoomed, in pixels of the widget."""
        spare = (self.size() - self.scene_size() * self.share) / 2
        return QPoint(spare.width(), spare.height())

    def on_view(self, rect: QRectF) -> QRectF:
        """Return a rect of the scene in pixels of the widget; empty stays empty."""
        return QRectF() if rect.isEmpty() else self.viewportTransform().mapRect(rect)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scale()
        self.resized.emit(self.scene_size())

    def zoom_to(self, zoom: float, at: QPointF | None = None) -> None:
        """Zoom in or out; what is at a point of the widget, or in the middle of it, stays there."""
        point = self._middle if at is None else at
        fixed = self._in_scene(point)
        self.zoom = min(max(zoom, 1.0), MOST_ZOOM if self._is_scaled else 1.0)
        self._scale()
        self.centerOn(fixed + self._in_scene(self._middle) - self._in_scene(point))

    def zoom_by(self, steps: int) -> None:
        """Zoom in by some steps, around the attended hot spot if any; 0 shows the whole scene."""
        spot = self.spot(self.attended or "")
        at = None if spot is None else QRectF(spot.geometry()).center()
        self.zoom_to(self.zoom * ZOOM_STEP**steps if steps else 1, at)

    def _scale(self) -> None:
        """Scale the scene to the widget; a zoomed one can be moved away from panels over it."""
        scale = self.share * self.zoom
        self.setTransform(QTransform.fromScale(scale, scale))
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, abs(scale - 1) > 0.001)
        size, beyond = self.scene_size(), (1 - 1 / self.zoom) / 2
        room = QRectF(0, 0, size.width(), size.height())
        across, down = beyond * room.width(), beyond * room.height()
        self.setSceneRect(room.adjusted(-across, -down, across, down))
        is_zoomed = self.zoom > 1
        drag = QGraphicsView.DragMode
        self.setDragMode(drag.ScrollHandDrag if is_zoomed else drag.NoDrag)
        self._place_spots()

    @property
    def _middle(self) -> QPointF:
        return QRectF(self.rect()).center()

    def _in_scene(self, point: QPointF) -> QPointF:
        return self.viewportTransform().inverted()[0].map(point)

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt calls it
        super().scrollContentsBy(dx, dy)
        self._place_spots()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl; move a zoomed scene without it."""
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_to(self.zoom * ZOOM_STEP ** (turned / 120), event.position())
            event.accept()
        elif self.zoom > 1:
            super().wheelEvent(event)
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        pinch = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == pinch:
            self.zoom_to(self.zoom * (1 + event.value()), event.position())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed_beside.emit()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    @property
    def hovered(self) -> str | None:
        """The name of the hot spot under the mouse."""
        return self._hovered[-1] if self._hovered else None

    @property
    def attended(self) -> str | None:
        """The name of the hot spot that mouse or keyboard reached last."""
        if self._by_key:
            return self.focused_spot or self.hovered
        return self.hovered or self.focused_spot

    def spot(self, name: str) -> HotSpot | None:
        """Return the hot spot with this name; None if it isn't offered now."""
        return self._spots.get(name)

    def offer(self, wanted: Sequence[Place]) -> None:
        """Put hot spots over exactly these places, first on the page in the order of Tab."""
        before, self.offered = self.offered, tuple(wanted)
        names = [place.place for place in wanted]
        if names != [place.place for place in before]:
            self._exchange_spots(names)
        self._place_spots()

    def _exchange_spots(self, names: Sequence[str]) -> None:
        for name in [name for name in self._spots if name not in names]:
            self._drop(name)
        before: QWidget | None = self.parentWidget()
        for name in names:
            button = self._spots.get(name) or self._make(name)
            if before is not None:
                self.setTabOrder(before, button)
            before = button
        stack_in_order(self.viewport(), [self._spots[name] for name in names])

    def _place_spots(self) -> None:
        """Put the hot spots where their places are shown now."""
        shown = [self._shown(place) for place in self.offered]
        rects = enlarged([place.rect for place in shown], QRectF(self.rect()))
        for place, rect in zip(shown, rects, strict=True):
            rect = place.rect if place.shape is not None else rect
            self._spots[place.place].show_place(place, rect)

    def _shown(self, place: Place) -> Place:
        """Return a place of the scene in pixels of the widget."""
        shape = None if place.shape is None else self.viewportTransform().map(place.shape)
        return replace(place, rect=self.on_view(place.rect), shape=shape)

    def return_to(self, name: str) -> bool:
        """Restore the focus to a hot spot; return whether it is offered now."""
        spot = self.spot(name)
        if spot is not None:
            self.came_back = name
            spot.setFocus(Qt.FocusReason.OtherFocusReason)
        return spot is not None

    def spot_at(self, point: QPointF) -> str | None:
        """Return the name of the hot spot at a point of the scene; None if there is none."""
        found = self.viewport().childAt(self.mapFromScene(point))
        return found.objectName() if isinstance(found, HotSpot) else None

    def _make(self, name: str) -> HotSpot:
        # take the oldest, as the newest may just be pressed
        button = self._pool.pop(0) if self._pool else HotSpot(self)
        button.setObjectName(name)
        button.lifts = name.startswith(self._lifted)
        self._spots[name] = button
        return button

    def _drop(self, name: str) -> None:
        button = self._spots.pop(name, None)
        if button is None:
            return  # a focus change has already removed it
        if name in self._hovered:
            self._hovered.remove(name)
        if self.focused_spot == name:
            self.focused_spot = None
        if self.came_back == name:
            self.came_back = None
        page = self.parentWidget()
        if button.hasFocus() and page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)  # or a neighbour would get Enter
        button.leave()
        if len(self._pool) < _MOST_POOLED:
            self._pool.append(button)
        else:
            button.deleteLater()

    def hover(self, name: str, on: bool) -> None:
        """Note whether the mouse is over a hot spot."""
        hovered = [other for other in self._hovered if other != name]
        if on and name in self._spots:
            hovered.append(name)
            is_new, self._by_key = self._by_key, False
        else:
            is_new = False
        if is_new or hovered != self._hovered:
            self._hovered = hovered
            self.attended_changed.emit()

    def focus(self, name: str, on: bool) -> None:
        """Note whether a hot spot has the focus."""
        if on and name in self._spots:
            self.focused_spot = name
            self._by_key = True
            for place in self.offered:
                if place.place == name:
                    self.ensureVisible(place.rect)
        elif self.focused_spot == name:
            self.focused_spot = None
        self.attended_changed.emit()


def transparent_view(scene: QGraphicsScene, parent: QWidget) -> QGraphicsView:
    """Return a view that shows a scene over its parent, and takes no mouse and no focus."""
    view = QGraphicsView(scene, parent)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setStyleSheet("background: transparent")
    view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    for part in (view, view.viewport()):
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
