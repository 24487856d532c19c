"""Pictures of players beside texts."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from stockgames.evenings.person import Portrait
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import Picture


def face_picture(
    look: ThemeContext,
    portrait: Portrait,
    width: float,
    *,
    crest: bool = True,
    left: bool = False,
    grows: bool = True,
) -> Picture:
    """Return a portrait as wide as this in the design; one that looks ``left`` is mirrored.

    If it ``grows``, its size follows the text beside it.
    """

    def draw(painter: QPainter, box: QRectF) -> None:
        shadow = max(1.0, box.width() / 12 - 2)  # a small face's is hardly seen
        draw_portrait(painter, inset(box, shadow), portrait, crest=crest, faces_left=left)

    return Picture(look, width, width * HEIGHT, draw, grows=grows)
