"""What the last game has changed, and what to know before the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from stockgames.evenings.evening import Stage
from stockgames.evenings.facts import PageFacts
from stockgames.evenings.person import Portrait
from stockgames.evenings.standing import Line
from stockgames.presentation.sentences.speech import say
from stockgames.ui.evening.people import draw_coin
from stockgames.ui.evening.words import before_the_bell, first_of
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD, largest
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import path_from, rule, stroke
from stockgames.ui.theme.text import LEFT, draw_text, wrapped_height
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import SHADOW_MARGIN, draw_widget_panel, surface_of

_APART, _WRITES, _COUNTS, _HANGS, _DRAWS = 60, 150, 250, 350, 300
"""Milliseconds: per column, per figure, for the totals, the portraits, the chart."""
TOLD: Final = 10_000
"""A time after all of the animation, in milliseconds."""


@dataclass(frozen=True, slots=True)
class News:
    """What is new in the standings, shown step by step; `elapsed` ms of that have passed."""

    people: int
    act: int | None = None
    """The index of the last game that counts, None if there is none."""
    elapsed: float = TOLD

    @property
    def lasts(self) -> int:
        """Return its duration in milliseconds."""
        return round(self._written) + _COUNTS + _HANGS

    @property
    def _written(self) -> float:
        return _APART * self.people + _WRITES

    def figure(self, column: int, act: int) -> float:
        """Return how far a column's number is written in the row of a game, 0 to 1."""
        if act != self.act:
            return 1.0
        return _share(self.elapsed - _APART * column, _WRITES)

    def total(self, line: Line) -> Fraction:
        """Return a person's total as shown now, in halves while it counts up."""
        counted = _share(self.elapsed - self._written, _COUNTS)
        won = line.by_act[self.act] if self.act is not None else None
        if won is None or counted >= 1:
            return line.total
        return max(line.start, line.total - Fraction(round(float(won) * (1 - counted) * 2), 2))

    @property
    def moved(self) -> bool:
        """Return whether places gained and lost are shown."""
        return self.hung > 0

    @property
    def hung(self) -> float:
        """Return how far the portraits have moved to their new places, 0 to 1."""
        share = _share(self.elapsed - self._written - _COUNTS, _HANGS)
        return share * share * (3 - 2 * share)

    @property
    def drawn(self) -> float:
        """Return how much of each chart line's last segment is drawn, 0 to 1."""
        return _share(self.elapsed - self._written, _DRAWS)


def _share(elapsed: float, length: float) -> float:
    return min(1.0, max(0.0, elapsed / length))


def last_act(facts: PageFacts) -> int | None:
    """Return the index of the last game that counts; None if none does."""
    over = [place for place, act in enumerate(facts.acts) if act.stage is Stage.OVER]
    return over[-1] if over else None


def columns_before(facts: PageFacts) -> list[int]:
    """Return for each line the column its portrait had before the last game."""
    ranked = sorted(
        range(len(facts.lines)),
        key=lambda place: (_place_before(facts.lines[place]), place),
    )
    before = [0] * len(ranked)
    for column, place in enumerate(ranked):
        before[place] = column
    return before


def _place_before(line: Line) -> float:
    """Return the place before the last game; infinity if there was none."""
    if line.place is None or line.moved is None:
        return float("inf")
    return line.place + line.moved


_LOW = 200
"""Panels lower than this, in pixels, have small coins."""


_SMALL = 13
"""The text size if four moments have little space."""


class Notes(BaseWidget):
    """A panel with a few facts of two lines each."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._title = ""
        self._lines: list[tuple[str, str]] = []
        self._people: list[Portrait | None] = []
        """The person whose coin is before each line; None for a chair."""
        self.setObjectName("notes")

    def show_facts(self, facts: PageFacts) -> None:
        """Show what to know before the next game."""
        self._title = say("evening-before-the-bell")
        self._lines = before_the_bell(facts)
        self._people = _people_of(facts)
        self._tell(f"{first}. {second}." for first, second in self._lines)

    def show_moments(self, moments: Sequence[tuple[str, str]]) -> None:
        """Show the key moments of the evening's games instead, as pairs of title and sentence."""
        if moments:
            self._title = say("evening-moments")
            told = [say("evening-moment", game=game, tale=tale) for game, tale in moments]
            self._lines = [(line, "") for line in told]
            self._people = []
            self._tell(told)

    def least_height(self) -> float:
        """Return the height for the first lines of all facts, in pixels."""
        line = self.look.usual_px(16) * 1.3
        return len(self._lines) * (line + self.look.px(7)) + 2 * SHADOW_MARGIN + 12

    def _tell(self, sentences: Iterable[str]) -> None:
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(" ".join(sentences))
        self.update()

    def _paint(self, painter: QPainter) -> None:
        look = self.look
        area, side = surface_of(self), look.margin(18)
        mark = (9.0 if area.height() < _LOW else max(14.0, look.px(16))) if self._people else 0.0
        left = area.left() + side + (2 * mark + look.px(12) if mark else 0.0)
        width, gap = area.right() - side - left, look.px(8)
        strong, text = look.sans(16, SEMIBOLD), look.sans(14)

        def tall(first: str, second: str) -> tuple[float, float]:
            return wrapped_height(first, strong, width), wrapped_height(second, text, width)

        top = area.top() + look.below_caption(20)
        whole = sum(sum(tall(*line)) + 2 * gap for line in self._lines) - gap
        brief = top + whole > area.bottom() - 4
        if brief:
            gap *= 0.4
            between = 2 * gap * len(self._lines) + 4
            usual = largest(strong, lambda _: False)
            has_title = top + self._first_lines(usual, width) + between <= area.bottom()
            if not has_title and not self._people:  # moments are long, and all are shown
                smaller = largest(look.sans(_SMALL, SEMIBOLD), lambda _: False)
                has_title = top + self._first_lines(smaller, width) + between <= area.bottom()
                strong = smaller
            top = top if has_title else area.top() + 8
            room = area.bottom() - top - between
            strong = largest(strong, lambda font: self._first_lines(font, width) <= room)
            spare = room - self._first_lines(strong, width)
            gap = min(look.px(10), gap + max(0.0, spare) / (2 * len(self._lines)))
        else:
            has_title = True
        draw_widget_panel(painter, look, area, self._title if has_title else "")
        y = top
        for place, (first, second) in enumerate(self._lines):
            head, foot = tall(first, second)
            foot = 0.0 if brief else foot
            if y + head + foot > area.bottom() - 4:
                return
            if place:
                ends = QPointF(area.left() + side, y), QPointF(area.right() - side, y)
                rule(painter, *ends, with_alpha(look.theme.line, 90))
                y += gap
            if mark:
                middle = y + (head + foot) / 2
                self._paint_mark(painter, place, QPointF(area.left() + side + mark, middle), mark)
            box = QRectF(left, y, width, head)
            draw_text(painter, box, first, strong, look.theme.text, LEFT, wrap=True)
            box = QRectF(left, y + head, width, foot)
            if not brief:
                draw_text(painter, box, second, text, look.theme.quiet_text, LEFT, wrap=True)
            y += head + foot + gap

    def _first_lines(self, font: QFont, width: float) -> float:
        """Return the total height of the first lines of all facts."""
        return sum(wrapped_height(first, font, width) for first, _ in self._lines)

    def _paint_mark(self, painter: QPainter, place: int, at: QPointF, radius: float) -> None:
        portrait = self._people[place]
        if portrait is not None:
            draw_coin(painter, self.look.theme, at, radius * 0.9, portrait)
            return
        chair = QTransform.fromScale(radius, radius) * QTransform.fromTranslate(at.x(), at.y())
        stroke(painter, chair.map(path_from(_CHAIR)), self.look.theme.heading, 1.6)


_CHAIR = "M-.4,-.85 L-.3,.1 L.45,.1 L.5,.85 M-.3,.1 L-.42,.85 M-.36,-.4 L-.4,-.85"


def _people_of(facts: PageFacts) -> list[Portrait | None]:
    """Return whom each line is about: nobody, the first seat, the latest arrival."""
    act = facts.next
    if act is None:
        return []
    first = facts.portraits[first_of(act)]
    if facts.broken is not None:
        return [None, None, first]
    return [None, first, facts.portraits[facts.lines[-1].person]]
