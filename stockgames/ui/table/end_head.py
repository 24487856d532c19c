"""The head of a closing page: the board as it was left, under a sheet of night, and the heading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from stockgames.ui.kit.boxes import left_part
from stockgames.ui.kit.fonts import REGULAR
from stockgames.ui.kit.palette import EVENING, Theme, with_alpha
from stockgames.ui.kit.shapes import fill, inset, linear, radial, rounded, stroke
from stockgames.ui.kit.surfaces import draw_tray
from stockgames.ui.kit.text import LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.end_motion import Opening
from stockgames.ui.table.end_slips import draw_hanging_bell, draw_slips, slip_sizes
from stockgames.ui.table.left_board import Hung, LeftBoard, slip_places, slips_of

_NIGHT: Final = QColor("#06100C")
_HEADING, _TEXT = EVENING.heading, EVENING.text
_SIZES: Final = (52, 46, 40, 36, 32, 28, 24, 20)

_SQUARE: Final = 1.4
_LEAST_BELL: Final = 36.0
"""Pixels that a free corner must be high, for the bell to hang in it."""


def draw_head(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    board: LeftBoard | None,
    words: tuple[str, str],
    opening: Opening,
) -> None:
    """Draw the head, as far as it has come up; only prices and their slips lie above the night."""
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
    """Return where a place of the board's picture lies on the head."""
    return QRectF(board.topLeft() + place.topLeft() * scale, place.size() * scale)


def _board_place(rect: QRectF, picture: QPixmap) -> QRectF:
    """Return where the whole board lies, as high as there is room, at the right."""
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
    look: Look,
    rect: QRectF,
    board: LeftBoard,
    place: QRectF,
    scale: float,
    kept: Sequence[QRectF],
    shown: float,
) -> None:
    """Draw what stands for each price once more, as bright as in play, and hang its slip below."""
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
    """Return what a slip hangs from: one for many prices lower, clear of the board."""
    hook = max((one.hook for one in group), key=QRectF.bottom)
    return hook if len(group) == 1 else hook.adjusted(0, 0, 0, hook.height() * 0.45)


def faded(board: QPixmap) -> QPixmap:
    """Return a picture whose left side fades out, or all sides of one about as high as wide."""
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
        painter.scale(1, rect.height() / rect.width())  # the caption's corner goes: words lie there
        corner = radial(QPointF(), rect.width() * 0.42, (0.7, clear), (1.0, full))
        painter.fillRect(QRectF(0, 0, rect.width(), rect.width()), corner)
    painter.end()
    return QPixmap.fromImage(image)


def _draw_night(painter: QPainter, rect: QRectF, radius: float, night: float) -> None:
    path = rounded(rect, radius)
    fill(painter, path, with_alpha(_NIGHT, round(96 * night)))
    half = rect.adjusted(0, 0, -rect.width() * 0.3, 0)
    shade = linear(
        half.topLeft(),
        half.topRight(),
        (0.0, with_alpha(_NIGHT, round(226 * night))),
        (0.6, with_alpha(_NIGHT, round(208 * night))),
        (1.0, with_alpha(_NIGHT, 0)),
    )
    fill(painter, path, shade)


def _draw_words(painter: QPainter, look: Look, rect: QRectF, words: tuple[str, str]) -> float:
    """Draw the heading as large as it has room, never cut off, and the line under it.

    Returns where the heading ends.
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
