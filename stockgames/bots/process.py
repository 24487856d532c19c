"""Bot processes from the parent's side: questions, answers, and when these are due.

Questions and answers are plain values that can be sent between processes. The response time must
reveal nothing about a seat's hand. A bot with one choice answers at once, and one with several
thinks: where the number of choices is not public, others could learn it from the clock. So each
answer comes at a time that depends only on public facts: the bot's level, its time limit, and the
number of choices if that is public.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from stockgames.bots.bundled import let_start_processes
from stockgames.bots.levels import STEPS, parts_of
from stockgames.bots.player import Advice, Findings
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
    samples_seed: str = ""
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


Target = Callable[[Connection], None]
"""The function that runs in the process (see `bots.child`); must be importable there."""

START_SECONDS: Final = 60.0
"""The most seconds until a process is ready to think."""
GRACE_SECONDS: Final = 15.0
"""How far a bot may exceed its time, or delay its answer when hurried, before it is killed."""


class PipedProcess:
    """A started process; `kill` ends it. Raise OSError if it can't be started."""

    def __init__(self, target: Target) -> None:
        let_start_processes()
        context = get_context("spawn")
        self.pipe, other_end = context.Pipe()
        self._process = context.Process(target=target, args=(other_end,), daemon=True)
        try:
            self._process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            other_end.close()

    def end(self) -> None:
        """Kill the process; a thread that waits at its pipe finds it closed, and then calls
        `kill`.
        """
        self._process.kill()

    def kill(self) -> None:
        """Kill the process and release its resources."""
        self.end()
        self._process.join()
        # Starting a process in another thread reaps all that have ended; one of them may be taken
        # for running for a moment: https://github.com/python/cpython/issues/94661 and 130895.
        with suppress(ValueError):
            self._process.close()
        self.pipe.close()


class BotProcess(PipedProcess):
    """A process in which bots think."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.ready = False
        self.owed = 0
        """The number of pending answers, including those to cancelled questions."""
        self._allowed = 0.0
        self._deadline = time.monotonic() + START_SECONDS

    def send(self, message: Question | int, seconds: float) -> None:
        """Send a question, or the number of one that must hurry.

        `seconds` is the time limit for the answer, counted from now or from when the process is
        ready.
        """
        self._allowed = seconds + GRACE_SECONDS
        if self.ready:
            self._deadline = time.monotonic() + self._allowed
        self.pipe.send(message)

    def receive(self) -> tuple[int, Answer] | None:
        """Return an answer with its question's number; None if the process only reports that
        it is ready.
        """
        said: tuple[int, Answer] | None = self.pipe.recv()
        if said is None:
            self.ready = True
            self._deadline = time.monotonic() + self._allowed
            return None
        self.owed -= 1
        return said

    def patience(self) -> float | None:
        """Return the seconds until it is late; None while no answer is due."""
        if self.ready and not self.owed:
            return None
        return max(0.0, self._deadline - time.monotonic())
