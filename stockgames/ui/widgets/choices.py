"""A row of segments of which one is chosen, a switch, and a grid of pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QWidget,
)

from stockgames.ui.sentences import BoundText, PlainButton
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, resized
from stockgames.ui.theme.palette import OXBLOOD, mix, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import fill, inset, rounded, stroke
from stockgames.ui.theme.surfaces import draw_brass_dot
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, fitted, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import (
    FOCUS_MARGIN,
    FocusWatch,
    draw_focus_ring,
    is_enter,
    pressable,
)


def draw_box(painter: QPainter, button: QAbstractButton) -> None:
    """Draw the box that the style sheet gives a button which paints the rest itself."""
    option, states = QStyleOption(), QStyle.StateFlag
    option.initFrom(button)
    option.state |= states.State_On if button.isChecked() else states.State_Off
    if button.isDown():
        option.state |= states.State_Sunken
    button.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, button)


class Segment(PlainButton, QRadioButton):
    """One segment: a radio button painted as part of a row."""

    def __init__(self, look: ThemeContext, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(text)
        self._look = look
        self._focus = pressable(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        font = self._look.sans(15, SEMIBOLD)
        width = text_width(self.text(), font) + max(16.0, self._look.px(24))
        height = max(30.0, self._look.px(36), 1.9 * font.pixelSize())
        return QSize(round(width + 0.5), round(height) + 2 * FOCUS_MARGIN)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt calls it
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, on = painter_on(self), self._look.theme, self.isChecked()
        draw_box(painter, self)
        face = QRectF(self.rect()).adjusted(2.5, FOCUS_MARGIN + 2.5, -2.5, -FOCUS_MARGIN - 2.5)
        bold, row = self._look.sans(15, SEMIBOLD), self.group().buttons()
        alike = min(
            fitted(segment.text(), bold, segment.width() - 5).pixelSize() for segment in row
        )
        font = resized(self._look.sans(15, SEMIBOLD if on else REGULAR), alike)
        lit = theme.text if self.underMouse() else theme.quiet_text
        draw_text(painter, face, self.text(), font, theme.accent_text if on else lit, CENTRE)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 5, 1.4)


class SegmentRow(BoundText, QWidget):
    """A choice as a row of segments, with the semantics and keys of radio buttons.

    ``options`` are pairs of a value and its text. ``chosen`` is emitted with the new value after
    any change, by the user or the program.
    """

    accessible_role = "group"

    chosen = Signal(str)

    def __init__(
        self,
        look: ThemeContext,
        options: Sequence[tuple[str, str]],
        value: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._segments: dict[str, Segment] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(FOCUS_MARGIN, 0, FOCUS_MARGIN, 0)
        row.setSpacing(0)
        for key, text in options:
            segment = Segment(look, text, self)
            self._segments[key] = segment
            self._group.addButton(segment)
            row.addWidget(segment)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        start = value or next(iter(self._segments))
        self._segments[start].setChecked(True)
        self.setFocusProxy(self._segments[start])
        self._group.buttonToggled.connect(self._toggled)
        look.changed.connect(self._refresh)

    @property
    def options(self) -> list[tuple[str, str]]:
        return [(key, segment.text()) for key, segment in self._segments.items()]

    def value(self) -> str:
        return next(key for key, segment in self._segments.items() if segment.isChecked())

    def set_value(self, value: str) -> None:
        """Choose ``value``; raises ``KeyError`` if it is no option."""
        self._segments[value].setChecked(True)

    def segment(self, value: str) -> QRadioButton:
        """Return the radio button of ``value``."""
        return self._segments[value]

    def _toggled(self, button: QRadioButton, checked: bool) -> None:
        if checked:
            self.setFocusProxy(button)
            self.chosen.emit(self.value())

    def _refresh(self) -> None:
        for segment in self._segments.values():
            segment.updateGeometry()
        self.update()


class Switch(PlainButton, QCheckBox):
    """A check box painted as a small brass switch before its text, which wraps."""

    def __init__(self, look: ThemeContext, text: str = "") -> None:
        super().__init__()
        self.setText(text)
        self._look = look
        self._focus = pressable(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._refresh)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()

    def _track(self) -> QRectF:
        height = max(20.0, self._look.px(22))
        return QRectF(FOCUS_MARGIN, self.height() / 2 - height / 2, height * 1.85, height)

    def sizeHint(self) -> QSize:
        words = text_width(self.text(), self._look.sans(16))
        width = round(self._track().right() + 12 + words + FOCUS_MARGIN + 1)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(round(12 * self._look.text_px(16)), 10_000))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, width - round(self._track().right()) - 12 - FOCUS_MARGIN, 10_000)
        metrics = QFontMetrics(self._look.sans(16))
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text()).height()
        return round(max(26.0, self._look.px(28), words)) + 2 * FOCUS_MARGIN

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt calls it
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        theme, track, on = self._look.theme, self._track(), self.isChecked()
        radius = track.height() / 2
        if not self.isEnabled():
            painter.setOpacity(0.55)
        ground = mix(theme.face, theme.good, 0.55) if on else theme.panel_bottom
        fill(painter, rounded(track, radius), ground)
        stroke(painter, rounded(inset(track, 0.5), radius), with_alpha(theme.line, 210), 1.1)
        x = track.right() - radius if on else track.left() + radius
        knob = QPointF(x, track.center().y())
        draw_brass_dot(painter, theme, knob, radius - 2.5)
        if on:
            self._paint_mark(painter, track)
        left = track.right() + 12
        text = QRectF(left, 0, self.width() - left, self.height())
        draw_text(painter, text, self.text(), self._look.sans(16), theme.text, LEFT, wrap=True)
        if self._focus.visible:
            draw_focus_ring(painter, theme, track, radius, 3.4)

    def _paint_mark(self, painter: QPainter, track: QRectF) -> None:
        theme, half = self._look.theme, track.height() * 0.22
        centre = QPointF(track.left() + track.height() * 0.55, track.center().y())
        draw_emblem(painter, "check", centre, half, theme.text, theme.face)


Draw: TypeAlias = Callable[[QPainter, int, QRectF], None]
"""Draws a picture, by its number, in a box."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PictureGrid(BaseWidget):
    """A grid with one tab stop: arrow keys, Home and End move; Enter, Space or a click chooses.

    If moving `picks`, the keys that move choose, and Enter is left to what is around.
    """

    taken = Signal(int)
    """The number of the picture, from 0."""

    def __init__(
        self,
        look: ThemeContext,
        names: Sequence[str],
        columns: int,
        draw: Draw,
        cell: tuple[float, float],
        *,
        on_paper: bool = False,
        picks: bool = False,
    ) -> None:
        """`cell` is the size of a picture in the design."""
        super().__init__(look)
        self._on_paper, self._picks = on_paper, picks
        self._draw, self._columns, self._cell = draw, columns, cell
        self._names = tuple(names)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)
        self._label = ""
        self._chosen: int | None = None
        self._at = 0
        self._focus = FocusWatch(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_chosen(self, chosen: int | None) -> None:
        """Mark a picture as chosen and move the cursor there."""
        self._chosen = chosen
        if chosen is not None:
            self._at = chosen
        self._show_choice()

    def say_names(self, label: str, names: Sequence[str]) -> None:
        """Set the texts in the current language."""
        self._label, self._names = label, tuple(names)
        self._show_choice()

    def set_columns(self, columns: int) -> None:
        """Lay the pictures out in this number of columns."""
        self._columns = columns
        self.updateGeometry()
        self.update()

    def rows(self) -> int:
        return -(-len(self._names) // self._columns)

    def sizeHint(self) -> QSize:
        width, height = (round(self.look.px(side)) for side in self._cell)
        return QSize(width * self._columns, height * self.rows())

    def _show_choice(self) -> None:
        self.setAccessibleName(f"{self._label}: {self._names[self._at]}")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def cell(self, number: int) -> QRectF:
        width, height = self.width() / self._columns, self.height() / self.rows()
        row, column = divmod(number, self._columns)
        return QRectF(column * width, row * height, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space or (is_enter(event) and not self._picks):
            self._take(self._at)
        elif (to := self._target(event)) is not None and self._picks:
            self._take(to)
        elif to is not None:
            self._at = to
            self._show_choice()
        else:
            super().keyPressEvent(event)

    def _target(self, event: QKeyEvent) -> int | None:
        last, key = len(self._names) - 1, Qt.Key(event.key())
        if key in _STEPS:
            return min(max(self._at + _STEPS[key], 0), last)
        if key in _ROWS:
            to = self._at + _ROWS[key] * self._columns
            return to if 0 <= to <= last else None
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return 0 if key == Qt.Key.Key_Home else last
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for number in range(len(self._names)):
            if self.cell(number).contains(event.position()):
                self._take(number)

    def _take(self, number: int) -> None:
        self.show_chosen(number)
        self.taken.emit(number)

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        accent, focus = (OXBLOOD, theme.ink) if self._on_paper else (theme.accent, theme.focus)
        for number in range(len(self._names)):
            cell = inset(self.cell(number), 1)
            if number == self._chosen:
                fill(painter, rounded(cell, 6), with_alpha(accent, 40))
                stroke(painter, rounded(inset(cell, 0.8), 6), accent, 1.6)
            self._draw(painter, number, cell)
            if self._focus.visible and number == self._at:
                stroke(painter, rounded(inset(cell, 1), 6), focus, 2.4)
