"""What storage reports, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.sentences.speech import say

if TYPE_CHECKING:
    from stockgames.storage.rescue import Rescued


def storage_text(error: StorageError) -> str:
    """Return what could not be kept or read, what that means, and on a line of its own where."""
    return f"{_sentences(error.code)}\n\n{error.path}"


def rescued_text(found: Rescued) -> str:
    """Return what was rescued of a damaged library, and what was not, a line for each."""
    lines = [say("shell-games-rescued", count=found.games)]
    if found.shortened:
        lines.append(say("shell-of-these-with-a-gap", count=found.shortened))
    if found.lost:
        lines.append(say("shell-not-rescued-since-only-moves", count=found.lost))
    kept = say("shell-last-moves-may-be-missing")
    return "\n".join((*lines, "", kept, str(found.kept)))


def _sentences(code: StorageCode) -> str:
    words = {
        StorageCode.FOLDER_UNUSABLE: say("shell-nothing-can-be-kept-in"),
        StorageCode.CANNOT_READ: say("shell-this-file-cannot-be-read"),
        StorageCode.CANNOT_WRITE: say("shell-this-file-cannot-be-written"),
        StorageCode.DISK_FULL: say("shell-the-disk-is-full-all"),
        StorageCode.LIBRARY_IN_USE: say("shell-your-games-are-open-in"),
        StorageCode.LIBRARY_NEWER: say("shell-a-later-release-of-stock"),
        StorageCode.LIBRARY_DAMAGED: say("shell-the-file-with-your-games"),
        StorageCode.NOTHING_TO_RESCUE: say("shell-no-game-can-be-read"),
        StorageCode.MIGRATION_FAILED: say("shell-your-games-come-from-an"),
        StorageCode.GAME_SHELVED: say("shell-this-game-does-not-fit"),
        StorageCode.GAME_DAMAGED: say("shell-part-of-what-was-kept"),
        StorageCode.NO_SUCH_GAME: say("shell-this-game-is-not-there"),
        StorageCode.OUT_OF_STEP: say("shell-the-moves-of-this-game"),
    }
    return words[code]
