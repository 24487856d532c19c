"""The outline of a table: everything on it as a tree of named places, in words.

Each game's table makes nodes from its facts. The sheet that is read, `stockgames describe`, screen
readers and the keys that read part by part (`outline_cursor`) all take these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.ui.sentences.speech import say

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
