"""Questions to a bot process and its answers: plain values that can be sent between processes."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.bots.findings import Findings, Reason
from stockgames.engine.action import Action
from stockgames.engine.state import View


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
    held: float = 0.0
    """The least seconds until the answer is delivered: see `bots.reply_delay`."""
    hushed: bool = False
    """Whether the bot must make no offer: see `Game.hushed`."""
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
    told: str = ""
    """The digest of the view that the bot received (`engine.commitment`); empty in a hint."""
    reason: Reason | None = None
    findings: Findings | None = None
    """The findings of one of several processes."""
