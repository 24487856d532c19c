"""Painting text in a rectangle, and lines of it below each other."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from stockgames.ui.theme.fonts import Enlarged, largest, narrowed, resized
from stockgames.ui.theme.shapes import line_at, rule

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

LARGEST_GLYPH: Final = 63
"""The largest letters, in px, that Qt caches as pictures. It fills the outlines of larger ones as
scaled by FreeType, which differ by 1/32 pixel depending on what was painted before, and so from run
to run.
"""
SMALLEST_FITTED: Final = 11
"""A name is painted down to this size in px before it is shortened."""
_NARROWEST: Final = 0.75
"""The smallest share of their usual width to which letters are narrowed."""
_LEADING: Final = 1.15
"""How much taller than its box a line may be: the space above capitals and below descenders
is empty.
"""
REFERENCE: Final = 1000
"""The size in px at which the outlines of large letters are taken before scaling."""


def text_width(text: str, font: QFont) -> float:
    """Return the advance of ``text`` in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitted(text: str, font: QFont, width: float, least: int = SMALLEST_FITTED) -> QFont:
    """Return the font shrunk until a line of ``text`` fits, down to ``least`` pixels."""
    while font.pixelSize() > least and text_width(text, font) > width:
        font = resized(font, font.pixelSize() - 1)
    return font


def squeezed(text: str, font: QFont, width: float, least: int = SMALLEST_FITTED) -> QFont:
    """Return the font shrunk as by `fitted`, then with narrower letters, until the line fits."""
    if text_width(text, font) <= width:
        return font
    font = fitted(text, font, width, least)
    share = width / max(1.0, text_width(text, font))
    return font if share >= 1 else narrowed(font, max(_NARROWEST, share - 0.01))


def squeezed_alike(
    lines: Iterable[tuple[str, float]], font: QFont, least: int = SMALLEST_FITTED
) -> QFont:
    """Return one font in which each line fits its own width, as `squeezed` does for one line."""
    fonts = [squeezed(text, font, width, least) for text, width in lines]
    return min(fonts, key=lambda font: (font.pixelSize(), font.stretch() or 100), default=font)


def in_lines(text: str, font: QFont, room: float) -> list[str]:
    """Break a text into as many lines as it needs in a width of ``room`` pixels.

    A word that is too long gets a line of its own.
    """
    first, *rest = text.split(" ")
    lines = [first]
    for word in rest:
        longer = f"{lines[-1]} {word}"
        if text_width(longer, font) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _unbroken(text: str) -> str:
    """Return a text of which no line ends between a minus sign and the currency after it."""
    return text.replace("−$", "−\N{WORD JOINER}$")


def wrapped_height(text: str, font: QFont, width: float) -> float:
    """Return the height in pixels of ``text`` wrapped at ``width``."""
    flags = int(Qt.TextFlag.TextWordWrap)
    room = QRectF(0, 0, width, 1e5)
    return QFontMetricsF(font).boundingRect(room, flags, _unbroken(text)).height()


def shortened(text: str, font: QFont, width: float, height: float) -> str:
    """Return as many words of ``text`` as fit, wrapped at ``width``, then an ellipsis."""
    if wrapped_height(text, font, width) <= height:
        return text
    words = text.split(" ")

    def beginning(count: int) -> str:
        return " ".join(words[:count]).rstrip(",;") + " …"

    def too_tall(count: int) -> bool:
        return wrapped_height(beginning(count), font, width) > height

    first_too_tall = bisect_left(range(len(words)), True, key=too_tall)
    return beginning(max(0, first_too_tall - 1))


def _outlines(rect: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag) -> QPainterPath:
    scale = font.pixelSize() / REFERENCE
    large = QFont(font)
    large.setPixelSize(REFERENCE)
    large.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, font.letterSpacing() / scale)
    outlines = QPainterPath()
    outlines.addText(0, 0, large, text)
    metrics = QFontMetricsF(font)
    x = _along(align, _ACROSS, rect.left(), rect.width(), metrics.horizontalAdvance(text))
    top = _along(align, _DOWN, rect.top(), rect.height(), metrics.height())
    return QTransform(scale, 0, 0, scale, x, top + metrics.ascent()).map(outlines)


_ACROSS: Final = (Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
_DOWN: Final = (Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignBottom)


def _along(
    align: Qt.AlignmentFlag,
    flags: tuple[Qt.AlignmentFlag, Qt.AlignmentFlag],
    start: float,
    room: float,
    length: float,
) -> float:
    middle, end = flags
    if align & middle:
        return start + (room - length) / 2
    return start + room - length if align & end else start


def has_room(width: float, height: float, text: str, font: QFont) -> bool:
    """Return whether all of ``text``, wrapped at ``width``, fits, its longest word included."""
    longest = max((text_width(word, font) for word in text.split(" ")), default=0.0)
    return longest <= width and wrapped_height(text, font, width) <= height


def _has_room(rect: QRectF, text: str, font: QFont, wrap: bool) -> bool:
    if wrap:
        return has_room(rect.width(), rect.height(), text, font)
    metrics = QFontMetricsF(font)
    is_low = metrics.height() <= rect.height() * _LEADING
    return is_low and metrics.horizontalAdvance(text) <= rect.width() + 0.5


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
    """Draw ``text`` in ``rect``: one line unless ``wrap``, shortened to fit only if ``elide``.

    An enlarged font is used as large as ``rect`` allows.
    """
    if isinstance(font, Enlarged):
        font = largest(font, lambda size: _has_room(rect, text, size, wrap))
    if font.pixelSize() > LARGEST_GLYPH and not (wrap or elide):
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(_outlines(rect, text, font, align), colour)
        painter.restore()
        return
    painter.setFont(font)
    painter.setPen(colour)
    if wrap:
        flags, text = int(align) | int(Qt.TextFlag.TextWordWrap), _unbroken(text)
    else:
        flags = int(align) | int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)
        if elide:
            text = QFontMetricsF(font).elidedText(
                text, Qt.TextElideMode.ElideRight, rect.width() + 0.5
            )
    painter.drawText(rect, flags, text)


@dataclass(frozen=True, slots=True)
class Line:
    """A line on a paper: a text, and an amount at its right. Lengths are in pixels."""

    height: float
    font: QFont
    colour: QColor
    text: str
    amount: str = ""
    amount_font: QFont | None = None
    amount_colour: QColor | None = None
    align: Qt.AlignmentFlag = LEFT
    wraps: bool = False
    gap: float = 0.0
    """The distance from the line above."""
    ruled: float | None = None
    """Where a rule above it starts, as a share of the width; None for no rule."""

    @property
    def width(self) -> float:
        """The width in which nothing is cut off."""
        aside = text_width(self.amount, self.amount_font or self.font)
        return text_width(self.text, self.font) + (aside + 16 if self.amount else 0.0)

    def draw(self, painter: QPainter, box: QRectF, rules: QColor) -> None:
        """Draw it in a box of its height."""
        if self.ruled is not None:
            start = box.topLeft() + QPointF(box.width() * self.ruled, 0)
            rule(painter, start, box.topRight(), rules, 0.9)
        if self.amount:
            font = self.amount_font or self.font
            draw_text(painter, box, self.amount, font, self.amount_colour or self.colour, RIGHT)
            box = box.adjusted(0, 0, -text_width(self.amount, font) - 6, 0)
        words = self.text, self.font, self.colour, self.align
        draw_text(painter, box, *words, wrap=self.wraps, elide=not self.wraps)


def height_of(lines: Iterable[Line]) -> float:
    """Return the height of lines below each other."""
    return sum(line.gap + line.height for line in lines)


def draw_lines(painter: QPainter, box: QRectF, lines: Iterable[Line], rules: QColor) -> None:
    """Draw lines below each other, from the top of a box."""
    top = box.top()
    for line in lines:
        line.draw(painter, line_at(box, top + line.gap, line.height), rules)
        top += line.gap + line.height
