"""The head of the closing page: the final board, darkened, with price tags and the bell."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from stockgames.engine.state import View
from stockgames.presentation.game_words import Price
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, REGULAR
from stockgames.ui.theme.palette import EVENING, INK, OXBLOOD, Theme, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    disc,
    draw_shadow,
    falling,
    fill,
    inset,
    left_part,
    linear,
    radial,
    rounded,
    rule,
    slanting,
    stroke,
)
from stockgames.ui.theme.surfaces import draw_tray
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, text_width

_BELOW: Final = 8.0
"""The distance of a tag below its hook, in pixels."""
_NEVER: Final = 10_000.0
_MANY: Final = 3
"""The number of equal prices at one place from which they share a tag."""
_CLOSE: Final = 1.6
"""The greatest distance between pieces of a heap, in widths."""
_HIDES: Final = 400.0
"""The cost in pixels of covering a tag or a hook."""


@dataclass(frozen=True, slots=True)
class Hung:
    """A price, and the rect of what has it on the board, in pixels of the picture."""

    price: Price
    hook: QRectF


def slips_of(hung: Sequence[Hung]) -> list[tuple[Hung, ...]]:
    """Return the prices of each tag; many equal prices at one place share a tag."""
    slips = list[tuple[Hung, ...]]()
    for one in hung:
        same = _heap(one, hung)
        slip = same if len(same) >= _MANY else (one,)
        if slip not in slips:
            slips.append(slip)
    return slips


def _heap(one: Hung, hung: Sequence[Hung]) -> tuple[Hung, ...]:
    """Return the prices that are equal to one, and in the same stack or heap."""
    found = [one]
    while grown := [h for h in hung if h not in found and any(_lies_by(h, f) for f in found)]:
        found += grown
    return tuple(h for h in hung if h in found)


def _lies_by(one: Hung, other: Hung) -> bool:
    """Return whether two prices are equal and their pieces close together."""
    apart = abs(one.hook.center().x() - other.hook.center().x())
    return one.price.amount == other.price.amount and apart < one.hook.width() * _CLOSE


@dataclass(frozen=True, slots=True)
class LeftBoard:
    """What the head of a closing page shows of a board."""

    picture: QPixmap
    hung: tuple[Hung, ...] = ()
    corner: QRectF = field(default_factory=QRectF)
    """An empty area, in pixels of the picture; empty if none is certain to be free."""


def left_board(table: AnyTable, board: QWidget, view: View) -> LeftBoard | None:
    """Return a snapshot of a board; None for one without a market."""
    market, hooks = table.market(), table.hooks()
    if market.isEmpty():
        return None
    picture, away = board.grab(market), -QPointF(market.topLeft())
    pairs = zip(table.words.prices(view), hooks, strict=True) if hooks else ()
    hung = tuple(Hung(price, hook.translated(away)) for price, hook in pairs)
    return LeftBoard(picture, hung, table.free_corner().translated(away))


def slip_places(
    hooks: Sequence[QRectF],
    area: QRectF,
    sizes: Sequence[QSizeF],
    kept: Sequence[QRectF] = (),
) -> list[QRectF]:
    """Return where tags of these sizes hang: as close below their hooks as possible.

    Tags never overlap while the area has space for all; they cover hooks, or what is `kept` free,
    only if they must. All in pixels.
    """
    inner = area.adjusted(6, 4, -6, -4)
    found = dict[int, QRectF]()
    for number in sorted(range(len(hooks)), key=lambda number: -hooks[number].bottom()):
        size = sizes[number]
        wanted = QPointF(hooks[number].center().x(), hooks[number].bottom() + _BELOW)
        wanted += QPointF(-size.width() / 2, 0)
        taken = tuple(found.values())
        corners = _corners(wanted, inner, size)
        found[number] = min(
            [QRectF(corner, size) for corner in corners],
            key=lambda place: _unfit(place, wanted, taken, (*hooks, *kept)),
        )
    return [found[number] for number in range(len(hooks))]


def _corners(wanted: QPointF, area: QRectF, size: QSizeF) -> Iterator[QPointF]:
    wide, high = size.width(), size.height()
    rows = max(1, int((area.height() - high) / (high * 0.26)))
    for column in range(-7, 8):
        x = min(max(wanted.x() + column * wide * 0.25, area.left()), area.right() - wide)
        yield QPointF(x, min(max(wanted.y(), area.top()), area.bottom() - high))
        for row in range(rows + 1):
            yield QPointF(x, area.top() + row * (area.height() - high) / rows)


def _unfit(
    place: QRectF, wanted: QPointF, taken: Sequence[QRectF], kept: Sequence[QRectF]
) -> float:
    """Return the cost of a place: its distance in pixels from the wanted one, and what it hides."""
    away = place.topLeft() - wanted
    worse = math.hypot(away.x(), away.y())
    roomy = place.adjusted(-2, -2, 2, 2)
    worse += sum(_NEVER for other in taken if other.intersects(roomy))
    return worse + sum(_HIDES for other in kept if other.intersects(place))


_PAPER: Final = QColor("#FFFBEF"), QColor("#EADBB6")
_THREAD: Final = QColor(0xF1, 0xE6, 0xC8, 200)
_MARK, _AMOUNT, _EDGE = 1.2, 0.42, 0.32
"""In heights of a tag: the width of a mark with its letter, the gap before the amount, and the gap
after it.
"""
Popover: TypeAlias = Sequence[Price]
"""The prices of a tag: one, or several equal ones."""
_SETTLE: Final = 2.0
"""How far a tag overshoots its place before settling, in pixels."""
_FALL: Final = 26.0
_SWING: Final = 13.0
"""The first swing of the bell to each side, in degrees."""


def slip_sizes(look: ThemeContext, slips: Sequence[Popover], high: float) -> list[QSizeF]:
    """Return sizes of tags of a height in pixels; each is wide enough for the longest amount."""
    figures = _figures(look, high)
    widest = max((text_width(price.amount, figures) for (price, *_) in slips), default=0.0)
    besides = [high * (len(slip) * _MARK + _AMOUNT + _EDGE) for slip in slips]
    return [QSizeF(widest + beside, high) for beside in besides]


def _figures(look: ThemeContext, high: float) -> QFont:
    return look.serif(high * 0.46 / look.scale, BOLD)


def draw_slips(
    painter: QPainter,
    look: ThemeContext,
    slips: Sequence[Popover],
    hooks: Sequence[QRectF],
    places: Sequence[QRectF],
    shown: float,
) -> None:
    """Draw tags below their hooks; `shown` is the share of them that have dropped."""
    count = len(slips)
    for number, (slip, hook, place) in enumerate(zip(slips, hooks, places, strict=True)):
        own = min(1.0, max(0.0, shown * (1 + (count - 1) * 0.36) - number * 0.36))
        if own <= 0:
            continue
        box = place.translated(0, _dropped(own))
        turn = (-2.6, 2.0, -1.4, 2.6)[number % 4]
        painter.setOpacity(min(1.0, 3 * own))
        _draw_thread(painter, hook, box)
        _draw_slip(painter, look, slip, box, turn)
    painter.setOpacity(1.0)


def _dropped(share: float) -> float:
    """Return the vertical offset in pixels of a tag while it drops."""
    if share < 0.75:
        return -_FALL * (1 - (share / 0.75) ** 2)
    return _SETTLE * math.sin(math.pi * (share - 0.75) / 0.25)


def _draw_thread(painter: QPainter, hook: QRectF, box: QRectF) -> None:
    centre, inner = hook.center(), inset(box, 6)
    end = QPointF(
        min(max(centre.x(), inner.left()), inner.right()),
        min(max(centre.y(), inner.top()), inner.bottom()),
    )
    way = end - centre
    far = math.hypot(way.x(), way.y())
    if far < 1:
        return
    start = centre + way * min(1.0, hook.width() * 0.44 / far)
    path = QPainterPath(start)
    path.quadTo((start + end) / 2 + QPointF(0, abs(way.x()) * 0.2), end)
    stroke(painter, path, _THREAD, 1.2)


def _draw_slip(
    painter: QPainter, look: ThemeContext, slip: Popover, box: QRectF, turn: float
) -> None:
    wide, high = box.width(), box.height()

    def paint(target: QPainter) -> None:
        _paint_slip(target, look, slip, QRectF(-wide / 2, -high / 2, wide, high))

    key = (
        "price slip",
        look.theme.name,
        look.text_size,
        *((price.badge.letter, price.amount) for price in slip),
    )
    bounds = QRectF(-wide / 2 - 8, -high / 2 - 8, wide + 16, high + 20)
    draw_cached(painter, key, bounds, paint, at=box.center(), rotation=turn, still=True)


def _paint_slip(painter: QPainter, look: ThemeContext, slip: Popover, box: QRectF) -> None:
    high, path = box.height(), rounded(box, 3)
    draw_shadow(painter, look.theme, path, blur=5, offset=3)
    fill(painter, path, falling(box, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    stroke(painter, rounded(inset(box, high * 0.1), 2), OXBLOOD, 1.0)
    figures, at = _figures(look, high), QPointF(box.left() + high * 0.56, box.center().y())
    for price in slip:
        draw_emblem(
            painter, price.badge.emblem, at, high * 0.26, mark_of(price.badge).colour, _PAPER[1]
        )
        letter = QRectF(at.x() + high * 0.3, box.top(), high * 0.62, high)
        draw_text(painter, letter, price.badge.letter, figures, INK, CENTRE)
        at += QPointF(high * _MARK, 0)
    room = box.adjusted(0, 0, -high * _EDGE, 0)
    draw_text(painter, room, slip[0].amount, figures, OXBLOOD, RIGHT)


def draw_hanging_bell(
    painter: QPainter, look: ThemeContext, top: QPointF, high: float, swung: float
) -> None:
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
    draw_cached(
        painter, ("hanging bell", look.theme.name), bounds, paint, at=QPointF(0, cord + half)
    )
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


LENGTH: Final = 2400
"""Milliseconds from the bell to the last sentence."""
_END_MOTION_SWING: Final = (0, 350)
_SLIPS: Final = (150, 610)
_NIGHT: Final = (150, 450)
_WORDS: Final = (500, 700)
SEAL: Final = (900, 1050)
LINES: Final = (700, 1600)
PLACES: Final = (700, 1400)
TALES: Final = (1900, 2350)
"""When the key moments start to appear, and when all are visible."""

Part: TypeAlias = tuple[tuple[int, int], Callable[[float], None]]
"""When a part appears, and a function that shows a share of it, 0 to 1."""


class Opening(QObject):
    """Reveals the parts of a page one after another; `finish` shows all at once.

    With reduced motion all is shown at once, without a timer.
    """

    changed = Signal()
    """What the page paints itself has changed."""

    def __init__(self, page: QObject, look: ThemeContext, parts: Sequence[Part]) -> None:
        super().__init__(page)
        self._parts = tuple(parts)
        self._look = look
        self.night = self.words = self.swing = self.slips = 1.0
        """The progress of darkening, heading, bell and price tags, 0 to 1."""
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(float(LENGTH))
        self._run.setDuration(LENGTH)
        self._run.setEasingCurve(QEasingCurve.Type.Linear)
        self._run.valueChanged.connect(self._show)

    @property
    def running(self) -> bool:
        """Return whether some parts are still to come."""
        return self._run.state() is QAbstractAnimation.State.Running

    def begin(self) -> None:
        """Start revealing the page."""
        if self._look.reduced_motion:
            self._show(float(LENGTH))
            return
        self._run.start()

    def finish(self) -> None:
        """Show all at once."""
        self._run.stop()
        self._show(float(LENGTH))

    def _show(self, now: object) -> None:
        assert isinstance(now, float)
        self.night, self.words = _share(now, _NIGHT), _share(now, _WORDS)
        self.swing, self.slips = _share(now, _END_MOTION_SWING), _share(now, _SLIPS)
        for span, show in self._parts:
            show(_share(now, span))
        self.changed.emit()


def _share(now: float, span: tuple[int, int]) -> float:
    first, last = span
    return min(1.0, max(0.0, (now - first) / (last - first)))


_END_HEAD_NIGHT: Final = QColor("#06100C")
_HEADING, _TEXT = EVENING.heading, EVENING.text
_SIZES: Final = (52, 46, 40, 36, 32, 28, 24, 20)

_SQUARE: Final = 1.4
_LEAST_BELL: Final = 36.0
"""The least height of a free corner for the bell, in pixels."""


def draw_head(
    painter: QPainter,
    look: ThemeContext,
    rect: QRectF,
    board: LeftBoard | None,
    words: tuple[str, str],
    opening: Opening,
) -> None:
    """Draw the head as far as it is revealed; only prices and their tags are not darkened."""
    radius = look.corner(12)
    draw_tray(painter, look.theme, rect, radius=radius)
    place = QRectF() if board is None else _board_place(rect, board.picture)
    if board is not None:
        _draw_board(painter, look.theme, rect, place, board.picture, radius)
    _draw_night(painter, rect, radius, opening.night)
    painter.setOpacity(opening.words)
    end = _draw_words(painter, look, rect, words)
    painter.setOpacity(1.0)
    corner = QRectF()
    if board is not None:
        scale = place.width() / board.picture.deviceIndependentSize().width()
        corner = _on_head(board.corner, place, scale)
        kept = corner, left_part(rect, end - rect.left())
        _draw_hung(painter, look, rect, board, place, scale, kept, opening.slips)
    high = min(rect.height() * 0.56, look.px(132))
    top = QPointF(end + high * 0.85, rect.top() + 2)
    if corner.height() >= _LEAST_BELL:
        high = min(corner.height() * 0.86, look.px(132))
        top = QPointF(corner.center().x(), rect.top() + 2)
    draw_hanging_bell(painter, look, top, high, opening.swing)


def _on_head(place: QRectF, board: QRectF, scale: float) -> QRectF:
    return QRectF(board.topLeft() + place.topLeft() * scale, place.size() * scale)


def _board_place(rect: QRectF, picture: QPixmap) -> QRectF:
    """Return the rect of the whole board, as large as fits, right-aligned."""
    whole = picture.deviceIndependentSize()
    size = whole * min(rect.height() / whole.height(), rect.width() / whole.width())
    top = rect.center().y() - size.height() / 2
    return QRectF(QPointF(rect.right() - size.width(), top), size)


def _draw_board(
    painter: QPainter, theme: Theme, rect: QRectF, place: QRectF, picture: QPixmap, radius: float
) -> None:
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.restore()
    stroke(painter, rounded(inset(rect, 0.5), radius), with_alpha(theme.line, 190), 1.2)


def _draw_hung(
    painter: QPainter,
    look: ThemeContext,
    rect: QRectF,
    board: LeftBoard,
    place: QRectF,
    scale: float,
    kept: Sequence[QRectF],
    shown: float,
) -> None:
    """Draw each price's piece again at full brightness, and hang its tag below."""
    if not board.hung:
        return
    hooks = [_on_head(one.hook, place, scale) for one in board.hung]
    painter.save()
    lit = QPainterPath()
    lit.setFillRule(Qt.FillRule.WindingFill)
    for hook in hooks:
        half = hook.width() / 2
        lit.addEllipse(hook.center(), half, half)
        lit.addEllipse(hook.center() + QPointF(0, half * 0.3), half, half)
    painter.setClipPath(lit)
    painter.drawPixmap(place, board.picture, QRectF(board.picture.rect()))
    painter.restore()
    groups = slips_of(board.hung)
    slips = [[one.price for one in group] for group in groups]
    sizes = slip_sizes(look, slips, min(look.px(38), rect.height() * 0.19))
    held = [_on_head(_held_by(group), place, scale) for group in groups]
    places = slip_places(held, rect, sizes, (*hooks, *kept))
    draw_slips(painter, look, slips, held, places, shown)


def _held_by(group: Sequence[Hung]) -> QRectF:
    """Return the hook of a tag; one with many prices hangs lower, clear of the board."""
    hook = max((one.hook for one in group), key=QRectF.bottom)
    return hook if len(group) == 1 else hook.adjusted(0, 0, 0, hook.height() * 0.45)


def faded(board: QPixmap) -> QPixmap:
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
        painter.fillRect(rect, linear(rect.topLeft(), rect.topRight(), (0.0, clear), (0.22, full)))
        painter.scale(1, rect.height() / rect.width())  # fade the corner under the texts
        corner = radial(QPointF(), rect.width() * 0.42, (0.7, clear), (1.0, full))
        painter.fillRect(QRectF(0, 0, rect.width(), rect.width()), corner)
    painter.end()
    return QPixmap.fromImage(image)


def _draw_night(painter: QPainter, rect: QRectF, radius: float, night: float) -> None:
    path = rounded(rect, radius)
    fill(painter, path, with_alpha(_END_HEAD_NIGHT, round(96 * night)))
    half = rect.adjusted(0, 0, -rect.width() * 0.3, 0)
    shade = linear(
        half.topLeft(),
        half.topRight(),
        (0.0, with_alpha(_END_HEAD_NIGHT, round(226 * night))),
        (0.6, with_alpha(_END_HEAD_NIGHT, round(208 * night))),
        (1.0, with_alpha(_END_HEAD_NIGHT, 0)),
    )
    fill(painter, path, shade)


def _draw_words(
    painter: QPainter, look: ThemeContext, rect: QRectF, words: tuple[str, str]
) -> float:
    """Draw the heading as large as fits, never cut off, and the line under it.

    Return the right end of the heading.
    """
    heading, drama = words
    left = rect.left() + max(20.0, look.px(36))
    room = rect.right() - look.px(150) - left
    sizes = [size for size in _SIZES if look.text_px(size) * 1.9 < rect.height()] or [20]
    font = look.serif(sizes[-1])
    for size in sizes:
        font = look.serif(size)
        if text_width(heading, font) <= room:
            break
    small = look.serif(19, REGULAR, italic=True)
    both = font.pixelSize() * 1.3 + (small.pixelSize() * 1.5 if drama else 0)
    top = rect.top() + max(8.0, min(look.px(40), (rect.height() - both) / 2))
    box = QRectF(left, top, room, font.pixelSize() * 1.3)
    draw_text(painter, box, heading, font, _HEADING, LEFT)
    end = box.left() + text_width(heading, font)
    if drama:
        box = QRectF(left + 2, box.bottom(), room, small.pixelSize() * 1.5)
        draw_text(painter, box, drama, small, _TEXT, LEFT, elide=True)
    return end
