"""Questions to a bot process and its answers: plain values that can be sent between processes."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.bots.findings import Findings
from stockgames.bots.reason import Reason
from stockgames.engine.action import Action
from stockgames.engine.state import View


@dataclass(frozen=True, slots=True)
class Question:
    """One decision to make, described by the seat's view alone."""

    game_id: str
    level: str
    """Who thinks, `LEVEL` or `LEVEL/CHARACTER`."""
    view: View
    seed: str
    """Of the bot's own random stream; it has nothing to do with the match's."""
    seconds: float
    """Thinking time; the search answers with what it has when it is over."""
    held: float = 0.0
    """Seconds after which it is answered, no sooner: see `bots.held`."""
    hushed: bool = False
    """Whether it makes no offer of its own: see `bots.hush`."""
    wants_reason: bool = False
    """Whether the answer is a hint for a person, with the reason in it."""
    number: int = 0
    """Its place among all that one worker was asked, which counts them (`bots.worker`)."""
    apart: str = ""
    """Seeds the worlds of one process among several that think about the same question."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The chosen action; None if the process failed, with a code for the log."""

    action: Action | None
    """None beside findings, too: what is played is decided where all findings come together."""
    trouble: str = ""
    told: str = ""
    """The digest of the view as it reached the bot (`engine.sealing`); empty in a hint."""
    reason: Reason | None = None
    findings: Findings | None = None
    """What one of several processes found."""
