"""The caps of a code card: large where a press starts, small where all its keys are written out."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.ui.kit.boxes import column_at, left_part, line_at
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif
from stockgames.ui.kit.palette import INK, OXBLOOD, QUIET_INK, with_alpha
from stockgames.ui.kit.shapes import falling, fill, inset, polygon, rounded, slanting, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.shell.code_places import CardPlaces
from stockgames.ui.shell.facts import PadCell, PressFacts

CapState: TypeAlias = Literal["usual", "start", "dead"]
_TOP, _BOTTOM, _SIDE = QColor("#FFFEF8"), QColor("#F0E5CA"), QColor("#B9A67C")
_EDGE, _INNER = QColor("#8A734A"), QColor("#C9B483")
_DEAD, _DEAD_INK = QColor("#E8DEC6"), QColor("#5A523D")
_BRASS, _BRASS_EDGE = (QColor("#E9D08E"), QColor("#8A6A24")), QColor("#4E3A10")
_LEAST: Final = 13


def draw_cap(painter: QPainter, box: QRectF, state: CapState) -> None:
    """Draw a key cap without its letter; a dead one is hatched, a start cap framed."""
    radius = max(4.0, box.width() * 0.09)
    path = rounded(box, radius)
    if state == "dead":
        fill(painter, path, with_alpha(_DEAD, 140))
        draw_hatch(painter, path, with_alpha(_DEAD_INK, 50), gap=5)
        stroke(painter, path, with_alpha(_EDGE, 120), 0.9)
        return
    fill(painter, rounded(box.translated(0, max(1.5, box.height() * 0.03)), radius), _SIDE)
    fill(painter, path, falling(box, (0.0, _TOP), (1.0, _BOTTOM)))
    start = state == "start"
    stroke(painter, path, OXBLOOD if start else _EDGE, 2.2 if start else 0.9)
    if box.width() > 50 and not start:
        inside = inset(box, box.width() * 0.075)
        stroke(painter, rounded(inside, radius * 0.8), with_alpha(_INNER, 150), 0.8)


def draw_round_mark(painter: QPainter, at: QPointF, half: float, number: int) -> None:
    """Draw the triangle of a round, so wide to either side, as it stands on the table."""
    x, y = at.x(), at.y()
    path = polygon([(x, y - half), (x + half, y + half * 0.62), (x - half, y + half * 0.62)])
    box = QRectF(x - half, y - half, 2 * half, 1.62 * half)
    fill(painter, path, slanting(box, (0.0, _BRASS[0]), (1.0, _BRASS[1])))
    stroke(painter, path, _BRASS_EDGE, 1)
    figure = QRectF(x - half, y - half * 0.5, 2 * half, half)
    font = serif(max(15, round(half * 0.76)), BOLD)
    draw_text(painter, figure, str(number), font, INK, CENTRE)


def cap_font(box: QRectF) -> QFont:
    """Return the font of a letter that fills a cap."""
    return serif(max(_LEAST, round(box.height() * 0.56)), BOLD)


def paint_press(
    painter: QPainter, places: CardPlaces, column: QRectF, press: PressFacts, *, written: bool
) -> None:
    """Paint a press: title, start cap, word, and its small pad if it is to be written out."""
    unit = places.unit
    _paint_title(painter, places.title(column), press, unit)
    cap = places.cap(column)
    draw_cap(painter, cap, "start" if press.is_fresh else "usual")
    draw_text(painter, cap, press.keys[press.cap], cap_font(cap), INK, CENTRE)
    if press.word:
        _paint_word(painter, places.word(column), press.word, unit)
    if written:
        for place, cell in enumerate(press.cells):
            box = places.key(column, place)
            _paint_key(painter, box, press.keys[place], cell, is_start=place == press.cap)


def _paint_title(painter: QPainter, box: QRectF, press: PressFacts, unit: float) -> None:
    numeral = serif(max(14, round(19 * unit)), BOLD)
    title = sans(max(_LEAST, round(17 * unit)), REGULAR)
    gap = 7 * unit if press.numeral else 0.0
    width = text_width(press.numeral, numeral) + gap
    left = box.center().x() - (width + text_width(press.title, title)) / 2
    draw_text(painter, column_at(box, left, width), press.numeral, numeral, OXBLOOD, LEFT)
    at = column_at(box, left + width, box.right() - left - width)
    draw_text(painter, at, press.title, title, INK, LEFT)


def _paint_word(painter: QPainter, box: QRectF, word: str, unit: float) -> None:
    """Paint a word with its first letter set off; a long one gets smaller letters."""
    size = max(15, round(26 * unit))
    while size > _LEAST and text_width(word, serif(size, BOLD, italic=True)) > box.width() - 6:
        size -= 1
    first, rest = serif(size, BOLD, italic=True), serif(size, REGULAR, italic=True)
    width = text_width(word[0].upper(), first) + 1
    left = box.center().x() - (width + text_width(word[1:], rest)) / 2
    draw_text(painter, column_at(box, left, width), word[0].upper(), first, OXBLOOD, LEFT)
    draw_text(painter, column_at(box, left + width, box.width()), word[1:], rest, INK, LEFT)


def _paint_key(
    painter: QPainter, box: QRectF, key: str, cell: PadCell | None, *, is_start: bool
) -> None:
    draw_cap(painter, box, "dead" if cell is None else "start" if is_start else "usual")
    colour = _DEAD_INK if cell is None else OXBLOOD if is_start else QUIET_INK
    size = max(_LEAST, round(box.height() * 0.21))
    corner = QRectF(box.left() + 5, box.top() + 1, box.width(), size * 1.4)
    draw_text(painter, corner, key, sans(size, SEMIBOLD), colour, LEFT)
    if cell is not None:
        _paint_cell(painter, box.adjusted(3, box.height() * 0.28, -3, -1), cell)


def _paint_cell(painter: QPainter, box: QRectF, cell: PadCell) -> None:
    ink = OXBLOOD if cell.is_reverse else INK
    size = max(_LEAST, round(min(box.height() * 0.4, box.width() * 0.31)))
    if cell.mark is not None:
        radius = min(box.height() * 0.36, box.width() * (0.24 if cell.lines else 0.4))
        x = box.center().x() + (box.width() * 0.2 if cell.lines else 0.0)
        at = QPointF(x, box.center().y())
        draw_emblem(painter, cell.mark.emblem, at, radius, cell.mark.colour, _TOP)
        half = left_part(box, box.width() * 0.44)
        for line in cell.lines:
            draw_text(painter, half, line, serif(size, BOLD), ink, CENTRE)
        return
    step = box.height() / max(len(cell.lines), 1)
    for place, line in enumerate(cell.lines):
        row = line_at(box, box.top() + place * step, step)
        small = len(cell.lines) > 1 and not place
        font = sans(max(_LEAST, size - 2), SEMIBOLD) if small else serif(size, BOLD)
        draw_text(painter, row, line, font, ink, CENTRE)
