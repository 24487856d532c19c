"""The head of the closing page: the result over the final board, price tags and the bell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPixmap,
)
from PySide6.QtWidgets import QBoxLayout

from stockgames.bots.levels import STEPS
from stockgames.engine.state import View
from stockgames.presentation.game_words import Price, Solo
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import say
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.table.medals import draw_medals, ruler_text
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif
from stockgames.ui.theme.palette import EVENING, INK, OXBLOOD, Theme, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.surfaces import TRAY_SHADOW, draw_tray
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, squeezed
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import SHADOW_MARGIN, Picture, surface_of
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, keep_space, retire, row_of

_PAPER: Final = QColor("#FFFBEF"), QColor("#EADBB6")
_SWING: Final = 13.0
"""The first swing of the bell to each side, in degrees."""
_NIGHT: Final = QColor("#06100C")
_MOST_HEADING: Final = 1.35
"""How many times its usual size the heading is enlarged at most."""
_LIGHT_BOARD: Final = 0.6
"""The opacity of a bright board's picture, which would dazzle beside the night."""
_LEAST_REACH: Final = 0.4
"""The least width of the board's picture, relative to the head's; a high one is cut off."""


@dataclass(frozen=True, slots=True)
class BoardSnapshot:
    """What the head of a closing page shows of a board."""

    picture: QPixmap
    prices: tuple[Price, ...]
    pieces: tuple[QRectF, ...]
    """The pieces that show the prices, which night leaves bright, in pixels of the picture."""


def final_snapshot(table: AnyTable, view: View) -> BoardSnapshot | None:
    """Return a snapshot of a table's board, zoomed out for it; None for one without a market."""
    board = table.board
    board.zoom_to(1)
    market = board.on_view(table.market()).toAlignedRect()
    if market.isEmpty():
        return None
    corner = -QPointF(market.topLeft())
    pieces = tuple(board.on_view(piece).translated(corner) for piece in table.price_pieces())
    prices = tuple(table.words.prices(view)) if pieces else ()
    return BoardSnapshot(_faded(board.grab(market)), prices, pieces)


def _faded(board: QPixmap) -> QPixmap:
    """Return a picture whose sides fade out."""
    image = board.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    rect = QRectF(QPointF(), board.deviceIndependentSize())
    clear, full = QColor(0, 0, 0, 0), QColor(0, 0, 0, 255)
    stops = (0.0, clear), (0.3, full), (0.88, full), (1.0, clear)
    painter.fillRect(rect, s.linear(rect.topLeft(), rect.topRight(), *stops))
    painter.end()
    return QPixmap.fromImage(image)


def draw_tag(look: ThemeContext, price: Price, painter: QPainter, area: QRectF) -> None:
    """Draw a paper tag with the emblem, the letter and the amount of a price."""
    box = s.inset(area, 4)
    high, path = box.height(), s.rounded(box, 3)
    s.draw_shadow(painter, look.theme, path, blur=4, offset=2)
    s.fill(painter, path, s.falling(box, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    s.stroke(painter, s.rounded(s.inset(box, high * 0.1), 2), OXBLOOD, 1.0)
    middle = QPointF(box.left() + high * 0.56, box.center().y())
    colour = mark_of(price.badge).colour
    draw_emblem(painter, price.badge.emblem, middle, high * 0.26, colour, _PAPER[1])
    text = box.adjusted(high * 0.9, 0, -high * 0.3, 0)
    font = squeezed(price.amount, serif(high * 0.46, BOLD), text.width() - high * 0.7)
    draw_text(painter, text, price.badge.letter, font, INK, LEFT)
    draw_text(painter, text, price.amount, font, OXBLOOD, RIGHT)


def draw_hanging_bell(painter: QPainter, top: QPointF, high: float, swung: float) -> None:
    """Draw a brass bell hanging from a point, with a height that includes the cord.

    `swung` is the progress of its two swings, 0 to 1.
    """
    cord, half = high * 0.16, high * 0.42
    angle = _SWING * math.sin(4 * math.pi * swung) * (1 - swung)
    bounds = QRectF(-half - 6, -half - 6, 2 * half + 12, 2 * half + 14)
    paint = partial(_paint_bell, half=half)
    with s.moved(painter, top, turn=angle):
        s.rule(painter, QPointF(), QPointF(0, cord), EVENING.line, 1.6)
        draw_cached(painter, "hanging bell", bounds, paint, at=QPointF(0, cord + half))
    if swung < 1:
        return
    middle = top + QPointF(0, cord + half * 1.2)
    for reach, alpha in ((1.0, 120), (1.22, 70)):
        wide, tall = 1.1 * half * reach, 0.7 * half * reach
        box = QRectF(middle.x() - wide, middle.y() - tall, 2 * wide, 2 * tall)
        for start in (162, -18):
            arc = QPainterPath()
            arc.arcMoveTo(box, start)
            arc.arcTo(box, start, 36)
            s.stroke(painter, arc, with_alpha(EVENING.line, alpha), 1.2)


def _paint_bell(painter: QPainter, half: float) -> None:
    light, middle, dark = EVENING.brass_light, EVENING.line, EVENING.brass_dark
    body = _bell(half)
    s.draw_shadow(painter, EVENING, body, blur=5, offset=4)
    s.fill(painter, s.disc(QPointF(0, half * 0.78), half * 0.16), dark)
    box = QRectF(-half, -half, 2 * half, 2 * half)
    s.fill(painter, body, s.slanting(box, (0.0, light), (0.45, middle), (1.0, dark)))
    lip = QRectF(-half * 0.82, half * 0.5, half * 1.64, half * 0.2)
    s.fill(painter, s.rounded(lip, half * 0.1), s.falling(lip, (0.0, light), (1.0, dark)))
    band = QRectF(-half * 0.5, half * 0.1, half, half * 0.09)
    edge = with_alpha(dark, 150)
    s.fill(painter, s.rounded(band, 2), edge)
    s.stroke(painter, body, edge, 0.9)


def _bell(half: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, -half))
    path.cubicTo(half * 0.5, -half, half * 0.42, -half * 0.3, half * 0.5, half * 0.12)
    path.quadTo(half * 0.56, half * 0.42, half * 0.78, half * 0.56)
    path.lineTo(-half * 0.78, half * 0.56)
    path.quadTo(-half * 0.56, half * 0.42, -half * 0.5, half * 0.12)
    path.cubicTo(-half * 0.42, -half * 0.3, -half * 0.5, -half, 0, -half)
    return path


class EndHead(BaseWidget):
    """The result in words over the darkened board, with price tags and the bell."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._board: BoardSnapshot | None = None
        self._night = self._swing = 1.0
        self.tags: list[Picture] = []
        text_label = partial(Label, look, background="slate", wrap=True)
        self.heading = text_label(role="masthead", tone="accent", most=_MOST_HEADING)
        self.drama, self.good = (text_label(role="aside", tone="plain") for _ in range(2))
        self.medals = Picture(look, 210, 64, partial(draw_medals, EVENING, 0), grows=True)
        self.seal = text_label(role="note", tone="plain")
        self.ladder = Picture(look, 0, 36, partial(draw_ladder, EVENING, STEPS[0]), grows=True)
        self._top, self._tags = row_of(self.heading, self.medals, 0), row_of(spacing=0)
        self._foot = row_of((self.ladder, 4), (self.seal, 3), 1, self._tags)
        self._foot.setAlignment(self._tags, Qt.AlignmentFlag.AlignRight)
        self._column = column_on(self, 2, self._top, self.drama, self.good, 1, self._foot)
        self.show_solo(None)
        self.show_news("")
        self.show_ladder("")
        look.changed.connect(self._fit)
        self._fit()

    def set_data(self, heading: str, drama: str, good: str) -> None:
        """Set the texts; an empty one takes no space."""
        for label, text in ((self.heading, heading), (self.drama, drama), (self.good, good)):
            label.setText(text)
            label.setVisible(bool(text))

    def show_news(self, text: str) -> None:
        """Set the line about what is new in somebody's book; an empty one takes no space."""
        self.seal.setText(text)
        self.seal.setVisible(bool(text))

    def show_solo(self, solo: Solo | None) -> None:
        """Show the medals of a game alone; None for any other."""
        self.heading.setWordWrap(solo is None)  # with a medal it is short
        self._top.setStretch(0, int(solo is None))
        self.medals.setVisible(solo is not None)
        if solo is not None:
            self.medals.show_picture(partial(draw_medals, EVENING, solo.ruler.won))
            self.medals.setAccessibleName(ruler_text(solo.ruler))

    def show_ladder(self, reached: str) -> None:
        """Show the ladder of levels up to this one; empty takes no space."""
        self.ladder.setVisible(bool(reached))
        if reached:
            self.ladder.show_picture(partial(draw_ladder, EVENING, reached))
            self.ladder.setAccessibleName(say("table-level-reached", name=level_name(reached)))

    def show_whole(self, whole: bool) -> None:
        """Give the ladder, the line below it and the tags a row each, or one together."""
        ways = QBoxLayout.Direction
        self._foot.setDirection(ways.TopToBottom if whole else ways.LeftToRight)

    def show_board(self, board: BoardSnapshot | None) -> None:
        self._board = board
        for old in self.tags:
            self._tags.removeWidget(old)  # it would keep its space until it is deleted
            retire(old)
        self.tags = []
        for price in () if board is None else board.prices:
            tag = Picture(self.look, 150, 44, partial(draw_tag, self.look, price), grows=True)
            tag.setAccessibleName(f"{price.label} {price.amount}")
            keep_space(tag)
            self._tags.addWidget(tag)
            self.tags.append(tag)
        self.update()

    def drop(self, share: float) -> None:
        """Show the first price tags up to a share of all, 0 to 1."""
        for number, tag in enumerate(self.tags, 1):
            tag.setVisible(number <= share * len(self.tags) + 1e-6)

    def darken(self, share: float) -> None:
        """Show how far night has fallen, 0 to 1."""
        self._night = share
        self.update()

    def swing(self, share: float) -> None:
        """Show the bell between its first swing and rest, 0 to 1."""
        self._swing = share
        self.update()

    def _bell(self) -> float:
        return min(self.height() * 0.56, self.look.px(132))

    def _fit(self) -> None:
        side = round(max(30.0, self.look.px(46))) - FOCUS_MARGIN
        top, foot = round(self.look.px(18)), round(self.look.px(8))
        self._column.setContentsMargins(side, SHADOW_MARGIN + top, side, SHADOW_MARGIN + foot)

    def _paint(self, painter: QPainter) -> None:
        rect, look, board = surface_of(self), self.look, self._board
        radius, high = look.corner(12), self._bell()
        draw_tray(painter, look.theme, rect, radius=radius, lift=SHADOW_MARGIN / TRAY_SHADOW)
        if board is not None:
            whole = board.picture.deviceIndependentSize()
            room = QRectF(rect.topLeft(), rect.bottomRight() - QPointF(high * 1.1, 0))
            scale = min(room.height() / whole.height(), room.width() / whole.width())
            scale = max(scale, _LEAST_REACH * room.width() / whole.width())
            corner = QPointF(room.right(), room.center().y()) - QPointF(whole.width(), 0) * scale
            place = QRectF(corner - QPointF(0, whole.height() * scale / 2), whole * scale)
            with s.clipped(painter, s.rounded(rect, radius)):
                painter.setOpacity(1.0 if look.theme.is_dark or board.pieces else _LIGHT_BOARD)
                painter.drawPixmap(place, board.picture, QRectF(board.picture.rect()))
        self._paint_night(painter, rect, radius)
        if board is not None:
            left = (self._text_end() - place.left()) / scale
            lit = [piece for piece in board.pieces if piece.left() > left]
            with s.clipped(painter, _discs(lit, place, scale)):
                painter.drawPixmap(place, board.picture, QRectF(board.picture.rect()))
        s.stroke(
            painter, s.rounded(s.inset(rect, 0.5), radius), with_alpha(look.theme.line, 190), 1.2
        )
        draw_hanging_bell(
            painter, QPointF(rect.right() - high * 0.62, rect.top() + 2), high, self._swing
        )

    def free_room(self) -> QRect:
        """Return the part right of the texts and above the tags, in which nothing is read."""
        foot = (part.y() for part in (self.ladder, self.seal, *self.tags) if part.isVisible())
        low = min(foot, default=self.height())
        return QRect(QPoint(math.ceil(self._text_end()), 0), QPoint(self.width(), low))

    def _text_end(self) -> float:
        """Return the x where the longest text ends; left of it the board stays dark."""
        ends = [0.0]
        for label in (self.heading, self.drama, self.good):
            width = QFontMetricsF(label.font()).horizontalAdvance(label.text())
            ends.append(label.x() + FOCUS_MARGIN + min(width, label.width()))
        return max(ends)

    def _paint_night(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        path, night = s.rounded(rect, radius), self._night
        s.fill(painter, path, with_alpha(_NIGHT, round(96 * night)))
        end = self._text_end()
        reach = min(rect.width(), max(rect.width() * 0.7, end / 0.6))
        ends = rect.topLeft(), QPointF(rect.left() + reach, rect.top())
        stops = (0.0, 226), (min(0.95, max(0.6, end / reach)), 208), (1.0, 0)
        shades = ((at, with_alpha(_NIGHT, round(alpha * night))) for at, alpha in stops)
        s.fill(painter, path, s.linear(*ends, *shades))


def _discs(pieces: Sequence[QRectF], place: QRectF, scale: float) -> QPainterPath:
    """Return the outlines of round pieces on a picture that is drawn at this place."""
    found = QPainterPath()
    found.setFillRule(Qt.FillRule.WindingFill)
    for piece in pieces:
        half = piece.width() * scale / 2
        middle = place.topLeft() + piece.center() * scale
        for lower in (0.0, 0.3):
            found.addEllipse(middle + QPointF(0, half * lower), half, half)
    return found


def draw_ladder(theme: Theme, reached: str, painter: QPainter, room: QRectF) -> None:
    """Draw the levels with their names; those up to `reached` are ticked, the next has a ring."""
    high, ahead = room.height(), STEPS.index(reached) + 1
    steps = s.in_columns(s.column_at(room, room.left(), min(room.width(), 15 * high)), len(STEPS))
    middles = [QPointF(step.center().x(), step.top() + 0.22 * high) for step in steps]
    s.rule(painter, middles[0], middles[-1], with_alpha(theme.line, 150), 1.6)
    for number, (level, step, middle) in enumerate(zip(STEPS, steps, middles, strict=True)):
        is_beaten, is_next = number < ahead, number == ahead
        dot = s.disc(middle, 0.18 * high)
        s.fill(painter, dot, theme.accent if is_beaten else theme.panel_bottom)
        s.stroke(painter, dot, theme.accent if is_next else theme.line, 2.4 if is_next else 1.2)
        if is_beaten:
            draw_emblem(painter, "check", middle, 0.1 * high, theme.accent_text, theme.accent)
        font = sans(0.44 * high, SEMIBOLD if is_next else REGULAR)
        step.setTop(middle.y() + 0.18 * high)
        colour = theme.accent if is_next else theme.text
        name = level_name(level)
        draw_text(painter, step, name, squeezed(name, font, step.width() - 4), colour, CENTRE)
