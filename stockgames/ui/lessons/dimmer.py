"""Dims the table in a lesson, with spotlights on what the coach explains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme.shapes import rounded, stroke
from stockgames.ui.theme.spotlights import Spotlight, dimmed_image
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.progress_animation import ProgressAnimation

_TRAVEL: Final = 300
_HALF: Final = 0.5
"""The dimmer is painted at half size, as it has no sharp edges."""


class Dimmer(BaseWidget):
    """Covers the table without taking clicks. In high contrast it draws frames instead."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._spotlights: tuple[Spotlight, ...] = ()
        self._from: tuple[Spotlight, ...] = ()
        self._share = 1.0
        self._image = QImage()
        self.setObjectName("veil")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._travel = ProgressAnimation(self, _TRAVEL, self._go, QEasingCurve.Type.InOutCubic)
        look.changed.connect(self._repaint)

    @property
    def spotlights(self) -> tuple[Spotlight, ...]:
        """The spotlights, as they are once all animation is over."""
        return self._spotlights

    def light(self, spotlights: Sequence[Spotlight], *, moving: bool = True) -> None:
        """Move the spotlights to other places."""
        if tuple(spotlights) == self._spotlights:
            return
        self._from, self._spotlights = self._now(), tuple(spotlights)
        self._travel.stop()
        if moving and self._from and not self.look.reduced_motion and self.isVisible():
            self._travel.start()
        else:
            self._go(1.0)

    def finish(self) -> None:
        """End the animation of the spotlights."""
        self._travel.stop()
        self._go(1.0)

    def _go(self, share: float) -> None:
        self._share = share
        self._repaint()

    def _repaint(self) -> None:
        self._image = QImage()
        self.update()

    def _now(self) -> tuple[Spotlight, ...]:
        """Return the spotlights at this moment of the animation; new ones start from an old one."""
        if self._share >= 1 or not self._from:
            return self._spotlights
        old = self._from
        pairs = (
            (old[min(n, len(old) - 1)], spotlight) for n, spotlight in enumerate(self._spotlights)
        )
        return tuple(before.towards(after, self._share) for before, after in pairs)

    def _paint(self, painter: QPainter) -> None:
        if self.look.theme.is_plain:
            self._paint_frames(painter)
            return
        wanted = self.size() * self.devicePixelRatioF() * _HALF
        if self._image.size() != wanted:
            self._image = dimmed_image(self.look.theme, wanted, self._now(), self.size())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(self.rect()), self._image)

    def _paint_frames(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spotlight in self._now():
            frame = rounded(spotlight.rect.adjusted(-5, -5, 5, 5), 8)
            stroke(painter, frame, self.look.theme.glow, 4 if spotlight.strength == 1 else 2)
