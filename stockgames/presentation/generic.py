"""The table in words of a game that brings none: made from names in the code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final

from stockgames.controllers.stages import Shown
from stockgames.engine.plain_text import isolated
from stockgames.engine.state import Action, Event, Result, SeatId, View
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import GameWords, LogEntry, ResultRow, ScoreLine
from stockgames.presentation.outline import Node, Reading
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import NO_WORDS, number, say

PAGE: Final = 6
"""The number of actions that are offered at once."""
MORE: Final = "more-choices"
_HIDDEN: Final = ("seat", "seats", "actors", "legal")


def spaced(name: str) -> str:
    """Return `takes_left` or `MarkerMoved` as separate words."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:].lower()


def shown_value(value: Any, names: Sequence[str]) -> list[str]:
    """Return a value as a few lines; a tuple with an entry per seat is listed by name."""
    if isinstance(value, tuple | list):
        if names and len(value) == len(names):
            return [
                f"{isolated(name)}: {_short(part)}" for name, part in zip(names, value, strict=True)
            ]
        return [", ".join(_short(part) for part in value) or "–"]
    if isinstance(value, Mapping):
        return [f"{_short(key)}: {_short(part)}" for key, part in value.items()] or ["–"]
    return [_short(value)]


def _short(value: Any) -> str:
    if value is None:
        return "–"
    if is_dataclass(value):
        parts = (
            f"{spaced(f.name).lower()} {_short(getattr(value, f.name))}" for f in fields(value)
        )
        return ", ".join(parts)
    if isinstance(value, tuple | list):
        return " ".join(_short(part) for part in value) or "–"
    return number(value) if type(value) is int else str(value)


def fields_of(value: Any, *skipped: str) -> list[tuple[str, Any]]:
    """Return the names and values of a dataclass's fields; empty for anything else."""
    if not is_dataclass(value):
        return []
    return [(f.name, getattr(value, f.name)) for f in fields(value) if f.name not in skipped]


class GenericWords(GameWords[View, Action]):
    """Texts made from names in the code."""

    def status(self, view: View, context: TableContext) -> str:
        return say("table-move", number=len(context.history) + 1)

    def phase_title(self, view: View, context: TableContext) -> str:
        if context.seat is None:
            return say("table-at-the-table")
        return say("table-decides", name=context.names[context.seat])

    def describe_event(
        self, event: Event, names: Sequence[str], viewer: SeatId | None
    ) -> list[str]:
        """Return the event's name and fields; empty if the viewer may not see it."""
        if not event.seen_by(viewer):
            return []
        parts = [
            isolated(names[value])
            if name == "seat" and value >= 0
            else f"{spaced(name).lower()} {value}"
            for name, value in fields_of(event, "audience")
        ]
        return [
            ": ".join(part for part in (spaced(type(event).__name__), ", ".join(parts)) if part)
        ]

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        actor = context.name(shown.seat)
        lines = [
            line
            for event in shown.events
            for line in self.describe_event(event, context.names, context.viewer)
        ]
        text = say("table-moved", name=actor) if actor else say("table-chance-decided")
        return LogEntry(shown.turn + 1, actor, text, tuple(lines))

    def action_label(self, action: Action, view: View | None) -> str:
        kind = spaced(str(getattr(action, "do", type(action).__name__)))
        parts = [f"{spaced(name).lower()} {_short(v)}" for name, v in fields_of(action, "do")]
        return ", ".join([kind, *parts])

    def action_name(self, action: Action) -> str:
        label = self.action_label(action, None).lower()
        return re.sub(r"[^a-z0-9]+", "-", label).strip("-")

    def result_rows(self, result: Result, view: View, context: TableContext) -> Sequence[ResultRow]:
        return [
            ResultRow(
                place=result.ranks[seat],
                seat=seat,
                score=str(result.scores[seat]),
                note="",
                rule=NO_WORDS,
                lines=tuple(
                    ScoreLine(spaced(name), _short(values[seat]))
                    for name, values in result.details.items()
                    if isinstance(values, list | tuple) and len(values) == len(result.ranks)
                ),
            )
            for seat in result.order
        ]

    def result_headline(self, result: Result, context: TableContext) -> str:
        if len(context.seats) == 1:
            return say("table-the-game-is-over")
        winners = [context.names[i] for i, rank in enumerate(result.ranks) if rank == 1]
        return say("table-first-place", names=", ".join(map(isolated, winners)))


def lines_by_name(view: View, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Return the names of a view's fields, each with its value as a few lines."""
    return [(name, shown_value(value, names)) for name, value in fields_of(view, *_HIDDEN)]


def nodes(view: View, names: Sequence[str]) -> list[Node]:
    """Return a node for each field of a view."""
    return [
        Node(name, spaced(name), "; ".join(lines)) for name, lines in lines_by_name(view, names)
    ]


def build_panel(view: View, context: TableContext, words: GenericWords, page: int = 0) -> Panel:
    """Return a page of the actions to choose from."""
    choices = [
        Choice(words.action_name(action), words.action_label(action, view), key=str(key))
        for key, action in enumerate(actions_on(view, page), start=1)
    ]
    if len(view.legal) > PAGE:
        choices.append(Choice(MORE, say("table-more-choices"), key="N", kind="quiet"))
    return Panel(words.phase_title(view, context), (ChoiceGroup("", tuple(choices)),))


def actions_on(view: View, page: int) -> Sequence[Action]:
    return view.legal[page * PAGE : (page + 1) * PAGE]


def read(view: View, context: TableContext) -> Reading:
    """Return the table in words."""
    words = GenericWords()
    asks = context.asks and bool(view.legal)
    panel = build_panel(view, context, words) if asks else Panel()
    return Reading(words, nodes(view, context.names), panel)
