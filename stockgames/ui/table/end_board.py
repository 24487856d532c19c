"""The head of the closing page: the result over the final board, price tags and the bell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPalette, QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from stockgames.engine.state import View
from stockgames.presentation.game_words import Price
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, REGULAR, resized
from stockgames.ui.theme.palette import EVENING, INK, OXBLOOD, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    disc,
    draw_shadow,
    falling,
    fill,
    inset,
    linear,
    radial,
    rounded,
    rule,
    slanting,
    stroke,
)
from stockgames.ui.theme.surfaces import draw_tray
from stockgames.ui.theme.text import CENTRE, RIGHT, draw_text, text_width
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of

_PAPER: Final = QColor("#FFFBEF"), QColor("#EADBB6")
_SETTLE: Final = 2.0
"""How far a tag overshoots its place before settling, in pixels."""
_FALL: Final = 26.0
_SWING: Final = 13.0
"""The first swing of the bell to each side, in degrees."""
_NIGHT: Final = QColor("#06100C")
_SQUARE: Final = 1.4
_MOST_HEADING: Final = 1.4
"""How many times its usual size the heading is enlarged at most."""


@dataclass(frozen=True, slots=True)
class LeftBoard:
    """What the head of a closing page shows of a board."""

    picture: QPixmap
    prices: tuple[Price, ...] = ()
    lit: tuple[QRectF, ...] = ()
    """What isn't darkened: the pieces of the prices, in pixels of the picture."""


def left_board(table: AnyTable, board: QWidget, view: View) -> LeftBoard | None:
    """Return a snapshot of a board; None for one without a market."""
    market = table.market()
    if market.isEmpty():
        return None
    hooks = tuple(hook.translated(-QPointF(market.topLeft())) for hook in table.hooks())
    prices = tuple(table.words.prices(view)) if hooks else ()
    return LeftBoard(_faded(board.grab(market)), prices, hooks)


def _faded(board: QPixmap) -> QPixmap:
    """Return a picture whose left side fades out; for a nearly square one, all sides do."""
    image = board.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    rect = QRectF(QPointF(), board.deviceIndependentSize())
    clear, full = QColor(0, 0, 0, 0), QColor(0, 0, 0, 255)
    if rect.width() < _SQUARE * rect.height():
        mask = radial(rect.center(), rect.width() / 2, (0.88, full), (0.97, clear))
        painter.fillRect(rect, mask)
    else:
        ends, stops = (
            (rect.topLeft(), rect.topRight()),
            ((0.0, clear), (0.3, full), (0.88, full), (1.0, clear)),
        )
        painter.fillRect(rect, linear(*ends, *stops))
        painter.scale(1, rect.height() / rect.width())  # fade the corner under the texts
        corner = radial(QPointF(), rect.width() * 0.42, (0.7, clear), (1.0, full))
        painter.fillRect(QRectF(0, 0, rect.width(), rect.width()), corner)
    painter.end()
    return QPixmap.fromImage(image)


class PriceTags(BaseWidget):
    """A row of paper tags, each with a final price."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._prices: Sequence[Price] = ()
        self._shown = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_prices(self, prices: Sequence[Price]) -> None:
        """Show other prices."""
        self._prices = prices
        self.setAccessibleName(", ".join(f"{price.label} {price.amount}" for price in prices))
        self.updateGeometry()
        self.update()

    def drop(self, share: float) -> None:
        """Show a share of the tags, 0 to 1; each drops into its place."""
        self._shown = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._width() * len(self._prices)), round(self._high() * 1.5))

    def _high(self) -> float:
        return self._figures().pixelSize() / 0.46

    def _figures(self) -> QFont:
        return self.look.serif(17, BOLD)

    def _width(self) -> float:
        widest = (text_width(price.amount, self._figures()) for price in self._prices)
        return max(widest, default=0.0) + 2.1 * self._high()

    def _paint(self, painter: QPainter) -> None:
        wide, count = self._width(), len(self._prices)
        for number, price in enumerate(self._prices):
            share = min(1.0, max(0.0, self._shown * (1 + (count - 1) * 0.36) - number * 0.36))
            if share > 0:
                at = QPointF((number + 0.5) * wide, self.height() / 2 + _dropped(share))
                painter.setOpacity(min(1.0, 3 * share))
                self._draw_tag(painter, price, at, (-2.6, 2.0, -1.4, 2.6)[number % 4])
        painter.setOpacity(1.0)

    def _draw_tag(self, painter: QPainter, price: Price, at: QPointF, turn: float) -> None:
        wide, high = self._width() - 0.14 * self._high(), self._high()
        box = QRectF(-wide / 2, -high / 2, wide, high)

        def paint(target: QPainter) -> None:
            path, figures = rounded(box, 3), self._figures()
            draw_shadow(target, self.look.theme, path, blur=5, offset=3)
            fill(target, path, falling(box, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
            stroke(target, rounded(inset(box, high * 0.1), 2), OXBLOOD, 1.0)
            emblem, colour = price.badge.emblem, mark_of(price.badge).colour
            middle = QPointF(box.left() + high * 0.56, 0)
            draw_emblem(target, emblem, middle, high * 0.26, colour, _PAPER[1])
            letter = QRectF(middle.x() + high * 0.3, box.top(), high * 0.62, high)
            draw_text(target, letter, price.badge.letter, figures, INK, CENTRE)
            room = box.adjusted(0, 0, -high * 0.32, 0)
            draw_text(target, room, price.amount, figures, OXBLOOD, RIGHT)

        key = "price tag", self.look.theme.name, price.badge.letter, price.amount, high
        draw_cached(painter, key, inset(box, -10), paint, at=at, rotation=turn, still=True)


def _dropped(share: float) -> float:
    """Return the vertical offset in pixels of a tag while it drops."""
    if share < 0.75:
        return -_FALL * (1 - (share / 0.75) ** 2)
    return _SETTLE * math.sin(math.pi * (share - 0.75) / 0.25)


def draw_hanging_bell(painter: QPainter, top: QPointF, high: float, swung: float) -> None:
    """Draw a brass bell hanging from a point, with a height that includes the cord.

    `swung` is the progress of its two swings, 0 to 1.
    """
    cord, half = high * 0.16, high * 0.42
    angle = _SWING * math.sin(4 * math.pi * swung) * (1 - swung)
    painter.save()
    painter.translate(top)
    painter.rotate(angle)
    rule(painter, QPointF(), QPointF(0, cord), EVENING.line, 1.6)

    def paint(target: QPainter) -> None:
        _paint_bell(target, half)

    bounds = QRectF(-half - 6, -half - 6, 2 * half + 12, 2 * half + 14)
    draw_cached(painter, "hanging bell", bounds, paint, at=QPointF(0, cord + half))
    painter.restore()
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
            stroke(painter, arc, with_alpha(EVENING.line, alpha), 1.2)


def _paint_bell(painter: QPainter, half: float) -> None:
    light, middle, dark = EVENING.brass_light, EVENING.line, EVENING.brass_dark
    body = _bell(half)
    draw_shadow(painter, EVENING, body, blur=5, offset=4)
    fill(painter, disc(QPointF(0, half * 0.78), half * 0.16), dark)
    box = QRectF(-half, -half, 2 * half, 2 * half)
    fill(painter, body, slanting(box, (0.0, light), (0.45, middle), (1.0, dark)))
    lip = QRectF(-half * 0.82, half * 0.5, half * 1.64, half * 0.2)
    fill(painter, rounded(lip, half * 0.1), falling(lip, (0.0, light), (1.0, dark)))
    band = QRectF(-half * 0.5, half * 0.1, half, half * 0.09)
    edge = with_alpha(dark, 150)
    fill(painter, rounded(band, 2), edge)
    stroke(painter, body, edge, 0.9)


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
        self._board: LeftBoard | None = None
        self._night = self._swing = 1.0
        self.heading, self.drama, self.good = QLabel(), QLabel(), QLabel()
        self.tags = PriceTags(look)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.heading, self.drama, self.good):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        words.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self._grid.addLayout(words, 0, 0)
        self._grid.setRowStretch(0, 1)
        corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        self._grid.addWidget(self.tags, 1, 0, corner)
        look.changed.connect(self._fit)
        self._fit()

    def tell(self, heading: str, drama: str, good: str) -> None:
        """Set the texts; an empty one takes no space."""
        for label, text in ((self.heading, heading), (self.drama, drama), (self.good, good)):
            label.setText(text)
            label.setVisible(bool(text))

    def show_board(self, board: LeftBoard | None) -> None:
        """Show the final board."""
        self._board = board
        self.tags.show_prices(() if board is None else board.prices)
        self.update()

    def darken(self, share: float) -> None:
        """Show how far night has fallen, 0 to 1."""
        self._night = share
        self.update()

    def swing(self, share: float) -> None:
        """Show the bell between its first swing and rest, 0 to 1."""
        self._swing = share
        self.update()

    def _bell(self) -> float:
        """Return the height of the bell with its cord."""
        return min(self.height() * 0.56, self.look.px(132))

    def _fit(self) -> None:
        look = self.look
        large = look.serif(52)
        large = resized(large, min(large.pixelSize(), _MOST_HEADING * look.usual_px(52)))
        self.heading.setFont(large)
        for label in (self.drama, self.good):
            label.setFont(look.serif(19, REGULAR, italic=True))
        for label in (self.heading, self.drama, self.good):
            palette = QPalette(label.palette())
            colour = EVENING.heading if label is self.heading else EVENING.text
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            label.setPalette(palette)
        side, top = round(max(30.0, look.px(46))), SHADOW_MARGIN + round(look.px(18))
        self._grid.setContentsMargins(side, top, side, SHADOW_MARGIN)

    def _paint(self, painter: QPainter) -> None:
        rect, look, board = surface_of(self), self.look, self._board
        radius, high = look.corner(12), self._bell()
        draw_tray(painter, look.theme, rect, radius=radius)
        if board is not None:
            whole = board.picture.deviceIndependentSize()
            room = QRectF(rect.topLeft(), rect.bottomRight() - QPointF(high * 1.1, 0))
            scale = min(room.height() / whole.height(), room.width() / whole.width())
            corner = QPointF(room.right(), room.center().y()) - QPointF(whole.width(), 0) * scale
            place = QRectF(corner - QPointF(0, whole.height() * scale / 2), whole * scale)
            painter.save()
            painter.setClipPath(rounded(rect, radius))
            painter.drawPixmap(place, board.picture, QRectF(board.picture.rect()))
            painter.restore()
        self._paint_night(painter, rect, radius)
        if board is not None:
            painter.save()
            painter.setClipPath(_discs(board.lit, place, scale))
            painter.drawPixmap(place, board.picture, QRectF(board.picture.rect()))
            painter.restore()
        stroke(painter, rounded(inset(rect, 0.5), radius), with_alpha(look.theme.line, 190), 1.2)
        draw_hanging_bell(
            painter, QPointF(rect.right() - high * 0.62, rect.top() + 2), high, self._swing
        )

    def _paint_night(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        path, night = rounded(rect, radius), self._night
        fill(painter, path, with_alpha(_NIGHT, round(96 * night)))
        ends = rect.topLeft(), QPointF(rect.left() + rect.width() * 0.7, rect.top())
        stops = (0.0, 226), (0.6, 208), (1.0, 0)
        shades = ((at, with_alpha(_NIGHT, round(alpha * night))) for at, alpha in stops)
        fill(painter, path, linear(*ends, *shades))


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
