"""A game's score history for its closing page: lines, marks, sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.history import LEAD, History, Moment, Series, Tally
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.faces import crest_colour
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.table.score_chart import Course, CourseLine
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Mark, Theme, darker, luminous
from stockgames.ui.theme.shapes import disc, fill
from stockgames.ui.widgets.chart import DASHES, SOLID, ChartLine, ChartMark, Head


@dataclass(frozen=True, slots=True)
class Thing:
    """The name and appearance of a line that belongs to no seat."""

    name: str
    mark: Mark


class CourseWords:
    """The texts of a score history in the current language, with defaults for all games."""

    lines: ClassVar[tuple[str, ...]]
    """The kinds of series that a chart shows, the main one first."""
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of key moments, the most important first."""
    emblems: ClassVar[Mapping[str, str]]
    """The emblem of each kind of key moment."""
    currency: ClassVar[str] = "dollars"
    """The unit of what key moments change."""

    def title(self, kind: str) -> str:
        """Return the title of a chart for a kind of series: `Worth, turn by turn`."""
        raise NotImplementedError

    def short_title(self, kind: str) -> str:
        """Return a kind of series in one word: `Worth`."""
        raise NotImplementedError

    def figure(self, tally: Tally) -> str:
        """Return the label of a row of statistics."""
        raise NotImplementedError

    def sign(self, kind: str) -> str:
        """Return a kind of key moment in a word or two, for the legend: `price falls`."""
        raise NotImplementedError

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        """Return a sentence on a key moment."""
        raise NotImplementedError

    def amount(self, value: int, unit: str) -> str:
        """Return a value in the game's own form."""
        return money(value)

    def thing(self, kind: str, thing: int) -> Thing:
        """Return name and appearance of a line without a seat; raise KeyError if all have seats."""
        raise KeyError(kind)

    def point(self, at: int) -> str:
        """Return the name of a turn or, in games that count rounds, of a round."""
        return say("table-turn-at", turn=at)

    def foot(self, at: int) -> str:
        """Return the axis label of a turn or round."""
        return str(at)

    def emblem(self, moment: Moment) -> str:
        """Return the emblem of a key moment."""
        return self.emblems[moment.kind]


def round_at(at: int) -> str:
    """Return the name of a round."""
    return say("table-round-at", round=at)


TALES: Final = 3
"""The number of key moments shown as sentences."""
MOST_MARKS: Final = 6
LEAD_EMBLEM: Final = "bell"
_NO_CREST: Final = QColor("#6E7A80")
_WHITE: Final = QColor("#FFF6E0")


@dataclass(frozen=True, slots=True)
class Tale:
    """A key moment as a sentence."""

    step: int
    """The number of moves up to it."""
    at: int
    """The turn or round it belongs to."""
    emblem: str
    text: str
    changes: str
    """What it changed for whom; empty if that can't be given by seat."""
    when: str


@dataclass(frozen=True, slots=True)
class GameStory:
    """Everything needed to describe a game: its history, its texts, and who played where."""

    history: History
    words: CourseWords
    names: tuple[str, ...]
    portraits: tuple[Portrait, ...]
    own: SeatId | None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of series that have any data."""
        return tuple(kind for kind in self.words.lines if self.history.of(kind))


def turning_points(telling: GameStory, most: int = MOST_MARKS) -> list[Moment]:
    """Return a game's most important key moments, the most important first.

    The heaviest of each kind come first, in the game's order, then the heaviest of the rest.
    """
    order = {kind: place for place, kind in enumerate((*telling.words.kinds, LEAD))}
    known = [moment for moment in telling.history.moments if moment.kind in order]
    known.sort(key=lambda moment: (-moment.weight, moment.step))
    best: dict[str, Moment] = {}
    for moment in known:
        best.setdefault(moment.kind, moment)
    first = sorted(best.values(), key=lambda moment: order[moment.kind])
    return [*first, *(moment for moment in known if moment not in first)][:most]


def told_moments(telling: GameStory) -> list[Moment]:
    """Return the key moments shown as sentences, three at most.

    The most important one is first, then the one that changed most for the viewer; the last change
    of the lead is always included.
    """
    points = turning_points(telling, most=len(telling.history.moments))
    own = [moment for moment in points if _own_change(moment, telling.own)]
    own.sort(key=lambda moment: -_own_change(moment, telling.own))
    lead = [moment for moment in points if moment.kind == LEAD]
    chosen: list[Moment] = []
    for moment in (*points[:1], *own[:1], *lead, *points):
        if moment not in chosen:
            chosen.append(moment)
    return chosen[:TALES]


def _own_change(moment: Moment, own: SeatId | None) -> int:
    if own is None or own >= len(moment.changes):
        return 0
    return abs(moment.changes[own] or 0)


def tales(telling: GameStory) -> list[Tale]:
    """Return a game's key moments as sentences."""
    return [_tale(telling, moment) for moment in told_moments(telling)]


def _tale(telling: GameStory, moment: Moment) -> Tale:
    at = telling.history.at[moment.step]
    return Tale(
        step=moment.step,
        at=at,
        emblem=emblem_of(telling, moment),
        text=sentence(telling, moment),
        changes=changes_text(telling, moment),
        when=telling.words.point(at),
    )


def sentence(telling: GameStory, moment: Moment) -> str:
    """Return a sentence on a key moment."""
    if moment.kind != LEAD:
        return telling.words.tale(moment, telling.names)
    now, before = (telling.names[seat] for seat in moment.others)
    ahead = telling.words.amount(moment.amount, _unit(telling.history))
    return say("table-took-the-lead-from", name=now, other=before, amount=ahead)


def emblem_of(telling: GameStory, moment: Moment) -> str:
    """Return the emblem of a key moment."""
    return LEAD_EMBLEM if moment.kind == LEAD else telling.words.emblem(moment)


def sign_of(telling: GameStory, moment: Moment) -> str:
    """Return the meaning of a key moment's emblem, in a word or two."""
    return say("table-sign-lead") if moment.kind == LEAD else telling.words.sign(moment.kind)


def changes_text(telling: GameStory, moment: Moment) -> str:
    """Return what a key moment changed for whom, the most first: `Clara −$8M · Bruno −$4M`."""
    found = [(seat, change) for seat, change in enumerate(moment.changes) if change]
    if found == [(moment.seat, moment.amount)]:
        return ""  # the sentence already says it
    found.sort(key=lambda pair: -abs(pair[1]))
    unit = telling.words.currency
    return "  ·  ".join(_change(telling, seat, change, unit) for seat, change in found)


def _change(telling: GameStory, seat: SeatId, change: int, unit: str) -> str:
    name, amount = telling.names[seat], telling.words.amount(abs(change), unit)
    if change > 0:
        return say("table-gained", name=name, amount=amount)
    return say("table-lost", name=name, amount=amount)


def _unit(history: History) -> str:
    return history.of(history.main)[0].unit


def course_of(telling: GameStory, kind: str, theme: Theme) -> Course:
    """Return the contents of a chart for a kind of series."""
    history, words = telling.history, telling.words
    series = history.of(kind)
    ends = list(history.ends.values())
    names = list(history.ends)
    lines = tuple(_line(telling, one, place, theme, ends) for place, one in enumerate(series))
    return Course(
        lines=lines,
        marks=_marks(telling, lines, names) if kind == history.main else (),
        points=tuple(words.point(at) if at else say("table-at-the-start") for at in names),
        foot=_foot(words, names),
        amount=lambda value: words.amount(value, series[0].unit),
        summary=_summary(telling, kind, lines, series),
        leads=tuple(history.leaders.values()) if kind == history.main else (),
    )


def lines_by_step(telling: GameStory, kind: str, theme: Theme) -> tuple[CourseLine, ...]:
    """Return the lines of a kind of series, with a value after each step."""
    steps = range(len(telling.history.at))
    series = enumerate(telling.history.of(kind))
    return tuple(_line(telling, one, place, theme, steps) for place, one in series)


def _foot(words: CourseWords, names: Sequence[int]) -> tuple[str, ...]:
    every = 1 if len(names) <= 12 else 5 if len(names) <= 40 else 10
    return tuple(words.foot(at) if at and at % every == 0 else "" for at in names)


def _line(
    telling: GameStory, series: Series, place: int, theme: Theme, ends: Sequence[int]
) -> CourseLine:
    values = [series.values[step] for step in ends]
    last = next((value for value in reversed(values) if value is not None), None)
    label = "" if last is None else telling.words.amount(last, series.unit)
    if series.seat is None:
        thing = telling.words.thing(series.kind, series.thing or 0)
        colour = _readable(thing.mark.colour, theme)
        line = ChartLine(values, colour, DASHES[place], label, _mark_head(thing.mark))
        return CourseLine(thing.name, line)
    is_own = series.seat == telling.own
    line = ChartLine(
        values=values,
        colour=theme.heading if is_own else seat_colour(telling.portraits[series.seat], theme),
        dash=seat_dash(series.seat, telling.own),
        label=label,
        head=_face_head(telling.portraits[series.seat]),
        is_own=is_own,
    )
    return CourseLine(telling.names[series.seat], line)


def seat_dash(seat: SeatId, own: SeatId | None) -> tuple[float, ...]:
    """Return the dash pattern of a seat's line; only the viewer's own is solid."""
    if own is None:
        return DASHES[seat]
    return SOLID if seat == own else DASHES[seat + (seat < own)]


def seat_colour(portrait: Portrait, theme: Theme) -> QColor:
    """Return the colour of a seat's line: its crest's, adjusted to contrast with the panel."""
    return _readable(crest_colour(portrait.colour) or _NO_CREST, theme)


def _readable(colour: QColor, theme: Theme) -> QColor:
    return luminous(colour) if theme.is_dark else darker(colour, 0.12)


def _face_head(portrait: Portrait) -> Head:
    def draw(painter: QPainter, centre: QPointF, radius: float) -> None:
        draw_portrait(painter, portrait_box(centre, 1.5 * radius), portrait, crest=False)

    return draw


def _mark_head(mark: Mark) -> Head:
    def draw(painter: QPainter, centre: QPointF, radius: float) -> None:
        fill(painter, disc(centre, radius * 0.84), mark.colour)
        draw_emblem(painter, mark.emblem, centre, radius * 0.54, _WHITE, mark.colour)

    return draw


def _marks(
    telling: GameStory, lines: Sequence[CourseLine], names: Sequence[int]
) -> tuple[ChartMark, ...]:
    """Return the marks of key moments; those with sentences come first and are numbered."""
    numbered = told_moments(telling)
    others = [moment for moment in turning_points(telling) if moment not in numbered]
    marks = []
    for number, moment in enumerate((*numbered, *others)[:MOST_MARKS], 1):
        at = names.index(telling.history.at[moment.step])
        value = _height(moment, lines, at)
        if value is not None:
            number *= moment in numbered
            emblem, sign = emblem_of(telling, moment), sign_of(telling, moment)
            marks.append(ChartMark(at, value, emblem, number, sign))
    return tuple(marks)


def _height(moment: Moment, lines: Sequence[CourseLine], at: int) -> float | None:
    """Return the value at which a mark is drawn: on the line it changed most, else the highest."""
    values = [one.line.values[at] for one in lines]
    known = [(value, seat) for seat, value in enumerate(values) if value is not None]
    if not known:
        return None
    if moment.kind == LEAD:
        return values[moment.others[0]]
    weights = [abs(change or 0) for change in moment.changes] or [0] * len(values)
    return max(known, key=lambda pair: (weights[pair[1]], pair[0]))[0]


def _summary(
    telling: GameStory, kind: str, lines: Sequence[CourseLine], series: Sequence[Series]
) -> str:
    def amount(value: float) -> str:
        return telling.words.amount(round(value), series[0].unit)

    parts = [telling.words.title(kind)]
    for one in lines:
        known = [value for value in one.line.values if value is not None]
        if known:
            parts.append(
                say(
                    "table-line-from-to",
                    name=one.name,
                    start=amount(known[0]),
                    peak=amount(max(known)),
                    end=amount(known[-1]),
                )
            )
    return ". ".join(parts)
