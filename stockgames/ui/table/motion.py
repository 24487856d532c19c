"""How things move on a table: steps one after another, flights, fades, reactions."""

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

from stockgames.engine.event import Event
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.items import TableItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.progress_animation import ProgressAnimation

Motion = Callable[[float], None]
"""Takes the share of the way gone, 0 to 1, eased."""


class Step:
    """One motion: how long it takes as designed, and what it does on the way."""

    def __init__(
        self,
        milliseconds: int,
        motion: Motion | None = None,
        *,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
        before: Callable[[], None] | None = None,
    ) -> None:
        self.milliseconds = milliseconds
        self.motion = motion
        self.easing = easing
        self.before = before

    @property
    def length(self) -> int:
        """How long it takes, in milliseconds as designed."""
        return self.milliseconds


class Together:
    """Motions that begin at the same time, each a track of its own; the longest is the end."""

    def __init__(self, *tracks: Sequence[Moving]) -> None:
        self.tracks = tracks

    @property
    def length(self) -> int:
        """How long the longest track takes, in milliseconds as designed."""
        return max(map(length, self.tracks), default=0)


Moving: TypeAlias = Step | Together
"""What an animator can play."""


def length(steps: Sequence[Moving]) -> int:
    """Return how long steps take one after another, in milliseconds as designed."""
    return sum(step.length for step in steps)


class Animator(QObject):
    """Runs one sequence at a time. Every sequence calls its `done` exactly once."""

    sounded = Signal(object)
    """A Sound, as the motion comes to it; what is jumped over is silent."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._group: QSequentialAnimationGroup | None = None
        self._done: Callable[[], None] | None = None
        self._audible = False
        self._backwards = False

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._group is not None

    def run(self, steps: Sequence[Moving], speed: float, done: Callable[[], None]) -> None:
        """Play the steps; `speed` multiplies their durations. One that runs is finished first."""
        group = self._begin(steps, speed)
        self._audible = speed > 0  # before the start: the first step sounds in it
        self._run(group, done)

    def run_back(self, steps: Sequence[Moving], speed: float, done: Callable[[], None]) -> None:
        """Play the steps from their end back to their beginning, in silence."""
        group = self._begin(steps, speed)
        group.start()
        group.setCurrentTime(group.totalDuration())
        group.setDirection(QAbstractAnimation.Direction.Backward)
        self._backwards = True
        self._run(group, done)

    def _begin(self, steps: Sequence[Moving], speed: float) -> QSequentialAnimationGroup:
        self.finish()
        self._audible = self._backwards = False
        # Not a child: what is done at the end may be the last to hold a table that was left, and
        # its animator would take the group along in the middle of the group's own signal.
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

    def heard(self, *sounds: Sound | None) -> list[Step]:
        """Return the steps in which sounds are heard, each once; None is silence."""
        distinct = dict.fromkeys(filter(None, sounds))
        return [Step(0, before=partial(self._hear, sound)) for sound in distinct]

    def _hear(self, sound: Sound) -> None:
        if self._audible:
            self.sounded.emit(sound)

    def finish(self) -> None:
        """Jump to the end of what runs."""
        if self._group is not None:
            self._audible = False
            self._group.setCurrentTime(0 if self._backwards else self._group.totalDuration())
            if self._group is not None:
                self._ended()

    def drop(self) -> None:
        """Stop what runs where it is, without calling its `done`."""
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
        duration = max(0, round(step.milliseconds * speed))
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
"""How high a low arc is beside its length."""
_LOW_AT_MOST: Final = 40.0
_THIN: Final = 0.04
"""How wide at least something is that turns over: an item without a width is not painted."""


def arc(start: QPointF, end: QPointF, height: float | None = None) -> Callable[[float], QPointF]:
    """Return where something is that flies in an arc, by its share of the way.

    The arc is `height` pixels high; low where none is told.
    """
    if height is None:
        length = math.hypot(end.x() - start.x(), end.y() - start.y())
        height = min(_LOW_AT_MOST, length * _LOW)

    def at(share: float) -> QPointF:
        return start + (end - start) * share - QPointF(0, height * math.sin(math.pi * share))

    return at


def width_in_turn(share: float) -> float:
    """Return how wide something is seen that turns over on its long axis; 1 where it lies flat."""
    return max(_THIN, abs(math.cos(math.pi * share)))


def turn_over(item: QGraphicsItem, share: float) -> None:
    """Show an item as far turned over on its long axis."""
    transform = item.transform()
    transform.reset()
    item.setTransform(transform.scale(width_in_turn(share), 1))


LIFT_MS: Final = 120
"""As designed; with reduced motion things are lifted at once."""


class Lift(QObject):
    """Knows how high each place is lifted, 0 to 1: one at a time rises, the others settle."""

    changed = Signal()

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._place: Hashable | None = None
        self._from: dict[Hashable, float] = {}
        self.heights: Mapping[Hashable, float] = {}
        """Of all places that are not down."""
        self._motion = ProgressAnimation(self, LIFT_MS, self._move)

    def follow(self, place: Hashable | None) -> None:
        """Lift what lies at a place, and nothing else."""
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
        """Put everything down at once: another table is about to show."""
        self._motion.stop()
        self._place, self._from = None, {}
        if self.heights:
            self.heights = {}
            self.changed.emit()

    def _move(self, share: float) -> None:
        rising, self.heights = self._place, {}
        for place, start in self._from.items():
            height = start + ((1.0 if place == rising else 0.0) - start) * share
            if height > 0:
                self.heights = {**self.heights, place: height}
        self.changed.emit()


DURATION: Final = 80
"""As designed, in milliseconds."""
_ABOVE_ALL = 90


class CrossFade:
    """Fades one picture at a time, as a step of the animator; `sound_of` tells what is heard."""

    def __init__(
        self,
        scene: QGraphicsScene,
        animator: Animator,
        sound_of: Callable[[Event], Sound | None],
    ) -> None:
        self._scene = scene
        self._animator = animator
        self._sound_of = sound_of
        self._veil: QGraphicsPixmapItem | None = None

    def run(
        self,
        events: Iterable[Event],
        change: Callable[[], None],
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Let the picture before `change` fade over the one after it; then call `done` once.

        The events that changed it are heard as it begins.
        """
        self._animator.finish()
        if self._scene.sceneRect().size().toSize().isEmpty():  # no room to see anything in
            change()
            done()
            return
        old = self._picture()
        change()
        veil = QGraphicsPixmapItem(old)
        veil.setZValue(_ABOVE_ALL)
        self._scene.addItem(veil)
        self._veil = veil

        def end() -> None:
            self.clear()
            done()

        fade = Step(DURATION, lambda share: veil.setOpacity(1 - share))
        heard = self._animator.heard(*map(self._sound_of, events))
        self._animator.run([*heard, fade], speed, end)

    def clear(self) -> None:
        """Take the old picture away: whoever drops the animator does this, too."""
        if self._veil is not None:
            self._scene.removeItem(self._veil)
            self._veil = None

    def _picture(self) -> QPixmap:
        ratio = max((view.devicePixelRatioF() for view in self._scene.views()), default=1.0)
        picture = QPixmap(self._scene.sceneRect().size().toSize() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill("transparent")
        painter = QPainter(picture)
        self._scene.render(painter)
        painter.end()
        return picture


SHUDDER: Final = 280
SWAY: Final = 350
COUNT: Final = 250
"""Milliseconds as designed."""
_SHAKES: Final = 5
_SWINGS: Final = 2
_LINEAR = QEasingCurve.Type.Linear


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that was hit, with what stands round it."""

    at: QPointF
    """Where, in the scene."""
    what: Sequence[TableItem] = ()
    """What shudders."""
    near: Sequence[TableItem] = ()
    """What sways away from there: small things, as they are painted anew while they turn."""
    strength: float = 4.0
    """How far it shudders, in pixels."""
    lean: float = 6.0
    """How far it sways, in degrees."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A figure that a move changes, and who shows it."""

    read: Callable[[], int]
    """Returns the figure as it is shown when it begins to count."""
    after: Callable[[int], int]
    """Returns what it comes to from there."""
    show: Callable[[int], None]


class Shaken:
    """What has been hit, and how it stood before."""

    def __init__(self) -> None:
        self._homes: list[tuple[TableItem, QPointF, float]] = []

    def struck(self, hit: Hit) -> Step:
        """Return how the things of a hit answer it, from where they are when that begins."""
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
        """Let all of it stand as it stood, wherever its motion was broken off."""
        while self._homes:
            item, place, turn = self._homes.pop()
            item.setPos(place)
            item.setRotation(turn)


def shake(strength: float, share: float) -> QPointF:
    """Return how far a thing is from its place at a moment of its shudder, in whole pixels.

    In whole pixels, for then its kept picture serves: nothing of it is painted anew.
    """
    left = strength * (1 - share) ** 2
    turn = 2 * math.pi * _SHAKES * share
    return QPointF(round(left * math.sin(turn)), round(left * 0.6 * math.sin(turn * 0.7)))


def swing(lean: float, share: float) -> float:
    """Return how far a thing leans at a moment of its sway, in degrees away from the hit."""
    return lean * (1 - share) * math.sin(2 * math.pi * _SWINGS * share)


def _away(item: TableItem, at: QPointF) -> float:
    """Return the direction in which a thing leans first: 1 is clockwise."""
    return 1.0 if item.mapToScene(item.rect.center()).x() >= at.x() else -1.0


def _foot(rect: QRectF) -> QPointF:
    return QPointF(rect.center().x(), rect.bottom())


def change(before: int, after: int, show: Callable[[int], None]) -> Sum:
    """Return a figure that both views of a move tell."""
    return Sum(lambda: before, lambda _: after, show)


def counted(sums: Sequence[Sum]) -> list[Step]:
    """Return how all sums that change count to what they are afterwards, at the same time."""
    if not sums:
        return []
    ways: list[tuple[Sum, int, int]] = []

    def before() -> None:
        for one in sums:
            start = one.read()
            ways.append((one, start, one.after(start)))

    def go(share: float) -> None:
        for one, start, end in ways:
            if start != end:
                one.show(round(start + (end - start) * share))

    return [Step(COUNT, go, before=before)]


def with_sums(steps: Sequence[Moving], sums: Sequence[Sum]) -> list[Moving]:
    """Return a move's steps, with its sums counting while the last of it comes to rest."""
    if not sums:
        return list(steps)
    wait = max(0, length(steps) - COUNT)
    return [Together(steps, [Step(wait), *counted(sums)])]


def from_share(steps: Sequence[Moving], share: float, *answer: Moving) -> Together:
    """Return steps with their answer, which begins at a share of their time."""
    return Together(steps, [Step(round(length(steps) * share)), *answer])
