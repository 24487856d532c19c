"""Backgrounds: cloth, panels, paper, wooden trays, the ticker tape and the top bar."""

from __future__ import annotations

import math

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap

from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.engraving import draw_frame, draw_rosette
from stockgames.ui.theme.palette import Theme, lighter, with_alpha
from stockgames.ui.theme.pixmap_cache import STORE, bake, draw_cached, picture_at, picture_in
from stockgames.ui.theme.text import draw_text
from stockgames.ui.theme.theme_context import ThemeContext

SPOTLIGHT = QPointF(0.5, 0.42)
_TILE = 96
_KNOT = 12
"""The period of the twill pattern in pixels."""
_PANEL_SHADOW = 25.0
"""How far the shadow of a panel extends, in px."""
_PAPER_EDGE = QColor(0x8A, 0x73, 0x4A, 140)
_BRASS = QColor("#C9A456")
_TRAY_EDGE = QColor(0x8A, 0x6A, 0x3A, 200)
_TAPE = (QColor("#EBDFC0"), QColor("#FBF4E0"), QColor("#DCCDA6"))


def _weave(theme: Theme, ratio: float) -> QPixmap:
    paint = _twill if theme.is_dark else _linen
    area = QRectF(0, 0, _TILE, _TILE)
    return STORE.get(("weave", theme.name, ratio), lambda: bake(area, ratio, paint))


def _twill(painter: QPainter) -> None:
    ratio = painter.device().devicePixelRatio()
    knot = bake(QRectF(0, 0, _KNOT, _KNOT), ratio, _twill_knot)
    painter.drawTiledPixmap(QRectF(0, 0, _TILE, _TILE), knot)


def _twill_knot(painter: QPainter) -> None:
    for y in range(0, _KNOT, 3):
        for x in range(0, _KNOT, 3):
            if (x // 3 + y // 3) % 4 < 2:
                painter.fillRect(QRectF(x, y, 3, 1), QColor(255, 255, 220, 9))
            else:
                painter.fillRect(QRectF(x, y, 3, 3), QColor(0, 0, 0, 10))


def _linen(painter: QPainter) -> None:
    from random import Random  # not needed for the first frame

    loom = Random(7)
    for y in range(0, _TILE, 2):
        thread = QColor(110, 88, 50, loom.choice((0, 4, 7, 12)))
        painter.fillRect(QRectF(0, y, _TILE, 1), thread)
    for x in range(0, _TILE, 2):
        thread = QColor(110, 88, 50, loom.choice((0, 4, 7, 12)))
        painter.fillRect(QRectF(x, 0, 1, _TILE), thread)
    for y in range(0, _TILE, 2):
        for x in range(y // 2 % 2 * 2, _TILE, 4):
            painter.fillRect(QRectF(x, y, 1, 1), QColor(255, 255, 255, 26))


def draw_cloth(
    painter: QPainter, theme: Theme, rect: QRectF, *, spotlight: QPointF = SPOTLIGHT
) -> None:
    """Draw the table cloth, cached per size; ``spotlight`` is where the light falls, in shares of
    width and height.
    """
    key = ("cloth", theme.name, spotlight.x(), spotlight.y())

    def paint(target: QPainter) -> None:
        _paint_cloth(target, theme, rect, spotlight)

    draw_cached(painter, key, rect, paint, ground=theme.cloth_middle)


def _paint_cloth(painter: QPainter, theme: Theme, rect: QRectF, spotlight: QPointF) -> None:
    if theme.is_plain:
        painter.fillRect(rect, theme.cloth_middle)
        return
    width, height = rect.width(), rect.height()
    under = rect.topLeft() + QPointF(width * spotlight.x(), height * spotlight.y())
    shades = (0.0, theme.cloth_spotlight), (0.55, theme.cloth_middle), (1.0, theme.cloth_edge)
    painter.fillRect(rect, s.radial(under, width * 0.66, *shades))
    painter.drawTiledPixmap(rect, _weave(theme, painter.device().devicePixelRatio()))
    if theme.is_dark:
        warm = QColor(255, 220, 150, 26)
        light = s.radial(under, width * 0.5, (0.0, warm), (1.0, with_alpha(warm, 0)))
        painter.fillRect(rect, light)
    edge = QColor(0, 0, 0, 110) if theme.is_dark else QColor(90, 66, 30, 60)
    clear = with_alpha(edge, 0)
    vignette = s.radial(rect.center(), width * 0.62, (0.0, clear), (0.62, clear), (1.0, edge))
    painter.fillRect(rect, vignette)


def draw_panel(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    *,
    radius: float = 10,
    alpha: int = 238,
    shadow: bool = True,
) -> None:
    """Draw a panel with its double rule, cached."""
    reach = _PANEL_SHADOW if shadow else 1.0
    bounds = rect.adjusted(-reach, -reach, reach, reach).translated(-rect.topLeft())
    surface = QRectF(QPointF(), rect.size())
    key = ("panel", theme.name, radius, alpha, shadow)

    def paint(target: QPainter) -> None:
        if shadow:
            s.draw_rounded_shadow(target, theme, surface, radius, blur=16, offset=6, strength=0.9)
        paint_panel(target, theme, surface, radius, alpha)

    draw_cached(painter, key, bounds, paint, at=rect.topLeft())


def draw_panel_title(
    painter: QPainter,
    look: ThemeContext,
    rect: QRectF,
    title: str,
    side: float = 18,
    font: QFont | None = None,
) -> None:
    """Draw a panel's caption and the rule under it, 38 px high and ``side`` px from its edges;
    nothing if empty.
    """
    if not title:
        return
    theme, width = look.theme, rect.width() - 2 * side
    box = QRectF(rect.left() + side, rect.top() + 10, width, look.caption_height)
    draw_text(painter, box, title, font or look.caption(), theme.heading, elide=True)
    y = box.bottom() + 4
    ends = QPointF(rect.left() + side, y), QPointF(rect.right() - side, y)
    s.rule(painter, *ends, with_alpha(theme.line, 130))


def draw_brass_dot(painter: QPainter, theme: Theme, middle: QPointF, radius: float) -> None:
    shades = (0.0, theme.brass_light), (0.5, theme.line), (1.0, theme.brass_dark)
    s.fill(painter, s.disc(middle, radius), s.slanting(s.square(middle, radius), *shades))
    s.stroke(painter, s.disc(middle, radius), with_alpha(theme.brass_dark, 200), 0.8)


def paint_panel(painter: QPainter, theme: Theme, rect: QRectF, radius: float, alpha: int) -> None:
    """Paint a panel's surface and double rule without a shadow; it isn't cached."""
    top, bottom = with_alpha(theme.panel_top, alpha), with_alpha(theme.panel_bottom, alpha)
    s.fill(painter, s.rounded(rect, radius), s.falling(rect, (0.0, top), (1.0, bottom)))
    s.stroke(painter, s.rounded(s.inset(rect, 0.5), radius), with_alpha(theme.line, 150), 1)
    gap, inner = 0.4 * radius, 0.7 * radius
    s.stroke(painter, s.rounded(s.inset(rect, gap), inner), with_alpha(theme.line, 90), 0.5)


def draw_paper(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    *,
    radius: float = 3,
    shadow: bool = True,
    blur: float = 14,
    offset: float = 5,
) -> None:
    """Draw a sheet of paper, cached."""
    box = QRectF(rect)
    bounds = s.inset(box, -1)
    if shadow:
        reach = blur + 2
        bounds = box.adjusted(-reach, min(-1.0, offset - reach), reach, reach + offset)

    def paint(target: QPainter) -> None:
        if shadow:
            s.draw_rounded_shadow(target, theme, box, radius, blur=blur, offset=offset)
        _paint_paper(target, theme, box, radius)

    draw_cached(painter, ("paper", theme.name, radius, shadow, blur, offset), bounds, paint)


def _paint_paper(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    shade = s.linear(
        rect.topLeft(),
        QPointF(rect.left() + rect.width() * 0.3, rect.bottom()),
        (0.0, lighter(theme.paper_light, 0.3)),
        (1.0, theme.paper_dark),
    )
    s.fill(painter, s.rounded(rect, radius), shade)
    s.stroke(painter, s.rounded(s.inset(rect, 0.5), radius), _PAPER_EDGE, 0.7)


def draw_wood_grain(
    painter: QPainter, path: QPainterPath, theme: Theme, *, gap: float = 12
) -> None:
    """Draw wavy lines of grain, clipped to ``path``."""
    box = path.boundingRect()
    count = max(2, round(box.width() / 180))
    step = box.width() / count
    with s.clipped(painter, path):
        for i in range(int(box.height() / gap) + 1):
            y = box.top() + gap * 0.66 + i * gap
            line = QPainterPath(QPointF(box.left() + 6, y))
            for k in range(1, count + 1):
                x = box.left() + 6 + k * step
                line.cubicTo(
                    QPointF(x - 0.7 * step, y + math.sin(i * 1.7 + k) * gap * 0.42),
                    QPointF(x - 0.3 * step, y + math.cos(i * 2.1 + k) * gap * 0.42),
                    QPointF(x - 4, y + math.sin(i + k * 0.8) * gap * 0.25),
                )
            dark, light = QColor(0, 0, 0, 26), QColor(0xC0, 0x8A, 0x50, 26)
            s.stroke(painter, line, dark if i % 2 else light, 1.1)


TRAY_SHADOW = 34
"""How far the shadow of a tray reaches at a lift of 1, in px."""


def draw_tray(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    *,
    radius: float = 16,
    ornate: bool = True,
    lift: float = 1.0,
) -> None:
    """Draw a cached wooden tray; ``ornate``: double frame with lozenges, otherwise one fine rule.

    Its shadow reaches ``TRAY_SHADOW`` px at a ``lift`` of 1.
    """
    blur, offset = 24 * lift, 10 * lift
    s.draw_rounded_shadow(painter, theme, rect, radius, blur=blur, offset=offset, strength=1.25)
    _draw_tray(painter, theme, rect, radius, ornate)


def _paint_tray(painter: QPainter, theme: Theme, rect: QRectF, radius: float, ornate: bool) -> None:
    path = s.rounded(rect, radius)
    s.fill(painter, path, s.falling(rect, (0.0, theme.tray_top), (1.0, theme.tray_bottom)))
    draw_wood_grain(painter, path, theme)
    s.stroke(painter, s.rounded(s.inset(rect, 1), radius - 1), _TRAY_EDGE, 1.2)
    if ornate:
        brass = with_alpha(_BRASS, 200)
        unit = radius / 16
        draw_frame(painter, s.inset(rect, 12 * unit), brass, radius=8 * unit, gap=5 * unit)
    else:
        s.stroke(
            painter,
            s.rounded(s.inset(rect, radius / 2), radius * 0.64),
            with_alpha(_BRASS, 150),
            0.8,
        )


_draw_tray = picture_in(_paint_tray)


def _paint_tape(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    s.draw_rounded_shadow(painter, theme, rect.adjusted(-4, 0, 4, 0), 0, blur=8, offset=4)
    top, middle, bottom = _TAPE
    painter.fillRect(rect, s.falling(rect, (0.0, top), (0.3, middle), (1.0, bottom)))
    holes = QPainterPath()
    x = rect.left() + 6
    while x < rect.right():
        for y in (rect.top() + 3.5, rect.bottom() - 3.5):
            holes.addEllipse(QPointF(x, y), 1.1, 1.1)
        x += 14
    s.fill(painter, holes, with_alpha(_PAPER_EDGE, 120))


draw_tape = picture_in(_paint_tape, QMarginsF(15, 8, 15, 15))
"""Draws a cached strip of ticker tape with a row of sprocket holes above and below."""

_BAR = 44.0
"""The height of the bar in the design, in px; the medal on it grows with the bar."""
_BAR_SHADOW = 13.0
"""How far the bar's shadow extends below it, in px."""


def draw_top_bar(painter: QPainter, theme: Theme, rect: QRectF) -> float:
    """Draw the top bar with its rosette and a shadow below; return the x where texts start."""
    bounds = rect.adjusted(0, 0, 0, _BAR_SHADOW)
    draw_cached(painter, ("top bar", theme.name), bounds, lambda t: _paint_bar(t, theme, rect))
    return rect.left() + 58 * max(1.0, rect.height() / _BAR)


def _paint_bar(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    s.draw_rounded_shadow(painter, theme, rect.adjusted(-20, -20, 20, 0), 0, blur=10, offset=2)
    painter.fillRect(rect, s.falling(rect, (0.0, theme.bar_top), (1.0, theme.bar_bottom)))
    for up, alpha, width in ((0.0, 200, 1.2), (3.0, 110, 0.6)):
        y = rect.bottom() - up
        ends = QPointF(rect.left(), y), QPointF(rect.right(), y)
        s.rule(painter, *ends, with_alpha(theme.line, alpha), width)
    line = with_alpha(theme.line, 170)
    size = max(1.0, rect.height() / _BAR)
    mark = QPointF(rect.left() + 34 * size, rect.center().y())
    draw_rosette(painter, mark, 5 * size, 15 * size, line, strands=6, lobes=7, width=0.6 * size)


def draw_place(painter: QPainter, theme: Theme, rect: QRectF, *, radius: float = 10) -> None:
    """Draw the dashed outline of a place where something can be put."""
    dash = (6 / 1.4, 5 / 1.4)
    s.stroke(
        painter, s.rounded(rect, radius), with_alpha(theme.line, 170), 1.4, dash=dash, flat=True
    )


def _paint_supply_place(painter: QPainter, theme: Theme, radius: float) -> None:
    middle, line = QPointF(), with_alpha(theme.line, 90)
    s.fill(painter, s.disc(middle, radius), QColor(0, 0, 0, 40 if theme.is_dark else 16))
    s.stroke(painter, s.disc(middle, radius - 1), with_alpha(theme.line, 130), 1)
    draw_rosette(painter, middle, radius - 8, radius - 1, line, strands=5, lobes=18, width=0.5)


draw_supply_place = picture_at(_paint_supply_place, lambda radius: s.square(QPointF(), radius + 1))
"""Draws the engraved saucer under a stack of the supply around a point."""
