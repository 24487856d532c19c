"""The bots' levels and characters in words, and who plays at a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stockgames.ui.sentences.speech import say

if TYPE_CHECKING:
    from stockgames.engine.record import SeatInfo
    from stockgames.engine.seat import SeatId
    from stockgames.ui.table.table_context import TableContext

EVEN: Final = "even"
CHARACTERS: Final = (EVEN, "cautious", "ambitious", "spiteful")
"""Those of ``bots.characters``, which need not be loaded for their names."""


def level_name(level: str) -> str:
    """Return the name of a level; an unknown one is called by its id."""
    return say("lobby-level", level=level)


def level_note(level: str) -> str:
    """Return one sentence about how a level plays."""
    notes = {
        "random": say("lobby-plays-any-legal-move"),
        "careless": say("lobby-overlooks-most-of-what-it"),
        "greedy": say("lobby-grabs-what-looks-best-right"),
        "shrewd": say("lobby-plays-many-games-in-its"),
    }
    return notes.get(level, "")


def shows_character(level: str) -> bool:
    """Tell whether a bot of this level weighs anything, so that a character can show."""
    return level not in ("", "random")


def character_name(character: str) -> str:
    """Return the name of a character; an unknown one is called by its id."""
    return say("lobby-character", character=character)


def character_note(character: str) -> str:
    """Return one sentence about what a character likes."""
    return say("lobby-character-note", character=character) if character in CHARACTERS else ""


def bot_note(info: SeatInfo) -> str:
    """Return what kind of bot it is: its level, and its character if it has one that shows."""
    level, character = level_name(info.level), info.character
    if character not in CHARACTERS or character == EVEN or not shows_character(info.level):
        return say("lobby-bot", level=level)
    return say("lobby-level-character", level=level, character=character_name(character))


def who_plays(seat: SeatId, context: TableContext, *, decides: bool = False) -> str:
    """Return who plays at a seat, in a word or two, or to its player that it `decides`."""
    info = context.seats[seat]
    if seat == context.own:
        return say("lobby-your-turn") if decides else say("lobby-your-seat")
    return say("lobby-plays-at-this-screen") if info.is_human else bot_note(info)
