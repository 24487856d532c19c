"""Painting text in a rectangle."""

from __future__ import annotations

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
