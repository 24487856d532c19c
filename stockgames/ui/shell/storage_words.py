"""What storage reports, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockgames.storage.errors import StorageError
from stockgames.ui.sentences.speech import say

if TYPE_CHECKING:
    from stockgames.storage.rescue import Rescued


def storage_text(error: StorageError) -> str:
    """Return what could not be kept or read, what that means, and on a line of its own where."""
    return f"{say('shell-storage', code=error.code.value)}\n\n{error.path}"


def rescued_text(found: Rescued) -> str:
    """Return what was rescued of a damaged library, and what was not, a line for each."""
    lines = [say("shell-games-rescued", count=found.games)]
    if found.shortened:
        lines.append(say("shell-of-these-with-a-gap", count=found.shortened))
    if found.lost:
        lines.append(say("shell-not-rescued-since-only-moves", count=found.lost))
    kept = say("shell-last-moves-may-be-missing")
    return "\n".join((*lines, "", kept, str(found.kept)))
