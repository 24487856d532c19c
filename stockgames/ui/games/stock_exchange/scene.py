"""The scene of the desk, kept in sync with the form; seals being pressed, goods arriving."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.engine.state import Event, SeatId
from stockgames.games.stock_exchange.audit import StepKind
from stockgames.games.stock_exchange.desk import Place, good_key, place_name
from stockgames.games.stock_exchange.events import Arrived, EnvelopesOpened, Sealed
from stockgames.games.stock_exchange.facts import Facts
from stockgames.games.stock_exchange.parts import ALL_RESOURCES, ROUNDS
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.stock_exchange.outline import notebook_text, pages
from stockgames.presentation.outline import seat_of
from stockgames.presentation.sentences.speech import NO_WORDS, say
from stockgames.ui.games.stock_exchange.art.desk import draw_crate
from stockgames.ui.games.stock_exchange.art.papers import draw_share
from stockgames.ui.games.stock_exchange.cabinet import CabinetItem, FreshSealItem
from stockgames.ui.games.stock_exchange.envelope import EnvelopeItem, FanItem
from stockgames.ui.games.stock_exchange.layout import ColumnBoxes, DeskLayout, lay_out
from stockgames.ui.games.stock_exchange.strip import (
    ArrivedItem,
    GarnetsItem,
    NotebookItem,
    ProductionItem,
)
from stockgames.ui.games.stock_exchange.warehouse import WarehouseItem
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.items import RingsItem, TableItem
from stockgames.ui.table.motion import Animator, Hit, Moving, Step, Together, arc
from stockgames.ui.table.painted_table import GameScene
from stockgames.ui.theme.shapes import column_at, line_at, moved
from stockgames.ui.theme.theme_context import ThemeContext


class CarriedItem(TableItem):
    """A dragged crate or certificate, slightly tilted, with a larger shadow."""

    is_cached = False

    carried: Place | None = None
    """A good or a share."""
    at = QPointF()

    def carry(self, carried: Place | None, at: QPointF) -> None:
        """Show the dragged thing at a point; None hides it."""
        self.carried, self.at = carried, at
        self.set_rect(QRectF(at.x() - 90, at.y() - 90, 180, 180))
        self.setVisible(carried is not None)

    def draw(self, painter: QPainter) -> None:
        found, theme = self.carried, self.look.theme
        if found is None:
            return
        if found.kind == "share":
            draw_share(painter, theme, self.at, 66, found.number, 7, words="name", lift=18)
            return
        with moved(painter, self.at, turn=7):
            draw_crate(painter, theme, QPointF(0, -4), 46, good_key(found.number))


GOODS: Final = tuple(map(good_key, ALL_RESOURCES))


class DeskScene(GameScene[Facts]):
    """See `GameScene`."""

    layout_: DeskLayout | None = None

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(look, RingsItem(look, "rings"), parent)
        self._shown: Facts | None = None
        """The facts that all pieces last showed."""
        self.warehouse = WarehouseItem(look)
        self.cabinet = CabinetItem(look, "gifts")
        self.production = ProductionItem(look, "production")
        self.arrived = ArrivedItem(look, "arrived")
        self.garnets = GarnetsItem(look, "garnets")
        self.fan = FanItem(look)
        self.envelope = EnvelopeItem(look, "envelope")
        self.carried = CarriedItem(look, "carried")
        self.pieces = (
            self.warehouse,
            self.cabinet,
            self.production,
            self.arrived,
            self.garnets,
            self.fan,
            self.envelope,
        )
        self.notebook = NotebookItem(look)
        self.fresh_seal = FreshSealItem(look, "fresh-seal")
        self.fresh_seal.setVisible(False)
        self.add(*self.pieces, self.fresh_seal)
        self.add(self.rings, height=45)
        self.add(self.carried, height=60)
        self.add(self.notebook, height=80)
        self.carried.setVisible(False)

    def resize(self, width: float, height: float) -> None:
        super().resize(width, height)
        layout = lay_out(width, height)
        self.layout_ = layout
        self.warehouse.set_geometry(layout, layout.warehouse)
        self.cabinet.set_geometry(layout, layout.cabinet)
        self.production.set_geometry(layout, layout.production)
        self.arrived.set_geometry(layout, layout.arrived)
        self.garnets.set_geometry(layout, layout.garnets)
        self.fan.set_geometry(layout, layout.pad)
        self.envelope.set_geometry(layout, layout.envelope)
        self.notebook.set_geometry(width, height)

    def show_pieces(self, on: bool) -> None:
        """Show or hide the desk, which the audit replaces."""
        for item in self.pieces:
            item.setVisible(on)

    # Sync with the facts

    def sync(self, facts: Facts, context: TableContext) -> None:
        if self.facts is None or _desk_of(self.facts) != _desk_of(facts):
            self.notebook.close()
        self.context = context
        self.cabinet.front = context.front
        self.cabinet.names = self.envelope.names = context.names
        self.fresh_seal.setVisible(False)
        self.arrived.shift = 0.0
        self.envelope.pressed = 1.0
        self.show_landing(None)
        self.show_facts(facts)

    def show_facts(self, facts: Facts | None) -> None:
        """Update every item after a change of the form; only the cabinet shows who has sealed."""
        self.facts = facts
        self.envelope.sealed = facts is not None and facts.is_sealed
        self.warehouse.set_data(facts)
        shown = None if facts is None else replace(facts, sealed=frozenset(), envelopes=0)
        for item in self.pieces:
            item.facts = facts
            if shown != self._shown or item in (self.cabinet, self.arrived, self.envelope):
                item.update()
        self._shown = shown

    def _take_away(self) -> None:
        self.warehouse.show_forecasts(())
        self.fan.forecasts = ()
        self.production.heading, self.production.text, self.production.extra = "", "", NO_WORDS
        self.cabinet.names = self.envelope.names = ()
        self.carried.setVisible(False)
        self.fresh_seal.setVisible(False)
        self.show_landing(None)
        self.notebook.close()
        self.show_facts(None)

    def open_notebook(self) -> bool:
        """Open the viewer's notebook; return whether there is one."""
        facts = self.facts
        if facts is None or self.context is None or facts.seat is None:
            return False
        title = say("stock-exchange-the-notebook-of", name=self.context.names[facts.seat])
        self.notebook.open(title, pages(facts, self.context.names))
        return True

    def notebook_text(self) -> str:
        """Return the notebook for screen readers."""
        if self.facts is None or self.context is None:
            return ""
        return notebook_text(self.facts, self.context.names)

    def show_landing(self, place: Place | None) -> None:
        """Draw a place empty while something flies there; None for no place."""
        self.cabinet.landing = self.production.landing = self.garnets.landing = place

    def lift(self, heights: Mapping[Hashable, float]) -> None:
        raised = [(place, h) for place, h in heights.items() if isinstance(place, Place)]
        self.fan.lifted = {place: h for place, h in raised if place.kind == "share"}
        goods = {place.number: h for place, h in raised if place.kind == "good"}
        for shelf in self.warehouse.shelves:
            shelf.lifted = goods.get(shelf.resource, 0.0)

    # Layout

    def where(self, place: str) -> QRectF:
        layout = self.layout_
        if layout is None:
            return QRectF()
        areas = {
            "envelope": layout.envelope,
            "own/warehouse": layout.warehouse,
            "own/production": layout.production,
            "own/arrived": layout.arrived,
            "own/garnets": layout.garnets,
            "own/shares": layout.pad,
            "own/notebook": self.notebook.rect if self.notebook.isVisible() else layout.notebook,
        }
        if place in areas:
            return areas[place]
        match place.split("/"):
            case ["own", "warehouse", good] if good in GOODS:
                return layout.shelves[GOODS.index(good)].area
            case ["own", "production", number]:
                return layout.slots[int(number) - 1]
            case ["own", share]:
                shares = (at for at, _ in self.fan.places() if place_name(at) == share)
                return next(map(self.fan.share_rect, shares), QRectF())
            case [seat, *hole]:
                column = None if (at := seat_of(seat)) is None else self.cabinet.column(at)
                return QRectF() if column is None else _hole(column, hole)
            case _:
                return QRectF()

    def place_rect(self, place: Place) -> QRectF:
        """Return the clickable rect of a place; empty if it isn't there."""
        layout = self.layout_
        if layout is None:
            return QRectF()
        match place.kind:
            case "good":
                return self._shelf_rect(layout, place)
            case "slot":
                return layout.slots[place.number]
            case "goods" | "stock":
                column = self.cabinet.column(place.number)
                if column is None:
                    return QRectF()
                return column.goods if place.kind == "goods" else column.stock
            case "share":
                return self.fan.share_rect(place)
            case "swap":
                return layout.exchange
            case _:
                return self.garnets.exchange_rect(place.number)

    def ring_rect(self, place: Place) -> QRectF | None:
        """Return the rect of a place's focus ring if it differs from the place; empty for no ring.

        A shelf's ring excludes its texts; a share draws its own ring.
        """
        if place.kind == "share":
            return QRectF()
        if place.kind != "good" or place.fresh or self.layout_ is None:
            return None
        rect, hole = self.place_rect(place), self.layout_.shelves[place.number].hole
        return line_at(rect, hole.top(), hole.height())

    def _shelf_rect(self, layout: DeskLayout, place: Place) -> QRectF:
        """Return a shelf's rect; half of it if old and fresh diamonds are side by side."""
        area = layout.shelves[place.number].area
        area = QRectF(layout.shelves[place.number].hole) if area.isEmpty() else area
        if self.facts is not None and self.facts.shelves[place.number].halves:
            half = area.width() / 2
            return column_at(area, area.left() + half * place.fresh, half)
        return area


def _hole(column: ColumnBoxes, hole: list[str]) -> QRectF:
    if hole == ["plate"]:
        return column.plate
    if hole:
        return column.goods if hole == ["goods"] else column.stock
    return column.goods.united(column.stock).united(column.plate)


def _desk_of(facts: Facts) -> tuple[SeatId | None, int]:
    return facts.seat, facts.round


AUDIT_SOUNDS: Final[Mapping[StepKind, Sound]] = {
    "stamp": Sound.SEAL,
    "pay": Sound.COINS,
    "place": Sound.MARKER,
}
"""The sound at the start of an audit step."""


def sound_of(event: Event) -> Sound | None:
    """Return the sound that everyone at the table hears for an event; None for silence."""
    match event:
        case Sealed():
            return Sound.SEAL
        case EnvelopesOpened():
            return Sound.PAPER
        case _:
            return None


PRESS: Final = 180
ARRIVE: Final = 350
FLY: Final = 220
"""In milliseconds, as designed."""
_ARCH: Final = 26.0
"""The height of a crate's or certificate's arc."""


class DeskMover:
    """Animates moves over the scene."""

    def __init__(self, scene: DeskScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator

    def steps(
        self, events: Sequence[Event], front: SeatId, settle: Callable[[], None]
    ) -> list[Moving]:
        """Return how seats that sealed press their seals and goods come, which `settle` shows."""
        sealed = [event.seat for event in events if isinstance(event, Sealed)]
        steps: list[Moving] = []
        if sealed:
            steps.append(Together(*([*self._press(seat, front)] for seat in sealed)))
        steps += self._animator.heard(*map(sound_of, events))
        if any(isinstance(event, Arrived) and event.round <= ROUNDS for event in events):
            steps.append(self._arrive(settle))
        return steps

    def _arrive(self, settle: Callable[[], None]) -> Step:
        item = self._scene.arrived

        def move(share: float) -> None:
            item.shift = 1 - share

        return Step(ARRIVE, move, before=settle)

    def fly(self, thing: Place, start: QPointF, target: Place, speed: float) -> None:
        """Fly a crate or certificate to its place, which looks empty until it lands."""
        scene = self._scene
        end = scene.place_rect(target).center()
        scene.show_landing(target)

        at = arc(start, end, _ARCH)

        def move(share: float) -> None:
            scene.carried.carry(thing, at(share))

        def land() -> None:
            scene.carried.carry(None, end)
            scene.show_landing(None)

        move(0.0)
        self._animator.run([Step(FLY, move)], speed, land)

    def _press(self, seat: SeatId, front: SeatId) -> list[Step]:
        """Press a seal: the front seat's on the envelope, any other on its name plate."""
        scene, answer = self._scene, list[Step]()
        if seat == front:
            middle = scene.envelope.rect.center()
            answer.append(scene.struck(Hit(middle, [scene.envelope], strength=2)))
            scene.envelope.sealed = True

            def press(share: float) -> None:
                scene.envelope.pressed = share

        else:
            column, seal = scene.cabinet.column(seat), scene.fresh_seal
            seal.set_rect(QRectF() if column is None else column.plate)
            seal.seat = seat
            seal.setVisible(column is not None)

            def press(share: float) -> None:
                seal.pressed = share

        press(0.0)
        return [Step(PRESS, press, easing=QEasingCurve.Type.InCubic), *answer]
