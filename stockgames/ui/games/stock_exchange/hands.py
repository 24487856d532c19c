"""Hands on the desk: clicks, keys and drags become changes of the form; rings show what can be."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from stockgames.engine.errors import Refused
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.ui.games.stock_exchange.desk import Desk, Place
from stockgames.ui.games.stock_exchange.flights import Flight, flight_between
from stockgames.ui.games.stock_exchange.layout import columns_from
from stockgames.ui.games.stock_exchange.marks import Carried
from stockgames.ui.games.stock_exchange.place_words import (
    place_label,
    place_name,
    place_note,
)
from stockgames.ui.games.stock_exchange.pointing import WAYS, nearest, next_place
from stockgames.ui.games.stock_exchange.scene import DeskScene
from stockgames.ui.table.drag_board import DragBoard
from stockgames.ui.table.graphics_board import Spot
from stockgames.ui.table.refusals import refusal_text
from stockgames.ui.table.rings import Ring

_DARK = ("good", "goods", "stock", "share")
"""What lies on wood or baize."""


class Hands(QObject):
    """Points at places of the form, and carries things between them."""

    changed = Signal()
    """The form, or what has been picked up, may have changed."""
    moved = Signal()
    """Something is carried along; only marks follow."""
    explained = Signal(object)
    sent = Signal(object, QPointF)
    """A `Flight`, and where it starts."""

    def __init__(self, scene: DeskScene, board: DragBoard, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.board = board
        self.desk = desk
        self._places: dict[str, Place] = {}
        self._drag: Place | None = None
        board.dragged.connect(self._dragged)
        board.dropped.connect(self._dropped)

    def renew(self) -> None:
        """Find anew what can be pointed at."""
        self._places = {place_name(place): place for place in self.scene.places()}

    def let_go(self) -> None:
        """Carry nothing."""
        self._drag = None
        self.scene.carried.carry(None, QPointF())

    def place(self, name: str | None) -> Place | None:
        """Return the place of a hot spot's name."""
        return self._places.get(name) if name is not None else None

    def spots(self) -> list[Spot]:
        """Return a hot spot for every place."""
        context = self.scene.context
        names = context.names if context is not None else ()
        return [
            Spot(name, place_label(place, self.desk, names), place_note(place, self.desk), rect)
            for name, place in self._places.items()
            if not (rect := self.scene.place_rect(place)).isEmpty()
        ]

    # Keys

    def press(self, key: str) -> bool:
        """Take a key that points or moves the focus."""
        if key in WAYS:
            return self._move_focus(key)
        if key == "Return":
            focused = self.board.focused_spot
            return focused is not None and self.point_at(focused)
        if key == "Escape":
            return self._put_down()
        if key == "G":
            return self.point_at("exchange")
        if len(key) == 1 and key in "1234567":
            return self._press_column(int(key) - 1)
        return False

    def _put_down(self) -> bool:
        if self.desk.picked is None:
            return False
        self.desk.picked = None
        self.changed.emit()
        return True

    def _press_column(self, number: int) -> bool:
        """Choose the pigeon-hole of a column: for the share picked up, or else for goods."""
        assert self.scene.context is not None
        picked = self.desk.picked
        share = picked is not None and picked.kind == "share"
        seat = columns_from(self.scene.context.front)[number]
        return self.point_at(place_name(Place("stock" if share else "goods", seat)))

    def _move_focus(self, key: str) -> bool:
        rects = {name: self.scene.place_rect(place) for name, place in self._places.items()}
        name = next_place(rects, self.board.focused_spot or self.board.pointed, key)
        spot = self.board.spot(name) if name is not None else None
        if spot is None:
            return False
        spot.setFocus()
        return True

    # Pointing

    def point_at(self, name: str) -> bool:
        """Do what a click on a place means; tell whether it is there."""
        place = self._places.get(name)
        if place is None:
            return False
        return self._try(lambda: self.desk.point(place), place, flies=True)

    def _try(self, change: Callable[[], None], place: Place, *, flies: bool) -> bool:
        """Change the form, or say why not; the focus stays near where it was.

        What a click has moved flies to its place; what was dropped lies there already.
        """
        focused = self.board.focused_spot is not None
        point = self.scene.place_rect(place).center()
        before = self.desk.draft.sheet if self.desk.draft is not None else None
        starts = {p: self.scene.place_rect(p) for p in self.desk.shares()}
        try:
            change()
        except Refused as refused:
            self.explained.emit(refusal_text("stock-exchange", refused))
        self.changed.emit()
        if flies and before is not None and self.desk.draft is not None:
            self._send_off(flight_between(before, self.desk.draft.sheet), starts)
        if focused and self.board.focused_spot is None:
            rects = {n: self.scene.place_rect(p) for n, p in self._places.items()}
            near = nearest(rects, point)
            spot = self.board.spot(near) if near is not None else None
            if spot is not None:
                spot.setFocus()
        return True

    def _send_off(self, flight: Flight | None, starts: Mapping[Place, QRectF]) -> None:
        """Let what a click has moved fly there."""
        if flight is None:
            return
        start = starts.get(flight.source) or self.scene.place_rect(flight.source)
        if not start.isEmpty():
            self.sent.emit(flight, start.center())

    # Dragging

    def _dragged(self, name: str, at: QPointF) -> None:
        place = self._places.get(name)
        if self._drag is None:
            if place is None or not self.desk.can_drag(place):
                return
            self._drag, self.desk.picked = place, None
        self.scene.carried.carry(self._carried(self._drag), at)
        self.moved.emit()

    def _dropped(self, name: str, at: QPointF) -> None:
        source, self._drag = self._drag, None
        self.scene.carried.carry(None, at)
        target = self._target_at(source, at) if source is not None else None
        if source is None or target is None:
            self.changed.emit()
            return
        self._try(lambda: self.desk.drop(source, target), target, flies=False)

    def _target_at(self, source: Place, at: QPointF) -> Place | None:
        """Return what lies under a point; anywhere on a panel will do for its slots or garnets."""
        name = self.board.spot_at(at)
        found = self._places.get(name) if name is not None else None
        layout = self.scene.layout_
        if found is not None and found.kind not in ("slot", "back"):
            return found
        if layout is None:
            return None
        for area, place in (
            (layout.production, Place("slot")),
            (layout.garnets, Place("swap")),
            (layout.warehouse, Place("good")),
            (layout.pad, Place("share")),
        ):
            if area.contains(at) and self.desk.takes(source, place):
                return place
        return found

    def _carried(self, place: Place) -> Carried:
        draft = self.desk.draft
        assert draft is not None
        match place.kind:
            case "good":
                return Carried(resource=place.number)
            case "slot":
                return Carried(resource=draft.sheet.produce[place.number])
            case "share":
                return Carried(company=place.number)
        match self.desk.gift_in(place):
            case ResourceGift(resource=resource):
                return Carried(resource=resource)
            case StockGift(company=company):
                return Carried(company=company)
            case None:
                return Carried()

    # Marks

    def rings(self) -> list[Ring]:
        """Return a mark for whatever has the focus, is picked up, or may be chosen next."""
        found = (self._ring(name, place) for name, place in self._places.items())
        return [ring for ring in found if ring is not None]

    def _ring(self, name: str, place: Place) -> Ring | None:
        if place.kind == "share":
            return None
        rect, dark = self.scene.place_rect(place), place.kind in _DARK
        if place.kind == "good" and self.scene.layout_ is not None and not place.fresh:
            hole = self.scene.layout_.shelves[place.number].hole
            rect = QRectF(rect.left(), hole.top(), rect.width(), hole.height())
        if name == self.board.focused_spot:
            return Ring(rect, "focus", on_wood=dark)
        if place == self.desk.picked and place.kind != "swap":
            return Ring(rect, "picked", on_wood=dark)
        if self._drag is not None:
            lit = self.desk.takes(self._drag, place) and place.kind in ("slot", "goods", "stock")
        else:
            lit = self.desk.is_target(place)
        return Ring(rect, "open", on_wood=dark) if lit else None
