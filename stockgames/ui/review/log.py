"""The log of a replay: the current step in the middle, with others to go to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, islice

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from stockgames.controllers.replay import Viewpoint
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.sentences.speech import say
from stockgames.ui.review.step import StepWords
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import fill, rounded, rule
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import draw_widget_panel, surface_of

_PAD = 14.0


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the log with its position."""

    step: int
    entry: LogEntry
    place: QRectF
    texts: Sequence[str]
    """The sentence, broken into at most two lines."""


class LogReel(BaseWidget):
    """Shows as many entries as fit; a click goes to a step, the wheel moves by steps."""

    chosen = Signal(int)
    """The chosen step."""
    turned = Signal(int)
    """How many steps to go forward, or back if negative."""

    def __init__(self, look: ThemeContext, words: StepWords, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self._number, self._eyes = 0, Viewpoint(0)
        self.lines: Sequence[Line] = ()
        """The displayed lines, from the top."""
        self._hovered = 0
        self.setObjectName("log-reel")
        self.setMouseTracking(True)
        look.changed.connect(self._arrange)

    def show_step(self, number: int, viewpoint: Viewpoint) -> None:
        """Show the entries round a step."""
        self._number, self._eyes = number, viewpoint
        self._arrange()

    def _area(self) -> QRectF:
        head = self.look.below_caption(18)
        return surface_of(self).adjusted(_PAD, head, -_PAD, -8)

    def _arrange(self) -> None:
        """Lay out the current entry, earlier ones above it, later ones below in two fifths.

        The current one is always shown; if one side has few, the other gets more.
        """
        area = self._area()
        room = area.height()
        if room < 20:
            return
        later = self._lines(self._words.after(self._number, self._eyes), room)
        before = self._words.before(self._number, self._eyes)
        present = [self._present(*entry, room) for entry in islice(before, 1)]
        below = _fitting(later, min(room * 0.4, room - _height(present)))
        above = self._lines(before, room - _height(present) - _height(below))
        below = _fitting(later, room - _height(present) - _height(above))
        lines, y = list[Line](), area.top()
        for line in (*reversed(above), *present, *below):
            lines.append(replace(line, place=line.place.translated(area.left(), y)))
            y += line.place.height()
        self.lines = lines
        self.setAccessibleName(say("review-log"))
        self.setAccessibleDescription("\n".join(line.entry.plain() for line in lines))
        self.update()

    def _present(self, step: int, entry: LogEntry, room: float) -> Line:
        whole = self._line(step, entry)
        return whole if whole.place.height() <= room else self._line(step, entry, 1)

    def _lines(self, entries: Iterator[tuple[int, LogEntry]], room: float) -> list[Line]:
        """Return as many entries as fit into ``room`` pixels, all positioned at the upper
        left corner.
        """
        lines = list[Line]()
        for step, entry in entries:
            line = self._line(step, entry)
            room -= line.place.height()
            if room < 0:
                break
            lines.append(line)
        return lines

    def _line(self, step: int, entry: LogEntry, most: int = 2) -> Line:
        width = self._area().width()
        texts = self._broken(entry, width - self._left() - 6)[:most]
        return Line(step, entry, QRectF(0, 0, width, self._height(texts)), texts)

    def _height(self, texts: Sequence[str]) -> float:
        return len(texts) * self.look.text_px(15) * 1.3 + max(6.0, self.look.px(8))

    def _left(self) -> float:
        return text_width("000", self.look.sans(13)) + 8

    def _broken(self, entry: LogEntry, room: float) -> list[str]:
        """Return the sentence in at most two lines of ``room`` pixels."""
        font = self.look.sans(15, SEMIBOLD)
        text = entry.plain() if entry.text.endswith(":") else entry.text
        if text_width(text, font) <= room:
            return [text]
        first, rest = "", text
        while rest and text_width(f"{first} {rest.split(' ', 1)[0]}", font) <= room:
            word, _, rest = rest.partition(" ")
            first = f"{first} {word}".strip()
        return [first, rest] if first else [rest]

    def step_at(self, place: QPointF) -> int:
        """Return the step of the entry at a point; 0 for none."""
        return next((line.step for line in self.lines if line.place.contains(place)), 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self.step_at(event.position())
        if step:
            self.chosen.emit(step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self.step_at(event.position())
        shape = Qt.CursorShape.PointingHandCursor if self._hovered else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        by = event.angleDelta().y()
        if by:
            self.turned.emit(-1 if by > 0 else 1)

    def _paint(self, painter: QPainter) -> None:
        draw_widget_panel(painter, self.look, surface_of(self), say("review-log"))
        present = max((line.step for line in self.lines if line.step <= self._number), default=0)
        for line in self.lines:
            if line.step == present or line.step == self._hovered:
                box = line.place.adjusted(-6, 0, 6, -1)
                alpha = 70 if line.step == present else 28
                fill(painter, rounded(box, 5), with_alpha(self.look.theme.line, alpha))
            painter.setOpacity(1.0 if line.step <= self._number else 0.55)
            self._paint_line(painter, line, line.step == present)
            painter.setOpacity(1.0)

    def _paint_line(self, painter: QPainter, line: Line, is_present: bool) -> None:
        look, theme, place = self.look, self.look.theme, line.place
        left = self._left()
        number = QRectF(place.left(), place.top() + 3, left - 8, look.text_px(15) * 1.3)
        draw_text(painter, number, str(line.step), look.sans(13), theme.quiet_text, RIGHT)
        text = QRectF(place.left() + left, number.top(), 0, number.height())
        text.setRight(place.right())
        font = look.sans(15, SEMIBOLD) if is_present else look.sans(15)
        for sentence in line.texts:
            draw_text(painter, text, sentence, font, theme.text, LEFT, elide=True)
            text.translate(0, text.height())
        y = place.bottom() - 1
        ends = QPointF(place.left(), y), QPointF(place.right(), y)
        rule(painter, *ends, with_alpha(theme.line, 50), 0.5)


def _height(lines: Sequence[Line]) -> float:
    return sum(line.place.height() for line in lines)


def _fitting(lines: Sequence[Line], room: float) -> list[Line]:
    """Return the first lines that fit into ``room`` pixels."""
    heights = accumulate(line.place.height() for line in lines)
    return [line for line, height in zip(lines, heights, strict=True) if height <= room]
