"""Questions to a bot process and its answers, and how long an answer is delayed.

Both are plain values that can be sent between processes. The response time must reveal nothing
about a seat's hand. A bot with one choice answers at once, and one with several thinks: where the
number of choices is not public, others could learn it from the clock. So each answer comes at a
time that depends only on public facts: the bot's level, its time limit, and the number of choices
if that is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stockgames.bots.findings import Advice, Findings
from stockgames.bots.levels import STEPS, parts_of
from stockgames.engine.bot_words import LOWER_LEVELS
from stockgames.engine.errors import StockGamesError
from stockgames.engine.state import Action, View


@dataclass(frozen=True, slots=True)
class Question:
    """One decision to make, described by the seat's view alone."""

    game_id: str
    level: str
    """The bot that thinks, `LEVEL` or `LEVEL/CHARACTER`."""
    view: View
    seed: str
    """The seed of the bot's own random stream, unrelated to the match's."""
    seconds: float
    """The time limit, at which the search answers with what it has."""
    reply_delay: float = 0.0
    """The least seconds until the answer is delivered: see the function `reply_delay`."""
    offers_muted: bool = False
    """Whether the bot must make no offer: see `Game.without_offers`."""
    wants_reason: bool = False
    """Whether the answer is a hint for a person, and must include the reason."""
    number: int = 0
    """Its number among all questions of one worker (`bots.worker`)."""
    apart: str = ""
    """The seed for the samples of one of several processes that think about the same question."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The chosen action; None if the process failed, with a code for the log."""

    action: Action | None
    """Also None if there are findings: the action is chosen after merging all findings."""
    trouble: str = ""
    view_digest: str = ""
    """The digest of the view that the bot received (`engine.commitment`); empty in a hint."""
    advice: Advice | None = None
    findings: Findings | None = None
    """The findings of one of several processes."""


REPLY_DELAY: Final = 0.15
"""The seconds in which any bot finds an answer without search, or finishes once its time is
over, on a machine that isn't overloaded.
"""

BRIEF: Final = 0.3
"""The time limit in seconds of a level below the strongest, which looks at little."""


def time_limit(level: str, seconds: float) -> float:
    """Return how long a bot may think where the strongest has `seconds`."""
    return min(seconds, BRIEF) if level.partition("/")[0] in LOWER_LEVELS else seconds


def reply_delay(level: str, width: int | None, seconds: float) -> float:
    """Return after how many seconds a bot with a time limit of `seconds` must answer.

    `width` is the number of its choices, or None if that is not public.
    """
    try:
        known = parts_of(level)[0]
    except StockGamesError:  # a level of a later release: a random action is taken
        return REPLY_DELAY
    if not known.has_character:  # it doesn't compare actions
        return 0.0
    return REPLY_DELAY + (seconds if width != 1 and known.id in STEPS else 0.0)
