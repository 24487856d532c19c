"""What somebody who keeps games has said is kept, held against what is found."""

from __future__ import annotations

import json
from typing import Any


class Ledger:
    """What the writers said is kept, by row.

    A writer says `did ROW NUMBER MOVE` when a move is on the disk, before and after a take-back
    `undoing ROW KEPT` and `undid ROW KEPT`, and `rewriting ROW KEPT MOVES` and `rewrote ROW KEPT
    MOVES` where other moves come in the place of those after the first KEPT.
    """

    def __init__(self) -> None:
        self.moves: dict[int, list[dict[str, Any]]] = {}
        self.lines = 0
        self._begun: tuple[int, list[dict[str, Any]]] | None = None
        """A change that nobody has said is done: the row, and its moves after it."""

    def hear(self, line: str) -> None:
        """Take one line of a writer."""
        word, row_text, number, *rest = line.split(" ", 3)
        row = int(row_text)
        moves = self.moves.setdefault(row, [])
        self.lines += 1
        self._begun = None
        if word == "did":
            assert len(moves) == int(number) - 1
            moves.append(json.loads(rest[0]))
            return
        after = moves[: int(number)] + (json.loads(rest[0]) if rest else [])
        if word in ("undid", "rewrote"):
            self.moves[row] = after
        else:
            assert word in ("undoing", "rewriting"), line
            self._begun = row, after

    def check(self, kept: dict[int, list[dict[str, Any]]]) -> None:
        """Hold what is kept against what was said, and go on from there."""
        for row, moves in self.moves.items():
            found = kept[row]
            if self._begun == (row, found):
                continue
            assert found[: len(moves)] == moves
            assert len(found) <= len(moves) + 1
        self.moves = kept
        self._begun = None
