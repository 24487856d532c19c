"""Texts on the bots' levels and characters, and on who plays at a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockgames.bots.decide import CHARACTERS, EVEN
from stockgames.bots.levels import LEVELS
from stockgames.presentation.sentences.speech import Wording, same, say, worded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stockgames.bots.ladders import Place
    from stockgames.engine.record import SeatInfo
    from stockgames.engine.state import SeatId
    from stockgames.presentation.context import TableContext


def level_name(level: str) -> str:
    """Return the name of a level, or its id if it is unknown."""
    return say("lobby-level", level=level)


def level_note(level: str) -> str:
    """Return a sentence on how a level plays."""
    return say("lobby-level-note", level=level) if level in LEVELS else ""


def rated_name(level: str, game_id: str) -> str:
    """Return the name of a level with its rating in a game, if that was measured."""
    place = _place(level, game_id)
    name = level_name(level)
    return name if place is None else say("lobby-rated", level=name, rating=str(place.rating))


def is_rated(levels: Sequence[str], game_id: str) -> bool:
    """Return whether any of these levels has a measured rating in a game."""
    return any(_place(level, game_id) is not None for level in levels)


def rated_note(level: str, game_id: str) -> str:
    """Return how a level plays, with the confidence interval of its rating if that was measured."""
    place, note = _place(level, game_id), level_note(level)
    if place is None:
        return note
    rating, low, high = map(str, (place.rating, place.low, place.high))
    return f"{note}\n{say('lobby-rating-note', rating=rating, low=low, high=high)}"


def _place(level: str, game_id: str) -> Place | None:
    from stockgames.bots.ladders import ladder_of

    ladder = ladder_of(game_id)
    return None if ladder is None else ladder.place(level)


def shows_character(level: str) -> bool:
    """Return whether bots of this level weigh options, so that a character can show."""
    return bool(level) and (level not in LEVELS or LEVELS[level].has_character)


def character_name(character: str) -> str:
    """Return the name of a character, or its id if it is unknown."""
    return say("lobby-character", character=character)


def character_note(character: str) -> str:
    """Return a sentence on what a character likes."""
    return say("lobby-character-note", character=character) if character in CHARACTERS else ""


def bot_note(info: SeatInfo) -> Wording:
    """Return a bot's level, and its character if that shows."""
    level, character = level_name(info.level), info.character or EVEN.id
    if character not in CHARACTERS or character == EVEN.id or not shows_character(info.level):
        return same(say("lobby-bot", level=level))
    return worded("lobby-level-character", level=level, character=character_name(character))


def who_plays(seat: SeatId, context: TableContext, *, decides: bool = False) -> Wording:
    """Return who plays at a seat in a word or two, or for its own player that it `decides`."""
    info = context.seats[seat]
    if seat == context.own:
        return same(say("lobby-your-turn") if decides else say("lobby-your-seat"))
    return worded("lobby-plays-at-the-table") if info.is_human else bot_note(info)
