"""Papers: share certificates, the envelope with its seal, and the audit's open book."""

from __future__ import annotations

import math
from functools import partial
from typing import Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.games.stock_exchange.parts import Company
from stockgames.presentation.games.stock_exchange.terms import LETTERS, company, short_company
from stockgames.presentation.sentences.speech import say
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_band, draw_hatch, draw_rosette
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, sans, serif
from stockgames.ui.theme.palette import COMPANIES, OXBLOOD, Theme, darker, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, picture_at, picture_in
from stockgames.ui.theme.text import CENTRE, draw_text, text_width

ShareWords = Literal["all", "name", "short"]
"""What is on a certificate: name and caption, the name, or its first word."""
CERTIFICATE_RATIO = 1.3
_SHEET = (QColor("#FFFCF2"), QColor("#EFE4C8"))
_BACK_INK = QColor("#6A583B")
_SHEET_EDGE = QColor(0x6A, 0x5A, 0x3A, 170)


def draw_share(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    width: float,
    number: Company,
    rotation: float,
    *,
    words: ShareWords = "all",
    lift: float = 0.0,
) -> None:
    """Draw a company's certificate, cached as a pixmap.

    `lift` is the offset of the shadow of a raised certificate, in pixels.
    """
    name = short_company(number) if words == "short" else company(number)
    caption = say("stock-exchange-one-share") if words == "all" else ""
    parts, bounds = (width, LETTERS[number], name, caption, lift), _bounds(width, lift)

    def paint(target: QPainter) -> None:
        _paint_share(target, theme, *parts)

    key = ("share", *parts, theme.name)
    draw_cached(painter, key, bounds, paint, at=centre, rotation=rotation, still=True)


def _bounds(w: float, lift: float = 0.0) -> QRectF:
    h, reach = w * CERTIFICATE_RATIO, 9 if not lift else 20
    return QRectF(-w / 2 - reach, -h / 2 - reach, w + 2 * reach, h + 2 * reach + lift)


def draw_share_back(
    painter: QPainter, theme: Theme, centre: QPointF, width: float, *, rotation: float
) -> None:
    """Draw a face-down certificate, cached as a pixmap; it looks the same for all companies."""
    key, paint = ("share back", width, theme.name), partial(_paint_back, theme=theme, w=width)
    draw_cached(painter, key, _bounds(width), paint, at=centre, rotation=rotation)


def _paint_back(painter: QPainter, theme: Theme, w: float) -> None:
    h = w * CERTIFICATE_RATIO
    sheet = QRectF(-w / 2, -h / 2, w, h)
    path = s.rounded(sheet, 3)
    s.draw_shadow(painter, theme, path, blur=7, offset=3, strength=0.7)
    s.fill(painter, path, s.slanting(sheet, (0.0, _SHEET[0]), (1.0, _SHEET[1])))
    s.stroke(painter, path, _SHEET_EDGE, 0.7)
    frame = s.inset(sheet, w * 0.06)
    s.stroke(painter, s.rounded(frame, 2), with_alpha(_BACK_INK, 150), 0.9)
    s.stroke(painter, s.rounded(s.inset(frame, 3), 1), with_alpha(_BACK_INK, 90), 0.5)
    for inner, outer, strands, lobes in ((0.05, 0.17, 10, 9), (0.17, 0.29, 14, 16)):
        ink = with_alpha(_BACK_INK, 130)
        draw_rosette(
            painter, QPointF(), w * inner, w * outer, ink, strands=strands, lobes=lobes, width=0.6
        )
    for side in (-1, 1):
        middle = side * h * 0.34
        band = QRectF(-w * 0.34, middle - h * 0.025, w * 0.68, h * 0.05)
        draw_band(painter, band, with_alpha(_BACK_INK, 130), strands=6, period=w * 0.16, width=0.5)


def _paint_share(
    painter: QPainter, theme: Theme, w: float, company: str, name: str, caption: str, lift: float
) -> None:
    mark, h = COMPANIES[company], w * CERTIFICATE_RATIO
    colour = mark.colour
    sheet = QRectF(-w / 2, -h / 2, w, h)
    path = s.rounded(sheet, 3)
    s.draw_shadow(painter, theme, path, blur=18 if lift else 7, offset=lift or 3, strength=0.7)
    s.fill(painter, path, s.slanting(sheet, (0.0, _SHEET[0]), (1.0, _SHEET[1])))
    s.stroke(painter, path, _SHEET_EDGE, 0.7)
    _paint_border(painter, sheet, w, colour, mark.letter)
    seal = QPointF(0, sheet.top() + h * 0.44)
    ring = with_alpha(colour, 150)
    draw_rosette(painter, seal, w * 0.2, w * 0.3, ring, strands=10, lobes=12, width=0.5)
    pale = lighter(colour, 0.9)
    s.fill(painter, s.disc(seal, w * 0.2), pale)
    s.stroke(painter, s.disc(seal, w * 0.2), colour, 0.8)
    draw_emblem(painter, mark.emblem, seal, w * 0.135, colour, pale)
    first, _, rest = name.partition(" ")
    deep = darker(colour, 0.22)
    lines = (
        (0.145, 0.09, first.upper(), serif(max(8, w * 0.088), BOLD, spacing=0.6)),
        (0.68, 0.07, rest, serif(max(7, w * 0.075), SEMIBOLD, italic=True)),
        (0.755, 0.06, caption.upper(), sans(max(6, w * 0.052), SEMIBOLD, spacing=0.8)),
    )
    for top, height, text, font in lines:
        box = QRectF(sheet.left(), sheet.top() + h * top, w, h * height)
        draw_text(painter, box, text, font, deep, CENTRE)


def _paint_border(painter: QPainter, sheet: QRectF, w: float, colour: QColor, letter: str) -> None:
    margin, wide, line = w * 0.05, w * 0.1, with_alpha(colour, 200)
    outer = s.inset(sheet, margin)
    inner = s.inset(outer, wide)
    for box, vertical in _sides(outer, wide):
        draw_band(painter, box, line, strands=6, period=w * 0.2, width=0.55, vertical=vertical)
    s.stroke(painter, s.rounded(s.inset(outer, -1), 2), colour, 0.9)
    s.stroke(painter, s.rounded(s.inset(inner, 1), 1), colour, 0.8)
    font = serif(max(7, wide * 0.85), BOLD)
    for corner in _corners(s.inset(outer, wide / 2)):
        s.fill(painter, s.disc(corner, wide * 0.62), _SHEET[0])
        s.stroke(painter, s.disc(corner, wide * 0.6), colour, 0.7)
        draw_text(painter, s.square(corner, wide), letter, font, colour, CENTRE)


def _sides(box: QRectF, wide: float) -> tuple[tuple[QRectF, bool], ...]:
    return (
        (s.top_part(box, wide), False),
        (s.bottom_part(box, wide), False),
        (s.left_part(box, wide), True),
        (s.right_part(box, wide), True),
    )


def _corners(box: QRectF) -> tuple[QPointF, ...]:
    return box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()


_PAPER = (QColor("#FCF4DF"), QColor("#DECB9C"))
_FLAP = (QColor("#F6EACB"), QColor("#E9D9B0"))
_EDGE = QColor("#8A734A")
_WAX = (QColor("#C0484A"), QColor("#8C2226"), QColor("#5A1216"))
_WAX_LIGHT = QColor(0xE0, 0x8A, 0x80, 170)
_STEPS = 120


def flap_depth(rect: QRectF) -> float:
    """Return the depth of an envelope's flap, in pixels."""
    return min(rect.height() * 0.36, rect.width() * 0.3)


def draw_envelope(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """Draw a closed envelope with its flap at the top; `draw_seal` draws the seal."""
    s.draw_rounded_shadow(painter, theme, rect, radius, blur=18, offset=8, strength=1.1)
    _draw_envelope(painter, theme, rect, radius)


def _paint_envelope(painter: QPainter, theme: Theme, box: QRectF, radius: float) -> None:
    path = s.rounded(box, radius)
    low = QPointF(box.left() + box.width() * 0.3, box.bottom())
    s.fill(painter, path, s.linear(box.topLeft(), low, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    s.stroke(painter, s.rounded(s.inset(box, 0.5), radius), _EDGE, 0.9)
    x, y, w, depth = box.left(), box.top(), box.width(), flap_depth(box)
    tip = x + w / 2
    flap = s.path_from(
        f"M{x + 3:.2f},{y + 1:.2f} L{x + w - 3:.2f},{y + 1:.2f} "
        f"L{tip + 14:.2f},{y + depth - 9:.2f} "
        f"Q{tip:.2f},{y + depth:.2f} {tip - 14:.2f},{y + depth - 9:.2f}Z"
    )
    s.draw_shadow(painter, theme, flap, blur=8, offset=3, strength=0.8)
    down = QPointF(x, y + depth)
    s.fill(painter, flap, s.linear(box.topLeft(), down, (0.0, _FLAP[0]), (1.0, _FLAP[1])))
    draw_hatch(painter, flap, with_alpha(_EDGE, 40), angle=0, gap=5, width=0.6)
    s.stroke(painter, flap, _EDGE, 0.9)


_draw_envelope = picture_in(_paint_envelope, 1)

WAX_REACH = 1.11
"""The extent of a seal's wax from its centre, in radii."""


def _paint_seal(painter: QPainter, theme: Theme, r: float, emblem: str) -> None:
    blob = s.polygon(_drip(r, 2 * math.pi * i / _STEPS) for i in range(_STEPS))
    s.draw_shadow(painter, theme, blob, blur=8, offset=4, strength=1.2)
    light, middle, dark = _WAX
    glow = QPointF(-r * 0.3, -r * 0.36)
    s.fill(painter, blob, s.radial(glow, r * 1.5, (0.0, light), (0.6, middle), (1.0, dark)))
    s.stroke(painter, s.disc(QPointF(), r * 0.72), with_alpha(dark, 200), max(0.8, r * 0.04))
    half = r * 0.46
    draw_emblem(painter, emblem, QPointF(), half, dark, middle)
    edge = QPointF(-r * 0.025, -r * 0.03)
    draw_emblem(painter, emblem, edge, half, _WAX_LIGHT, middle)


_draw_seal = picture_at(_paint_seal, lambda r, emblem: s.square(QPointF(), r * 1.16 + 12))


def draw_seal(
    painter: QPainter, theme: Theme, at: QPointF, radius: float, emblem: str, pressed: float = 1.0
) -> None:
    """Draw a blob of wax with an emblem pressed into it; `pressed` is how far, 0 to 1."""
    grown = 1.8 - 0.8 * pressed
    with s.moved(painter, at, scale=(grown, grown)), s.faded(painter, min(1.0, 0.2 + pressed)):
        _draw_seal(painter, theme, QPointF(), radius, emblem)


def _drip(r: float, turn: float) -> tuple[float, float]:
    out = r * (1 + 0.066 * math.sin(7 * turn + 1) + 0.04 * math.cos(11 * turn))
    return out * math.cos(turn), out * math.sin(turn)


RULED_LINE = QColor(0x5B, 0x7F, 0x92, 120)
_ASKEW = 8.0
"""The tilt in degrees."""
_COVER = (QColor("#5A1519"), QColor("#3A0A0E"))
_COVER_EDGE = QColor(0xC9, 0xA4, 0x56, 130)
_LEAVES = (QColor("#E4D5B0"), QColor("#D2BF92"))
_PAGE = (
    (0.0, QColor("#F3E8CE")),
    (0.40, QColor("#FBF5E4")),
    (0.485, QColor("#E2D2A8")),
    (0.5, QColor("#B59F6C")),
    (0.515, QColor("#E6D8B2")),
    (0.6, QColor("#FBF5E4")),
    (1.0, QColor("#EFE2C2")),
)


def draw_open_book(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw an open ledger; `rect` is its pages, the cover is 8 px wider."""
    cover = rect.adjusted(-8, -6, 8, 8)
    s.draw_rounded_shadow(painter, theme, cover, 8, blur=28, offset=12, strength=1.4)
    paint = partial(_paint_book, cover=cover, pages=rect)
    draw_cached(painter, ("open book", theme.name), cover, paint)


def _paint_book(painter: QPainter, cover: QRectF, pages: QRectF) -> None:
    stops = (0.0, _COVER[0]), (0.5, _COVER[1]), (1.0, _COVER[0])
    s.fill(painter, s.rounded(cover, 8), s.linear(cover.topLeft(), cover.topRight(), *stops))
    s.stroke(painter, s.rounded(s.inset(cover, 0.5), 8), _COVER_EDGE, 0.8)
    for k in range(4):
        leaf = pages.adjusted(k * 1.5, 6 - k, -k * 1.5, 6 - 2 * k)
        leaf.setTop(pages.top() + 4)
        s.fill(painter, s.rounded(leaf, 3), _LEAVES[k % 2])
    s.fill(painter, s.rounded(pages, 3), s.linear(pages.topLeft(), pages.topRight(), *_PAGE))


def draw_double_rule(painter: QPainter, left: QPointF, right: QPointF) -> None:
    """Draw the two oxblood lines under a heading."""
    s.rule(painter, left, right, with_alpha(OXBLOOD, 190), 1.2)
    down = QPointF(0, 3)
    s.rule(painter, left + down, right + down, with_alpha(OXBLOOD, 190), 0.6)


def draw_sum_rules(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw the line above a sum and the two below it."""
    s.rule(painter, box.topLeft(), box.topRight(), colour, 1.2)
    for down in (0.0, 3.0):
        y = box.bottom() + down
        s.rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), colour, 1)


def draw_money_bar(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Draw a hatched bar whose length represents an amount."""
    path = s.rounded(rect, 2)
    pale, strong = with_alpha(colour, 60), with_alpha(colour, 150)
    s.fill(painter, path, s.linear(rect.topLeft(), rect.topRight(), (0.0, pale), (1.0, strong)))
    draw_hatch(painter, path, with_alpha(colour, 200), angle=60, gap=4)
    s.stroke(painter, path, colour, 0.9)


def draw_stamp(
    painter: QPainter,
    centre: QPointF,
    text: str,
    size: float,
    *,
    opacity: float,
    turned: bool,
) -> None:
    """Draw a word like a rubber stamp, slightly tilted or `turned` upside down, in letters of
    `size` px.
    """
    font = serif(size, BOLD, spacing=size * 0.14)
    half = QPointF(text_width(text, font) / 2 + size * 0.7, size * 0.92)
    with s.moved(painter, centre, turn=_ASKEW + 180 * turned), s.faded(painter, opacity):
        box = QRectF(-half, half)
        ink = with_alpha(OXBLOOD, 195)
        s.stroke(painter, s.rounded(box, 5), ink, 2.0)
        s.stroke(painter, s.rounded(s.inset(box, 4), 3), ink, 0.8)
        draw_text(painter, box.adjusted(size * 0.14, 0, 0, -1), text, font, ink, CENTRE)
