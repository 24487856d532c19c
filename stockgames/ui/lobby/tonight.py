"""The slate of the running evening in the lobby, with a button for its next game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter

from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.box_art import box_colour, face_of
from stockgames.ui.pieces.portrait import HEIGHT, draw_coin, draw_portrait
from stockgames.ui.pieces.slates import CHALK, GOLD, QUIET_CHALK, draw_slate
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import darker, lighter, with_alpha
from stockgames.ui.theme.shapes import column_at, falling, fill, inset, rounded, stroke
from stockgames.ui.theme.text import LEFT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip, set_tip
from stockgames.ui.widgets.buttons import Button, PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_of, row_of, row_on

if TYPE_CHECKING:
    from stockgames.evenings.person import Portrait

GameStage: TypeAlias = Literal["played", "begun", "next", "to-come"]
"""The progress of a game of the evening's programme."""


class EveningEntry(NamedTuple):
    """A summary of the running evening, with formatted texts."""

    title: str
    news: str
    """Who leads, and the progress."""
    leader: Portrait | None = None
    points: tuple[tuple[Portrait, str], ...] = ()
    """Everybody's points, the leader first."""
    games: tuple[tuple[str, GameStage], ...] = ()
    """The programme, by game id."""
    next_game: str = ""
    """The title of the game that can be dealt or continued at once; empty for none."""
    goes_on: bool = False
    """Whether that game was interrupted (V13)."""


_MARGIN: Final = 10
"""Pixels around the slate for its shadow."""
_EMPTY: Final = EveningEntry("", "")


class Tonight(PaintedButton):
    """A click on the slate opens the evening page; its button starts or continues a game."""

    begin_requested = Signal()

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._evening = _EMPTY
        self.setObjectName("tonight")
        self._leader = Picture(look, 66, 66 * HEIGHT, self._draw_leader)
        self._title = Label(look, role="heading", background="slate", wrap=True)
        self._news = Label(look, background="slate", wrap=True)
        self._points = Picture(look, 0, 26, self._draw_points, grows=True)
        self._lids = Picture(look, 1, 40, self._draw_lids)
        self.begin = Button(look, text_size=15)
        self.begin.setObjectName("begin-next")
        self.begin.clicked.connect(self.begin_requested)
        head = row_of((self._title, 1), self._lids)
        news = column_of(self._news, self._points, spacing=0)
        column = column_of((head, 1), row_of((news, 1), self.begin, spacing=0), spacing=0)
        self._row = row_on(self, 6, self._leader, (column, 1))
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        side, px = round(_MARGIN + self._frame() + self.look.px(8)), self.look.px
        self._row.setContentsMargins(side, side - 2, side, side - 4)
        self._lids.setFixedWidth(round(px(42) * min(6, len(self._evening.games)) + px(6)))
        self.setMinimumHeight(round(max(84.0, px(118))) + 2 * _MARGIN)
        self.update()

    def _frame(self) -> float:
        return max(6.0, self.look.px(8))

    def show_evening(self, evening: EveningEntry) -> None:
        self._evening = evening
        self.set_texts()

    def set_texts(self) -> None:
        evening = self._evening
        self._title.setText(evening.title)
        self._news.setText(evening.news)
        self._leader.setVisible(evening.leader is not None)
        self._points.setVisible(bool(evening.points))
        self.begin.setText(say("lobby-begin-next", goes=evening.goes_on))
        self.begin.setVisible(bool(evening.next_game))
        game = evening.next_game
        name = say("lobby-begin-next-game", goes=evening.goes_on, game=game) if game else ""
        name_and_tip(self.begin, name)
        self.setAccessibleName(f"{evening.title}. {evening.news}")
        set_tip(self, say("lobby-to-the-evening"))
        self._fit()

    def _paint(self, painter: QPainter) -> None:
        slate = inset(QRectF(self.rect()), _MARGIN)
        draw_slate(painter, self.look.theme, slate, frame=self._frame())
        if self.underMouse():
            fill(painter, rounded(inset(slate, self._frame()), 2), QColor(255, 255, 255, 12))
        if self._focus.visible:
            draw_focus_ring(painter, self.look.theme, slate, 5, 1)

    def _draw_leader(self, painter: QPainter, room: QRectF) -> None:
        if self._evening.leader is not None:
            draw_portrait(painter, room.adjusted(2, 2, -2, -2), self._evening.leader)

    def _draw_points(self, painter: QPainter, room: QRectF) -> None:
        font, radius = self.look.serif(17), room.height() * 0.36
        at = QPointF(room.left() + radius + 4, room.center().y())
        for place, (portrait, points) in enumerate(self._evening.points):
            width = text_width(points, font)
            if at.x() + radius + 6 + width > room.right():
                return
            draw_coin(painter, portrait, at, radius)
            box = column_at(room, at.x() + radius + 5, width + 4)
            draw_text(painter, box, points, font, GOLD if place == 0 else CHALK, LEFT)
            at.setX(box.right() + radius + self.look.px(9))

    def _draw_lids(self, painter: QPainter, room: QRectF) -> None:
        games = self._evening.games
        high = room.height() * 0.9
        wide = high * 0.83
        step = min(room.width() / max(1, len(games)), wide + self.look.px(6))
        left = room.right() - 2 - wide - step * (len(games) - 1)
        for place, (game_id, stage) in enumerate(games):
            lid = QRectF(left + place * step, room.top() + 1, wide, high)
            _draw_lid(painter, lid, game_id, stage)


def _draw_lid(painter: QPainter, lid: QRectF, game_id: str, stage: GameStage) -> None:
    colour, path = box_colour(game_id), rounded(lid, 3)
    emblem = "check" if stage == "played" else face_of(game_id).emblem
    if stage == "to-come":
        stroke(painter, path, with_alpha(QUIET_CHALK, 200), 1, dash=(3, 3))
        dark = QColor(0, 0, 0)
        draw_emblem(painter, emblem, lid.center(), lid.width() * 0.3, QUIET_CHALK, dark)
        return
    shades = (0.0, lighter(colour, 0.18)), (1.0, darker(colour, 0.18))
    fill(painter, path, falling(lid, *shades))
    lit = stage == "next"
    line = QColor("#FFF3CF") if lit else with_alpha(QUIET_CHALK, 150)
    stroke(painter, path, line, 1.6 if lit else 0.8)
    half = lid.width() * (0.3 if stage == "played" else 0.32)
    draw_emblem(painter, emblem, lid.center(), half, CHALK, colour)
