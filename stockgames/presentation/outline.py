"""A table's outline: everything on it as a tree of named places, and a cursor through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.presentation.sentences.speech import say

if TYPE_CHECKING:  # every widget imports this module, and the first frame needs no game
    from stockgames.presentation.game_words import GameWords, LogEntry
    from stockgames.presentation.panel import Choice, Panel

Role: TypeAlias = Literal["group", "text", "list", "choice"]
"""A group with children, a text, an ordered list, something that can be chosen."""
State: TypeAlias = Literal["none", "picked", "barred", "decides"]
"""Nothing special; picked by the person; can't be chosen now; the seat has to decide."""


@dataclass(frozen=True, slots=True)
class Node:
    """A named place of a table."""

    place: str
    """Its path, the same at each table of the game: `seat-2/chips/blue`."""
    name: str
    """Its accessible name."""
    value: str = ""
    """Its current value or description."""
    role: Role = "text"
    state: State = "none"
    children: tuple[Node, ...] = ()

    def line(self) -> str:
        """Return name, value and state as one line of text."""
        text = ": ".join(filter(None, (self.name, self.value)))
        if self.state == "none":
            return text
        return say("table-outline-state", text=text, state=self.state)


def seat_of(part: str) -> SeatId | None:
    """Return the seat in a part of a place's path: 2 for `seat-2`; None if there is none."""
    head, _, number = part.rpartition("-")
    return int(number) if head == "seat" and number.isdigit() else None


def group(place: str, name: str, children: Iterable[Node | None], value: str = "") -> Node:
    """Return a node with children; children that are None are left out."""
    kept = tuple(child for child in children if child is not None)
    return Node(place, name, value, "group", children=kept)


def decides(node: Node, does: bool) -> Node:
    """Return a seat's node, with the state `decides` if it has to decide."""
    return replace(node, state="decides") if does else node


def walk(nodes: Iterable[Node], depth: int = 0) -> Iterator[tuple[int, Node]]:
    """Yield every node in reading order, with its depth."""
    for node in nodes:
        yield depth, node
        yield from walk(node.children, depth + 1)


def as_text(nodes: Iterable[Node]) -> str:
    """Return an outline as lines of text, indented by two spaces for each level."""
    return "\n".join(f"{'  ' * depth}{node.line()}" for depth, node in walk(nodes))


NEXT_PART: Final = "Ctrl+Right"
LAST_PART: Final = "Ctrl+Left"
NEXT_LINE: Final = "Ctrl+Down"
LAST_LINE: Final = "Ctrl+Up"
KEYS: Final = (LAST_PART, NEXT_PART, LAST_LINE, NEXT_LINE)


class Reading(NamedTuple):
    """A table at rest, as one seat or a bystander sees it."""

    words: GameWords[Any, Any]
    board: Sequence[Node]
    panel: Panel
    targets: Sequence[Node] = ()
    """What can be pointed at; the places are names of targets."""


def reading(
    board: Sequence[Node],
    status: str,
    panel: Panel,
    targets: Sequence[Node],
    log: Sequence[LogEntry],
    aim: str = "",
) -> tuple[Node, ...]:
    """Return the whole outline. `targets` can be pointed at; `log` has the latest entry first.

    `aim` describes how to win and when the game ends.
    """
    return (
        Node("status", status, aim),
        *board,
        *_doing(panel, targets),
        Node("log", say("table-what-happened"), role="list", children=tuple(_entries(log))),
    )


def _doing(panel: Panel, targets: Sequence[Node]) -> Iterator[Node]:
    inside = [*_choices(panel)]
    if targets:
        name = say("table-outline-on-the-table")
        at = tuple(replace(target, place=f"doing/at/{target.place}") for target in targets)
        inside.append(Node("doing/at", name, role="group", children=at))
    if inside or panel.title or panel.note:
        name = panel.title or say("table-outline-what-can-be-done")
        yield group("doing", name, inside, panel.note)


def _choices(panel: Panel) -> Iterator[Node]:
    for number, choices in enumerate(panel.groups):
        if choices.caption:
            yield Node(f"doing/caption-{number}", choices.caption)
        yield from (_choice(choice) for choice in choices.choices)


def _choice(choice: Choice) -> Node:
    key = say("table-outline-key", key=choice.key) if choice.key else ""
    value = " ".join(filter(None, (choice.note, choice.tip, choice.why_not, key)))
    node = Node(f"doing/{choice.name}", choice.label, value, "choice")
    return replace(node, state="barred") if choice.why_not else node


def target_node(name: str, label: str, note: str, *, picked: bool = False) -> Node:
    """Return the node of a target; its name is the place."""
    return Node(name, label, note, "choice", "picked" if picked else "none")


def _entries(log: Sequence[LogEntry]) -> Iterator[Node]:
    for number, entry in enumerate(log):
        close = entry.is_close
        head = say("table-outline-entry", number=entry.number, close=close) if entry.number else ""
        yield Node(f"log/{number}", ". ".join(filter(None, (head, entry.plain()))))


class OutlineCursor:
    """Remembers a place of the outline by its path, as the table may change in between."""

    def __init__(self) -> None:
        self._place = ""

    def line(self, key: str, nodes: Sequence[Node]) -> str:
        """Return the line that a key of `KEYS` leads to; empty if there is nothing to read."""
        parts = [[node for _, node in walk([part])] for part in nodes]
        if not parts:
            self._place = ""
            return ""
        found = self._next(key, parts)
        self._place = found.place
        return found.line()

    def _next(self, key: str, parts: Sequence[Sequence[Node]]) -> Node:
        at, line = self._here(parts)
        if at is None:
            return parts[0][0]
        if key in (NEXT_PART, LAST_PART):
            return parts[(at + (1 if key == NEXT_PART else -1)) % len(parts)][0]
        line += 1 if key == NEXT_LINE else -1
        return parts[at][min(max(0, line), len(parts[at]) - 1)]

    def _here(self, parts: Sequence[Sequence[Node]]) -> tuple[int | None, int]:
        """Return the part last read, and the line in it; (None, 0) if it is gone."""
        for at, part in enumerate(parts):
            for line, node in enumerate(part):
                if node.place == self._place:
                    return at, line
        return None, 0
