"""A replay as one HTML page that needs no app and no network: markup, style and script inside."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from html import escape
from typing import Final

from PySide6.QtCore import QRectF

from stockgames.controllers.reel import Eyes, Reel
from stockgames.engine.plain_text import isolated
from stockgames.engine.steps import Steps
from stockgames.resources import resource_path
from stockgames.ui.kit.chart import ChartLine, ChartPlan, plan_chart, scale, spread
from stockgames.ui.kit.theme import Look
from stockgames.ui.review.frames import Frame
from stockgames.ui.review.replay_book import Leaf, ReplayBook, TooLargeError, replay_book
from stockgames.ui.review.tape import Row
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import MakeTable

_WIDE, _HIGH = 1000.0, 112.0
_LEFT, _RIGHT = 70.0, 130.0
_PLACE: Final = re.compile(r"\{\{([a-z-]+)\}\}")
MOST_PAGE: Final = 12_000_000
"""Bytes. Pictures take 10 million at most, sentences, style and script less than one."""


def replay_page(
    reel: Reel, eyes: Eyes, look: Look, make_table: MakeTable, language: str
) -> Steps[str]:
    """Paint a game, in steps that want the thread of the window, and return the page.

    Raise TooLargeError where it takes more than a page may.
    """
    return to_html((yield from replay_book(reel, eyes, look, make_table, language)))


def to_html(book: ReplayBook) -> str:
    """Return the page; raise TooLargeError where it takes more than a page may."""
    folder = resource_path("replay")
    page = (folder / "replay.html").read_text(encoding="utf-8")
    parts = {
        "language": escape(book.language),
        "title": escape(f"{book.title} · {say('review-looking-back')}"),
        "game": escape(book.title),
        "about": escape(book.about),
        "style": _colours(book) + (folder / "replay.css").read_text(encoding="utf-8"),
        "script": (folder / "replay.js").read_text(encoding="utf-8"),
        "chart": "".join(_chart(book, row) for row in book.rows),
        "steps": "\n".join(map(_item, book.leaves)),
        "data": _data(book),
        "keys": escape(say("review-html-keys")),
        **{f"say-{way}": escape(say("review-way", way=way)) for way in _WAYS},
        "say-steps": escape(say("review-tape")),
        "wide": str(book.size.width()),
        "high": str(book.size.height()),
        "log": "" if book.log.isEmpty() else "over",
    }
    page = _PLACE.sub(lambda place: parts[place[1]], page)  # at once: a name may look like a place
    if len(page.encode()) > MOST_PAGE:
        raise TooLargeError
    return page


_WAYS: Final = ("start", "back", "play", "forward", "end")


def _colours(book: ReplayBook) -> str:
    """Return the theme as variables of the style, and where log and sentence lie."""
    theme = book.theme
    found = {
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
    colours = "".join(f"--{name}: {colour.name()};" for name, colour in found.items())
    return f":root {{{colours}{_place('log', book.log)}{_place('slip', book.slip)}}}\n"


def _place(name: str, place: QRectF) -> str:
    sides = {"x": place.x(), "y": place.y(), "w": place.width(), "h": place.height()}
    return "".join(f"--{name}-{side}: {value:.2f}%;" for side, value in sides.items())


def _item(leaf: Leaf) -> str:
    notes = "".join(f"<small>{escape(note)}</small>" for note in leaf.notes)
    return (
        f'<li data-step="{leaf.step}"><button type="button"><b>{leaf.step}</b> '
        f"<span>{escape(leaf.text)}</span>{notes}</button></li>"
    )


def _data(book: ReplayBook) -> str:
    """Return pictures and steps as JSON that no markup can end."""
    data = {
        "total": book.total,
        "steps": [leaf.step for leaf in book.leaves],
        "rounds": [n for n, leaf in enumerate(book.leaves) if leaf.ends_round],
        "frames": [_frame(frame) for frame in book.frames],
        "left": _LEFT / _WIDE,
        "right": 1 - _RIGHT / _WIDE,
        "play": say("review-way", way="play"),
        "stepOf": say("review-step-of", number="#", count=book.total),
    }
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def _frame(frame: Frame) -> list[object]:
    patches = [[p.x, p.y, b64encode(p.data).decode()] for p in frame.patches]
    return [int(frame.is_whole), patches]


def _chart(book: ReplayBook, row: Row) -> str:
    """Return the lines of one kind as a drawing."""
    plot = QRectF(_LEFT, 14, _WIDE - _LEFT - _RIGHT, _HIGH - 26)
    plan = plan_chart(plot, book.total, row.lines)
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
    for turned in book.marks:
        x = plan.place(turned.step, 0).x()
        parts.append(
            f'<circle cx="{x:.1f}" cy="8" r="4"><title>{escape(turned.text)}</title></circle>'
        )
    head = f'<path class="head" d="M{_LEFT:g} 8V{plot.bottom():.1f}"/>'
    return "".join((*parts, head, "</svg>"))


def _lines(row: Row, plan: ChartPlan) -> str:
    """Return the lines with their names, none of which lies on another."""
    ended = [(line, name) for line, name in zip(row.lines, row.names, strict=True) if line.end]
    ends = [plan.place(*line.end).y() for line, _ in ended if line.end is not None]
    places = spread(ends, 13.0, plan.plot.top(), plan.plot.bottom())
    found = []
    for (line, name), y in zip(ended, places, strict=True):
        words = escape(f"{isolated(name)} {line.label}")
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
