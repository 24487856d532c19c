"""A lesson on the page that lists them: its lozenge, its title, and how far one is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD, largest
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded
from stockgames.ui.kit.text import TOP_LEFT, draw_text, has_room, wrapped_height
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import draw_focus_ring
from stockgames.ui.kit.widgets.painted_button import PaintedButton
from stockgames.ui.lessons.beads import draw_lozenge
from stockgames.ui.lessons.entries import LessonEntry
from stockgames.ui.sentences.speech import say

_RIGHT: Final = 8
"""Pixels between the words and the right edge."""


class LessonRow(PaintedButton):
    """A press begins the lesson, or goes on with it."""

    def __init__(self, look: Look, number: int, entry: LessonEntry, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._number, self._entry = number, entry
        self.setObjectName(f"lesson-{entry.id}")
        self.speak(entry)

    def speak(self, entry: LessonEntry) -> None:
        """Take the words of a lesson."""
        self._entry = entry
        self.setText(entry.title)
        self.setAccessibleName(f"{self._number}. {entry.title}")
        self.setAccessibleDescription(self._note())
        self.updateGeometry()
        self.update()

    def _note(self) -> str:
        entry = self._entry
        if entry.step:
            return say("lessons-go-on-at-step", step=entry.step + 1, steps=entry.steps)
        if entry.stand == "done":
            return say("lessons-done")
        return say("lessons-minutes", count=entry.minutes)

    @property
    def _left(self) -> float:
        return self.look.text_px(16) * 2.0

    def wanted_height(self, width: float) -> float:
        """Return how high it must be for its words."""
        room = width - self._left - _RIGHT
        title = wrapped_height(self.text(), self.look.sans(16, SEMIBOLD), room)
        return title + self.look.text_px(13) * 1.4 + 14

    def sizeHint(self) -> QSize:
        """Return what it needs at its width."""
        return QSize(200, round(self.wanted_height(max(160, self.width()))))

    def _paint(self, painter: QPainter) -> None:
        """Paint it."""
        look, theme = self.look, self.look.theme
        box = QRectF(self.rect())
        if self.underMouse() or self.isDown():
            fill(painter, rounded(inset(box, 1), 6), with_alpha(theme.line, 46))
        title = look.sans(16, SEMIBOLD)
        half = title.pixelSize() * 0.42
        middle = QPointF(box.left() + self._left / 2, box.top() + 7 + title.pixelSize() * 0.68)
        draw_lozenge(painter, theme, middle, half, self._entry.stand)
        self._paint_words(painter, box.adjusted(self._left, 6, -_RIGHT, -6))
        if self._focus.visible:
            draw_focus_ring(painter, theme, inset(box, 3), 6, 1)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self.look, self.look.theme
        note, low = look.sans(13, REGULAR), look.usual_px(13) * 1.4
        title = largest(
            look.sans(16, SEMIBOLD),
            lambda font: has_room(box.width(), box.height() - low, self.text(), font),
        )
        now = self._entry.stand == "now"
        colour = theme.ink if now or self._entry.step else theme.quiet_ink
        draw_text(painter, box, self.text(), title, colour, TOP_LEFT, wrap=True)
        box.setTop(box.top() + wrapped_height(self.text(), title, box.width()) + 1)
        if box.height() >= look.usual_px(13):
            draw_text(painter, box, self._note(), note, theme.quiet_ink, TOP_LEFT)
