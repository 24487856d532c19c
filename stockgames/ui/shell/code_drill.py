"""A drill on the code card: one choice, drawn by lot, to be pressed in private."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.kit.boxes import column_at, line_under
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD, sans, serif
from stockgames.ui.kit.palette import INK, QUIET_INK, with_alpha
from stockgames.ui.kit.shapes import disc, fill, pen, rounded, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, TOP_LEFT, draw_text
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.code_caps import cap_font, draw_cap
from stockgames.ui.shell.code_places import CardPlaces
from stockgames.ui.shell.facts import CardFacts, DrillFacts, PressFacts

_TRIES: Final = 2
"""Wrong keys after which all is written out."""
_BLUE, _PAPER, _FIELD = QColor("#14507E"), QColor("#FFFDF5"), QColor("#F3EBD8")
_GOOD, _WRONG = QColor("#2F6A3C"), QColor("#9A2A20")


class Drill:
    """How far somebody has come with the drill, and what is to be said about the last key."""

    def __init__(self, card: CardFacts, drill: DrillFacts) -> None:
        self.task = drill.task
        self.keys = card.presses[0].keys
        """The pad; any other key is none of the drill's business."""
        self.typed = ""
        self._first, self._code = drill.first, drill.code
        self._presses = card.presses[drill.first : drill.first + len(drill.code)]
        self._wrong = 0
        self._strayed = ""
        """What the last key would have meant, where it was wrong."""

    @property
    def is_done(self) -> bool:
        """Whether the whole code was pressed."""
        return self.typed == self._code

    @property
    def went_right(self) -> bool:
        """Whether it was pressed without a wrong key."""
        return self.is_done and not self._wrong

    @property
    def gives_up(self) -> bool:
        """Whether all is to be written out now."""
        return self._wrong >= _TRIES

    @property
    def length(self) -> int:
        """How many keys there are to press."""
        return len(self._code)

    @property
    def at(self) -> int:
        """The number of the card's press that is next, from 0."""
        return self._first + len(self.typed)

    def press(self, key: str) -> None:
        """Take a key of the pad."""
        if self.is_done:
            return
        if key == self._code[len(self.typed)]:
            self.typed += key
            self._strayed = ""
            return
        self._wrong += 1
        press = self._next()
        cell = press.cells[press.keys.index(key)]
        self._strayed = cell.spoken if cell is not None else say("shell-code-nothing")

    def said(self) -> tuple[str, str]:
        """Return a headline about the last key, empty before the first, and what comes next."""
        if self._strayed:
            return say("shell-code-that-would-be", meaning=self._strayed), self._hint()
        if not self.typed:
            return "", self._hint()
        last = self._presses[len(self.typed) - 1]
        cell = last.cells[last.keys.index(self.typed[-1])]
        assert cell is not None
        return say("shell-code-right", meaning=cell.spoken), self._hint()

    @property
    def is_wrong(self) -> bool:
        """Whether the last key was a wrong one."""
        return bool(self._strayed)

    def _hint(self) -> str:
        if self.is_done:
            return say("shell-code-drill-done", task=self.task)
        if self.gives_up:
            return say("shell-code-see-it-written-out")
        press = self._next()
        return say("shell-code-now-press", title=press.title, cap=press.keys[press.cap])

    def _next(self) -> PressFacts:
        return self._presses[len(self.typed)]


def paint_drill(painter: QPainter, places: CardPlaces, drill: Drill) -> None:
    """Paint the drill: the task, the keys pressed, and what is said about them."""
    box, unit = places.drill, places.unit
    fill(painter, rounded(box, 8 * unit), with_alpha(_PAPER, 210))
    stroke(painter, rounded(box, 8 * unit), with_alpha(_BLUE, 220), 1.4)
    inner = box.adjusted(20 * unit, 8 * unit, -20 * unit, -8 * unit)
    _paint_task(painter, inner, drill, unit)
    side = 72 * unit
    x, y = inner.left() + 330 * unit, box.center().y() - side / 2
    for place in range(drill.length):
        _paint_pressed(painter, QRectF(x, y, side, side), drill, place)
        x += side + 16 * unit
    said = column_at(inner, x + 12 * unit, inner.right() - x - 12 * unit)
    head, hint = drill.said()
    colour = _WRONG if drill.is_wrong else _GOOD
    line = said.adjusted(0, 10 * unit, 0, 0)
    line.setHeight(30 * unit)
    if head:
        font = serif(max(14, round(19 * unit)), SEMIBOLD)
        draw_text(painter, line, head, font, colour, LEFT, elide=True)
        said.setTop(line.bottom() + 4 * unit)
    font = sans(max(13, round(17 * unit)), REGULAR)
    align = TOP_LEFT if head else LEFT
    draw_text(painter, said, hint, font, INK, align, wrap=True)


def _paint_task(painter: QPainter, inner: QRectF, drill: Drill, unit: float) -> None:
    row = QRectF(inner.left(), inner.top(), 310 * unit, 24 * unit)
    caption = sans(max(13, round(14 * unit)), SEMIBOLD, spacing=1.5, capitals=True)
    draw_text(painter, row, say("shell-code-practise"), caption, _BLUE, LEFT)
    row = line_under(row, 52 * unit, 2 * unit)
    draw_text(painter, row, drill.task, serif(max(20, round(36 * unit)), SEMIBOLD), INK, LEFT)
    row = line_under(row, 24 * unit, 4 * unit)
    note = sans(max(13, round(15 * unit)), REGULAR, italic=True)
    draw_text(painter, row, say("shell-code-never-your-plan"), note, QUIET_INK, LEFT)


def _paint_pressed(painter: QPainter, box: QRectF, drill: Drill, place: int) -> None:
    if place < len(drill.typed):
        draw_cap(painter, box, "usual")
        draw_text(painter, box, drill.typed[place], cap_font(box), INK, CENTRE)
        radius = box.width() * 0.17
        fill(painter, disc(box.topRight(), radius), _GOOD)
        draw_emblem(painter, "check", QPointF(box.topRight()), radius * 0.55, _PAPER, _GOOD)
        return
    path = rounded(box, 7)
    fill(painter, path, _FIELD)
    painter.setPen(pen(_BLUE, 2.2, dash=(3, 2.4)))
    painter.setBrush(_FIELD)
    painter.drawPath(path)
    if place == len(drill.typed):
        draw_text(painter, box, "?", cap_font(box), _BLUE, CENTRE)
