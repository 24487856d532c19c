"""The course of a game as its closing page shows it: lines, marks, sentences."""

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
    """What a line is called that is nobody's, and how it looks."""

    name: str
    mark: Mark


class CourseWords:
    """The words of a course, in the language in force; what is usual is said here for all games."""

    lines: ClassVar[tuple[str, ...]]
    """The kinds of series that a chart shows, the main one first."""
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of moments, the most telling first."""
    emblems: ClassVar[Mapping[str, str]]
    """The emblem of each kind of moment."""
    currency: ClassVar[str] = "dollars"
    """The unit of what moments change."""

    def title(self, kind: str) -> str:
        """Return what a chart of a kind of series shows: `Worth, turn by turn`."""
        raise NotImplementedError

    def short_title(self, kind: str) -> str:
        """Return a kind of series in a word: `Worth`."""
        raise NotImplementedError

    def figure(self, tally: Tally) -> str:
        """Return what a row of the game's figures counts."""
        raise NotImplementedError

    def sign(self, kind: str) -> str:
        """Return a kind of moment in a word or two, beside its emblem: `price falls`."""
        raise NotImplementedError

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        """Return in one sentence what happened."""
        raise NotImplementedError

    def amount(self, value: int, unit: str) -> str:
        """Return a value as the game writes it."""
        return money(value)

    def thing(self, kind: str, thing: int) -> Thing:
        """Return what a line is called that is nobody's; KeyError where each is somebody's."""
        raise KeyError(kind)

    def point(self, at: int) -> str:
        """Return what a turn is called; games that count rounds return those."""
        return say("table-turn-at", turn=at)

    def foot(self, at: int) -> str:
        """Return what stands for a turn or round at the foot of a chart."""
        return str(at)

    def emblem(self, moment: Moment) -> str:
        """Return the emblem of a moment."""
        return self.emblems[moment.kind]


def round_at(at: int) -> str:
    """Return what a round is called."""
    return say("table-round-at", round=at)


TALES: Final = 3
"""How many sentences are told of a game."""
MOST_MARKS: Final = 6
LEAD_EMBLEM: Final = "bell"
_NO_CREST: Final = QColor("#6E7A80")
_WHITE: Final = QColor("#FFF6E0")


@dataclass(frozen=True, slots=True)
class Tale:
    """A moment in a sentence."""

    step: int
    """After how many moves it had happened."""
    at: int
    """The turn or round it belongs to."""
    emblem: str
    text: str
    changes: str
    """What it changed for whom; empty where nothing can be said by seat."""
    when: str


@dataclass(frozen=True, slots=True)
class GameStory:
    """What is told of a game: its history, its words, and who sat where."""

    history: History
    words: CourseWords
    names: tuple[str, ...]
    portraits: tuple[Portrait, ...]
    own: SeatId | None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of series that there is something to show of."""
        return tuple(kind for kind in self.words.lines if self.history.of(kind))


def turning_points(telling: GameStory, most: int = MOST_MARKS) -> list[Moment]:
    """Return the moments that tell most of a game, the most telling first.

    First comes the heaviest one of each kind, in the game's order, then the heaviest of the rest.
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
    """Return the moments that the sentences tell, three at most.

    The most telling one comes first, then what changed most for the viewer, and the last change of
    leader is always among them.
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
    """Return the sentences of a game."""
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
    """Return in one sentence what happened."""
    if moment.kind != LEAD:
        return telling.words.tale(moment, telling.names)
    now, before = (telling.names[seat] for seat in moment.others)
    ahead = telling.words.amount(moment.amount, _unit(telling.history))
    return say("table-took-the-lead-from", name=now, other=before, amount=ahead)


def emblem_of(telling: GameStory, moment: Moment) -> str:
    """Return the emblem of a moment."""
    return LEAD_EMBLEM if moment.kind == LEAD else telling.words.emblem(moment)


def sign_of(telling: GameStory, moment: Moment) -> str:
    """Return what an emblem stands for, in a word or two."""
    return say("table-sign-lead") if moment.kind == LEAD else telling.words.sign(moment.kind)


def changes_text(telling: GameStory, moment: Moment) -> str:
    """Return what a moment changed for whom, the most first: `Clara −$8M · Bruno −$4M`."""
    found = [(seat, change) for seat, change in enumerate(moment.changes) if change]
    if found == [(moment.seat, moment.amount)]:
        return ""  # the sentence has said it
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
    """Return what a chart of a kind of series shows."""
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
    """Return the lines of a kind of series with a value after each step."""
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
    """Return the pattern of a seat's line: the viewer's is solid, and nobody else's."""
    if own is None:
        return DASHES[seat]
    return SOLID if seat == own else DASHES[seat + (seat < own)]


def seat_colour(portrait: Portrait, theme: Theme) -> QColor:
    """Return the colour of a seat's line: that of its crest, to be told from the panel."""
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
    """Return the marks of the turning points, those of the sentences first and numbered."""
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
    """Return where a mark stands: at the line it changed most, else the highest one."""
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
