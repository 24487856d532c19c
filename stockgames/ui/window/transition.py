"""Transitions between pages: none, cross-fade, parting curtain, opening box."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.timing import ProgressAnimation

_FADE_MS = 150
_REDUCED_MS = 80
_OPEN_MS = 320
_NEARER = 2.4
"""The scale of an item when it has opened."""
_ENDS = (QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)


class PageTransition(Enum):
    """The kinds of transition."""

    CUT = "cut"
    """At once: nothing of the old page remains visible. Used before every curtain."""
    FADE = "fade"
    """A short cross-fade; none with reduced motion."""
    PART = "part"
    """The old page animates its own parting; a fade of 80 ms with reduced motion."""
    OPEN = "open"
    """An item of the old page opens into the new one if the page names one; otherwise a fade."""


class Dimmer(QWidget):
    """Shows what is left of the old page above the new one, until the transition is over.

    It takes no input; a key or a click ends it.
    """

    lifted = Signal()

    def __init__(
        self,
        old: QWidget,
        reduced: bool,
        parent: QWidget,
        *,
        parting: Page | None = None,
        opening: tuple[QRectF, QPixmap] | None = None,
    ) -> None:
        """`parting` is the old page if it paints itself parting; `opening` is as in `Page`."""
        super().__init__(parent)
        self._parting = parting
        self._picture = QPixmap() if parting is not None else old.grab()
        self._opening = opening
        self._progress = 0.0
        self._is_lifted = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        lasts, curve = self._length(reduced), QEasingCurve.Type.InOutCubic
        self._motion = ProgressAnimation(self, lasts, self._advance, curve)
        self._motion.finished.connect(self.lift)
        self.show()
        self.raise_()
        app = QCoreApplication.instance()
        if app is not None and not self._parting:
            app.installEventFilter(self)
        self._motion.start()

    def _length(self, reduced: bool) -> int:
        if reduced:
            return _REDUCED_MS
        if self._opening is not None:
            return _OPEN_MS
        return self._parting.parting_ms if self._parting else _FADE_MS

    def shows(self, page: QWidget) -> bool:
        """Return whether the page paints itself here, so that it must outlive this."""
        return self._parting is page

    def lift(self) -> None:
        """End the transition now."""
        if self._is_lifted:
            return
        self._is_lifted = True
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)  # it may be deleted much later, while a dialog is open
        self._motion.stop()
        self.hide()
        self.lifted.emit()
        self.deleteLater()

    def _advance(self, value: float) -> None:
        self._progress = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._parting:
            self._parting.paint_parting(painter, QRectF(self.rect()), self._progress)
        else:
            painter.setOpacity(1 - self._progress)
            painter.drawPixmap(self.rect(), self._picture)
            if self._opening is not None:
                self._paint_opening(painter, *self._opening)

    def _paint_opening(self, painter: QPainter, place: QRectF, picture: QPixmap) -> None:
        share = self._progress
        size = place.size() * (1 + (_NEARER - 1) * share)
        middle = place.center() + (QRectF(self.rect()).center() - place.center()) * share
        near = QRectF(QPointF(), size)
        near.moveCenter(middle)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(min(1.0, 2 * (1 - share)))
        painter.drawPixmap(near, picture, QRectF(picture.rect()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDS and self.isVisible():
            self.lift()
        return False
