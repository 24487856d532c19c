"""Cabinets: walnut cases, their pigeon-holes, paper labels and brass plates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.games.stock_exchange.art.envelopes import WAX_REACH
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import usual_size
from stockgames.ui.theme.palette import OXBLOOD, Theme, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    draw_rounded_shadow,
    falling,
    fill,
    inset,
    rounded,
    rule,
    stroke,
    top_part,
)
from stockgames.ui.theme.surfaces import draw_wood_grain
from stockgames.ui.theme.text import CENTRE, draw_text, fitted, text_width

ON_WOOD = QColor("#F6E6C4")
"""Text on bare walnut; the contrast is at least 6.1 to 1."""
_EDGE = QColor(0xC7, 0x9C, 0x5C, 150)
_DEPTH = (QColor("#1E1208"), QColor("#38230F"), QColor("#4E3418"))
_LIP, _RIM = QColor(0xD9, 0xA8, 0x68, 150), QColor("#2A1808")
_LABEL = (QColor("#FFFBEF"), QColor("#EADBB6"))
_LABEL_EDGE, _LABEL_INK = QColor("#6A4A20"), QColor("#1F2B35")
_BRASS = (QColor("#F3E2AC"), QColor("#BE9A50"))
_BRASS_EDGE, _BRASS_INK = QColor("#5E4516"), QColor("#2A1D06")
_BARRED = QColor(0xE9, 0xC9, 0x8A, 70)
_SHUTTER = (QColor("#A67C4A"), QColor("#7C562C"))
_SHUTTER_EDGE = QColor("#3A2410")
_WAX, _WAX_GROUND = OXBLOOD, QColor("#E9C98A")


def draw_cabinet(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    title: str = "",
    font: QFont | None = None,
    *,
    radius: float = 8,
) -> None:
    """Draw a walnut cabinet, cached as a pixmap; `title` is on a brass plate at its top."""
    draw_rounded_shadow(painter, theme, rect, radius, blur=20, offset=9, strength=1.1)
    box = QRectF(rect)

    def paint(target: QPainter) -> None:
        path = rounded(box, radius)
        fill(target, path, falling(box, (0.0, theme.wood_top), (1.0, theme.wood_bottom)))
        draw_wood_grain(target, path, theme, gap=9)
        stroke(target, rounded(inset(box, 1), radius - 1), _EDGE, 1)

    draw_cached(painter, ("cabinet", theme.name, radius), box, paint)
    if title and font is not None:
        height = usual_size(font) * 1.7
        width = text_width(title, font) + 34
        plate = QRectF(rect.center().x() - width / 2, rect.top() + 6, width, height)
        draw_brass(painter, theme, plate)
        draw_text(painter, plate, title, font, _BRASS_INK, CENTRE)


def draw_brass(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw an empty brass plate, cached as a pixmap."""
    box, radius = QRectF(rect), 4.0

    def paint(target: QPainter) -> None:
        draw_rounded_shadow(target, theme, box, radius, blur=4, offset=2, strength=0.9)
        fill(target, rounded(box, radius), falling(box, (0.0, _BRASS[0]), (1.0, _BRASS[1])))
        stroke(target, rounded(inset(box, 0.4), radius), _BRASS_EDGE, 0.8)

    draw_cached(painter, ("brass", theme.name, radius), inset(box, -8), paint)


def draw_hole(painter: QPainter, rect: QRectF, *, barred: bool = False) -> None:
    """Draw a pigeon-hole, cached as a pixmap; a `barred` one is hatched."""
    box = QRectF(rect)

    def paint(target: QPainter) -> None:
        _paint_hole(target, box, barred)

    draw_cached(painter, ("hole", barred), box.adjusted(-1, -1, 1, 2), paint)


def _paint_hole(painter: QPainter, rect: QRectF, barred: bool) -> None:
    path = rounded(rect, 3)
    deep, middle, low = _DEPTH
    fill(painter, path, falling(rect, (0.0, deep), (0.35, middle), (1.0, low)))
    top = top_part(rect, rect.height() * 0.2)
    shade = (0.0, QColor(0, 0, 0, 130)), (1.0, QColor(0, 0, 0, 0))
    fill(painter, rounded(top, 3), falling(top, *shade))
    if barred:
        draw_hatch(painter, rounded(inset(rect, 2), 2), _BARRED, gap=8, width=0.8)
    stroke(painter, path, _RIM, 1.2)
    y = rect.bottom() + 1
    rule(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), _LIP, 1.1)


def draw_shutter(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Draw a pigeon-hole closed and sealed with wax, with a short text at its bottom."""
    box, line = QRectF(rect), usual_size(font) * 1.4

    def paint(target: QPainter) -> None:
        _paint_shutter(target, box, line)

    draw_cached(painter, ("shutter", line), inset(box, -1), paint)
    foot = QRectF(rect.left() + 2, rect.bottom() - line - 1, rect.width() - 4, line)
    draw_text(painter, foot, text, font, QColor("#FFF6DE"), CENTRE, elide=True)


def _paint_shutter(painter: QPainter, rect: QRectF, line: float) -> None:
    path = rounded(rect, 3)
    fill(painter, path, falling(rect, (0.0, _SHUTTER[0]), (1.0, _SHUTTER[1])))
    stroke(painter, path, _SHUTTER_EDGE, 0.8)
    stroke(painter, rounded(inset(rect, 5), 2), with_alpha(_SHUTTER_EDGE, 130), 0.7)
    half = min((rect.height() - line - 6) * 0.42, rect.width() * 0.2)
    centre = QPointF(rect.center().x(), rect.top() + (rect.height() - line) / 2)
    draw_emblem(painter, "seal", centre, half, _WAX, _WAX_GROUND)


def draw_label(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Draw a paper label, as pasted under a shelf."""
    fill(painter, rounded(rect, 2), falling(rect, (0.0, _LABEL[0]), (1.0, _LABEL[1])))
    stroke(painter, rounded(rect, 2), _LABEL_EDGE, 0.7)
    draw_text(painter, inset(rect, 1), text, font, _LABEL_INK, CENTRE, elide=True)


def draw_name_plate(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    emblem: str,
    colour: QColor,
    name: str,
    note: str,
    *,
    name_font: QFont,
    note_font: QFont,
) -> None:
    """Draw a brass plate with a company's emblem, leader and short name, cached as a pixmap."""
    words = name, note, usual_size(name_font), name_font.pixelSize(), note_font.pixelSize()
    key = ("name plate", theme.name, emblem, colour.rgba(), words)
    ink = emblem, colour
    draw_cached(
        painter,
        key,
        inset(rect, -8),
        lambda target: _paint_name_plate(
            target, theme, rect, ink, (name, note), name_font, note_font
        ),
    )


def _paint_name_plate(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    mark: tuple[str, QColor],
    words: tuple[str, str],
    name_font: QFont,
    note_font: QFont,
) -> None:
    (emblem, colour), (name, note) = mark, words
    draw_brass(painter, theme, rect)
    half, centre = _emblem_half(rect), _emblem_centre(rect)
    draw_emblem(painter, emblem, centre, half, darker(colour, 0.2), QColor("#EBD595"))
    left = centre.x() + half + 5
    line = QRectF(left, rect.top() + 1, rect.right() - left - 2, rect.height() * 0.54)
    font = fitted(name, name_font, line.width())
    draw_text(painter, line, name, font, _BRASS_INK, elide=True)
    line = line.translated(0, line.height() - 3)
    line.setBottom(rect.bottom() - 2)
    font = fitted(note, note_font, line.width())
    draw_text(painter, line, note, font, QColor("#3E3014"), elide=True)


def _emblem_half(plate: QRectF) -> float:
    return min(plate.height() * 0.26, plate.width() * 0.12)


def _emblem_centre(plate: QRectF) -> QPointF:
    return QPointF(plate.left() + _emblem_half(plate) + 6, plate.center().y())


def seal_place(plate: QRectF) -> tuple[QPointF, int]:
    """Return centre and radius of a seal that covers a plate's emblem, but none of its text."""
    half, aside = _emblem_half(plate), plate.height() * 0.08
    radius = min(plate.height() * 0.33, (half + 4 + aside) / WAX_REACH)
    return _emblem_centre(plate) - QPointF(aside, 0), round(radius)
