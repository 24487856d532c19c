"""A game as one HTML page: pictures of its steps, their sentences, its score history."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.engine import registry
from stockgames.engine.incremental import Steps
from stockgames.engine.plain_text import isolated
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.sentences.speech import say
from stockgames.resources import resource_path
from stockgames.ui.review.controls import KEYS
from stockgames.ui.review.step import StepWords
from stockgames.ui.review.timeline import Mark, Row, timeline_marks, timeline_rows
from stockgames.ui.table.game_table import MakeTable
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.chart import ChartLine, ChartPlan, plan_chart, scale, spread
from stockgames.ui.window.files import encoded

_COLUMNS, _ROWS = 5, 4
"""The grid of a picture: differences are stored by cell."""
WHOLE_EACH: Final = 24
"""After this many pictures, another full picture is stored."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A part of a picture, as a JPEG, and its position."""

    x: int
    y: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Frame:
    """What to draw over the previous frame to get a picture; all of it if `whole`."""

    is_whole: bool
    patches: tuple[Patch, ...]


class Framing:
    """Makes frames from pictures of one size, in order."""

    def __init__(self, quality: int) -> None:
        self._quality = quality
        self._last: QImage | None = None
        self._since = 0

    def frame(self, picture: QImage) -> Frame:
        last, self._last = self._last, picture
        if last is None or self._since >= WHOLE_EACH:
            self._since = 0
            return Frame(True, (self._patch(picture, picture.rect()),))
        self._since += 1
        boxes = (changed(last, picture, field) for field in _fields(picture.size()))
        return Frame(False, tuple(self._patch(picture, box) for box in boxes if not box.isEmpty()))

    def _patch(self, picture: QImage, box: QRect) -> Patch:
        return Patch(box.x(), box.y(), encoded(picture.copy(box), "JPEG", self._quality))


def _fields(size: QSize) -> list[QRect]:
    across = [size.width() * n // _COLUMNS for n in range(_COLUMNS + 1)]
    down = [size.height() * n // _ROWS for n in range(_ROWS + 1)]
    return [
        QRect(across[x], down[y], across[x + 1] - across[x], down[y + 1] - down[y])
        for y in range(_ROWS)
        for x in range(_COLUMNS)
    ]


def changed(before: QImage, after: QImage, field: QRect) -> QRect:
    """Return the smallest rectangle in a field that contains all differences; empty if none."""
    old, new = before.copy(field), after.copy(field)
    if old == new:
        return QRect()
    wide, high = field.width(), field.height()
    left = _same(wide, lambda n: old.copy(0, 0, n, high) == new.copy(0, 0, n, high))
    right = _same(wide, lambda n: old.copy(wide - n, 0, n, high) == new.copy(wide - n, 0, n, high))
    top = _same(high, lambda n: old.copy(0, 0, wide, n) == new.copy(0, 0, wide, n))
    foot = _same(high, lambda n: old.copy(0, high - n, wide, n) == new.copy(0, high - n, wide, n))
    box = QRect(left, top, wide - left - right, high - top - foot)
    return box.translated(field.topLeft())


def _same(length: int, is_same: Callable[[int], bool]) -> int:
    """Return how many rows or columns at an edge are equal."""
    return bisect_left(range(1, length + 1), True, key=lambda n: not is_same(n))


MOST_BYTES: Final = 7_200_000
"""The limit for all pictures; encoded as text a third more, so the page stays below 10 MB."""
MOST_STEPS: Final = 600
"""In a longer game, only ends of turns are shown, or of rounds, or evenly chosen steps."""
TRIES: Final = ((QSize(1280, 640), 72), (QSize(1280, 640), 50), (QSize(960, 540), 40))
"""Picture sizes and qualities; the next pair is tried if the pictures take too much space."""


class TooLargeError(Exception):
    """Even the smallest pictures exceed the size limit of a page."""


def replay_page(
    replay: GameReplay,
    viewpoint: Viewpoint,
    look: ThemeContext,
    make_table: MakeTable,
    language: str,
) -> Steps[str]:
    """Paint a game step by step, on the GUI thread, and return the page.

    `look` gives theme and suits; the pictures have a size of their own. Raises TooLargeError if
    the page exceeds the size limit.
    """
    steps = chosen_steps(replay, viewpoint)
    for size, quality in TRIES:
        painter = TablePainter(replay, viewpoint, look, make_table, size)
        try:
            frames = yield from _frames(painter, steps, quality)
            if frames is not None:
                return _to_html(painter, steps, frames, language)
        finally:
            painter.close()
    raise TooLargeError


def chosen_steps(replay: GameReplay, viewpoint: Viewpoint) -> list[int]:
    """Return the steps to show: all, or only turns or rounds if there are too many."""
    score_history = replay.score_history(viewpoint)
    if score_history is not None:
        replay.mark_rounds(score_history)
    for after in (lambda step: step + 1, replay.turn_after, replay.round_after):
        steps = [0]
        while steps[-1] < replay.total:
            steps.append(after(steps[-1]))
        if len(steps) <= MOST_STEPS:
            return steps
    return sorted({replay.total * n // (MOST_STEPS - 1) for n in range(MOST_STEPS)})


def _frames(
    painter: TablePainter, steps: Sequence[int], quality: int
) -> Steps[tuple[Frame, ...] | None]:
    framing, found, taken = Framing(quality), list[Frame](), 0
    for step in steps:
        frame = framing.frame(painter.picture(step))
        taken += sum(len(patch.data) for patch in frame.patches)
        if taken > MOST_BYTES:
            return None
        found.append(frame)
        yield len(found) / len(steps)
    return tuple(found)


class TablePainter:
    """An invisible table, painted by the same code as the one on screen."""

    def __init__(
        self,
        replay: GameReplay,
        viewpoint: Viewpoint,
        look: ThemeContext,
        make_table: MakeTable,
        size: QSize,
    ) -> None:
        self.replay, self.viewpoint, self.size = replay, viewpoint, size
        self.look = ThemeContext(look.theme)
        self.look.apply(look)
        self._table = make_table(self.look)
        self._page = Page(self.look)
        self._page.resize(size)
        board = self._table.board
        board.setParent(self._page)
        board.setGeometry(self._page.rect())
        self.places = self._table.places(len(replay.seats))
        self._page.grab(QRect(0, 0, 1, 1))  # gives the board its size
        self.words = StepWords(replay, self._table.words)

    def close(self) -> None:
        self._page.deleteLater()

    def picture(self, step: int) -> QImage:
        context = self.words.context(step, self.viewpoint)
        self._table.show_view(self.replay.view(step, self.viewpoint), context)
        picture = QImage(self.size, QImage.Format.Format_RGB32)
        self._page.render(picture)
        return picture


def about(replay: GameReplay, viewpoint: Viewpoint) -> str:
    """Return who played, and from whose viewpoint the game is seen."""
    from stockgames.presentation.sentences.speech import listed

    names = [seat.name for seat in replay.seats]
    seen = say("review-all-up") if viewpoint.all_up else ""
    seen = seen or say("review-through-the-eyes-of", name=names[viewpoint.seat])
    return f"{listed(names)} · {seen}"


_WIDE, _HIGH = 1000.0, 112.0
_LEFT, _RIGHT = 70.0, 130.0
_PLACE: Final = re.compile(r"\{\{([a-z-]+)\}\}")
MOST_PAGE: Final = 12_000_000
"""Bytes. Pictures take at most 10 million; sentences, style and script less than one."""


def _to_html(
    painter: TablePainter, steps: Sequence[int], frames: Sequence[Frame], language: str
) -> str:
    folder, replay = resource_path("replay"), painter.replay
    story = painter.words.story(painter.viewpoint)
    rows, marks = ([], []) if story is None else (timeline_rows(story), timeline_marks(story))
    page = (folder / "replay.html").read_text(encoding="utf-8")
    title = registry.title(replay.game_id)
    parts = {
        "language": escape(language),
        "title": escape(f"{title} · {say('review-looking-back')}"),
        "game": escape(title),
        "about": escape(about(replay, painter.viewpoint)),
        "style": _style(painter) + (folder / "replay.css").read_text(encoding="utf-8"),
        "script": (folder / "replay.js").read_text(encoding="utf-8"),
        "chart": "".join(_chart(replay.total, row, marks) for row in rows),
        "steps": "\n".join(
            _item(step, painter.words.shown_entry(step, painter.viewpoint)) for step in steps
        ),
        "data": _data(replay, steps, frames),
        "keys": escape(say("review-html-keys")),
        **{f"say-{way}": escape(say("review-way", way=way)) for way in KEYS},
        "say-steps": escape(say("review-tape")),
        "wide": str(painter.size.width()),
        "high": str(painter.size.height()),
        "log": "" if painter.places.log.isEmpty() else "over",
    }
    page = _PLACE.sub(lambda place: parts[place[1]], page)  # one pass: a name may be a placeholder
    if len(page.encode()) > MOST_PAGE:
        raise TooLargeError
    return page


def _style(painter: TablePainter) -> str:
    """Return the theme as CSS variables, and where log and sentence are, in percent."""
    theme = painter.look.theme
    colours = {
        "ground": theme.cloth_middle,
        "edge": theme.cloth_edge,
        "panel": theme.panel_bottom,
        "text": theme.text,
        "quiet": theme.quiet_text,
        "heading": theme.heading,
        "line": theme.line,
        "accent": theme.accent,
        "on-accent": theme.accent_text,
        "paper": theme.paper_light,
        "ink": theme.ink,
        "quiet-ink": theme.quiet_ink,
    }
    found = {name: colour.name() for name, colour in colours.items()}
    x, y = 100 / painter.size.width(), 100 / painter.size.height()
    for name, place in (("log", painter.places.log), ("slip", painter.places.actions)):
        sides = {"x": place.x() * x, "y": place.y() * y}
        sides |= {"w": place.width() * x, "h": place.height() * y}
        found |= {f"{name}-{side}": f"{value:.2f}" + "%" for side, value in sides.items()}
    return f":root {{{''.join(f'--{name}: {value};' for name, value in found.items())}}}\n"


def _item(step: int, entry: LogEntry) -> str:
    notes = "".join(f"<small>{escape(note)}</small>" for note in filter(None, entry.notes))
    return (
        f'<li data-step="{step}"><button type="button"><b>{step}</b> '
        f"<span>{escape(entry.text)}</span>{notes}</button></li>"
    )


def _data(replay: GameReplay, steps: Sequence[int], frames: Sequence[Frame]) -> str:
    """Return pictures and steps as JSON, escaped so that it can't end its script element."""
    ends = [n for n, step in enumerate(steps) if replay.round_after(max(0, step - 1)) == step]
    data = {
        "total": replay.total,
        "steps": list(steps),
        "rounds": ends,
        "frames": [_frame(frame) for frame in frames],
        "left": _LEFT / _WIDE,
        "right": 1 - _RIGHT / _WIDE,
        "play": say("review-way", way="play"),
        "stepOf": say("review-step-of", number="#", count=replay.total),
    }
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def _frame(frame: Frame) -> list[object]:
    patches = [[p.x, p.y, b64encode(p.data).decode()] for p in frame.patches]
    return [int(frame.is_whole), patches]


def _chart(total: int, row: Row, marks: Sequence[Mark]) -> str:
    plot = QRectF(_LEFT, 14, _WIDE - _LEFT - _RIGHT, _HIGH - 26)
    plan = plan_chart(plot, total, row.lines)
    parts = [
        f'<svg viewBox="0 0 {_WIDE:g} {_HIGH:g}" role="img" aria-label="{escape(row.title)}">',
        f'<text class="title" x="6" y="12">{escape(row.title)}</text>',
    ]
    for mark in scale(plan.low, plan.high, 4):
        at = plan.place(0, mark)
        if plan.low <= mark <= plan.high:
            amount = escape(row.amount(mark))
            parts.append(
                f'<path class="grid" d="M{at.x():.1f} {at.y():.1f}H{plot.right():.1f}"/>'
                f'<text class="value" x="{_LEFT - 6:g}" y="{at.y() + 4:.1f}">{amount}</text>'
            )
    parts.append(_lines(row, plan))
    for turned in marks:
        x = plan.place(turned.step, 0).x()
        parts.append(
            f'<circle cx="{x:.1f}" cy="8" r="4"><title>{escape(turned.text)}</title></circle>'
        )
    head = f'<path class="head" d="M{_LEFT:g} 8V{plot.bottom():.1f}"/>'
    return "".join((*parts, head, "</svg>"))


def _lines(row: Row, plan: ChartPlan) -> str:
    ended = [line for line in row.lines if line.end is not None]
    ends = [plan.place(*line.end).y() for line in ended if line.end is not None]
    places = spread(ends, 13.0, plan.plot.top(), plan.plot.bottom())
    found = []
    for line, y in zip(ended, places, strict=True):
        words = escape(f"{isolated(line.name)} {line.label}")
        colour = line.colour.name()
        found.append(
            f"{_path(line, plan)}"
            f'<text class="end" fill="{colour}" x="{_WIDE - _RIGHT + 6:g}" y="{y + 4:.1f}">'
            f"{words}</text>"
        )
    return "".join(found)


def _path(line: ChartLine, plan: ChartPlan) -> str:
    known = [plan.place(n, value) for n, value in enumerate(line.values) if value is not None]
    way, before = f"M{known[0].x():.1f} {known[0].y():.1f}", known[0].y()
    for at in known[1:]:
        if at.y() != before:
            way += f"H{at.x():.1f}V{at.y():.1f}"
            before = at.y()
    dash = " ".join(f"{part * 2:g}" for part in line.dash)
    return (
        f'<path class="line" d="{way}H{known[-1].x():.1f}" stroke="{line.colour.name()}" '
        f'stroke-width="{3 if line.is_own else 2}" stroke-dasharray="{dash}"/>'
    )
