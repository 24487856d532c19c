"""How long an answer is held, so that the time it takes tells nothing of what a seat holds.

A bot with one thing to do answers at once, and one with several thinks: where others do not know
how many there are, they would learn it by the clock. So there each answer comes at a time that
follows from what everybody knows: the bot's level, the time it may think, and how many choices are
public.
"""

from __future__ import annotations

from typing import Final

from stockgames.bots.levels import parts_of, thinks
from stockgames.engine.errors import StockGamesError

HELD: Final = 0.15
"""Seconds in which any bot has found an answer at a glance, or has brought its thoughts to an end
once its time is over; on a machine that is not overloaded."""


def held(game_id: str, level: str, width: int | None, seconds: float) -> float:
    """Return the seconds after which a bot of a game that may think for `seconds` is to answer.

    `width` is the number of its choices, None where that is not public.
    """
    try:
        known = parts_of(level)[0]
    except StockGamesError:  # a level of a later release: some action is taken
        return HELD
    if not known.has_character:  # it weighs nothing
        return 0.0
    return HELD + (seconds if width != 1 and thinks(known, game_id) else 0.0)
