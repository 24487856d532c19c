"""Does what will be wanted soon, a little at a time, whenever a table rests.

A card that turns up for the first time takes longer to paint than a frame lasts; a sheet or its
buttons take long to make.
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
"""Milliseconds without a move, before anything is done."""
_AFTER: Final = 3
"""Beats that what works while something moves waits at first: the change itself is shown before."""
_AT_A_TIME: Final = 0.004
"""Seconds of work, after which frames, keys and mouse get their turn."""
_IN_A_FRAME: Final = 0.001
"""The same while something moves: one job may take a third of a frame."""
_MOST: Final = 200
"""No painting has more pictures to keep; it ends where there is no room for all of them."""


class IdleWork(QObject):
    """Does small jobs one after another; `begin` puts others in their place.

    With a `pace` it works while something moves: soon, a little every so many milliseconds.
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
        """Do these jobs; nothing changes where those before were about the same."""
        if about != self._about:
            self._about, self._jobs = about, iter(jobs())
            self._timer.start(_AFTER * self._pace or _PEACE_MS)

    def finish(self) -> None:
        """Do all that is left at once."""
        for job in self._jobs:
            job()
        self._timer.stop()

    def stop(self) -> None:
        """Leave what is left undone."""
        self._about, self._jobs = None, iter(())
        self._timer.stop()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be done."""
        return not self._timer.isActive()

    def work(self) -> None:
        """Do some of it, if nothing is busy; the timer calls it."""
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
    """Paints something onto no pixel, some more pictures of it each time that it is called."""

    def __init__(self, paint: Callable[[QPainter], object], ratio: float) -> None:
        self._paint, self._ratio = paint, ratio
        self.is_over = False

    def __call__(self) -> None:
        with nowhere(self._ratio) as painter:
            self.is_over = STORE.keep_some(partial(self._paint, painter))


def in_pieces(paint: Callable[[QPainter], object], ratio: float) -> Jobs:
    """Yield jobs that each keep some more pictures of what is painted, for such a device."""
    pieces = _Pieces(paint, ratio)
    for _ in range(_MOST):
        if pieces.is_over:
            return
        yield pieces


def widget_in_pieces(widget: QWidget) -> Jobs:
    """Yield jobs that each keep some more pictures of what a widget shows, hidden as it may be."""
    return in_pieces(partial(_render, widget), widget.devicePixelRatioF())


def _render(widget: QWidget, painter: QPainter) -> None:
    widget.render(painter, QPoint())


class SceneAhead(IdleWork):
    """Paints what a scene may show soon; while something flies there, it waits.

    With a `pace` it paints what is shown as soon as a move has been, and does not wait.
    """

    def __init__(self, scene: GameScene[F], *, pace: int = 0) -> None:
        super().__init__(lambda: not pace and scene.flies, scene, pace=pace)
        self._scene = scene

    def paint(self, about: object, jobs: Callable[[float], Jobs]) -> None:
        """Do the jobs for as many device pixels as a unit of the scene has, if anybody sees it."""
        views = self._scene.views()
        if views and views[0].isVisible():
            ratio = views[0].devicePixelRatioF() * views[0].transform().m11()
            self.begin((about, ratio), lambda: jobs(ratio))
