"""Everything that can be read at a table: what the board shows, what can be done, the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.graphics_board import Spot
from stockgames.ui.table.outline import Node, group
from stockgames.ui.table.panel import Choice, Panel


def reading(
    board: Sequence[Node],
    status: str,
    panel: Panel,
    spots: Sequence[Spot],
    log: Sequence[LogEntry],
    aim: str = "",
) -> tuple[Node, ...]:
    """Return the whole outline; `spots` can be pointed at, `log` is told the latest first.

    `aim` says what wins and what ends the game.
    """
    return (
        Node("status", status, aim),
        *board,
        *_doing(panel, spots),
        Node("log", say("table-what-happened"), role="list", children=tuple(_entries(log))),
    )


def _doing(panel: Panel, spots: Sequence[Spot]) -> Iterator[Node]:
    """Tell what can be done now, where anything can."""
    inside = [*_choices(panel), *_spots(spots)]
    if inside or panel.title or panel.note:
        name = panel.title or say("table-outline-what-can-be-done")
        yield group("doing", name, inside, panel.note)


def _choices(panel: Panel) -> Iterator[Node]:
    for number, one in enumerate(panel.groups):
        if one.caption:
            yield Node(f"doing/caption-{number}", one.caption)
        yield from (_choice(choice) for choice in one.choices)


def _choice(choice: Choice) -> Node:
    key = say("table-outline-key", key=choice.key) if choice.key else ""
    told = " ".join(filter(None, (choice.note, choice.tip, choice.why_not, key)))
    node = Node(f"doing/{choice.name}", choice.label, told, "choice")
    return replace(node, state="barred") if choice.why_not else node


def _spots(spots: Sequence[Spot]) -> Iterator[Node]:
    """Tell what can be pointed at on the board."""
    told = tuple(map(_spot, spots))
    if told:
        yield Node("doing/at", say("table-outline-on-the-table"), role="group", children=told)


def _spot(spot: Spot) -> Node:
    node = Node(f"doing/at/{spot.name}", spot.label, spot.note, "choice")
    return replace(node, state="picked") if spot.picked else node


def _entries(log: Sequence[LogEntry]) -> Iterator[Node]:
    for number, entry in enumerate(log):
        close = "yes" if entry.is_close else "no"
        head = say("table-outline-entry", number=entry.number, close=close) if entry.number else ""
        yield Node(f"log/{number}", ". ".join(filter(None, (head, entry.plain()))))
