"""How a closing page comes up: night, heading, certificate, lines, places, sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from stockgames.ui.kit.theme import Look

LENGTH: Final = 2400
"""Milliseconds from the bell to the last sentence."""
_SWING: Final = (0, 350)
_SLIPS: Final = (150, 610)
_NIGHT: Final = (150, 450)
_WORDS: Final = (500, 700)
SEAL: Final = (900, 1050)
LINES: Final = (700, 1600)
PLACES: Final = (700, 1400)
TALES: Final = (1900, 2350)
"""When a part begins to come up, and when it is all there."""

Part: TypeAlias = tuple[tuple[int, int], Callable[[float], None]]
"""When a part comes up, and what shows how much of it is there: 0 to 1."""


class Opening(QObject):
    """Lets the parts of a page come up one after another; `finish` shows all at once.

    With reduced motion all is there at once, and nothing runs.
    """

    changed = Signal()
    """What the page itself paints has changed."""

    def __init__(self, page: QObject, look: Look, parts: Sequence[Part]) -> None:
        super().__init__(page)
        self._parts = tuple(parts)
        self._look = look
        self.night = self.words = self.swing = self.slips = 1.0
        """How far the night has fallen over the board, the heading come up, the bell swung, and
        the prices dropped: 0 to 1."""
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(float(LENGTH))
        self._run.setDuration(LENGTH)
        self._run.setEasingCurve(QEasingCurve.Type.Linear)
        self._run.valueChanged.connect(self._show)

    @property
    def running(self) -> bool:
        """Whether something is still to come."""
        return self._run.state() is QAbstractAnimation.State.Running

    def begin(self) -> None:
        """Let the page come up."""
        if self._look.reduced_motion:
            self._show(float(LENGTH))
            return
        self._run.start()

    def finish(self) -> None:
        """Show all at once."""
        self._run.stop()
        self._show(float(LENGTH))

    def _show(self, now: object) -> None:
        assert isinstance(now, float)
        self.night, self.words = _share(now, _NIGHT), _share(now, _WORDS)
        self.swing, self.slips = _share(now, _SWING), _share(now, _SLIPS)
        for span, show in self._parts:
            show(_share(now, span))
        self.changed.emit()


def _share(now: float, span: tuple[int, int]) -> float:
    first, last = span
    return min(1.0, max(0.0, (now - first) / (last - first)))
