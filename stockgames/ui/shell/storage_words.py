"""What storage reports, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from stockgames.storage.errors import StorageCode, StorageError

if TYPE_CHECKING:
    from stockgames.storage.rescue import Rescued


def storage_text(error: StorageError) -> str:
    """Return what could not be kept or read, what that means, and on a line of its own where."""
    return f"{_sentences(error.code)}\n\n{error.path}"


def rescued_text(found: Rescued) -> str:
    """Return what was rescued of a damaged library, and what was not, a line for each."""
    rescued = QCoreApplication.translate("Storage", "Games rescued: {count}.")
    lines = [rescued.format(count=found.games)]
    if found.shortened:
        gaps = QCoreApplication.translate(
            "Storage",
            "Of these with a gap in their moves: {count}. Those in progress go on from before it.",
        )
        lines.append(gaps.format(count=found.shortened))
    if found.lost:
        lost = QCoreApplication.translate(
            "Storage", "Not rescued, since only moves of them were found: {count}."
        )
        lines.append(lost.format(count=found.lost))
    kept = QCoreApplication.translate(
        "Storage",
        "Last moves may be missing without a trace. The damaged file is kept under this name:",
    )
    return "\n".join((*lines, "", kept, str(found.kept)))


def _sentences(code: StorageCode) -> str:
    words = {
        StorageCode.FOLDER_UNUSABLE: QCoreApplication.translate(
            "Storage",
            "Nothing can be kept in this place: the folder is not there, or cannot be written to.",
        ),
        StorageCode.CANNOT_READ: QCoreApplication.translate(
            "Storage", "This file cannot be read. It was left as it is."
        ),
        StorageCode.CANNOT_WRITE: QCoreApplication.translate(
            "Storage", "This file cannot be written: the disk or the folder does not allow it."
        ),
        StorageCode.DISK_FULL: QCoreApplication.translate(
            "Storage", "The disk is full. All that was kept before is still there."
        ),
        StorageCode.LIBRARY_IN_USE: QCoreApplication.translate(
            "Storage",
            "Your games are open in another window. Close it, then try again. They can be open in "
            "one window at a time only.",
        ),
        StorageCode.LIBRARY_NEWER: QCoreApplication.translate(
            "Storage",
            "A later release of Stock Games has written your games. This one cannot read them, and "
            "leaves them as they are.",
        ),
        StorageCode.LIBRARY_DAMAGED: QCoreApplication.translate(
            "Storage",
            "The file with your games is damaged. It was left as it is. All games that can still "
            "be read can be put into a new file, or an empty one be begun. The damaged file is "
            "kept under another name.",
        ),
        StorageCode.NOTHING_TO_RESCUE: QCoreApplication.translate(
            "Storage",
            "No game can be read from this file any more. It was left as it is. It can be renamed, "
            "to be looked at later, and a new one begun.",
        ),
        StorageCode.MIGRATION_FAILED: QCoreApplication.translate(
            "Storage",
            "Your games come from an earlier release and could not be brought up to date. They are "
            "as they were.",
        ),
        StorageCode.GAME_SHELVED: QCoreApplication.translate(
            "Storage",
            "This game does not fit the rules any more and cannot be played on. It is kept, and "
            "all other games go on.",
        ),
        StorageCode.GAME_DAMAGED: QCoreApplication.translate(
            "Storage",
            "Part of what was kept of this game is damaged, and it cannot be played on. It was "
            "left as it is, and all other games go on.",
        ),
        StorageCode.NO_SUCH_GAME: QCoreApplication.translate(
            "Storage", "This game is not there any more."
        ),
        StorageCode.OUT_OF_STEP: QCoreApplication.translate(
            "Storage",
            "The moves of this game that were kept do not follow each other. Open it again from "
            "the lobby.",
        ),
    }
    return words[code]
