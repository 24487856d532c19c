"""The market tape: the whole game along a strip of paper, with a playhead to drag.

Left of the playhead all is as known then, right of it lies a veil: known now, and then to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.fonts import BOLD, REGULAR
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, linear, polygon, rule, stroke
from stockgames.ui.kit.surfaces import draw_tape
from stockgames.ui.kit.text import CENTRE, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import FocusWatch, draw_focus_ring

VEIL: Final = QColor(246, 238, 218, 118)
PRESENT: Final = QColor(216, 184, 104, 80)
_OTHER: Final = QColor(160, 124, 52, 26)
_OXBLOOD: Final = QColor("#7B1E22")
_BRASS: Final = QColor("#D8B868"), QColor("#A07C34")
_INK: Final = QColor("#231D15")
_LEAST_BETWEEN_TICKS: Final = 4.0


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of the game with a name, such as a round: from one step up to another."""

    start: int
    end: int
    name: str


class Tape(QSlider):
    """A slider over all steps, painted as a tape; a click goes where it points."""

    def __init__(self, look: Look, total: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._focus = FocusWatch(self)
        self._stretches: Sequence[Stretch] = ()
        self.setRange(0, total)
        self.setPageStep(max(1, total // 10))
        self.setObjectName("tape")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def show_stretches(self, stretches: Sequence[Stretch]) -> None:
        """Show the parts of the game."""
        self._stretches = tuple(stretches)
        self.update()

    @property
    def stretches(self) -> Sequence[Stretch]:
        """The parts of the game."""
        return self._stretches

    # Places

    def paper(self) -> QRectF:
        """Return where the paper lies; the roll covers its right end."""
        return QRectF(self.rect()).adjusted(0, 6, -4 - self._roll() / 2, -10)

    def _roll(self) -> float:
        return max(16.0, self._look.px(26))

    def plot(self) -> QRectF:
        """Return where steps lie: the first at the left, the last at the right."""
        paper, text = self.paper(), self._look.text_px(14)
        return paper.adjusted(
            self._look.px(66) + 14, 12 + text * 1.4, -self._look.px(88) - 20, -10 - text * 1.4
        )

    def place(self, step: float) -> float:
        """Return how far along a step lies."""
        plot = self.plot()
        return plot.left() + plot.width() * step / max(1, self.maximum())

    def step_at(self, x: float) -> int:
        """Return the step nearest to a place."""
        plot = self.plot()
        share = (x - plot.left()) / max(1.0, plot.width())
        return min(self.maximum(), max(0, round(share * self.maximum())))

    # What the mouse does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where it points."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along with it."""
        if self.isSliderDown():
            self.setValue(self.step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the playhead go."""
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go on or back, a step a notch."""
        by = event.angleDelta().y() or event.angleDelta().x()
        if by:
            self.setValue(self.value() + (-1 if by > 0 else 1))

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tape, parts, ticks, veil and playhead."""
        painter, paper = painter_on(self), self.paper()
        draw_tape(painter, self._look.theme, paper)
        painter.save()
        painter.setClipRect(paper.adjusted(0, 7, 0, -7))
        self._paint_stretches(painter)
        self._paint_ticks(painter)
        self.paint_course(painter, self.plot())
        self._paint_veil(painter, paper)
        painter.restore()
        self._paint_roll(painter, paper)
        self._paint_playhead(painter)
        if self._focus.visible:
            draw_focus_ring(painter, self._look.theme, paper.adjusted(3, 3, -3, -3), 4, 0)

    def paint_course(self, painter: QPainter, plot: QRectF) -> None:
        """Paint what lies on the tape; nothing here."""

    def _paint_stretches(self, painter: QPainter) -> None:
        plot, value = self.plot(), self.value()
        is_short = self._is_short()
        for number, one in enumerate(self._stretches):
            left, right = self.place(one.start), self.place(one.end)
            band = QRectF(left, plot.top() - 2, right - left, plot.height() + 2)
            last = one is self._stretches[-1]
            present = one.start <= value < one.end or (last and value == one.end)
            if present or number % 2:
                painter.fillRect(band, PRESENT if present else _OTHER)
            rule(painter, band.topLeft(), band.bottomLeft(), with_alpha(_BRASS[1], 90), 0.7)
            self._name(painter, one, band, present, is_short)

    def _is_short(self) -> bool:
        """Tell whether only numbers of the parts have room."""
        font = self._look.sans(14, BOLD)
        widths = ((one, self.place(one.end) - self.place(one.start)) for one in self._stretches)
        return any(text_width(one.name, font) > wide - 2 for one, wide in widths)

    def _name(
        self, painter: QPainter, one: Stretch, band: QRectF, present: bool, is_short: bool
    ) -> None:
        face = self._look.sans(14, BOLD if present else REGULAR)
        name = one.name.rpartition(" ")[2] if is_short else one.name
        if text_width(name, face) > band.width():
            return
        box = QRectF(band.left(), band.bottom() + 3, band.width(), face.pixelSize() * 1.35)
        draw_text(painter, box, name, face, _OXBLOOD if present else _INK, CENTRE)

    def _paint_ticks(self, painter: QPainter) -> None:
        plot = self.plot()
        between = plot.width() / max(1, self.maximum())
        every = 1
        while between * every < _LEAST_BETWEEN_TICKS:
            every *= 10 if between * every * 10 <= _LEAST_BETWEEN_TICKS else 5
        foot = plot.bottom()
        rule(painter, plot.bottomLeft(), plot.bottomRight(), with_alpha(_INK, 110), 0.8)
        for step in range(0, self.maximum() + 1, every):
            x = self.place(step)
            high = 6 if step % (every * 10) == 0 else 3.5
            rule(painter, QPointF(x, foot - high), QPointF(x, foot), with_alpha(_INK, 120), 0.7)

    def _paint_veil(self, painter: QPainter, paper: QRectF) -> None:
        x = self.place(self.value())
        veil = QRectF(x, paper.top() + 7, self.plot().right() + 2 - x, paper.height() - 14)
        painter.fillRect(veil, VEIL)

    def _paint_roll(self, painter: QPainter, paper: QRectF) -> None:
        wide = self._roll()
        roll = QRectF(paper.right() - wide / 2, paper.top() - 4, wide, paper.height() + 8)
        shades = (
            (0.0, QColor("#B59A63")),
            (0.3, QColor("#FFF8E6")),
            (0.62, QColor("#E4D3A6")),
            (1.0, QColor("#8E7440")),
        )
        painter.fillRect(roll, linear(roll.topLeft(), roll.topRight(), *shades))
        edge = with_alpha(QColor("#6E5520"), 160)
        for y in (roll.top(), roll.bottom()):
            oval = QRectF(roll.left(), y - wide * 0.14, wide, wide * 0.28)
            painter.setPen(edge)
            painter.setBrush(QColor("#E9DAB2"))
            painter.drawEllipse(oval)

    def _paint_playhead(self, painter: QPainter) -> None:
        plot, x = self.plot(), self.place(self.value())
        font = self._look.sans(15, BOLD)
        text = str(self.value())
        wide = max(text_width(text, font), text_width("00", font)) + 16
        high = font.pixelSize() * 1.35
        top = plot.top() - high - 8
        rule(painter, QPointF(x, top + high), QPointF(x, plot.bottom() + 2), _OXBLOOD, 2)
        half = wide / 2
        corners = [(x - half, top), (x + half, top), (x + half, top + high)]
        flag = polygon([*corners, (x, top + high + 7), (x - half, top + high)])
        ends = QPointF(x, top), QPointF(x, top + high)
        fill(painter, flag, linear(*ends, (0.0, _BRASS[0]), (1.0, _BRASS[1])))
        stroke(painter, flag, QColor("#6E5520"), 1)
        draw_text(painter, QRectF(x - half, top, wide, high), text, font, _INK, CENTRE)
