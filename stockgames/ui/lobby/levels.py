"""The bots' levels and characters in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from stockgames.engine.record import SeatInfo

EVEN: Final = "even"
CHARACTERS: Final = (EVEN, "cautious", "grasping", "spiteful")
"""Those of ``bots.characters``, which need not be loaded for their names."""


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


def shows_character(level: str) -> bool:
    """Tell whether a bot of this level weighs anything, so that a character can show."""
    return level not in ("", "random")


def character_name(character: str) -> str:
    """Return the name of a character; an unknown one is called by its id."""
    names = {
        EVEN: QCoreApplication.translate("Levels", "even-tempered"),
        "cautious": QCoreApplication.translate("Levels", "cautious"),
        "grasping": QCoreApplication.translate("Levels", "grasping"),
        "spiteful": QCoreApplication.translate("Levels", "spiteful"),
    }
    return names.get(character, character)


def character_note(character: str) -> str:
    """Return one sentence about what a character likes."""
    notes = {
        EVEN: QCoreApplication.translate("Levels", "Leaves it to chance what is equally good."),
        "cautious": QCoreApplication.translate(
            "Levels", "Where things are equally good, takes what hangs least on luck."
        ),
        "grasping": QCoreApplication.translate(
            "Levels", "Where things are equally good, takes what brings most."
        ),
        "spiteful": QCoreApplication.translate(
            "Levels", "Where things are equally good, takes what hurts the strongest rival."
        ),
    }
    return notes.get(character, "")


def bot_note(info: SeatInfo) -> str:
    """Return what kind of bot it is: its level, and its character if it has one that shows."""
    level, character = level_name(info.level), info.x_character
    if character not in CHARACTERS or character == EVEN or not shows_character(info.level):
        return QCoreApplication.translate("Levels", "bot, {level}").format(level=level)
    return QCoreApplication.translate("Levels", "{level}, {character}").format(
        level=level, character=character_name(character)
    )
