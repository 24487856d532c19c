"""Painting text in a rectangle."""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def text_width(text: str, font: QFont) -> float:
    """Return the advance of ``text`` in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """Return the height in pixels of ``text`` broken at ``width``."""
    flags = int(Qt.TextFlag.TextWordWrap)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e5), flags, text).height()


def shortened(text: str, font: QFont, width: float, height: float) -> str:
    """Return as many words of ``text`` as have room, broken at ``width``, and then an ellipsis."""
    if wrapped_height(text, font, width) <= height:
        return text
    words = text.split(" ")

    def beginning(count: int) -> str:
        return " ".join(words[:count]).rstrip(",;") + " …"

    def too_tall(count: int) -> bool:
        return wrapped_height(beginning(count), font, width) > height

    first_too_tall = bisect_left(range(len(words)), True, key=too_tall)
    return beginning(max(0, first_too_tall - 1))


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    *,
    wrap: bool = False,
    elide: bool = False,
) -> None:
    """Draw ``text`` in ``rect``; one line unless ``wrap``, shortened to fit only if ``elide``."""
    painter.setFont(font)
    painter.setPen(colour)
    if wrap:
        flags = int(align) | int(Qt.TextFlag.TextWordWrap)
    else:
        flags = int(align) | int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)
        if elide:
            text = QFontMetricsF(font).elidedText(
                text, Qt.TextElideMode.ElideRight, rect.width() + 0.5
            )
    painter.drawText(rect, flags, text)
