"""The process in which bots think: reads questions from a pipe and answers them, without Qt.

It receives a `Question`, or the number of one that must be answered at once. It sends
`(number, Answer)`, and once `None` when it is ready to think.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections import deque
from dataclasses import replace
from multiprocessing.connection import Connection
from random import Random
from typing import Final

from stockgames.bots.levels import make_player
from stockgames.bots.player import ENDLESS, Budget
from stockgames.bots.playout import legal_among
from stockgames.bots.process import Answer, Question
from stockgames.bots.process_group import end_with_parent
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.commitment import view_digest
from stockgames.engine.errors import sanitized_traceback

NICE: Final = 5
"""The niceness of the process."""
BELOW_NORMAL: Final = 0x4000
"""The same on Windows (BELOW_NORMAL_PRIORITY_CLASS)."""
BACKGROUND_NICE: Final = 15
"""The niceness of background processes, below that of bots."""
IDLE: Final = 0x40
"""The same on Windows (IDLE_PRIORITY_CLASS)."""
LOOK_AGAIN: Final = 0.01
"""Seconds between checks of the pipe while thinking."""


def serve(pipe: Connection) -> None:
    """Answer questions until the pipe is closed or the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends this process
    lower_priority()
    end_with_parent()
    inbox = Inbox(pipe)
    try:
        pipe.send(None)
        while True:
            question = inbox.next_question()
            pipe.send((question.number, answer(question, inbox)))
    except (EOFError, OSError):
        return


def lower_priority(*, in_background: bool = False) -> None:
    """Lower this process's priority below the window's; `in_background`, also below that of bots
    at a table.
    """
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kind = IDLE if in_background else BELOW_NORMAL
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), kind)
    else:
        os.nice(BACKGROUND_NICE if in_background else NICE)


def answer(question: Question, inbox: Inbox) -> Answer:
    """Answer a question; an error in a bot becomes a code, and a line in the log."""
    try:
        game = registry.load(question.game_id)
        player = make_player(question.level, game, Random(question.seed))
        clock = Clock(question, inbox)
        budget = Budget(ENDLESS, clock.expired, clock.half)
        view = game.without_offers(question.view) if question.offers_muted else question.view
        digest = "" if question.wants_reason else view_digest(game, question.view)
        if isinstance(player, SearchBot):
            found = player.think(view, budget, question.samples_seed)
            tried = [action for action, _ in found.tallies]
            may = legal_among(game, question.view, tried, Random(0))
            found = replace(found, tallies=tuple(t for t in found.tallies if t[0] in may))
            return Answer(None, "" if may else "bot-not-allowed", digest, findings=found)
        action = player.choose(view, budget)
        if not legal_among(game, question.view, [action], Random(0)):
            return Answer(None, "bot-not-allowed")
        return Answer(action, view_digest=digest)
    except (EOFError, OSError):
        raise
    except Exception as error:
        # Without its message, which may reveal what the seat holds.
        logging.getLogger(__name__).warning(
            "Bot %r failed\n%s", question.level, sanitized_traceback(error)
        )
        return Answer(None, "bot-error")


class Inbox:
    """Messages from the parent: questions in order, and which of them must hurry."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._questions: deque[Question] = deque()
        self._hurried = -1

    def next_question(self) -> Question:
        """Wait for the next question; raise EOFError once the parent has closed the pipe."""
        while not self._questions:
            self._take(self._pipe.recv())
        return self._questions.popleft()

    def must_hurry(self, number: int) -> bool:
        """Return whether the parent wants question `number` answered at once."""
        while self._pipe.poll():
            self._take(self._pipe.recv())
        return self._hurried >= number

    def _take(self, message: Question | int) -> None:
        if isinstance(message, Question):
            self._questions.append(message)
        else:
            self._hurried = message


class Clock:
    """The time limit of a question, which ends early if the parent asks to hurry."""

    def __init__(self, question: Question, inbox: Inbox) -> None:
        now = time.monotonic()
        self._deadline = now + question.seconds
        self._half = now + question.seconds / 2
        self._next_look = now
        self._number = question.number
        self._inbox = inbox

    def expired(self) -> bool:
        """Return whether the bot must answer now."""
        now = time.monotonic()
        if now >= self._deadline:
            return True
        if now < self._next_look:
            return False
        self._next_look = now + LOOK_AGAIN
        if self._inbox.must_hurry(self._number):
            self._deadline = now
            return True
        return False

    def half(self) -> bool:
        """Return whether half of the time is over, or the bot must answer now."""
        return time.monotonic() >= self._half or self.expired()
