"""The score history of a game as a chart: lines, heads and marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from stockgames.engine.history import LEAD, Moment, Series
from stockgames.engine.state import SeatId
from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import MOST_MARKS, Badge, GameStory, StoryWords
from stockgames.ui.pieces.portrait import crest_colour, draw_portrait, portrait_box
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import Theme, darker, luminous, mark_of
from stockgames.ui.theme.shapes import disc, fill
from stockgames.ui.widgets.chart import DASHES, SOLID, ChartData, ChartLine, ChartMark, Head

_NO_CREST: Final = QColor("#6E7A80")
_WHITE: Final = QColor("#FFF6E0")


def score_chart(story: GameStory, kind: str, theme: Theme) -> ChartData:
    """Return the chart of a kind of series, from the first turn or round with any value on."""
    history, words = story.history, story.words
    series = history.of(kind)
    known = {at: step for at, step in history.ends.items() if _is_known(series, step)}
    names, ends = list(known), list(known.values())
    lines = tuple(_line(story, drawn, place, theme, ends) for place, drawn in enumerate(series))
    is_main = kind == history.main
    return ChartData(
        lines=lines,
        marks=_marks(story, lines, names) if is_main else (),
        points=tuple(point_name(story, at) for at in names),
        foot=_foot(words, names),
        amount=lambda value: words.amount(value, series[0].unit),
        summary=_summary(story, kind, lines, series),
        leads=tuple(history.leaders[at] for at in names) if is_main else (),
    )


def point_name(story: GameStory, at: int) -> str:
    """Return the name of a turn or round, or of the start."""
    return story.words.point(at) if at else say("table-at-the-start")


def _is_known(series: Sequence[Series], step: int) -> bool:
    """Return whether any value was known by then; later ones may be unknown again."""
    return any(value is not None for drawn in series for value in drawn.values[: step + 1])


def lines_by_step(story: GameStory, kind: str, theme: Theme) -> tuple[ChartLine, ...]:
    """Return the lines of a kind of series, with a value after each step."""
    steps = range(len(story.history.at))
    series = enumerate(story.history.of(kind))
    return tuple(_line(story, drawn, place, theme, steps) for place, drawn in series)


def _foot(words: StoryWords, names: Sequence[int]) -> tuple[str, ...]:
    every = 1 if len(names) <= 12 else 5 if len(names) <= 40 else 10
    return tuple(words.foot(at) if at and at % every == 0 else "" for at in names)


def _line(
    story: GameStory, series: Series, place: int, theme: Theme, ends: Sequence[int]
) -> ChartLine:
    values = [series.values[step] for step in ends]
    last = next((value for value in reversed(values) if value is not None), None)
    label = "" if last is None else story.words.amount(last, series.unit)
    if series.seat is None:
        thing = story.words.thing(series.kind, series.thing or 0)
        colour = _readable(mark_of(thing.badge).colour, theme)
        head = _badge_head(thing.badge)
        return ChartLine(values, colour, DASHES[place], label, head, name=thing.name)
    is_own = series.seat == story.own
    return ChartLine(
        values=values,
        colour=theme.heading if is_own else seat_colour(story.portraits[series.seat], theme),
        dash=seat_dash(series.seat, story.own),
        label=label,
        head=_face_head(story.portraits[series.seat]),
        is_own=is_own,
        name=story.names[series.seat],
    )


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


def _badge_head(badge: Badge) -> Head:
    colour = mark_of(badge).colour

    def draw(painter: QPainter, centre: QPointF, radius: float) -> None:
        fill(painter, disc(centre, radius * 0.84), colour)
        draw_emblem(painter, badge.emblem, centre, radius * 0.54, _WHITE, colour)

    return draw


def _marks(
    story: GameStory, lines: Sequence[ChartLine], names: Sequence[int]
) -> tuple[ChartMark, ...]:
    """Return the marks of key moments; those with sentences come first and are numbered."""
    numbered = story.highlight_moments()
    others = [moment for moment in story.turning_points() if moment not in numbered]
    marks = []
    for number, moment in enumerate((*numbered, *others)[:MOST_MARKS], 1):
        when = story.history.at[moment.step]
        at = names.index(when) if when in names else None
        value = None if at is None else _height(moment, lines, at)
        if at is not None and value is not None:
            number *= moment in numbered
            emblem, sign = story.emblem(moment), story.sign(moment)
            marks.append(ChartMark(at, value, emblem, number, sign))
    return tuple(marks)


def _height(moment: Moment, lines: Sequence[ChartLine], at: int) -> float | None:
    """Return the value at which a mark is drawn: on the line it changed most, else the highest."""
    values = [line.values[at] for line in lines]
    known = [(value, seat) for seat, value in enumerate(values) if value is not None]
    if not known:
        return None
    if moment.kind == LEAD:
        return values[moment.others[0]]
    weights = [abs(change or 0) for change in moment.changes] or [0] * len(values)
    return max(known, key=lambda pair: (weights[pair[1]], pair[0]))[0]


def _summary(
    story: GameStory, kind: str, lines: Sequence[ChartLine], series: Sequence[Series]
) -> str:
    def amount(value: float) -> str:
        return story.words.amount(round(value), series[0].unit)

    parts = [story.words.title(kind)]
    for line in lines:
        known = [value for value in line.values if value is not None]
        if known:
            parts.append(
                say(
                    "table-line-from-to",
                    name=line.name,
                    start=amount(known[0]),
                    peak=amount(max(known)),
                    end=amount(known[-1]),
                )
            )
    return ". ".join(parts)
