"""Animations on a table: sequences of steps, flights, fades, shakes."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from stockgames.engine.state import Event
from stockgames.ui.sound.recipes import AnySound
from stockgames.ui.table.items import TableItem, scene_ratio
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.timing import ProgressAnimation

FRAME_MS: Final = 16
Motion = Callable[[float], None]
"""Takes the eased share of the animation, 0 to 1."""


class Step:
    """One animation: its duration in milliseconds as designed, and its callbacks."""

    def __init__(
        self,
        length: int,
        motion: Motion | None = None,
        *,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        before: Callable[[], None] | None = None,
    ) -> None:
        self.length = length
        self.motion = motion
        self.easing = easing
        self.before = before


class Together:
    """Parallel tracks of animations; it ends with the longest."""

    def __init__(self, *tracks: Sequence[Moving]) -> None:
        self.tracks = tracks

    @property
    def length(self) -> int:
        """The duration of the longest track in milliseconds, as designed."""
        return max(map(length, self.tracks), default=0)


Moving: TypeAlias = Step | Together
"""What an animator can play."""


def length(steps: Sequence[Moving]) -> int:
    """Return the total duration of a sequence in milliseconds, as designed."""
    return sum(step.length for step in steps)


class Animator(QObject):
    """Runs one sequence at a time. Every sequence calls its `done` exactly once."""

    sounded = Signal(object)
    """A Sound when the animation reaches it; skipped ones are silent."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._group: QSequentialAnimationGroup | None = None
        self._done: Callable[[], None] | None = None
        self._audible = False
        self._backwards = False

    @property
    def is_running(self) -> bool:
        return self._group is not None

    def run(self, steps: Sequence[Moving], speed: float, done: Callable[[], None]) -> None:
        """Play the steps; `speed` scales their durations. A running sequence is finished first."""
        group = self._begin(steps, speed)
        self._audible = speed > 0  # before the start, in which the first step makes its sound
        self._run(group, done)

    def run_back(self, steps: Sequence[Moving], speed: float, done: Callable[[], None]) -> None:
        """Play the steps backwards, without sound."""
        group = self._begin(steps, speed)
        group.start()
        group.setCurrentTime(group.totalDuration())
        group.setDirection(QAbstractAnimation.Direction.Backward)
        self._backwards = True
        self._run(group, done)

    def _begin(self, steps: Sequence[Moving], speed: float) -> QSequentialAnimationGroup:
        self.finish()
        self._audible = self._backwards = False
        # Not a child: the `done` callback may hold the last reference to a table that was left, and
        # deleting its animator would delete the group during the group's own signal.
        group = QSequentialAnimationGroup(QCoreApplication.instance())
        self.destroyed.connect(group.stop)
        self.destroyed.connect(group.deleteLater)
        for step in steps:
            group.addAnimation(self._animation(step, speed))
        return group

    def _run(self, group: QSequentialAnimationGroup, done: Callable[[], None]) -> None:
        self._group, self._done = group, done
        group.finished.connect(self._ended)
        group.start()

    def heard(self, *sounds: AnySound | None) -> list[Step]:
        """Return steps that play these sounds, each once; None is silence."""
        distinct = dict.fromkeys(sound for sound in sounds if sound is not None)
        return [Step(0, before=partial(self._hear, sound)) for sound in distinct]

    def _hear(self, sound: AnySound) -> None:
        if self._audible:
            self.sounded.emit(sound)

    def finish(self) -> None:
        """Skip to the end of the running sequence."""
        group = self._group
        if group is not None:
            self._audible = False
            group.setCurrentTime(0 if self._backwards else group.totalDuration())
            if self._group is group:  # its end may have started the next one
                self._ended()

    def drop(self) -> None:
        """Stop the running sequence where it is, without calling its `done`."""
        self._done = None
        if self._group is not None:
            self._group.stop()
            self._ended()

    def _ended(self) -> None:
        group, self._group = self._group, None
        done, self._done = self._done, None
        if group is not None:
            group.finished.disconnect(self._ended)
            group.deleteLater()
        if done is not None:
            done()

    def _animation(self, step: Moving, speed: float) -> QAbstractAnimation:
        return self._single(step, speed) if isinstance(step, Step) else self._several(step, speed)

    def _several(self, together: Together, speed: float) -> QAbstractAnimation:
        group = QParallelAnimationGroup()
        for track in together.tracks:
            line = QSequentialAnimationGroup()
            for step in track:
                line.addAnimation(self._animation(step, speed))
            group.addAnimation(line)
        return group

    def _single(self, step: Step, speed: float) -> QAbstractAnimation:
        duration = max(0, round(step.length * speed))
        if step.motion is None and step.before is None:
            return QPauseAnimation(duration)
        animation = QVariantAnimation()
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(duration)
        animation.setEasingCurve(step.easing)
        if step.before is not None:
            animation.stateChanged.connect(partial(self._prepare, step.before))
        if step.motion is not None:
            motion = step.motion
            animation.valueChanged.connect(lambda value: motion(float(value)))
        return animation

    def _prepare(
        self,
        before: Callable[[], None],
        new: QAbstractAnimation.State,
        _old: QAbstractAnimation.State,
    ) -> None:
        if new == QAbstractAnimation.State.Running and not self._backwards:
            before()


_LOW: Final = 0.12
"""The height of a low arc, relative to its length."""
_LOW_AT_MOST: Final = 40.0
_THIN: Final = 0.04
"""The least apparent width during a flip, as an item without a width isn't painted."""


def arc(start: QPointF, end: QPointF, height: float | None = None) -> Callable[[float], QPointF]:
    """Return a function from a share of the way to a point on an arc.

    The arc is `height` pixels high; by default it is low.
    """
    if height is None:
        length = math.hypot(end.x() - start.x(), end.y() - start.y())
        height = min(_LOW_AT_MOST, length * _LOW)

    def at(share: float) -> QPointF:
        return start + (end - start) * share - QPointF(0, height * math.sin(math.pi * share))

    return at


def flight(
    item: QGraphicsItem,
    way: Callable[[float], QPointF],
    milliseconds: int,
    *,
    sizes: tuple[float, float] = (1.0, 1.0),
    turn: float = 0.0,
    easing: QEasingCurve.Type = QEasingCurve.Type.InOutCubic,
    before: Callable[[], None] = lambda: None,
    also: Motion = lambda _: None,
) -> Step:
    """Return a flight of an item along a way; it appears there after `before`.

    On the way it is scaled from the first of `sizes` to the second, and turned by degrees.
    """

    def go(share: float) -> None:
        item.setPos(way(share))
        item.setScale(sizes[0] + (sizes[1] - sizes[0]) * share)
        item.setRotation(turn * share)
        also(share)

    def appear() -> None:
        before()
        go(0.0)
        item.setVisible(True)

    return Step(milliseconds, go, easing=easing, before=appear)


def width_in_turn(share: float) -> float:
    """Return the apparent width of something flipping about its long axis; 1 if it is flat."""
    return max(_THIN, abs(math.cos(math.pi * share)))


def turn_over(item: QGraphicsItem, share: float) -> None:
    """Show an item at a share of its flip about its long axis."""
    transform = item.transform()
    transform.reset()
    item.setTransform(transform.scale(width_in_turn(share), 1))


LIFT_MS: Final = 120
"""In milliseconds as designed; with reduced motion items are raised at once."""


class Lift(QObject):
    """Animates how far each place is raised, 0 to 1; only one rises, the others go down."""

    changed = Signal(object)
    """The new `heights`."""

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._place: Hashable | None = None
        self._from: dict[Hashable, float] = {}
        self.heights: Mapping[Hashable, float] = {}
        """By place; only those above 0."""
        self._motion = ProgressAnimation(self, LIFT_MS, self._move)

    def follow(self, place: Hashable | None) -> None:
        """Raise what is at a place, and lower everything else."""
        if place == self._place:
            return
        self._place = place
        self._motion.stop()
        self._from = {**self.heights} if place is None else {place: 0.0, **self.heights}
        if self._look.reduced_motion:
            self._move(1.0)
        else:
            self._motion.start()

    def drop(self) -> None:
        """Lower everything at once, because another view is about to be shown."""
        self._motion.stop()
        self._place, self._from = None, {}
        if self.heights:
            self.heights = {}
            self.changed.emit(self.heights)

    def _move(self, share: float) -> None:
        rising, self.heights = self._place, {}
        for place, start in self._from.items():
            height = start + ((1.0 if place == rising else 0.0) - start) * share
            if height > 0:
                self.heights = {**self.heights, place: height}
        self.changed.emit(self.heights)


DURATION: Final = 80
"""In milliseconds, as designed."""
_ABOVE_ALL = 90


class CrossFade:
    """Fades from one picture to the next in a step of the animator; `sound_of` gives the sounds."""

    def __init__(
        self,
        scene: QGraphicsScene,
        animator: Animator,
        sound_of: Callable[[Event], AnySound | None],
    ) -> None:
        self._scene = scene
        self._animator = animator
        self._sound_of = sound_of
        self._fading: QGraphicsPixmapItem | None = None

    def run(
        self,
        events: Iterable[Event],
        change: Callable[[], None],
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Fade from the picture before `change` to the one after it; then call `done` once.

        The sounds of the events are played at the start.
        """
        self._animator.finish()
        if self._scene.sceneRect().size().toSize().isEmpty():  # the scene has no size yet
            change()
            done()
            return
        old = self._picture()
        change()
        fading = QGraphicsPixmapItem(old)
        fading.setZValue(_ABOVE_ALL)
        self._scene.addItem(fading)
        self._fading = fading

        def end() -> None:
            self.clear()
            done()

        fade = Step(DURATION, lambda share: fading.setOpacity(1 - share))
        heard = self._animator.heard(*map(self._sound_of, events))
        self._animator.run([*heard, fade], speed, end)

    def clear(self) -> None:
        """Remove the old picture; needed after the animator is dropped."""
        if self._fading is not None:
            self._scene.removeItem(self._fading)
            self._fading = None

    def _picture(self) -> QPixmap:
        ratio = scene_ratio(self._scene)
        picture = QPixmap(self._scene.sceneRect().size().toSize() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill("transparent")
        painter = QPainter(picture)
        self._scene.render(painter)
        painter.end()
        self._scene.update()  # Qt takes what it rendered here for painted in the views as well
        return picture


SHUDDER: Final = 280
SWAY: Final = 350
COUNT: Final = 250
"""In milliseconds, as designed."""
_SHAKES: Final = 5
_SWINGS: Final = 2
_LINEAR = QEasingCurve.Type.Linear


@dataclass(frozen=True, slots=True)
class Hit:
    """Items that were hit, with the items around them."""

    at: QPointF
    """Its position in the scene."""
    what: Sequence[TableItem] = ()
    """The items that shake."""
    near: Sequence[TableItem] = ()
    """Small items around them that sway; they are repainted while they rotate."""
    strength: float = 4.0
    """The strength of the shake, in pixels."""
    lean: float = 6.0
    """The angle of the sway, in degrees."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A number that a move changes, with the function that shows it."""

    read: Callable[[], int]
    """Returns the displayed number at the start of counting."""
    after: Callable[[int], int]
    """Returns the final number for that start."""
    show: Callable[[int], None]


class Shaken:
    """The items that were hit, with their original positions."""

    def __init__(self) -> None:
        self._homes: list[tuple[TableItem, QPointF, float]] = []

    def struck(self, hit: Hit) -> Step:
        """Return the shake of the items that were hit, from their positions at its start."""
        what: list[tuple[TableItem, QPointF]] = []
        near: list[tuple[TableItem, float]] = []

        def before() -> None:
            self._homes += [(i, i.pos(), i.rotation()) for i in (*hit.what, *hit.near)]
            what.extend((item, item.pos()) for item in hit.what)
            for item in hit.near:
                item.setTransformOriginPoint(_foot(item.rect))
                near.append((item, _away(item, hit.at)))

        def go(share: float) -> None:
            for item, home in what:
                item.setPos(home + shake(hit.strength, share))
            for item, way in near:
                item.setRotation(way * swing(hit.lean, share))

        return Step(SWAY if hit.near else SHUDDER, go, easing=_LINEAR, before=before)

    def settle(self) -> None:
        """Restore the positions of all items whose shake was interrupted."""
        while self._homes:
            item, place, turn = self._homes.pop()
            item.setPos(place)
            item.setRotation(turn)


def shake(strength: float, share: float) -> QPointF:
    """Return an item's offset at a share of its shake, in whole pixels.

    Whole pixels allow its cached pixmap to be reused.
    """
    left = strength * (1 - share) ** 2
    turn = 2 * math.pi * _SHAKES * share
    return QPointF(round(left * math.sin(turn)), round(left * 0.6 * math.sin(turn * 0.7)))


def swing(lean: float, share: float) -> float:
    """Return an item's rotation at a share of its sway, in degrees away from the hit."""
    return lean * (1 - share) * math.sin(2 * math.pi * _SWINGS * share)


def _away(item: TableItem, at: QPointF) -> float:
    """Return the direction in which an item leans first: 1 is clockwise."""
    return 1.0 if item.mapToScene(item.rect.center()).x() >= at.x() else -1.0


def _foot(rect: QRectF) -> QPointF:
    return QPointF(rect.center().x(), rect.bottom())


def change(before: int, after: int, show: Callable[[int], None]) -> Sum:
    """Return a number whose values before and after a move are known."""
    return Sum(lambda: before, lambda _: after, show)


def counted(sums: Sequence[Sum]) -> list[Step]:
    """Return an animation in which all numbers count to their new values at the same time."""
    if not sums:
        return []
    ways: list[tuple[Sum, int, int]] = []

    def before() -> None:
        for figure in sums:
            start = figure.read()
            ways.append((figure, start, figure.after(start)))

    def go(share: float) -> None:
        for figure, start, end in ways:
            if start != end:
                figure.show(round(start + (end - start) * share))

    return [Step(COUNT, go, before=before)]


def with_sums(steps: Sequence[Moving], sums: Sequence[Sum]) -> list[Moving]:
    """Return a move's steps, with its numbers counting during the last of them."""
    if not sums:
        return list(steps)
    wait = max(0, length(steps) - COUNT)
    return [Together(steps, [Step(wait), *counted(sums)])]


def from_share(steps: Sequence[Moving], share: float, *answer: Moving) -> Together:
    """Return steps with an `answer` that starts at a share of their duration."""
    return Together(steps, [Step(round(length(steps) * share)), *answer])
