"""What a writer has reported as saved, for comparison with what is found."""

from __future__ import annotations

import json
from typing import Any


class Ledger:
    """What writers reported as saved, by row.

    A writer prints `did ROW NUMBER MOVE` once a move is on disk; before and after an undo `undoing
    ROW KEPT` and `undid ROW KEPT`; `rewriting ROW KEPT MOVES` and `rewrote ROW KEPT MOVES` if the
    moves after the first KEPT are replaced; and `beginning ROW SEAT DRAFT` and `begun ROW SEAT
    DRAFT` for a seat's draft, null for none.
    """

    def __init__(self) -> None:
        self.moves: dict[int, list[dict[str, Any]]] = {}
        self.lines = 0
        self._begun: tuple[int, list[dict[str, Any]]] | None = None
        """A change not yet reported as done: the row, and its moves after it."""
        self.drafts: dict[int, dict[int, Any]] = {}
        self.began = 0
        """How often something was started."""
        self._beginning: tuple[int, int, Any] | None = None
        """A draft not yet reported as saved: the row, the seat and the draft."""

    def hear(self, line: str) -> None:
        """Process one line of a writer."""
        word, row_text, number, *rest = line.split(" ", 3)
        row = int(row_text)
        moves = self.moves.setdefault(row, [])
        self.lines += 1
        self._begun = self._beginning = None
        if word == "did":
            assert len(moves) == int(number) - 1
            moves.append(json.loads(rest[0]))
            self._put(row, moves[-1].get("seat"), None)
            return
        if word in ("beginning", "begun"):
            draft = row, int(number), json.loads(rest[0])
            if word == "beginning":
                self._beginning = draft
            else:
                self._put(*draft)
                self.began += 1
            return
        after = moves[: int(number)] + (json.loads(rest[0]) if rest else [])
        if word in ("undid", "rewrote"):
            self.moves[row] = after
        else:
            assert word in ("undoing", "rewriting"), line
            self._begun = row, after

    def _put(self, row: int, seat: Any, draft: Any) -> None:
        drafts = self.drafts.setdefault(row, {})
        drafts.pop(seat, None)
        if draft is not None:
            drafts[seat] = draft

    def check_drafts(self, row: int, kept: list[dict[str, Any]], found: dict[int, Any]) -> None:
        """Compare the drafts of a running game with the reports; call before `check`.

        `kept` are its moves: one that was not reported may have deleted a draft.
        """
        for move in kept[len(self.moves.get(row, ())) :]:
            self._put(row, move.get("seat"), None)
        begun = self._beginning
        if begun is not None and begun[0] == row and found != self.drafts.get(row, {}):
            self._put(*begun)
        assert found == self.drafts.get(row, {})

    def check(self, kept: dict[int, list[dict[str, Any]]]) -> None:
        """Compare the saved moves with the reports, and continue from there."""
        for row, moves in self.moves.items():
            found = kept[row]
            if self._begun == (row, found):
                continue
            assert found[: len(moves)] == moves
            assert len(found) <= len(moves) + 1
        self.moves = kept
        self._begun = self._beginning = None
