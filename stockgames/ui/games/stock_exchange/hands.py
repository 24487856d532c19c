"""Hands on the desk: clicks, keys and drags become changes of the form; rings show what can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from stockgames.engine.choosing import Target, named
from stockgames.engine.errors import Refused
from stockgames.games.stock_exchange.actions import ResourceGift, StockGift
from stockgames.games.stock_exchange.choosing import Choosing
from stockgames.games.stock_exchange.form import Entries
from stockgames.games.stock_exchange.places import Place, place_name
from stockgames.ui.games.stock_exchange.flights import Flight, flight_between
from stockgames.ui.games.stock_exchange.layout import columns_from
from stockgames.ui.games.stock_exchange.marks import Carried
from stockgames.ui.games.stock_exchange.place_words import place_label, place_note
from stockgames.ui.games.stock_exchange.pointing import WAYS, nearest, next_place
from stockgames.ui.games.stock_exchange.scene import DeskScene
from stockgames.ui.table.drag_board import DragBoard
from stockgames.ui.table.graphics_board import Spot
from stockgames.ui.table.refusals import refusal_text
from stockgames.ui.table.rings import Ring

_DARK = ("good", "goods", "stock", "share")
"""What lies on wood or baize."""
_TAKING = ("slot", "goods", "stock")
"""What is lit while something is carried."""


class Hands(QObject):
    """Points at places of the form, and carries things between them."""

    changed = Signal()
    """The form, or what has been picked up, may have changed."""
    moved = Signal()
    """Something is carried along; only marks follow."""
    explained = Signal(object)
    sent = Signal(object, QPointF)
    """A `Flight`, and where it starts."""

    def __init__(
        self, scene: DeskScene, board: DragBoard, choosing: Choosing, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self.board = board
        self.choosing = choosing
        self._targets: tuple[Target[Place], ...] = ()
        self._drag: Place | None = None
        board.dragged.connect(self._dragged)
        board.dropped.connect(self._dropped)

    def renew(self) -> None:
        """Find anew what can be pointed at."""
        self._targets = self.choosing.targets()

    def let_go(self) -> None:
        """Carry nothing."""
        self._drag = None
        self.scene.carried.carry(None, QPointF())

    def place(self, name: str | None) -> Place | None:
        """Return the place of a hot spot's name."""
        target = named(self._targets, name)
        return target.place if target is not None else None

    def spots(self) -> list[Spot]:
        """Return a hot spot for every place."""
        context = self.scene.context
        names = context.names if context is not None else ()
        return [
            Spot(target.name, *self._told(target.place, names), rect)
            for target in self._targets
            if not (rect := self.scene.place_rect(target.place)).isEmpty()
        ]

    def _told(self, place: Place, names: Sequence[str]) -> tuple[str, str]:
        facts = self.scene.facts
        if facts is None:
            return "", ""
        return place_label(place, facts, names), place_note(place, facts)

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
        was = self.choosing.back()
        if was:
            self.changed.emit()
        return was

    def _press_column(self, number: int) -> bool:
        """Choose the pigeon-hole of a column: for the share picked up, or else for goods."""
        assert self.scene.context is not None
        picked = self.choosing.in_hand
        share = picked is not None and picked.kind == "share"
        seat = columns_from(self.scene.context.front)[number]
        return self.point_at(place_name(Place("stock" if share else "goods", seat)))

    def _move_focus(self, key: str) -> bool:
        name = next_place(self._rects(), self.board.focused_spot or self.board.pointed, key)
        spot = self.board.spot(name) if name is not None else None
        if spot is None:
            return False
        spot.setFocus()
        return True

    # Pointing

    def point_at(self, name: str) -> bool:
        """Do what a click on a place means; tell whether it is there."""
        target = self.choosing.target(name)
        if target is None:
            return False
        start = self._entries()
        starts = {p: self.scene.place_rect(p) for p in self.choosing.shares()}
        at = self._before(target.place)
        if not self.choosing.pick(name):
            self._explain(target.refused)
        self.changed.emit()
        end = self._entries()
        if start is not None and end is not None:
            self._send_off(flight_between(start, end), starts)
        self._after(at)
        return True

    def _entries(self) -> Entries | None:
        return self.choosing.form.entries if self.choosing.form is not None else None

    def _explain(self, refused: Refused | None) -> None:
        if refused is not None:
            self.explained.emit(refusal_text("stock-exchange", refused))

    def _before(self, place: Place) -> QPointF | None:
        """Return where the focus should stay near, if it is on the desk."""
        return None if self.board.focused_spot is None else self.scene.place_rect(place).center()

    def _after(self, point: QPointF | None) -> None:
        """Set the focus near a point again if what had it has gone."""
        if point is None or self.board.focused_spot is not None:
            return
        near = nearest(self._rects(), point)
        spot = self.board.spot(near) if near is not None else None
        if spot is not None:
            spot.setFocus()

    def _rects(self) -> dict[str, QRectF]:
        return {target.name: self.scene.place_rect(target.place) for target in self._targets}

    def _send_off(self, flight: Flight | None, starts: Mapping[Place, QRectF]) -> None:
        """Let what a click has moved fly there."""
        if flight is None:
            return
        start = starts.get(flight.source) or self.scene.place_rect(flight.source)
        if not start.isEmpty():
            self.sent.emit(flight, start.center())

    # Dragging

    def _dragged(self, name: str, at: QPointF) -> None:
        place = self.place(name)
        if self._drag is None:
            if place is None or not self.choosing.can_carry(place):
                return
            self.choosing.back()
            self._drag = place
        self.scene.carried.carry(self._carried(self._drag), at)
        self.moved.emit()

    def _dropped(self, name: str, at: QPointF) -> None:
        source, self._drag = self._drag, None
        self.scene.carried.carry(None, at)
        target = self._target_at(source, at) if source is not None else None
        if source is None or target is None:
            self.changed.emit()
            return
        focus = self._before(target)
        if not self.choosing.carry(source, target):
            self._explain(self.choosing.not_carried(source, target))
        self.changed.emit()
        self._after(focus)

    def _target_at(self, source: Place, at: QPointF) -> Place | None:
        """Return what lies under a point; anywhere on a panel will do for its slots or garnets."""
        name = self.board.spot_at(at)
        found = self.place(name)
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
            if area.contains(at) and self.choosing.takes(source, place):
                return place
        return found

    def _carried(self, place: Place) -> Carried:
        facts = self.scene.facts
        assert facts is not None
        assert facts.entries is not None
        match place.kind:
            case "good":
                return Carried(resource=place.number)
            case "slot":
                return Carried(resource=facts.entries.produce[place.number])
            case "share":
                return Carried(company=place.number)
        match facts.hole(place.kind, place.number).gift:
            case ResourceGift(resource=resource):
                return Carried(resource=resource)
            case StockGift(company=company):
                return Carried(company=company)
            case None:
                return Carried()

    # Marks

    def rings(self) -> list[Ring]:
        """Return a mark for whatever has the focus, is picked up, or may be chosen next."""
        found = (self._ring(target.name, target.place) for target in self._targets)
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
        if self.choosing.holds(place) and place.kind != "swap":
            return Ring(rect, "picked", on_wood=dark)
        if self._drag is not None:
            lit = self.choosing.takes(self._drag, place) and place.kind in (
                "slot",
                "goods",
                "stock",
            )
        else:
            lit = self.choosing.awaits(place)
        return Ring(rect, "open", on_wood=dark) if lit else None
