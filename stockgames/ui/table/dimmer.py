"""Dims a table, with spotlights on what a coach explains, or what a cue is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient, QTransform
from PySide6.QtWidgets import QWidget

from stockgames.ui.theme.palette import Theme
from stockgames.ui.theme.shapes import rounded, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.timing import ProgressAnimation

_TRAVEL: Final = 300
_HALF: Final = 0.5
"""The dimmer is painted at half size, as it has no sharp edges."""
_DIMS: Final = {True: QColor(4, 16, 12, 150), False: QColor(38, 26, 11, 168)}
"""By whether the theme is dark."""
_PLAIN: Final = QColor(0, 0, 0, 153)
"""The darkness at high contrast."""
_FALL: Final = ((0.0, 255), (0.6, 255), (0.74, 226), (0.86, 130), (0.94, 46), (1.0, 0))
"""How the light of a spotlight fades towards its edge: radius and opacity."""
_GLOW: Final = 0.68
"""The brightness of a secondary spotlight."""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """A spotlight on a rectangle of the page."""

    rect: QRectF
    strength: float = 1.0

    def ellipse(self) -> QRectF:
        """Return the lit ellipse: the rectangle and a margin."""
        wide, high = self.rect.width(), self.rect.height()
        pad = 14 + 0.06 * max(wide, high)
        # An ellipse round a rectangle is larger by the root of two; the light fades near its edge.
        x, y = wide * 0.26 + pad, high * 0.26 + pad
        return self.rect.adjusted(-x, -y, x, y)

    def towards(self, other: Spotlight, share: float) -> Spotlight:
        """Return the spotlight interpolated towards another one."""
        a, b = self.rect, other.rect
        corner = a.topLeft() + (b.topLeft() - a.topLeft()) * share
        end = a.bottomRight() + (b.bottomRight() - a.bottomRight()) * share
        strength = self.strength + (other.strength - self.strength) * share
        return Spotlight(QRectF(corner, end), strength)


def glowing(rect: QRectF) -> Spotlight:
    return Spotlight(rect, _GLOW)


def dimmed_image(theme: Theme, size: QSize, spotlights: Sequence[Spotlight], page: QSize) -> QImage:
    """Return darkness over a page as an image of a given size."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(_PLAIN if theme.is_plain else _DIMS[theme.is_dark])
    painter = QPainter(image)
    painter.scale(size.width() / max(1, page.width()), size.height() / max(1, page.height()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    for spotlight in spotlights:
        _light(painter, spotlight)
    painter.end()
    return image


def _light(painter: QPainter, spotlight: Spotlight) -> None:
    ellipse = spotlight.ellipse()
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    for at, alpha in _FALL:
        gradient.setColorAt(at, QColor(0, 0, 0, round(alpha * spotlight.strength)))
    painter.save()
    middle = ellipse.center()
    half = QTransform.fromScale(ellipse.width() / 2, ellipse.height() / 2)
    painter.translate(middle)
    painter.setTransform(half, combine=True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QRectF(-1, -1, 2, 2))
    painter.restore()


class Dimmer(BaseWidget):
    """Covers the table without taking clicks."""

    def __init__(self, look: ThemeContext, parent: QWidget, *, framed: bool = True) -> None:
        """In high contrast it draws frames instead if it is `framed`."""
        super().__init__(look, parent)
        self._framed, self._dark = framed, 1.0
        self.spotlights: tuple[Spotlight, ...] = ()
        """The spotlights, as they are once all animation is over."""
        self._from: tuple[Spotlight, ...] = ()
        self._share = 1.0
        self._image = QImage()
        self.setObjectName("veil")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._travel = ProgressAnimation(self, _TRAVEL, self._go, QEasingCurve.Type.InOutCubic)
        look.changed.connect(self._repaint)

    def light(self, spotlights: Sequence[Spotlight], *, moving: bool = True) -> None:
        if tuple(spotlights) == self.spotlights:
            return
        self._from, self.spotlights = self._now(), tuple(spotlights)
        self._travel.stop()
        if moving and self._from and not self.look.reduced_motion and self.isVisible():
            self._travel.start()
        else:
            self._go(1.0)

    def darken(self, share: float) -> None:
        """Show a share of the darkness, 0 to 1, over all beside it."""
        if share != self._dark:
            self._dark = share
            self.setVisible(share > 0)
            self.raise_()
            self.update()

    def finish(self) -> None:
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
            return self.spotlights
        old = self._from
        pairs = (
            (old[min(n, len(old) - 1)], spotlight) for n, spotlight in enumerate(self.spotlights)
        )
        return tuple(before.towards(after, self._share) for before, after in pairs)

    def _paint(self, painter: QPainter) -> None:
        if self._framed and self.look.theme.is_plain:
            self._paint_frames(painter)
            return
        wanted = self.size() * self.devicePixelRatioF() * _HALF
        if self._image.size() != wanted:
            self._image = dimmed_image(self.look.theme, wanted, self._now(), self.size())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self._dark)
        painter.drawImage(QRectF(self.rect()), self._image)

    def _paint_frames(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spotlight in self._now():
            frame = rounded(spotlight.rect.adjusted(-5, -5, 5, 5), 8)
            stroke(painter, frame, self.look.theme.glow, 4 if spotlight.strength == 1 else 2)
