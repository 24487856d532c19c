"""A row of segments of which one is chosen, and a switch."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import darker, lighter, mix, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import disc, falling, fill, inset, rounded, slanting, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, fitted, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.bound_text import PlainButton
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring, pressable

_RADIUS = 6


class _Segment(PlainButton, QRadioButton):
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
        painter = painter_on(self)
        theme = self._look.theme
        face = QRectF(self.rect()).adjusted(2.5, FOCUS_MARGIN + 2.5, -2.5, -FOCUS_MARGIN - 2.5)
        colour, font = theme.quiet_text, self._look.sans(15)
        radius = self._look.corner(_RADIUS) - 1
        if self.isChecked():
            base, colour, font = theme.accent, theme.accent_text, self._look.sans(15, SEMIBOLD)
            shades = (0.0, lighter(base, 0.16)), (1.0, darker(base, 0.12))
            fill(painter, rounded(face, radius), falling(face, *shades))
            stroke(painter, rounded(face, radius), with_alpha(darker(base, 0.35), 220), 1)
        elif self.underMouse():
            fill(painter, rounded(face, radius), with_alpha(theme.line, 40))
            colour = theme.text
        font = fitted(self.text(), font, face.width())
        draw_text(painter, face, self.text(), font, colour, CENTRE)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, radius, 1.4)


class SegmentRow(BaseWidget):
    """A choice as a row of segments, with the semantics and keys of radio buttons.

    ``options`` are pairs of a value and its text. ``chosen`` is emitted with the new value after
    any change, by the user or the program.
    """

    chosen = Signal(str)

    def __init__(
        self,
        look: ThemeContext,
        options: Sequence[tuple[str, str]],
        value: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._segments: dict[str, _Segment] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(FOCUS_MARGIN, 0, FOCUS_MARGIN, 0)
        row.setSpacing(0)
        for key, text in options:
            segment = _Segment(look, text, self)
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
        """Return the chosen value."""
        return next(key for key, one in self._segments.items() if one.isChecked())

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

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        groove, radius = inset(QRectF(self.rect()), FOCUS_MARGIN), self.look.corner(_RADIUS) + 1
        ground = theme.panel_bottom if theme.is_dark else mix(theme.cloth_middle, theme.face, 0.35)
        fill(painter, rounded(groove, radius), with_alpha(ground, 210))
        stroke(painter, rounded(inset(groove, 0.5), radius), with_alpha(theme.line, 170), 1)


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
        box = QRectF(x - radius, track.top(), 2 * radius, 2 * radius)
        shades = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
        fill(painter, disc(knob, radius - 2.5), slanting(box, *shades))
        stroke(painter, disc(knob, radius - 3), with_alpha(theme.brass_dark, 200), 0.8)
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
