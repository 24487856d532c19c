"""Cover of Exchange: the buttonwood tree, the bank, a bubble and three tokens."""

from __future__ import annotations

import math
import random
from collections import defaultdict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from stockgames.ui.games.exchange.art.banknotes import Pile, draw_pile
from stockgames.ui.games.exchange.art.cards import Sleeve, draw_sleeve
from stockgames.ui.pieces.tokens import draw_bubble, draw_token
from stockgames.ui.theme.drawings import draw_emblem, draw_shapes, drawing
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.palette import Theme, mix, with_alpha
from stockgames.ui.theme.shapes import disc, fill, linear, moved, path_from, stroke

_GOLD = QColor("#F0DCA4")
_LEAF_DARK, _LEAF_LIGHT = QColor("#4A5A3A"), QColor("#F3E4B0")
_LEAF_EDGE = QColor(0x13, 0x26, 0x3A, 130)
_LEAVES = 900
_LAYERS, _TONES = 14, 8
_CROWN = (
    (0, -62, 40),
    (-44, -44, 38),
    (44, -46, 38),
    (-68, -8, 32),
    (68, -10, 32),
    (-26, -8, 38),
    (28, -10, 38),
)


def paint_cover(painter: QPainter, theme: Theme, lid: QRectF) -> None:
    """Paint the cover on `lid`, in design units."""
    middle, height = lid.center().x(), lid.height()
    for i in range(9):
        ring = disc(QPointF(middle, height * 0.36), 60 + i * 26)
        stroke(painter, ring, with_alpha(_GOLD, 60 - i * 5), 0.7)
    _paint_hill(painter, lid)
    _paint_tree(painter, QPointF(middle - 58, height * 0.4))
    bank = QPointF(middle + 78, height * 0.51)
    draw_emblem(painter, "portico", bank, 54, QColor("#FBF3DE"), QColor("#1A3148"))
    draw_bubble(painter, QPointF(middle + 70, height * 0.2), 34)
    for security, x, share in (("BK", -20, 0.65), ("IN", 34, 0.675), ("BD", 88, 0.66)):
        draw_token(painter, theme, QPointF(middle + x, height * share), 23, security, thickness=5)


def paint_contents(painter: QPainter, theme: Theme, tray: QRectF) -> None:
    """Paint what shows of the open box: tokens, a wad of notes and a sleeve."""
    middle, top = tray.center().x(), tray.top()
    with moved(painter, QPointF(middle - 92, top + 22), turn=-8):
        draw_pile(painter, theme, QPointF(), Pile(108, 100, 6))
    with moved(painter, QPointF(middle + 66, top - 30), turn=7):
        draw_sleeve(painter, theme, QPointF(), Sleeve(76, 106, "2", "back"))
    for security, x, y in (("BK", -34, 2), ("BD", 34, 4), ("IN", 0, -6)):
        draw_token(painter, theme, QPointF(middle + x, top + y), 29, security, thickness=6)


def _paint_hill(painter: QPainter, lid: QRectF) -> None:
    w, h = lid.width(), lid.height()
    hill = path_from(f"M0,{h * 0.66} Q{w / 2},{h * 0.58} {w},{h * 0.66} L{w},{h + 60} L0,{h + 60}Z")
    fill(painter, hill, QColor(0x0C, 0x1B, 0x2A, 190))
    draw_hatch(painter, hill, with_alpha(_GOLD, 50), angle=0, gap=4, width=0.6)


def _paint_tree(painter: QPainter, fork: QPointF) -> None:
    with moved(painter, fork):
        trunk = drawing("buttonwood", "trunk")[0].path
        bark = linear(
            QPointF(-20, 0), QPointF(24, 0), (0.0, QColor("#E9D7A4")), (1.0, QColor("#8A7238"))
        )
        fill(painter, trunk, bark)
        draw_hatch(painter, trunk, QColor(0x2A, 0x24, 0x10, 150), angle=82, gap=3.4, width=0.8)
        draw_shapes(painter, drawing("buttonwood", "boughs"), _GOLD, _GOLD)
        _paint_leaves(painter)


def _paint_leaves(painter: QPainter) -> None:
    wind = random.Random(24)
    leaf = drawing("buttonwood", "leaf")[0].path
    bunches: defaultdict[tuple[int, int], QPainterPath] = defaultdict(QPainterPath)
    for i in range(_LEAVES):
        bough_x, bough_y, radius = _CROWN[i % len(_CROWN)]
        turn, out = wind.random() * 2 * math.pi, math.sqrt(wind.random()) * radius
        x, y = bough_x + out * math.cos(turn), bough_y + out * math.sin(turn)
        light = 0.62 - (x + y) / 190 + wind.uniform(-0.22, 0.22)
        tone = round(min(max(light, 0.0), 1.0) * (_TONES - 1))
        layer = int((y + 104) / 130 * _LAYERS)
        place = QTransform.fromTranslate(x, y).rotateRadians(turn)
        bunches[layer, tone].addPath(place.map(leaf))
    for (_layer, tone), bunch in sorted(bunches.items(), key=lambda item: item[0]):
        bunch.setFillRule(Qt.FillRule.WindingFill)
        fill(painter, bunch, mix(_LEAF_DARK, _LEAF_LIGHT, tone / (_TONES - 1)))
        stroke(painter, bunch, _LEAF_EDGE, 0.5)
