"""Plays steps of motion one after another, faster or slower, or jumps to their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)

from stockgames.ui.sound.recipes import Sound

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
