"""The base class of tables where actions are chosen by clicking things step by step."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QAbstractButton

from stockgames.engine.action_builder import (
    BACK,
    CONFIRM,
    PICK,
    ActionBuilder,
    CarryingBuilder,
    Target,
    named,
    way_to,
)
from stockgames.engine.state import Action, Event
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import V
from stockgames.presentation.outline import Node
from stockgames.ui.sound.recipes import AnySound
from stockgames.ui.table.items import Ring, RingState
from stockgames.ui.table.motion import Lift
from stockgames.ui.table.painted_table import F, PaintedTable
from stockgames.ui.widgets.accessibility import Place, placed

WAYS: Final = {
    "Left": QPointF(-1, 0),
    "Right": QPointF(1, 0),
    "Up": QPointF(0, -1),
    "Down": QPointF(0, 1),
}
_ASIDE: Final = 2.4
"""The weight of the distance across an arrow's direction, relative to that along it."""


def next_place(rects: Mapping[str, QRectF], here: str | None, key: str) -> str | None:
    """Return the name of the rect that an arrow key leads to; the first one without a start."""
    if here is None or here not in rects:
        return next(iter(rects), None)
    way, start = WAYS[key], rects[here].center()
    found = {
        name: distance
        for name, rect in rects.items()
        if name != here and (distance := _distance(rect.center() - start, way)) is not None
    }
    return min(found, key=lambda name: found[name], default=None)


def nearest(rects: Mapping[str, QRectF], point: QPointF) -> str | None:
    """Return the name of the rect whose centre is nearest to a point; None without any."""

    def distance(name: str) -> float:
        gap = rects[name].center() - point
        return gap.x() * gap.x() + gap.y() * gap.y()

    return min(rects, key=distance, default=None)


def _distance(gap: QPointF, way: QPointF) -> float | None:
    along = gap.x() * way.x() + gap.y() * way.y()
    aside = abs(gap.x() * way.y()) + abs(gap.y() * way.x())
    if along < 4 or aside > along * 3.2:
        return None
    return along + _ASIDE * aside


T = TypeVar("T", bound=Target[Hashable])
"""The game's type of target."""
_STEPS: Final = {"Left": -1, "Up": -1, "Right": 1, "Down": 1}


@dataclass(frozen=True, slots=True)
class Area:
    """The rect of a target on the board, and the state of its ring."""

    rect: QRectF
    radius: float = 5.0
    on_wood: bool = False
    on_card: bool = False
    is_clear: bool = False
    """Whether a chosen target gets no glow, to keep its colours."""
    ringed: QRectF | None = None
    """The rect of the ring: None for all of `rect`, empty for no ring."""
    shape: QPainterPath | None = None
    """The visible part, if something covers it."""


class PointingTable(PaintedTable[V, F], Generic[V, F, T]):
    """Puts a hot spot over every target, draws its ring, and handles clicks and keys on it.

    A game's table also creates `choosing`, and implements the methods at the end.
    """

    walks_by_place: ClassVar[bool] = False
    """Whether arrow keys move by the targets' positions; otherwise they move in order."""
    choosing: ActionBuilder[T, Action]
    _shows_only = False
    """Whether nothing can be chosen, and only picked targets have rings."""
    _targets: Sequence[T] = ()
    """What could be pointed at when the board was last refreshed."""
    _picked: str | None = None
    """The target that was picked then."""
    _advised: Sequence[str] = ()
    """The targets that a hint is about."""
    _passed_over: str | None = None
    """What mouse or keyboard was at when the hint came."""

    # Called by the page

    def chosen(self) -> Action | None:
        return self.choosing.action()

    def choose(self, name: str) -> bool:
        if not self.choosing.open:
            return False
        if name == CONFIRM:
            return self._confirm()
        if name == BACK:
            return self._step_back()
        return self._point_at(name.removeprefix(PICK)) or self._press(name)

    def _press(self, name: str) -> bool:
        """Press a button of the game's own panel; return whether there is one."""
        pressed = self.choosing.press(name)
        if pressed.refused is not None:
            self.explained.emit(pressed.refused)
        if pressed.mutes:
            self.muted.emit()
        return self._emit(pressed.action) or self._then_refresh(pressed.happened)

    def press(self, key: str) -> bool:
        if not self.choosing.open:
            return False
        before = self.choosing.picked
        taken = self._take_key(key)
        on_button = isinstance(self.board.window().focusWidget(), QAbstractButton)
        if on_button and self.choosing.picked not in (None, before):
            self._focus_picked()
        return taken

    def _take_key(self, key: str) -> bool:
        """Handle a key while something can be chosen; return whether it was used."""
        if key in _STEPS:
            return self._walk_to(key) if self.walks_by_place else self._walk(_STEPS[key])
        if key == "Return":
            focused = self.board.focused_spot or ""
            return self._point_at(focused) or self._press_beside(focused)
        if key == "Escape":
            return self._step_back()
        return self._press_choice(key)

    @property
    def spot_takes_enter(self) -> bool:
        picked = None if self.puts_down else self.choosing.picked
        return self.board.focused_spot not in (None, picked)

    @property
    def can_step_back(self) -> bool:
        return self.choosing.open and self.choosing.can_step_back

    def _stop_asking(self) -> None:
        self.choosing.close()
        self._targets = ()

    # Choosing

    def _connect(self, sound_of: Callable[[Event], AnySound | None]) -> None:
        super()._connect(sound_of)
        self.lift = Lift(self.look, self)
        self.lift.changed.connect(self.scene.lift)
        self.board.attended_changed.connect(self._lift_raised)
        self.board.pressed_spot.connect(self._press_spot)
        self.board.attended_changed.connect(self._mark)

    def _press_spot(self, name: str) -> None:
        """Pick the clicked target; if it is already picked, play it or deselect it."""
        again = self.choosing.picked == name and not self.puts_down
        if again and self.choosing.action() is not None:
            self._confirm()
        elif not self._point_at(name):
            self._press_beside(name)

    def _point_at(self, name: str) -> bool:
        """Pick the target with this name, or say why not; return whether there is one."""
        target = self.choosing.target(name)
        if target is None:
            return False
        self.explained.emit(target.refused)
        if target.refused is not None:
            return True
        was_on, middle = self.board.focused_spot, self._area(target).rect.center()
        if self.choosing.picked != name or self.puts_down:
            self.choosing.pick(name)
        if self._pointing_takes(target):
            return self._confirm()
        self._show_pick()
        self._stay_near(middle, was_on)
        return True

    def _show_pick(self) -> bool:
        """Show what is picked; move the board's focus there, so that Enter confirms it."""
        self._refresh()
        if self.board.focused_spot is not None and self.choosing.picked is not None:
            self._focus_picked()
        return True

    def _stay_near(self, point: QPointF, was_on: str | None) -> None:
        """Move the focus to the nearest target if the focused one has disappeared."""
        if self.walks_by_place and was_on is not None and self.board.focused_spot is None:
            self._walk_on(nearest(self._rects(), point))

    def _focus_picked(self) -> None:
        if self.puts_down:
            return
        spot = self.board.spot(self.choosing.picked or "")
        at = spot or self.board.parentWidget()
        if at is not None:
            at.setFocus(Qt.FocusReason.OtherFocusReason)

    def _walk(self, by: int) -> bool:
        targets = [target for target in self._targets if self._is_walked(target)]
        focused, picked = self.board.focused_spot, self.choosing.picked
        here = focused if named(targets, focused) is not None else picked
        name = neighbour(targets, here, by)
        if name is None:
            return False
        if self._walking_picks(next(target for target in targets if target.name == name)):
            self.choosing.pick(name)
            self._refresh()
            self._focus_picked()  # it may have been off screen before
            return True
        return self._walk_on(name)

    def _walk_to(self, key: str) -> bool:
        here = self.board.focused_spot or self.board.hovered
        return self._walk_on(next_place(self._rects(), here, key))

    def _walk_on(self, name: str | None) -> bool:
        spot = self.board.spot(name or "")
        if spot is not None:
            spot.setFocus()
        return spot is not None

    def _rects(self) -> dict[str, QRectF]:
        rects = {target.name: self._area(target).rect for target in self._targets}
        return {name: rect for name, rect in rects.items() if not rect.isEmpty()}

    def _step_back(self) -> bool:
        return self._then_refresh(self.choosing.back())

    def _confirm(self) -> bool:
        return self._emit(self.choosing.action())

    # Showing how an action is chosen

    def only_show(self) -> None:
        """Disable all choices from now on; the board only shows how actions are chosen.

        The hand may use the space of the action panel.
        """
        self._shows_only = True
        self.scene.acts = False

    def find_way(self, action: Action) -> tuple[T, ...]:
        return way_to(self.choosing, action, lambda: self._start_over(action))

    def propose(self, action: Action) -> bool:
        if not self.choosing.open:
            return False
        self.show_way(action, self.find_way(action))
        return self.choosing.action() == action

    def show_way(self, action: Action | None, way: Sequence[T]) -> None:
        self._start_over(action)
        for target in way:
            self.choosing.pick(target.name)
        self._refresh()

    def things_of(self, action: Action) -> list[str]:
        things = [*super().things_of(action)]
        if self.choosing.makes_deal:
            return things
        kept, self.choosing = self.choosing, copy(self.choosing)  # what is picked stays picked
        way = self.find_way(action)
        things += self._leading_to(way)
        self.choosing = kept
        shown = {target.name for target in self._targets}
        places = {target.place for target in way if target.name not in shown}
        return [*things, *(target.name for target in self._targets if target.place in places)]

    def advise(self, things: Sequence[str]) -> None:
        if tuple(things) != self._advised:
            self._advised, self._passed_over = tuple(things), self.board.attended
            self._mark()

    @property
    def _regarded(self) -> str | None:
        """The name of what to show more of: what mouse or keyboard is at, or else is picked, or
        else advised. A hint comes before what they were at already.
        """
        at, advised = self.board.attended, next(iter(self._advised), None)
        if at is not None and (advised is None or at != self._passed_over):
            return at
        return self._picked or advised or at

    def place_of(self, way: Sequence[T]) -> QRectF:
        seen = (rect for rect in (self._area(target).rect for target in way) if not rect.isEmpty())
        return next(seen, QRectF())

    def _start_over(self, action: Action | None) -> None:
        """Undo all picks, and start what a pick doesn't start."""
        while self.choosing.can_step_back and self.choosing.back():
            pass

    # Display

    def _show_choices(self) -> None:
        self._targets, self._picked = self.choosing.targets(), self.choosing.picked
        self._offer()
        self._mark()
        self._lift_raised()

    def _offer(self) -> None:
        if self._shows_only or self.scene.facts is None:
            self.board.offer(())
            return
        targets = {target.name: target for target in self._targets}
        nodes = self._pressable(*self._shown())
        places = (self._place_of(node, targets.get(node.place)) for node in nodes)
        self.board.offer([place for place in places if not place.rect.isEmpty()])

    def _place_of(self, node: Node, target: T | None) -> Place:
        if target is None:
            return placed(node, self._rect_beside(node.place))
        area, barred = self._area(target), target.refused is not None and node.state != "picked"
        return placed(node, area.rect, shape=area.shape, barred=barred)

    def _mark(self) -> None:
        rings = (self._ring(target) for target in self._targets)
        self.scene.rings.show_rings([*self._ring_beside(), *filter(None, rings)])

    def _ring_beside(self) -> list[Ring]:
        focused = self.board.focused_spot
        if focused is None or named(self._targets, focused) is not None:
            return []
        return [Ring(place.rect, "focus") for place in self.board.offered if place.place == focused]

    def clear(self) -> None:
        super().clear()
        self._targets, self._picked = (), None
        self.lift.drop()

    def _raised(self) -> T | None:
        """Return the target to raise: the one under the mouse."""
        return named(self._targets, self.board.hovered)

    def _lift_raised(self) -> None:
        target = self._raised() if self.choosing.open else None
        lifts = target is not None and target.refused is None
        self.lift.follow(target.place if target is not None and lifts else None)

    def _ring(self, target: T) -> Ring | None:
        state = self._ring_state(target)
        if state is None:
            return None
        area = self._area(target)
        rect = area.rect if area.ringed is None else area.ringed
        if rect.isEmpty():
            return None
        return Ring(rect, state, area.radius, area.on_wood, area.on_card, area.is_clear)

    def _ring_state(self, target: T) -> RingState | None:
        if target.name == self.board.focused_spot:
            return "focus"
        is_advised = self._picked is None and target.name in self._advised
        if self._is_picked(target) or is_advised:
            return "picked"
        return "open" if self._is_lit(target) and not self._shows_only else None

    # For subclasses

    def _area(self, target: T) -> Area:
        """Return a target's area; its rect is empty if it isn't visible."""
        raise NotImplementedError

    def _pressable(self, facts: F, context: TableContext) -> Sequence[Node]:
        """Return in words what can be pressed: the targets, by their names, and things beside."""
        raise NotImplementedError

    def _rect_beside(self, name: str) -> QRectF:
        """Return the rect of something that isn't a target, for example to look at; or empty."""
        return QRectF()

    def _press_beside(self, name: str) -> bool:
        """Press such a thing; return whether there is one with this name."""
        return False

    def _is_lit(self, target: T) -> bool:
        return target.refused is None

    def _is_picked(self, target: T) -> bool:
        """Return whether a target has the ring of the chosen one."""
        return target.name == self._picked

    def _pointing_takes(self, target: T) -> bool:
        """Return whether a single click on a target plays its action."""
        return False

    def _is_walked(self, target: T) -> bool:
        return target.refused is None

    def _leading_to(self, way: Sequence[T]) -> Sequence[str]:
        """Return the names of what leads to an action, once all of its way is picked."""
        return [target.name for target in way]

    def _walking_picks(self, target: T) -> bool:
        """Return whether arrow keys pick the target they reach, until Enter confirms one."""
        return False


def neighbour(targets: Iterable[T], name: str | None, by: int) -> str | None:
    """Return the allowed target `by` places after the named one, cyclically; None without any."""
    names = [target.name for target in targets if target.refused is None]
    if not names:
        return None
    if name not in names:
        return names[0] if by > 0 else names[-1]
    return names[(names.index(name) + by) % len(names)]


P = TypeVar("P", bound=Hashable)
"""The game's type of place on its table."""


class CarryingTable(PointingTable[V, F, Target[P]], Generic[V, F, P]):
    """Lets things be dragged from one target to another, and highlights valid targets.

    A game's board says which hot spots are `lifted`; its table implements the methods at the end.
    """

    choosing: CarryingBuilder[P, Action]
    carried_from: P | None = None
    """The place that the dragged thing comes from."""

    def _connect(self, sound_of: Callable[[Event], AnySound | None]) -> None:
        super()._connect(sound_of)
        self.board.dragged.connect(self._drag)
        self.board.dropped.connect(self._drop)

    def _drag(self, name: str, at: QPointF) -> None:
        if self.carried_from is None:
            target = named(self._targets, name)
            if target is None or not self.choosing.can_carry(target.place):
                return
            self.choosing.back()
            self.carried_from = target.place
        self._show_carried(self.carried_from, at)
        self._mark()

    def _drop(self, name: str, at: QPointF) -> None:
        source = self.carried_from
        self._put_down()
        place = self._place_at(at, source) if source is not None else None
        was_on = self.board.focused_spot
        if source is not None and place is not None and not self.choosing.carry(source, place):
            why = self.choosing.not_carried(source, place)
            if why is not None:
                self.explained.emit(why)
        self._refresh()
        self._stay_near(at, was_on)

    def _put_down(self) -> None:
        super()._put_down()
        self.carried_from = None
        self._show_carried(None, QPointF())

    def _is_lit(self, target: Target[P]) -> bool:
        if self.carried_from is not None:
            return self.choosing.takes(self.carried_from, target.place)
        return super()._is_lit(target)

    # For subclasses

    def _place_at(self, at: QPointF, source: P) -> P | None:
        target = named(self._targets, self.board.spot_at(at))
        return target.place if target is not None else None

    def _show_carried(self, source: P | None, at: QPointF) -> None:
        """Show the thing from `source` dragged at a point; None shows nothing."""
        raise NotImplementedError
