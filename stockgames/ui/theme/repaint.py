"""Spreads work over frames: what would make a frame late is done in the next ones.

Without it, 2.3 % of the frames of `tests/benchmarks/motion.py` take longer than 16 ms, with it
0.9 % (on a busy machine, all cards being painted for the first time).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QBackingStore, QPainter
from PySide6.QtWidgets import QWidget
from shiboken6 import getCppPointer, isValid

FRAME_MS: Final = 16
_FIRST: Final = 1.0
_EACH: Final = 6.0
"""Milliseconds of painting allowed in each frame after that of a change; that one has
`_FIRST`, as the change itself takes time too.
"""

Cost = Callable[[], float]
"""Returns how many milliseconds painting an item would take now."""


class RepaintScheduler(QObject):
    """Repaints changed items: as many as one frame has time for, the rest in later frames.

    The change itself can be deferred to the next frame too (`put_off`), which then paints no other
    items. Only the screen lags: painting an item elsewhere, into a picture for instance, shows its
    present state.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[QObject, tuple[Callable[[], None], Cost]] = {}
        self._put_off: dict[QObject, Callable[[], None]] = {}
        self._let_in: set[int] = set()
        """The ids of items painted in this frame anyway; they may change again at no cost."""
        self._left = _FIRST
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._go_on)
        self._painted = QTimer(self)
        """Runs until this frame is painted, if something was deferred to the next."""
        self._painted.setSingleShot(True)
        self._painted.timeout.connect(self._timer.start)

    @property
    def waits(self) -> bool:
        """Return whether something is still to be painted or done."""
        return bool(self._waiting or self._put_off)

    def put_off(self, thing: QObject, do: Callable[[], None]) -> None:
        """Call ``do`` in the next frame; replaces an earlier call for the same object."""
        self._put_off[thing] = do
        self._timer.stop()
        self._painted.start(0)

    def call_off(self, thing: QObject) -> None:
        """Cancel what was deferred for this object."""
        self._put_off.pop(thing, None)

    def ask(self, thing: QObject, paint: Callable[[], None], cost: Cost) -> None:
        """Call `paint` now or in one of the next frames."""
        if thing in self._waiting:
            return
        if not self._timer.isActive() and not self._painted.isActive():
            self._timer.start()
        if id(thing) in self._let_in or (not self._waiting and cost() <= self._left):
            self._let(thing, paint, cost)
        else:
            self._waiting[thing] = paint, cost

    def keeps_waiting(self, thing: QObject, painter: QPainter, widget: QWidget | None) -> bool:
        """Return whether this is the screen and the item's turn to be painted hasn't come."""
        return widget is not None and thing in self._waiting and _is_screen(painter, widget)

    def hurry(self) -> None:
        """Do everything that is waiting now, before another viewer looks."""
        self._do_put_off()
        while self._waiting:
            self._let_next()

    def _go_on(self) -> None:
        """Start another frame; stop the timer if the last one had nothing to paint."""
        if self._put_off:
            self._left = 0.0
            self._do_put_off()
            return
        gone = [thing for thing in self._waiting if not isValid(thing)]
        for thing in gone:  # at once, for all that it refers to is kept with it
            del self._waiting[thing]
        if not self._waiting and not self._let_in:
            self._left = _FIRST
            self._timer.stop()
            return
        self._let_in.clear()
        self._left = _EACH
        while self._waiting:
            _, cost = next(iter(self._waiting.values()))
            if self._let_in and cost() > self._left:
                break
            self._let_next()
        self._left = min(self._left, _FIRST)  # the change in this frame takes time too

    def _do_put_off(self) -> None:
        put_off, self._put_off = self._put_off, {}
        for thing, do in put_off.items():
            if isValid(thing):
                do()

    def _let_next(self) -> None:
        thing = next(iter(self._waiting))
        paint, cost = self._waiting.pop(thing)
        if isValid(thing):
            self._let(thing, paint, cost)

    def _let(self, thing: QObject, paint: Callable[[], None], cost: Cost) -> None:
        if id(thing) not in self._let_in:
            self._let_in.add(id(thing))
            self._left -= cost()
        paint()


def _is_screen(painter: QPainter, widget: QWidget) -> bool:
    store = _store(widget)
    shown = None if store is None else store.paintDevice()
    painted = painter.paintEngine().paintDevice()
    if shown is None or painted is None:  # on X11, a window that is never shown
        return False
    return getCppPointer(painted) == getCppPointer(shown)


def _store(widget: QWidget) -> QBackingStore | None:
    """Return the backing store of a widget's window; None before it is shown."""
    return widget.window().backingStore()
