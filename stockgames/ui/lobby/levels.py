"""The bots' levels in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def level_name(level: str) -> str:
    """Return the name of a level; an unknown one is called by its id."""
    names = {
        "random": QCoreApplication.translate("Levels", "reckless"),
        "careless": QCoreApplication.translate("Levels", "careless"),
        "greedy": QCoreApplication.translate("Levels", "hasty"),
        "shrewd": QCoreApplication.translate("Levels", "shrewd"),
    }
    return names.get(level, level)


def level_note(level: str) -> str:
    """Return one sentence about how a level plays."""
    notes = {
        "random": QCoreApplication.translate("Levels", "Plays whatever it may, by lot."),
        "careless": QCoreApplication.translate("Levels", "Overlooks most of what it may do."),
        "greedy": QCoreApplication.translate("Levels", "Grabs what looks best right now."),
        "shrewd": QCoreApplication.translate("Levels", "Plays many games in its head first."),
    }
    return notes.get(level, "")
