"""What stands on a desk: cabinets, resource crates, the pad, and the dish of garnets."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.games.stock_exchange.art.papers import WAX_REACH
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import usual_size
from stockgames.ui.theme.palette import GOODS, OXBLOOD, Mark, Theme, darker, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, picture_at, picture_in
from stockgames.ui.theme.surfaces import draw_wood_grain
from stockgames.ui.theme.text import CENTRE, draw_text, text_width

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
    painter: QPainter, theme: Theme, rect: QRectF, title: str, font: QFont, radius: float
) -> None:
    """Draw a walnut cabinet with its `title` on a brass plate at its top."""
    s.draw_rounded_shadow(painter, theme, rect, radius, blur=20, offset=9, strength=1.1)
    _draw_walnut(painter, theme, rect, radius)
    width = text_width(title, font) + 34
    plate = QRectF(rect.center().x() - width / 2, rect.top() + 6, width, usual_size(font) * 1.7)
    draw_brass(painter, theme, plate)
    draw_text(painter, plate, title, font, _BRASS_INK, CENTRE)


def _paint_walnut(painter: QPainter, theme: Theme, box: QRectF, radius: float) -> None:
    path = s.rounded(box, radius)
    s.fill(painter, path, s.falling(box, (0.0, theme.wood_top), (1.0, theme.wood_bottom)))
    draw_wood_grain(painter, path, theme, gap=9)
    s.stroke(painter, s.rounded(s.inset(box, 1), radius - 1), _EDGE, 1)


_draw_walnut = picture_in(_paint_walnut)


def _paint_brass(painter: QPainter, theme: Theme, box: QRectF) -> None:
    s.draw_rounded_shadow(painter, theme, box, 4, blur=4, offset=2, strength=0.9)
    s.fill(painter, s.rounded(box, 4), s.falling(box, (0.0, _BRASS[0]), (1.0, _BRASS[1])))
    s.stroke(painter, s.rounded(s.inset(box, 0.4), 4), _BRASS_EDGE, 0.8)


draw_brass = picture_in(_paint_brass, 8)
"""Draws an empty brass plate."""


def draw_hole(painter: QPainter, rect: QRectF, *, barred: bool = False) -> None:
    """Draw a pigeon-hole, cached as a pixmap; a `barred` one is hatched."""
    bounds = rect.adjusted(-1, -1, 1, 2)
    draw_cached(painter, ("hole", barred), bounds, partial(_paint_hole, rect=rect, barred=barred))


def _paint_hole(painter: QPainter, rect: QRectF, barred: bool) -> None:
    path = s.rounded(rect, 3)
    deep, middle, low = _DEPTH
    s.fill(painter, path, s.falling(rect, (0.0, deep), (0.35, middle), (1.0, low)))
    top = s.top_part(rect, rect.height() * 0.2)
    shade = (0.0, QColor(0, 0, 0, 130)), (1.0, QColor(0, 0, 0, 0))
    s.fill(painter, s.rounded(top, 3), s.falling(top, *shade))
    if barred:
        draw_hatch(painter, s.rounded(s.inset(rect, 2), 2), _BARRED, gap=8, width=0.8)
    s.stroke(painter, path, _RIM, 1.2)
    y = rect.bottom() + 1
    s.rule(painter, QPointF(rect.left(), y), QPointF(rect.right(), y), _LIP, 1.1)


def draw_shutter(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Draw a pigeon-hole closed and sealed with wax, with a short text at its bottom."""
    line = usual_size(font) * 1.4
    paint = partial(_paint_shutter, rect=rect, line=line)
    draw_cached(painter, ("shutter", line), s.inset(rect, -1), paint)
    foot = QRectF(rect.left() + 2, rect.bottom() - line - 1, rect.width() - 4, line)
    draw_text(painter, foot, text, font, QColor("#FFF6DE"), CENTRE, elide=True)


def _paint_shutter(painter: QPainter, rect: QRectF, line: float) -> None:
    path = s.rounded(rect, 3)
    s.fill(painter, path, s.falling(rect, (0.0, _SHUTTER[0]), (1.0, _SHUTTER[1])))
    s.stroke(painter, path, _SHUTTER_EDGE, 0.8)
    s.stroke(painter, s.rounded(s.inset(rect, 5), 2), with_alpha(_SHUTTER_EDGE, 130), 0.7)
    half = min((rect.height() - line - 6) * 0.42, rect.width() * 0.2)
    centre = QPointF(rect.center().x(), rect.top() + (rect.height() - line) / 2)
    draw_emblem(painter, "seal", centre, half, _WAX, _WAX_GROUND)


def draw_label(painter: QPainter, rect: QRectF, text: str, font: QFont) -> None:
    """Draw a paper label, as pasted under a shelf."""
    s.fill(painter, s.rounded(rect, 2), s.falling(rect, (0.0, _LABEL[0]), (1.0, _LABEL[1])))
    s.stroke(painter, s.rounded(rect, 2), _LABEL_EDGE, 0.7)
    draw_text(painter, s.inset(rect, 1), text, font, _LABEL_INK, CENTRE, elide=True)


def draw_name_plate(
    painter: QPainter, theme: Theme, rect: QRectF, mark: Mark, *lines: tuple[str, QFont]
) -> None:
    """Draw a brass plate with a company's emblem and two lines: its leader and its short name."""
    draw_brass(painter, theme, rect)
    half, centre = _emblem_half(rect), _emblem_centre(rect)
    draw_emblem(painter, mark.emblem, centre, half, darker(mark.colour, 0.2), QColor("#EBD595"))
    (name, name_font), (note, note_font) = lines
    line = name_line(rect)
    draw_text(painter, line, name, name_font, _BRASS_INK, elide=True)
    line = line.translated(0, line.height() - 3)
    line.setBottom(rect.bottom() - 2)
    draw_text(painter, line, note, note_font, QColor("#3E3014"), elide=True)


def name_line(plate: QRectF) -> QRectF:
    """Return the place of the name on a plate; the note below it is as wide."""
    left = _emblem_centre(plate).x() + _emblem_half(plate) + 5
    return QRectF(left, plate.top() + 1, plate.right() - left - 2, plate.height() * 0.54)


def _emblem_half(plate: QRectF) -> float:
    return min(plate.height() * 0.26, plate.width() * 0.12)


def _emblem_centre(plate: QRectF) -> QPointF:
    return QPointF(plate.left() + _emblem_half(plate) + 6, plate.center().y())


def seal_place(plate: QRectF) -> tuple[QPointF, int]:
    """Return centre and radius of a seal that covers a plate's emblem, but none of its text."""
    half, aside = _emblem_half(plate), plate.height() * 0.08
    radius = min(plate.height() * 0.33, (half + 4 + aside) / WAX_REACH)
    return _emblem_centre(plate) - QPointF(aside, 0), round(radius)


_DEAL = (QColor("#D9B57C"), QColor("#B5874A"))
_LATH, _LATH_EDGE = QColor("#C79C5C"), QColor("#6E4A20")
_UNDERSIDE, _NAIL = QColor("#5A3C1C"), QColor("#4A3012")
_CRATE_LABEL = (QColor("#FFFBEE"), QColor("#EADBB6"))


def draw_crate(
    painter: QPainter,
    theme: Theme,
    centre: QPointF,
    side: float,
    good: str,
    *,
    opacity: float = 1.0,
    shadow: bool = True,
) -> None:
    """Draw a crate of `good`, a key of `palette.GOODS`."""
    with s.faded(painter, opacity):
        _draw_crate(painter, theme, centre, side, good, shadow)


def _paint_crate(painter: QPainter, theme: Theme, side: float, good: str, shadow: bool) -> None:
    mark, box = GOODS[good], s.square(QPointF(), side / 2)
    path = s.rounded(box, side * 0.06)
    if shadow:
        s.draw_shadow(painter, theme, path, blur=7, offset=3, strength=0.9)
    s.fill(painter, s.rounded(box.translated(0, side * 0.06), side * 0.06), _UNDERSIDE)
    s.fill(painter, path, s.falling(box, (0.0, _DEAL[0]), (1.0, _DEAL[1])))
    for i in range(1, 4):
        y = box.top() + side * i / 4
        joint = with_alpha(_LATH_EDGE, 150)
        s.rule(painter, QPointF(box.left(), y), QPointF(box.right(), y), joint)
    draw_hatch(painter, path, with_alpha(_LATH_EDGE, 45), angle=4, gap=side * 0.05, width=0.5)
    _paint_laths(painter, box, side)
    r = side * 0.33
    shade = s.radial(
        QPointF(-r * 0.3, -r * 0.4), r * 1.7, (0.0, _CRATE_LABEL[0]), (1.0, _CRATE_LABEL[1])
    )
    s.fill(painter, s.disc(QPointF(), r), shade)
    s.stroke(painter, s.disc(QPointF(), r), darker(mark.colour, 0.25), 1.2)
    emblem = darker(mark.colour, 0.12)
    draw_emblem(painter, mark.emblem, QPointF(), r * 0.66, emblem, QColor("#FBF3DE"))


_draw_crate = picture_at(
    _paint_crate,
    lambda side, good, shadow: s.square(QPointF(), side / 2 + 9).adjusted(0, 0, 0, side * 0.06 + 4),
)


def _paint_laths(painter: QPainter, box: QRectF, side: float) -> None:
    wide = side * 0.13
    laths = (
        QRectF(box.left(), box.top(), side, wide),
        QRectF(box.left(), box.bottom() - wide, side, wide),
        QRectF(box.left(), box.top(), wide, side),
        QRectF(box.right() - wide, box.top(), wide, side),
    )
    for lath in laths:
        s.fill(painter, s.rounded(lath, 2), _LATH)
        s.stroke(painter, s.rounded(lath, 2), with_alpha(_LATH_EDGE, 150), 0.6)
    for x in (box.left() + wide / 2, box.right() - wide / 2):
        for y in (box.top() + wide / 2, box.bottom() - wide / 2):
            s.fill(painter, s.disc(QPointF(x, y), side * 0.022), _NAIL)


PAD_TEXT, PAD_NOTE = QColor("#F3EAD3"), QColor("#DCE3D2")
_PAD = (QColor("#2C5245"), QColor("#1B382F"))
_PAD_LINE = QColor(0xC9, 0xA4, 0x56, 170)
_LEATHER = (QColor("#8C2A2E"), QColor("#5A1519"))
_STITCH = QColor(0xE9, 0xC9, 0x8A, 200)
_DISH_BRASS = (QColor("#EBD595"), QColor("#8A6A24"))
_BAIZE = (QColor("#3A5E4C"), QColor("#16332A"))
_GARNET, _FACET = QColor("#9A2338"), QColor("#F3B8B8")
_SHARE_OF_DARK = 0.22
_ROUND = 10 / 54
"""The radius of a pad relative to the size of its leather corners."""


def draw_desk_pad(painter: QPainter, theme: Theme, rect: QRectF, corner: float) -> None:
    """Draw a desk's green pad with stitched leather corners."""
    s.draw_rounded_shadow(painter, theme, rect, corner * _ROUND, blur=14, offset=6)
    _draw_pad(painter, theme, rect, corner)


def _paint_pad(painter: QPainter, theme: Theme, box: QRectF, corner: float) -> None:
    top, bottom = _PAD
    if theme.is_dark:
        top, bottom = darker(top, _SHARE_OF_DARK), darker(bottom, _SHARE_OF_DARK)
    radius = corner * _ROUND
    s.fill(painter, s.rounded(box, radius), s.falling(box, (0.0, top), (1.0, bottom)))
    s.stroke(painter, s.rounded(s.inset(box, 0.6 * radius), 0.7 * radius), _PAD_LINE, 0.9)
    for right in (False, True):
        for low in (False, True):
            x = box.right() if right else box.left()
            y = box.bottom() if low else box.top()
            _paint_corner(painter, QPointF(x, y), -1 if right else 1, -1 if low else 1, corner)


_draw_pad = picture_in(_paint_pad)


def _paint_corner(painter: QPainter, at: QPointF, dx: int, dy: int, size: float) -> None:
    x, y = at.x(), at.y()
    leather = s.polygon([(x, y + dy * 8), (x, y + dy * size), (x + dx * size, y), (x + dx * 8, y)])
    inward = QPointF(x + dx * size, y + dy * size)
    s.fill(painter, leather, s.linear(at, inward, (0.0, _LEATHER[0]), (1.0, _LEATHER[1])))
    stitch = s.polygon(
        [(x + dx * 3, y + dy * (size - 6)), (x + dx * (size - 6), y + dy * 3)], closed=False
    )
    s.stroke(painter, stitch, _STITCH, 0.9, dash=(4, 3), flat=True)


_PLACES = (
    (0.0, 0.0, 8.0),
    (-0.42, -0.08, -14.0),
    (0.42, 0.06, 20.0),
    (-0.18, 0.42, 4.0),
    (0.2, -0.46, -9.0),
    (-0.62, 0.34, 31.0),
    (0.62, -0.34, -27.0),
    (0.34, 0.5, 12.0),
    (-0.36, -0.52, -20.0),
    (0.74, 0.18, 42.0),
)
"""The positions of garnets in the dish, in shares of its half-axes, and their rotations."""


def draw_garnet_dish(
    painter: QPainter, theme: Theme, rect: QRectF, garnets: int, *, spent: int = 0
) -> None:
    """Draw a brass dish with `garnets` stones (10 at most); `spent` ones are outlines."""
    centre, a, b = rect.center(), rect.width() / 2, rect.height() / 2
    _draw_dish(painter, theme, rect)
    half = min(a, b) * (0.4 if garnets <= 3 else 0.29)
    for number in range(min(garnets, len(_PLACES)) - 1, -1, -1):
        x, y, turn = (
            _PLACES[number] if garnets != 2 else (number * 0.84 - 0.42, 0.0, 8 - 22 * number)
        )
        at = QPointF(centre.x() + x * a * 0.72, centre.y() + y * b * 0.72)
        if number < spent:
            s.stroke(painter, s.disc(at, half * 0.8), with_alpha(_FACET, 120), 1, dash=(3, 3))
        else:
            _paint_garnet(painter, at, half, turn)


def _paint_dish(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    centre, a, b = rect.center(), rect.width() / 2, rect.height() / 2
    outer = s.disc(centre, a, b)
    s.draw_shadow(painter, theme, outer, blur=8, offset=4, strength=0.9)
    shades = (0.0, _DISH_BRASS[0]), (1.0, _DISH_BRASS[1])
    s.fill(painter, outer, s.linear(rect.topLeft(), rect.bottomRight(), *shades))
    baize = s.disc(centre, a * 0.88, b * 0.86)
    shine = QPointF(centre.x(), centre.y() - b * 0.18)
    s.fill(painter, baize, s.radial(shine, a * 1.25, (0.0, _BAIZE[0]), (1.0, _BAIZE[1])))
    s.stroke(painter, baize, QColor("#4E3A10"), 0.8)


_draw_dish = picture_in(_paint_dish, 14)


def _paint_garnet(painter: QPainter, at: QPointF, half: float, turn: float) -> None:
    s.fill(
        painter, s.disc(at + QPointF(2, half * 0.36), half * 0.94, half * 0.72), QColor(0, 0, 0, 70)
    )
    with s.moved(painter, at, turn=turn):
        draw_emblem(painter, "garnet", QPointF(), half, _GARNET, _FACET)
    s.fill(
        painter,
        s.disc(at - QPointF(half * 0.33, half * 0.33), half * 0.15),
        QColor(255, 255, 255, 120),
    )
