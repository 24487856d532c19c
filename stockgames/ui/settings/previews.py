"""Small previews beside a setting: each theme, and the suits of the pack in use."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from stockgames.ui.pieces.cards import CARD_RATIO, Card, draw_card
from stockgames.ui.pieces.chips import Chip, draw_chip
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import CONTRASTS, Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import clipped, falling, fill, inset, line_at, rounded, stroke
from stockgames.ui.theme.surfaces import draw_cloth, draw_panel, draw_tray
from stockgames.ui.theme.text import LEFT, draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN

_SHAPE: Final = 0.6
"""The height of a theme preview divided by its width."""
_LOWEST: Final = 0.6
"""The minimum height of a theme preview, relative to its usual height."""
_RADIUS = 8
_ACES: Final = "SHDC"
_PITCH: Final = 1.16
"""The distance from one ace to the next, in card widths."""


class ThemePreview(QAbstractButton):
    """A corner of a table in one theme, whatever the theme in force; a click chooses it.

    For the keyboard there is the row of choices beside it.
    """

    def __init__(self, look: ThemeContext, theme: Theme) -> None:
        super().__init__()
        self.look, self.theme = look, theme
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        width = round(max(264.0, self.look.px(340)))
        return QSize(width, round(width * _SHAPE) + 2 * FOCUS_MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(self.sizeHint().height() * _LOWEST))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        face = inset(QRectF(self.rect()), FOCUS_MARGIN)
        corner = self.look.corner(_RADIUS)
        with clipped(painter, rounded(face, corner)):
            draw_cloth(painter, self.theme, face)
            self._paint_table(painter, face)
        in_force = self.look.theme in (self.theme, CONTRASTS[self.theme.name])
        line = self.look.theme.focus if in_force else with_alpha(self.look.theme.line, 170)
        if in_force or self.underMouse():
            stroke(painter, rounded(inset(face, -2), corner + 2), line, 2.6)
        else:
            stroke(painter, rounded(face, corner), line, 1)

    def _paint_table(self, painter: QPainter, face: QRectF) -> None:
        theme, unit = self.theme, face.height() / 10
        panel = QRectF(face.left() + unit, face.top() + unit, face.width() * 0.42, 8 * unit)
        draw_panel(painter, theme, panel, radius=6)
        font = self.look.sans(14, SEMIBOLD)
        line = QRectF(panel.left() + unit, panel.top() + 0.6 * unit, panel.width() - 2 * unit, 0)
        line.setHeight(2 * unit)
        draw_text(painter, line, self.text(), font, theme.heading, LEFT, elide=True)
        for row, share in ((3.2, 1.0), (4.3, 0.8)):
            bar = QRectF(line.left(), panel.top() + row * unit, line.width() * share, 0.4 * unit)
            fill(painter, rounded(bar, 0.2 * unit), with_alpha(theme.quiet_text, 150))
        button = line_at(line, panel.top() + 5.6 * unit, 1.6 * unit)
        shades = (0.0, theme.accent.lighter(112)), (1.0, theme.accent.darker(108))
        fill(painter, rounded(button, 4), falling(button, *shades))
        left = panel.right() + unit
        tray = QRectF(left, face.top() + 6 * unit, face.right() - unit - left, 3 * unit)
        draw_tray(painter, theme, tray, radius=6, ornate=False)
        for place, letter in enumerate("BKRG"):
            x = tray.left() + tray.width() * (place + 0.5) / 4
            draw_chip(painter, theme, QPointF(x, tray.center().y()), Chip(letter, 1.05 * unit))
        for place, (rank, suit) in enumerate(((9, "S"), (10, "S"), (11, "S"))):
            at = QPointF(left + (1.9 + 1.75 * place) * unit, face.top() + 3.4 * unit)
            card = Card(round(2.7 * unit, 1), rank, suit, self.look.four_colour_suits)
            draw_card(painter, theme, at, card, rotation=5.0 * (place - 1))


class SuitsPreview(BaseWidget):
    """The four aces as on cards now, as large as space allows."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        policy = QSizePolicy.Policy.MinimumExpanding
        self.setSizePolicy(policy, policy)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        width = max(52.0, self.look.px(74))
        return QSize(
            round(len(_ACES) * width * _PITCH), round(width * CARD_RATIO) + 2 * FOCUS_MARGIN
        )

    def cards(self) -> list[QRectF]:
        """Return the rectangles of the cards, from the left."""
        room = QRectF(self.rect()).adjusted(
            FOCUS_MARGIN, FOCUS_MARGIN, -FOCUS_MARGIN, -FOCUS_MARGIN
        )
        width = min(room.height() / CARD_RATIO, room.width() / len(_ACES) / _PITCH)
        size = QSizeF(width, width * CARD_RATIO)
        step = QPointF(width * _PITCH, 0)
        return [QRectF(room.topLeft() + step * place, size) for place in range(len(_ACES))]

    def _paint(self, painter: QPainter) -> None:
        for suit, place in zip(_ACES, self.cards(), strict=True):
            card = Card(round(place.width(), 1), 1, suit, self.look.four_colour_suits)
            draw_card(painter, self.look.theme, place.center(), card)
