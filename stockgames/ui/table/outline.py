"""The outline of a table: everything on it as a tree of named places, and a cursor through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences.keys import keys_text

Role: TypeAlias = Literal["group", "text", "list", "choice"]
"""What holds others, what tells something, what holds entries in order, what can be chosen."""
State: TypeAlias = Literal["none", "picked", "barred", "decides"]
"""Nothing to say of it; picked by the person; it cannot be chosen now; the seat is to decide."""


@dataclass(frozen=True, slots=True)
class Node:
    """One named place of a table."""

    place: str
    """Its name in the code, the same on each table of the game: `seat-2/chips/blue`."""
    name: str
    """What it is called."""
    value: str = ""
    """What is to be known of it now."""
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
    """Return the seat that a part of a place's name tells: 2 for `seat-2`; None for no seat."""
    head, _, number = part.rpartition("-")
    return int(number) if head == "seat" and number.isdigit() else None


def group(place: str, name: str, children: Iterable[Node | None], value: str = "") -> Node:
    """Return a node that holds others; those that are None are left out."""
    kept = tuple(child for child in children if child is not None)
    return Node(place, name, value, "group", children=kept)


def decides(node: Node, does: bool) -> Node:
    """Return the node of a seat with the state that it is to decide, if it is."""
    return replace(node, state="decides") if does else node


def walk(nodes: Iterable[Node], depth: int = 0) -> Iterator[tuple[int, Node]]:
    """Yield every node in the order of reading, with how deep it lies."""
    for node in nodes:
        yield depth, node
        yield from walk(node.children, depth + 1)


def as_text(nodes: Iterable[Node]) -> str:
    """Return an outline as lines of text, two spaces deeper for what lies in another node."""
    return "\n".join(f"{'  ' * depth}{node.line()}" for depth, node in walk(nodes))


NEXT_PART: Final = "Ctrl+Right"
LAST_PART: Final = "Ctrl+Left"
NEXT_LINE: Final = "Ctrl+Down"
LAST_LINE: Final = "Ctrl+Up"
KEYS: Final = (LAST_PART, NEXT_PART, LAST_LINE, NEXT_LINE)


def cursor_notes() -> list[tuple[str, str]]:
    """Return what these keys do, for the list of shortcuts."""
    return [
        (say("table-read-part-by-part"), keys_text(LAST_PART, NEXT_PART)),
        (say("table-read-line-by-line"), keys_text(LAST_LINE, NEXT_LINE)),
    ]


class OutlineCursor:
    """Remembers a place of the outline, by its name: the table may have changed since."""

    def __init__(self) -> None:
        self._place = ""

    def line(self, key: str, nodes: Sequence[Node]) -> str:
        """Return the line that a key of `KEYS` leads to; empty where there is nothing to read."""
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
        """Return which part, and which of its lines, was read last."""
        for at, part in enumerate(parts):
            for line, node in enumerate(part):
                if node.place == self._place:
                    return at, line
        return None, 0
