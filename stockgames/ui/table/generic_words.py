"""Words for a game that brings none: made from the names of its actions, events and fields."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from stockgames.controllers.stages import Shown
from stockgames.engine.action import Action
from stockgames.engine.event import Event
from stockgames.engine.game import Result, View
from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.facts import Price
from stockgames.ui.table.game_words import LogEntry, ResultRow, ScoreLine
from stockgames.ui.table.table_context import TableContext


def spaced(name: str) -> str:
    """Return `takes_left` or `MarkerMoved` as words."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:].lower()


def shown_value(value: Any, names: Sequence[str]) -> list[str]:
    """Return a value as a few lines; a tuple with an entry per seat is told by names."""
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
    return str(value)


def fields_of(value: Any, *skipped: str) -> list[tuple[str, Any]]:
    """Return the names and values of a dataclass's fields; none of anything else."""
    if not is_dataclass(value):
        return []
    return [(f.name, getattr(value, f.name)) for f in fields(value) if f.name not in skipped]


class GenericWords:
    """See `GameWords`."""

    def status(self, view: View, context: TableContext) -> str:
        """Return how many moves were made."""
        return say("table-move", number=len(context.history) + 1)

    def prices(self, view: View) -> Sequence[Price]:
        """Return nothing: which fields are prices is not known."""
        return ()

    def phase_title(self, view: View, context: TableContext) -> str:
        """Return whose decision it is."""
        if context.seat is None:
            return say("table-at-the-table")
        return say("table-decides", name=context.names[context.seat])

    def describe_event(
        self, event: Event, names: Sequence[str], viewer: SeatId | None
    ) -> list[str]:
        """Return the event's name and fields; nothing the viewer may not know."""
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
        """Return a move: who made it, and what followed."""
        actor = context.name(shown.seat)
        lines = [
            line
            for event in shown.events
            for line in self.describe_event(event, context.names, context.eyes)
        ]
        text = say("table-moved", name=actor) if actor else say("table-chance-decided")
        return LogEntry(shown.turn + 1, actor, text, tuple(lines))

    def action_label(self, action: Action, view: View | None) -> str:
        """Return the action's kind and its fields."""
        kind = spaced(str(getattr(action, "do", type(action).__name__)))
        parts = [f"{spaced(name).lower()} {_short(v)}" for name, v in fields_of(action, "do")]
        return ", ".join([kind, *parts])

    def action_name(self, action: Action) -> str:
        """Return the same as an objectName."""
        label = self.action_label(action, None).lower()
        return re.sub(r"[^a-z0-9]+", "-", label).strip("-")

    def result_rows(self, result: Result, view: View, context: TableContext) -> Sequence[ResultRow]:
        """Return the places with what the result tells of each seat."""
        return [
            ResultRow(
                place=result.ranks[seat],
                seat=seat,
                score=str(result.scores[seat]),
                note="",
                rule="",
                lines=tuple(
                    ScoreLine(spaced(name), _short(values[seat]))
                    for name, values in result.details.items()
                    if isinstance(values, list | tuple) and len(values) == len(result.ranks)
                ),
            )
            for seat in result.order
        ]

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won."""
        if len(context.seats) == 1:
            return say("table-the-game-is-over")
        winners = [context.names[i] for i, rank in enumerate(result.ranks) if rank == 1]
        return say("table-first-place", names=", ".join(map(isolated, winners)))
