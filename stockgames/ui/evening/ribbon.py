"""The ribbon of time at the foot of the programme: what was played, what is to come, and when."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QTime
from PySide6.QtGui import QColor, QPainter

from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import ActFacts, PageFacts
from stockgames.ui.evening.words import local_time, minutes_from, roman, time_of
from stockgames.ui.kit.boxes import bottom_part, column_at, line_at
from stockgames.ui.kit.engraving import draw_hatch
from stockgames.ui.kit.fonts import SEMIBOLD, largest
from stockgames.ui.kit.palette import OXBLOOD, with_alpha
from stockgames.ui.kit.shapes import fill, polygon, rounded, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.lobby.box_art import box_colour
from stockgames.ui.shell.region import clock

_BROWN = QColor("#A07C34")
_PAPER = QColor("#F3E7C8")
_LEAST = 30
"""Minutes that a ribbon tells of at least."""


def draw_ribbon(painter: QPainter, look: Look, box: QRectF, facts: PageFacts, now: QTime) -> None:
    """Draw the ribbon in the lower half of `box`, the times over it."""
    start = _start(facts, now)
    passed = max(0, minutes_from(start, now))
    until = time_of(facts.until)
    ends = minutes_from(start, until) if until.isValid() else 0
    whole = max(_LEAST, passed + facts.minutes_left, ends)
    bar = bottom_part(box, box.height() * 0.5)

    def place(minutes: float) -> float:
        return bar.left() + bar.width() * min(1.0, max(0.0, minutes / whole))

    fill(painter, rounded(bar, 3), QColor(160, 124, 52, 40))
    at = float(passed)
    for act in facts.acts:
        if act.stage is Stage.OVER and act.began and act.ended:
            began, ended = (minutes_from(start, local_time(t)) for t in (act.began, act.ended))
            span = column_at(bar, place(began), place(ended) - place(began))
            _draw_act(painter, look, span, act, played=True)
        elif act.minutes:
            span = column_at(bar, place(at), place(at + act.minutes) - place(at))
            _draw_act(painter, look, span, act, played=False)
            at += act.minutes
    stroke(painter, rounded(bar, 3), with_alpha(_BROWN, 200), 0.9)
    end = start.addSecs(60 * whole)
    if whole == passed + facts.minutes_left:
        end = now.addSecs(60 * facts.minutes_left)  # to the minute as in the line below
    _draw_times(painter, look, bar, start, end, now, place(passed))


def _start(facts: PageFacts, now: QTime) -> QTime:
    """Return when the first game began; now where none has."""
    began = next((act.began for act in facts.acts if act.began), "")
    return local_time(began) if began else now


def _draw_act(painter: QPainter, look: Look, span: QRectF, act: ActFacts, *, played: bool) -> None:
    """Draw a stretch: solid in the box's colour once played, hatched before."""
    if span.width() < 2:
        return
    colour, font, path = box_colour(act.game), look.serif(13, SEMIBOLD), rounded(span, 2)
    word = roman(act.place)
    if played:
        fill(painter, path, colour)
        ink = QColor("#FFF6E0")
    else:
        fill(painter, path, with_alpha(colour, 50))
        draw_hatch(painter, path, with_alpha(colour, 150), gap=5, width=0.9)
        stroke(painter, path, with_alpha(colour, 170), 0.8)
        ink = colour
    width = text_width(word, font) + 8
    if width > span.width():
        return
    label = QRectF(span.center().x() - width / 2, span.top() + 1, width, span.height() - 2)
    if not played:
        fill(painter, rounded(label, 3), _PAPER)
    draw_text(painter, label, word, font, ink, CENTRE)


def _draw_times(
    painter: QPainter, look: Look, bar: QRectF, start: QTime, end: QTime, now: QTime, x: float
) -> None:
    """Draw when it began, when it ends, and a pennant for now, as far as they have room."""
    font, strong = (
        largest(font, lambda size: size.pixelSize() * 1.3 <= bar.height() + 5)
        for font in (look.sans(13), look.sans(13, SEMIBOLD))
    )
    high = font.pixelSize() * 1.3
    line = line_at(bar, bar.top() - high - 5, high)
    width = max(text_width(clock(QTime(22, 50)), strong), text_width(clock(now), strong)) + 4
    middle = min(max(x, bar.left() + width / 2), bar.right() - width / 2)
    if middle - bar.left() > 1.6 * width:
        text = clock(start)
        draw_text(painter, line, text, font, look.theme.ink, LEFT)
    if bar.right() - middle > 1.6 * width:
        draw_text(painter, line, clock(end), font, look.theme.ink, RIGHT)
    label = QRectF(middle - width / 2, line.top(), width, high)
    draw_text(painter, label, clock(now), strong, OXBLOOD, CENTRE)
    tip = QPointF(x, bar.top())
    fill(painter, polygon([(x - 5, tip.y() - 6), (x + 5, tip.y() - 6), (x, tip.y() + 1)]), OXBLOOD)
