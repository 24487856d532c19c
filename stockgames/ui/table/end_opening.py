"""The first seconds of the closing page: the result alone, a newspaper for a win, then the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRectF,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.closing import Closing, FrontPage
from stockgames.ui.pieces.newspaper import paint_front_page
from stockgames.ui.table.end_board import draw_hanging_bell
from stockgames.ui.theme.fonts import REGULAR
from stockgames.ui.theme.palette import EVENING, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import inset, line_at, line_under
from stockgames.ui.theme.text import CENTRE, draw_text, wrapped_height
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.pointer import LatePressFilter

LENGTH: Final = 2400
"""Milliseconds from the bell to the last sentence."""
STILL: Final = 1200
"""Milliseconds for which a front page is shown where motion is reduced."""
SWING: Final = (0, 350)
NIGHT: Final = (0, 300)
TAGS: Final = (300, 900)
REST: Final = 1300
"""When the result has been read and the rest of the page appears."""
LINES: Final = (REST, 2200)
PLACES: Final = (REST, 2000)
SEAL: Final = (1500, 1650)
HIGHLIGHTS: Final = (1900, LENGTH)
_PRESSED, _FALLEN, _HUNG = 350, 490, 1600
"""When the front page starts to fall, when it has landed, and when it hangs as the certificate."""

Part: TypeAlias = tuple[tuple[int, int], Callable[[float], None]]
"""When a part appears, and a function that shows a share of it, 0 to 1."""
_LANDED: Final = -2.2
"""The front page's turn in degrees, once it has fallen."""
_BACK: Final = QEasingCurve(QEasingCurve.Type.OutBack)
_CUBIC: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
_DARK: Final = QColor(6, 16, 12)


class Opening(BaseWidget):
    """Lies over a page while its parts are revealed one after another.

    A press anywhere, or `finish`, shows all at once. With reduced motion all is shown at once, but
    for a front page, which is shown for a moment first.
    """

    ended = Signal()

    def __init__(self, page: QWidget, look: ThemeContext, parts: Sequence[Part]) -> None:
        super().__init__(look, page)
        self._parts = tuple(parts)
        self._closing: Closing | None = None
        self._goal = QRectF()
        self._now = float(LENGTH)
        self._late = LatePressFilter(self)
        self._still = QTimer(self, singleShot=True, interval=STILL)
        self._still.timeout.connect(self.finish)
        self._run = QVariantAnimation(self, startValue=0.0, endValue=float(LENGTH))
        self._run.setDuration(LENGTH)
        self._run.valueChanged.connect(self._show)
        self._run.finished.connect(self._end)
        self.setObjectName("end-opening")
        self.hide()

    @property
    def is_running(self) -> bool:
        """Return whether some parts are still to come."""
        is_still = self._run.state() is QAbstractAnimation.State.Stopped
        return not is_still or self._still.isActive()

    def begin(self, closing: Closing, goal: QRectF) -> None:
        """Start revealing the page; a front page ends at the `goal`, the certificate's rect."""
        self._closing, self._goal = closing, goal
        if self.look.reduced_motion and closing.front_page is None:
            self.finish()
            return
        self.show()
        self.raise_()
        if self.look.reduced_motion:
            self._show(float(_FALLEN))
            self._still.start()
        else:
            self._show(0.0)  # the first frame may be painted before the animation begins
            self._run.start()

    def hold(self, now: int) -> None:
        """Stay at this many milliseconds, for a picture; the end ends it."""
        self._run.pause()
        self._run.setCurrentTime(now)
        if now >= LENGTH:
            self.finish()

    def finish(self) -> None:
        """Show all at once."""
        self._run.stop()
        self._still.stop()
        self._show(float(LENGTH))
        self._end()

    def _end(self) -> None:
        self.hide()
        self.ended.emit()

    def _show(self, now: object) -> None:
        assert isinstance(now, float)
        self._now = now
        for span, show in self._parts:
            show(_share(now, span))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the opening; a second click at once was not meant for what has appeared there."""
        self._late.begin(self)
        self.finish()

    def _paint(self, painter: QPainter) -> None:
        closing, now = self._closing, self._now
        if closing is None:
            return
        area, gone = QRectF(self.rect()), _CUBIC.valueForProgress(_share(now, (REST, _HUNG)))
        painter.fillRect(area, with_alpha(_DARK, round(232 * (1 - gone))))
        night = min(_share(now, NIGHT), 1 - gone)
        if not closing.is_lost:
            painter.setOpacity(night)
            high = min(area.height() * 0.2, self.look.px(160))
            draw_hanging_bell(painter, QPointF(area.center().x(), 0), high, _share(now, SWING))
        if closing.front_page is None:
            painter.setOpacity(night)
            self._paint_result(painter, area, closing)
        else:
            self._paint_front_page(painter, area, closing.front_page, gone)

    def _paint_result(self, painter: QPainter, area: QRectF, closing: Closing) -> None:
        look, room = self.look, area.adjusted(area.width() * 0.08, 0, -area.width() * 0.08, 0)
        line, small = look.serif(52), look.serif(22, REGULAR, italic=True)
        texts = [(closing.heading, line, EVENING.heading)]
        texts += [(text, small, EVENING.text) for text in (closing.drama, closing.good) if text]
        heights = [wrapped_height(text, font, room.width()) for text, font, _ in texts]
        box = line_at(room, area.center().y() - sum(heights) / 2, 0)
        for (text, font, colour), high in zip(texts, heights, strict=True):
            box = line_under(box, high + 6)
            draw_text(painter, box, text, font, colour, CENTRE, wrap=True)

    def _paint_front_page(
        self, painter: QPainter, area: QRectF, front: FrontPage, gone: float
    ) -> None:
        """Paint the page on its way: falling, lying, and shrinking to the certificate."""
        fallen = _share(self._now, (_PRESSED, _FALLEN))
        high = min(area.height() * 0.9, area.width() * 0.7)
        box = QRectF(-high * 0.42, -high / 2, high * 0.84, high)
        scale = 1 + (self._goal.height() / high - 1) * gone
        scale *= 1.12 - 0.12 * _BACK.valueForProgress(fallen)
        painter.setOpacity(min(1.0, 3 * fallen) * (1 - gone))
        painter.translate(area.center() + (self._goal.center() - area.center()) * gone)
        painter.scale(scale, scale)
        draw_cached(
            painter,
            ("front page", front, self.look.theme.name, high),
            inset(box, -30),
            lambda target: paint_front_page(target, self.look, box, front),
            rotation=(_LANDED - 6 * (1 - fallen)) * (1 - gone),
        )


def _share(now: float, span: tuple[int, int]) -> float:
    first, last = span
    return min(1.0, max(0.0, (now - first) / (last - first)))
