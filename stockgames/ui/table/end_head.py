"""The head of a closing page: the board as it was left, under a sheet of night, and the heading."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import REGULAR
from stockgames.ui.kit.palette import EVENING, Theme, with_alpha
from stockgames.ui.kit.shapes import fill, inset, linear, radial, rounded, stroke
from stockgames.ui.kit.surfaces import draw_tray
from stockgames.ui.kit.text import LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look

_NIGHT: Final = QColor("#06100C")
_HEADING, _TEXT = EVENING.heading, EVENING.text
_SIZES: Final = (52, 46, 40, 36, 32, 28, 24, 20)

_SQUARE: Final = 1.4


def draw_head(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    board: QPixmap | None,
    words: tuple[str, str],
    *,
    night: float = 1.0,
    shown: float = 1.0,
) -> None:
    """Draw the head; `night` and `shown` are how far the night has fallen and the words come."""
    radius = look.corner(12)
    draw_tray(painter, look.theme, rect, radius=radius)
    if board is not None:
        _draw_board(painter, look.theme, rect, board, radius)
    _draw_night(painter, rect, radius, night)
    painter.setOpacity(shown)
    _draw_words(painter, look, rect, words)
    painter.setOpacity(1.0)


def _draw_board(
    painter: QPainter, theme: Theme, rect: QRectF, board: QPixmap, radius: float
) -> None:
    """Draw the whole board as high as there is room, from the right."""
    ratio = board.devicePixelRatio()
    scale = min(rect.height() / board.height(), rect.width() / board.width()) * ratio
    size = QSizeF(board.width(), board.height()) / ratio * scale
    place = QRectF(rect.right() - size.width(), rect.center().y() - size.height() / 2, 0, 0)
    place.setSize(size)
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    painter.drawPixmap(place, board, QRectF(board.rect()))
    painter.restore()
    stroke(painter, rounded(inset(rect, 0.5), radius), with_alpha(theme.line, 190), 1.2)


def faded(board: QPixmap) -> QPixmap:
    """Return a picture whose left side fades out, or all sides of one about as high as wide."""
    image = board.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    rect = QRectF(QPointF(), board.deviceIndependentSize())
    clear, full = QColor(0, 0, 0, 0), QColor(0, 0, 0, 255)
    mask = linear(rect.topLeft(), rect.topRight(), (0.0, clear), (0.22, full))
    if rect.width() < _SQUARE * rect.height():
        mask = radial(rect.center(), rect.width() / 2, (0.88, full), (0.97, clear))
    painter.fillRect(rect, mask)
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
        (0.6, with_alpha(_NIGHT, round(176 * night))),
        (1.0, with_alpha(_NIGHT, 0)),
    )
    fill(painter, path, shade)


def _draw_bell(painter: QPainter, centre: QPointF, half: float) -> None:
    """Draw the bell that has rung, in brass."""
    brass, dark = EVENING.brass_light, EVENING.brass_dark
    draw_emblem(painter, "bell", centre + QPointF(2, 3), half, QColor(0, 0, 0, 120), _NIGHT)
    draw_emblem(painter, "bell", centre, half, EVENING.line, dark)
    draw_emblem(painter, "bell", centre - QPointF(1, 1.5), half * 0.96, brass, dark)


def _draw_words(painter: QPainter, look: Look, rect: QRectF, words: tuple[str, str]) -> None:
    """Draw the heading as large as it has room, never cut off, and the line under it."""
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
    half = font.pixelSize() * 0.42
    end = box.left() + text_width(heading, font)
    _draw_bell(painter, QPointF(end + half * 2, box.center().y()), half)
    if drama:
        box = QRectF(left + 2, box.bottom(), room, small.pixelSize() * 1.5)
        draw_text(painter, box, drama, small, _TEXT, LEFT, elide=True)
