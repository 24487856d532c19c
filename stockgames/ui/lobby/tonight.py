"""The slate of the running evening in the lobby, with a button for its next game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.box_art import box_colour, face_of
from stockgames.ui.lobby.tickets import EveningEntry, GameStage
from stockgames.ui.pieces.slates import CHALK, GOLD, QUIET_CHALK, draw_slate
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import darker, lighter, with_alpha
from stockgames.ui.theme.shapes import (
    column_at,
    falling,
    fill,
    inset,
    line_at,
    line_under,
    rounded,
    stroke,
)
from stockgames.ui.theme.text import LEFT, draw_text, text_width
from stockgames.ui.widgets.accessible_names import name_and_tip, set_tip
from stockgames.ui.widgets.buttons import Button, PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring

_MARGIN = 12
"""Pixels around the slate for its shadow."""
_EMPTY = EveningEntry("", "")


class Tonight(PaintedButton):
    """A click on the slate opens the evening page; its button starts the next game or
    continues an unfinished one.
    """

    begun = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._evening = _EMPTY
        self.setObjectName("tonight")
        self.begin = Button(look, text_size=15, parent=self)
        self.begin.setObjectName("begin-next")
        self.begin.clicked.connect(self.begun)

    def show_evening(self, evening: EveningEntry) -> None:
        """Show the evening's current state."""
        self._evening = evening
        self.speak()

    def speak(self) -> None:
        """Set all texts in the current language."""
        evening = self._evening
        goes_on = "yes" if evening.goes_on else "no"
        self.begin.setText(say("lobby-begin-next", goes=goes_on))
        self.begin.setVisible(bool(evening.next_game))
        game = evening.next_game
        name = say("lobby-begin-next-game", goes=goes_on, game=game) if game else ""
        name_and_tip(self.begin, name)
        self.setAccessibleName(f"{evening.title}. {evening.news}")
        set_tip(self, say("lobby-to-the-evening"))
        self._arrange()

    def lay_on(self, place: QRectF) -> None:
        """Set the slate's rectangle; the shadow goes beyond."""
        self.setGeometry(place.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _slate(self) -> QRectF:
        return inset(QRectF(self.rect()), _MARGIN)

    def _stone(self) -> QRectF:
        return inset(self._slate(), self.look.px(9))

    def _arrange(self) -> None:
        stone, hint = self._stone(), self.begin.sizeHint()
        width = hint.width() + 8
        left = stone.right() - width - self.look.px(6)
        self.begin.setGeometry(round(left), round(stone.bottom() - hint.height() - 1), width, 0)
        self.begin.setFixedHeight(hint.height())
        self.update()

    def _paint(self, painter: QPainter) -> None:
        look, evening = self.look, self._evening
        slate, stone = self._slate(), self._stone()
        draw_slate(painter, look.theme, slate, frame=look.px(9))
        left = stone.left() + look.px(14)
        if evening.leader is not None:
            from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait

            wide = min(look.px(62), (stone.height() - look.px(22)) / HEIGHT)
            oval = QRectF(left, stone.center().y() - wide * HEIGHT / 2 - 2, wide, wide * HEIGHT)
            draw_portrait(painter, oval, evening.leader)
            left += wide + look.px(18)
        lids = self._paint_lids(painter, stone)
        self._paint_words(painter, column_at(stone, left, lids - left - 8))
        if self._focus.visible:
            draw_focus_ring(painter, look.theme, slate, 5, 1)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look, evening = self.look, self._evening
        title, news = look.serif(21), look.sans(15)
        radius = max(8.0, look.px(9))
        high, low = look.usual_px(21) * 1.3, look.usual_px(15) * 1.4
        rows = high + low + (2 * radius + look.px(8) if evening.points else 0)
        y = room.center().y() - rows / 2
        line = line_at(room, y, high)
        draw_text(painter, line, evening.title, title, CHALK, LEFT, elide=True)
        line = line_under(line, low)
        draw_text(painter, line, evening.news, news, CHALK, LEFT, elide=True)
        right = self.begin.x() - 4.0 if self.begin.isVisibleTo(self) else self._stone().right()
        at = QPointF(room.left() + radius, line.bottom() + look.px(8) + radius)
        self._paint_points(painter, at, radius, right)

    def _paint_points(self, painter: QPainter, at: QPointF, radius: float, right: float) -> None:
        """Paint coins with points, as many as fit."""
        from stockgames.ui.pieces.portrait import draw_coin  # not needed without an evening

        font = self.look.serif(17)
        for place, (portrait, points) in enumerate(self._evening.points):
            width = text_width(points, font)
            if at.x() + radius + 6 + width > right:
                return
            draw_coin(painter, portrait, at, radius)
            box = QRectF(at.x() + radius + 5, at.y() - radius - 3, width + 4, 2 * radius + 6)
            draw_text(painter, box, points, font, GOLD if place == 0 else CHALK, LEFT)
            at = QPointF(box.right() + radius + self.look.px(9), at.y())

    def _paint_lids(self, painter: QPainter, stone: QRectF) -> float:
        """Paint a small lid for each game, right-aligned; return the left edge."""
        games, look = self._evening.games, self.look
        high = min(look.px(36), stone.height() * 0.38)
        wide, step = high * 0.83, high * 0.83 + look.px(6)
        step = min(step, stone.width() * 0.4 / max(1, len(games)))
        left = stone.right() - look.px(14) - wide - step * (len(games) - 1)
        for place, (game_id, stage) in enumerate(games):
            lid = QRectF(left + place * step, stone.top() + look.px(10), wide, high)
            self._paint_lid(painter, lid, game_id, stage)
        return left

    def _paint_lid(self, painter: QPainter, lid: QRectF, game_id: str, stage: GameStage) -> None:
        colour, path = box_colour(game_id), rounded(lid, 3)
        emblem = "check" if stage == "played" else face_of(game_id).emblem
        if stage == "to-come":
            stroke(painter, path, with_alpha(QUIET_CHALK, 200), 1, dash=(3, 3))
            draw_emblem(
                painter, emblem, lid.center(), lid.width() * 0.3, QUIET_CHALK, QColor(0, 0, 0)
            )
            return
        shades = (0.0, lighter(colour, 0.18)), (1.0, darker(colour, 0.18))
        fill(painter, path, falling(lid, *shades))
        lit = stage == "next"
        line = QColor("#FFF3CF") if lit else with_alpha(QUIET_CHALK, 150)
        stroke(painter, path, line, 1.6 if lit else 0.8)
        half = lid.width() * (0.3 if stage == "played" else 0.32)
        draw_emblem(painter, emblem, lid.center(), half, CHALK, colour)
