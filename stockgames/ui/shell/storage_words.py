"""What storage reports, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.storage.errors import StorageCode, StorageError


def storage_text(error: StorageError) -> str:
    """Return one or two sentences about what could not be kept or read, and where."""
    return _sentence(error.code).format(place=error.path)


def _sentence(code: StorageCode) -> str:
    words = {
        StorageCode.FOLDER_UNUSABLE: QCoreApplication.translate(
            "Storage", "The data folder cannot be used: {place}"
        ),
        StorageCode.CANNOT_READ: QCoreApplication.translate(
            "Storage", "This cannot be read: {place}"
        ),
        StorageCode.CANNOT_WRITE: QCoreApplication.translate(
            "Storage", "This cannot be written: {place}"
        ),
        StorageCode.DISK_FULL: QCoreApplication.translate(
            "Storage", "The disk is full. Games are kept in {place}"
        ),
        StorageCode.LIBRARY_IN_USE: QCoreApplication.translate(
            "Storage", "Another window has your games open. Close it first: {place}"
        ),
        StorageCode.LIBRARY_NEWER: QCoreApplication.translate(
            "Storage", "A later release has written your games; this one leaves them alone: {place}"
        ),
        StorageCode.LIBRARY_DAMAGED: QCoreApplication.translate(
            "Storage", "The file of your games is damaged. It was left as it is: {place}"
        ),
        StorageCode.MIGRATION_FAILED: QCoreApplication.translate(
            "Storage", "Your games could not be brought up to date. They are as they were: {place}"
        ),
        StorageCode.GAME_SHELVED: QCoreApplication.translate(
            "Storage", "This game can no longer be played on. It is kept in {place}"
        ),
        StorageCode.NO_SUCH_GAME: QCoreApplication.translate(
            "Storage", "This game is no longer there: {place}"
        ),
        StorageCode.OUT_OF_STEP: QCoreApplication.translate(
            "Storage", "The moves kept do not fit together: {place}"
        ),
    }
    return words[code]
