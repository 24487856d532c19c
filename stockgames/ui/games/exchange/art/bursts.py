"""The bubble's burst: its film tears into a ring of drops and shreds that fly and fade."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, radial, square, stroke

_DROPS: Final = 22
_SHREDS: Final = 9
_FILM = QColor("#8FB6C8")
_ROSE = QColor("#D8A0B8")
_LIGHT = QColor("#FFFFFF")


REACH: Final = 3.2
"""How far the last wave gets, in radii of the bubble."""


def draw_burst(
    painter: QPainter, centre: QPointF, radius: float, share: float, tint: QColor
) -> None:
    """Draw the burst of a bubble of ``radius`` px; ``share`` 0 is the first moment, 1 the last.

    ``tint`` colours the flash, and the wave that runs out from it.
    """
    fade = max(0.0, 1 - share)
    flash = with_alpha(tint, round(190 * fade**2))
    reach = radius * (1.1 + 1.1 * share)
    wave = with_alpha(tint, round(220 * fade**1.5))
    stroke(painter, disc(centre, radius * (1 + (REACH - 1) * share)), wave, 0.6 + 3.4 * fade)
    glow = radial(centre, reach, (0.0, flash), (1.0, with_alpha(flash, 0)))
    fill(painter, disc(centre, reach), glow)
    ring = with_alpha(_FILM, round(230 * fade))
    stroke(painter, disc(centre, radius * (1 + 0.55 * share)), ring, max(0.4, 2.4 * fade))
    _draw_shreds(painter, centre, radius * (1 + 0.4 * share), share, fade)
    _draw_drops(painter, centre, radius, share, fade)


def _draw_shreds(
    painter: QPainter, centre: QPointF, radius: float, share: float, fade: float
) -> None:
    """Draw arcs of film that shrink as they fly apart."""
    for i in range(_SHREDS):
        box = square(centre, radius * (1 + 0.06 * (i % 3)))
        shred = QPainterPath()
        start = i * 360 / _SHREDS + 40 * share
        shred.arcMoveTo(box, start)
        shred.arcTo(box, start, 22 * fade + 2)
        stroke(painter, shred, with_alpha(_ROSE, round(200 * fade)), 2.2 * fade + 0.4)


def _draw_drops(
    painter: QPainter, centre: QPointF, radius: float, share: float, fade: float
) -> None:
    for i in range(_DROPS):
        turn = 2 * math.pi * i / _DROPS + 0.13 * (i % 4)
        far = radius * (1 + (0.7 + 0.32 * (i * 7 % 5) / 4) * 1.5 * share)
        fall = radius * 0.5 * share * share
        at = centre + QPointF(far * math.cos(turn), far * math.sin(turn) + fall)
        size = radius * (0.05 + 0.05 * (i * 5 % 3)) * (0.35 + 0.65 * fade)
        fill(painter, disc(at, size), with_alpha(_FILM, round(235 * fade)))
        glint = at - QPointF(size * 0.3, size * 0.3)
        fill(painter, disc(glint, size * 0.35), with_alpha(_LIGHT, round(235 * fade)))
