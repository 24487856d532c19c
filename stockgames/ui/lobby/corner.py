"""The player's own corner of the lobby: face, name, winning streak, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import fill, inset, rounded
from stockgames.ui.theme.surfaces import draw_brass_dot, paint_panel
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label

if TYPE_CHECKING:
    from stockgames.evenings.person import Portrait

_MOST_DOTS = 5
_WIDE = 342


class PlayerEntry(NamedTuple):
    """Who plays at this screen, with formatted texts."""

    name: str
    portrait: Portrait
    streak: int = 0
    """How many games were won one after another."""
    streak_text: str = ""
    goal: str = ""
    """What to play for next, or the last result."""


class PlayerCorner(PaintedButton):
    """One button that opens the player's book."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._player: PlayerEntry | None = None
        self.setObjectName("own-corner")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._name = Label(look, role="heading", tone="accent")
        self._streak = Label(look, role="note")
        self._dots = Picture(look, 1, 20, self._draw_dots, grows=True)
        self._goal = Label(look, role="note", tone="plain", wrap=True)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(2)
        self._grid.setVerticalSpacing(0)
        self._portrait = Picture(look, 58, 58 * HEIGHT, self._draw_portrait, grows=True)
        self._grid.addWidget(self._portrait, 0, 0, 2, 1)
        self._grid.addWidget(self._name, 0, 1)
        self._grid.addWidget(self._dots, 0, 2)
        self._grid.addWidget(self._streak, 0, 3)
        self._grid.addWidget(self._goal, 1, 1, 1, 3)
        self._grid.setColumnStretch(3, 1)
        look.changed.connect(self._fit)
        self.hide()

    def show_player(self, player: PlayerEntry | None) -> None:
        """Show who plays here; nothing without a person."""
        self._player = player
        self.setVisible(player is not None)
        if player is None:
            return
        self._goal.setText(player.goal)
        parts = (player.name, player.streak_text, player.goal)
        self.setAccessibleName(", ".join(filter(None, parts)))
        self.setAccessibleDescription(say("lobby-your-book"))
        set_tip(self, say("lobby-your-book"))
        self._fit()

    def _fit(self) -> None:
        look, player = self.look, self._player
        width = round(max(276.0, look.px(_WIDE)) * look.text_size)
        self.setFixedWidth(width)
        side = FOCUS_MARGIN + round(look.px(8))
        self._grid.setContentsMargins(side, FOCUS_MARGIN + 2, side, FOCUS_MARGIN + 2)
        if player is None:
            return
        apart = 2 * FOCUS_MARGIN + self._grid.horizontalSpacing()
        room = width - 2 * side - self._portrait.sizeHint().width() - 3 * apart
        dots = 0
        if player.streak <= _MOST_DOTS:
            dots = round(look.px(20) * look.text_size * player.streak)
        words = self._streak.fontMetrics().horizontalAdvance(player.streak_text)
        metrics = self._name.fontMetrics()
        says = not dots or metrics.horizontalAdvance(player.name) + dots + words <= room
        room -= dots + (words if says else 0)
        way = Qt.TextElideMode.ElideRight
        self._name.setText(metrics.elidedText(player.name, way, room + 1))  # advances are rounded
        self._dots.setFixedWidth(dots)
        self._dots.setVisible(dots > 0)
        self._streak.show_text(player.streak_text if says else "")
        self.setMinimumHeight(max(0, self._grid.totalHeightForWidth(width)))  # -1 if it has none
        self.update()

    def _paint(self, painter: QPainter) -> None:
        theme, face = self.look.theme, inset(QRectF(self.rect()), FOCUS_MARGIN)
        paint_panel(painter, theme, face, self.look.corner(8), 238)
        if self.underMouse():
            fill(painter, rounded(face, self.look.corner(8)), with_alpha(theme.line, 26))
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, self.look.corner(8), 1)

    def _draw_portrait(self, painter: QPainter, room: QRectF) -> None:
        if self._player is not None:
            draw_portrait(painter, room.adjusted(3, 3, -3, -3), self._player.portrait)

    def _draw_dots(self, painter: QPainter, room: QRectF) -> None:
        count = min(self._player.streak if self._player else 0, _MOST_DOTS)
        radius = room.width() / max(1, count) * 0.4
        for number in range(count):
            middle = room.center()
            middle.setX(room.left() + room.width() * (number + 0.5) / count)
            draw_brass_dot(painter, self.look.theme, middle, radius)
