"""The progress of a lesson's steps as dots, and that of a game's lessons as a chain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import OXBLOOD, Theme, with_alpha
from stockgames.ui.theme.shapes import disc, fill, polygon, radial, rule, stroke
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget

StepState: TypeAlias = Literal["done", "now", "open"]
"""The progress of a step or a lesson."""

GREEN: Final = QColor("#2E7B4F")
_PALE: Final = QColor("#FFF9E8")


def step_state(number: int, now: int) -> StepState:
    """Return the state of a step, given the number of the current step."""
    return "done" if number < now else "now" if number == now else "open"


def draw_dot(
    painter: QPainter, theme: Theme, middle: QPointF, radius: float, how: StepState
) -> None:
    """Draw a progress dot on paper: green with a tick, highlighted in oxblood, or open."""
    if how == "now":
        glow = radial(middle, radius * 2.2, (0.4, QColor(233, 201, 110, 170)), (1.0, _CLEAR))
        fill(painter, disc(middle, radius * 2.2), glow)
    colour = {"done": GREEN, "now": OXBLOOD, "open": _PALE}[how]
    fill(painter, disc(middle, radius), colour)
    edge = theme.line if how == "open" else with_alpha(theme.brass_light, 230)
    stroke(painter, disc(middle, radius), edge, 1.3)
    if how == "done":
        draw_tick(painter, middle, radius)
    elif how == "now":
        fill(painter, disc(middle, radius * 0.3), _PALE)


_CLEAR: Final = QColor(233, 201, 110, 0)


def draw_tick(painter: QPainter, middle: QPointF, radius: float) -> None:
    x, y, r = middle.x(), middle.y(), radius
    points = [
        (x - 0.45 * r, y + 0.02 * r),
        (x - 0.12 * r, y + 0.36 * r),
        (x + 0.5 * r, y - 0.36 * r),
    ]
    stroke(painter, polygon(points, closed=False), _PALE, max(1.3, r * 0.22))


def draw_lozenge(
    painter: QPainter, theme: Theme, middle: QPointF, half: float, how: StepState
) -> None:
    """Draw a lozenge: green with a tick, oxblood, or open."""
    x, y = middle.x(), middle.y()
    path = polygon([(x - half, y), (x, y - half), (x + half, y), (x, y + half)])
    colour = {"done": GREEN, "now": OXBLOOD, "open": with_alpha(theme.paper_light, 40)}[how]
    fill(painter, path, colour)
    stroke(painter, path, theme.line, 1.1)
    if how == "done":
        draw_tick(painter, middle, half * 0.8)


def draw_dots(
    painter: QPainter, theme: Theme, place: QRectF, stands: Sequence[StepState], half: float
) -> None:
    """Draw a lozenge for each lesson on a thread, from the left of a rectangle."""
    step, y = half * 3.1, place.center().y()
    first = place.left() + half
    end = first + step * (len(stands) - 1)
    rule(painter, QPointF(first, y), QPointF(end, y), with_alpha(theme.line, 150), 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, how in enumerate(stands):
        draw_lozenge(painter, theme, QPointF(first + number * step, y), half, how)


class LessonDots(BaseWidget):
    """Paints the lessons' progress where the bar has space; the status line says the same."""

    def __init__(self, look: ThemeContext, bar: QWidget) -> None:
        super().__init__(look, bar)
        self.stands: tuple[StepState, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_stands(self, stands: Sequence[StepState]) -> None:
        self.stands = tuple(stands)
        self.update()

    def _half(self) -> float:
        return max(5.0, self.look.px(7))

    def set_geometry(self, left: int, right: int, height: float) -> None:
        """Place it between the title and the buttons of the bar; hide it if it doesn't fit."""
        wide = round(self._half() * (3.1 * (len(self.stands) - 1) + 2)) + 8
        self.setVisible(left + wide + 12 <= right)
        self.setGeometry(left + 4, 0, wide, round(height))

    def _paint(self, painter: QPainter) -> None:
        place = QRectF(self.rect()).adjusted(3, 0, -3, -2)
        draw_dots(painter, self.look.theme, place, self.stands, self._half())


class StepDots(BaseWidget):
    """Paints a dot for each step of a lesson, with its name if there is room for all."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._dots: Sequence[tuple[StepState, str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_dots(self, dots: Sequence[tuple[StepState, str]]) -> None:
        self._dots = dots
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, round(self.look.text_px(14) * 1.5 + self.look.usual_px(20) + 12))

    def _paint(self, painter: QPainter) -> None:
        look, theme, dots, box = self.look, self.look.theme, self._dots, QRectF(self.rect())
        if not dots:
            return
        radius = look.usual_px(20) * 0.42
        y = box.top() + radius + 8
        step = box.width() / len(dots)
        first = box.left() + step / 2
        end = first + step * (len(dots) - 1)
        rule(painter, QPointF(first, y), QPointF(end, y), with_alpha(theme.line, 200), 1)
        small, strong = look.sans(14), look.sans(14, SEMIBOLD)
        all_fit = all(text_width(word, strong) <= step - 8 for _, word in dots)
        for number, (how, word) in enumerate(dots):
            middle = QPointF(first + number * step, y)
            draw_dot(painter, theme, middle, radius * (1.25 if how == "now" else 1), how)
            if all_fit or how == "now":
                wide = step if all_fit else max(step, text_width(word, strong) + 4)
                left = min(max(box.left(), middle.x() - wide / 2), box.right() - wide)
                place = QRectF(left, y + radius + 5, wide, look.text_px(14) * 1.5)
                font, colour = (strong, OXBLOOD) if how == "now" else (small, theme.quiet_ink)
                draw_text(painter, place, word, font, colour, CENTRE)
