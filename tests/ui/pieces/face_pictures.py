"""Portraits as grey pixels, and the difference of two such pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QColor, QImage, QPainter

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import bot_portraits, choices, founders
from tests.ui.theme.pictures import picture

LETTER = 16.0
"""In whole black pixels on white. At arm's length, 60 cm, a pixel of a usual screen (96 dpi)
appears under 1.5 minutes of arc, and the smallest object that a normal eye makes out is a letter of
5 minutes: 3.3 pixels high. Two pictures that differ by four times four pixels can be told apart.
"""


def everybody() -> Mapping[str, Portrait]:
    """Return all existing portraits, by name."""
    chosen = {f"choice {number}": face for number, face in enumerate(choices(), start=1)}
    return {**founders(), **bot_portraits(), **chosen}


def grey(width: int, height: int, paint: Callable[[QPainter], object]) -> bytes:
    """Return what ``paint`` draws on paper, a byte for each pixel."""

    def on_paper(painter: QPainter) -> None:
        painter.fillRect(0, 0, width, height, QColor("#F3EAD3"))
        paint(painter)

    image = picture(width, height, on_paper)
    found = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(found.constBits())


def distance(first: bytes, second: bytes) -> float:
    """Return the difference of two grey pictures, in pixels from black to white."""
    return sum(abs(one - other) for one, other in zip(first, second, strict=True)) / 255
