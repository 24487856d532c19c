"""Walks through the outline of a table without looking at it: part by part, and line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import keys_text
from stockgames.ui.table.outline import Node, walk

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
