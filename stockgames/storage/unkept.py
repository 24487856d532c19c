"""A journal for tables whose games cannot be kept, because there is no library to keep them in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class UnkeptJournal:
    """Takes every move and keeps none; the person was told so before."""

    def append(self, number: int, move: dict[str, Any]) -> None:
        """Let the move pass."""

    def truncate(self, kept: int) -> None:
        """Let the moves pass."""

    def rewrite(self, kept: int, moves: Sequence[dict[str, Any]]) -> None:
        """Let the moves pass."""

    def finish(self, result: dict[str, Any]) -> None:
        """Let the result pass."""

    def kept_drafts(self) -> dict[int, dict[str, Any]]:
        """Return that nothing was kept."""
        return {}

    def keep_draft(self, seat: int, draft: Mapping[str, Any] | None) -> None:
        """Let the draft pass."""
