"""Does work that will be needed soon, a little at a time, while a table is idle.

Painting a card for the first time takes longer than a frame, and creating a sheet or its buttons
takes long, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.table.game_scene import F, GameScene
from stockgames.ui.theme.pixmap_cache import STORE, nowhere

Jobs: TypeAlias = Iterable[Callable[[], object]]

_PEACE_MS: Final = 400
"""Milliseconds of inactivity before any work."""
_AFTER: Final = 3
"""The initial delay in paces during an animation, so that the change itself is shown first."""
_AT_A_TIME: Final = 0.004
"""Seconds of work at a time, to keep the UI responsive."""
_IN_A_FRAME: Final = 0.001
"""The same during animations; a single job may take a third of a frame."""
_MOST: Final = 200
"""A limit on the calls for one painting, in case the cache can't hold all of its pixmaps."""


class IdleWork(QObject):
    """Runs small jobs one after another; `begin` replaces those not yet done.

    With a `pace` it also runs during animations: after a short delay, every `pace` milliseconds.
    """

    def __init__(self, is_busy: Callable[[], bool], parent: QObject, *, pace: int = 0) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._pace = pace
        self._jobs: Iterator[Callable[[], object]] = iter(())
        self._about: object = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.work)

    def begin(self, about: object, jobs: Callable[[], Jobs]) -> None:
        """Start these jobs; do nothing if `about` equals that of the current ones."""
        if about != self._about:
            self._about, self._jobs = about, iter(jobs())
            self._timer.start(_AFTER * self._pace or _PEACE_MS)

    def finish(self) -> None:
        """Run all remaining jobs now."""
        for job in self._jobs:
            job()
        self._timer.stop()

    def stop(self) -> None:
        """Drop all remaining jobs."""
        self._about, self._jobs = None, iter(())
        self._timer.stop()

    @property
    def is_over(self) -> bool:
        """Return whether all jobs are done."""
        return not self._timer.isActive()

    def work(self) -> None:
        """Run some jobs unless busy; called by the timer."""
        if self._is_busy():
            self._timer.setInterval(_PEACE_MS)
            return
        self._timer.setInterval(self._pace)
        until = time.monotonic() + (_IN_A_FRAME if self._pace else _AT_A_TIME)
        while time.monotonic() < until:
            job = next(self._jobs, None)
            if job is None:
                self._timer.stop()
                return
            job()


class _Pieces:
    """Paints without a target; each call adds some more pixmaps to the cache."""

    def __init__(self, paint: Callable[[QPainter], object], ratio: float) -> None:
        self._paint, self._ratio = paint, ratio
        self.is_over = False

    def __call__(self) -> None:
        with nowhere(self._ratio) as painter:
            self.is_over = STORE.keep_some(partial(self._paint, painter))


def in_pieces(paint: Callable[[QPainter], object], ratio: float) -> Jobs:
    """Yield jobs that each cache some more pixmaps of a painting, for this device pixel ratio."""
    pieces = _Pieces(paint, ratio)
    for _ in range(_MOST):
        if pieces.is_over:
            return
        yield pieces


def widget_in_pieces(widget: QWidget) -> Jobs:
    """Yield jobs that each cache some more pixmaps of a widget, even if it is hidden."""
    return in_pieces(partial(_render, widget), widget.devicePixelRatioF())


def _render(widget: QWidget, painter: QPainter) -> None:
    widget.render(painter, QPoint())


class SceneAhead(IdleWork):
    """Pre-renders what a scene may show soon; it pauses while items fly there.

    With a `pace` it pre-renders, during a move, what is shown right after it, and doesn't pause.
    """

    def __init__(self, scene: GameScene[F], *, pace: int = 0) -> None:
        super().__init__(lambda: not pace and scene.flies, scene, pace=pace)
        self._scene = scene

    def paint(self, about: object, jobs: Callable[[float], Jobs]) -> None:
        """Run the jobs at the device pixel ratio of the scene's view, if that is visible."""
        views = self._scene.views()
        if views and views[0].isVisible():
            ratio = views[0].devicePixelRatioF() * views[0].transform().m11()
            self.begin((about, ratio), lambda: jobs(ratio))
