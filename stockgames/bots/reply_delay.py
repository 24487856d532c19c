"""How long an answer is delayed, so that the response time reveals nothing about a seat's hand.

A bot with one choice answers at once, and one with several thinks. Where the number of choices is
not public, others could learn it from the clock. So each answer comes at a time that depends only
on public facts: the bot's level, its time limit, and the number of choices if that is public.
"""

from __future__ import annotations

from typing import Final

from stockgames.bots.levels import parts_of, thinks
from stockgames.engine.errors import StockGamesError

HELD: Final = 0.15
"""The seconds in which any bot finds an answer without search, or finishes once its time is
over, on a machine that isn't overloaded.
"""


def held(game_id: str, level: str, width: int | None, seconds: float) -> float:
    """Return after how many seconds a bot with a time limit of `seconds` must answer.

    `width` is the number of its choices, or None if that is not public.
    """
    try:
        known = parts_of(level)[0]
    except StockGamesError:  # a level of a later release: a random action is taken
        return HELD
    if not known.has_character:  # it doesn't compare actions
        return 0.0
    return HELD + (seconds if width != 1 and thinks(known, game_id) else 0.0)
