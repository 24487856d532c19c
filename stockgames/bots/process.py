"""Processes seen from outside: their pipes, and when one that bots think in is late."""

from __future__ import annotations

import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from stockgames.bots.bundled import let_start_processes
from stockgames.bots.question import Answer, Question

Target = Callable[[Connection], None]
"""What runs in the process (see `bots.child`); importable, so that a fresh process finds it."""

START_SECONDS: Final = 60.0
"""How long a process may take until it is ready to think."""
GRACE_SECONDS: Final = 15.0
"""How far a bot may overrun its time, or take to answer when hurried, before it is killed."""


class PipedProcess:
    """A process that was started; `kill` ends it. Raise OSError if it cannot be started."""

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
        """Let it end, whatever it does; who waits at its pipe finds that closed, and kills it."""
        self._process.kill()

    def kill(self) -> None:
        """End it, and put away what is left of it."""
        self.end()
        self._process.join()
        self._process.close()
        self.pipe.close()


class BotProcess(PipedProcess):
    """One that bots think in."""

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.ready = False
        self.owed = 0
        """Answers that it owes, those to dropped questions included."""
        self._allowed = 0.0
        self._deadline = time.monotonic() + START_SECONDS

    def send(self, message: Question | int, seconds: float) -> None:
        """Send a question, or the number of one that is to hurry.

        It is given so long for what it owes, counted from now or its start.
        """
        self._allowed = seconds + GRACE_SECONDS
        if self.ready:
            self._deadline = time.monotonic() + self._allowed
        self.pipe.send(message)

    def receive(self) -> tuple[int, Answer] | None:
        """Return what it answers to which question; None where it only says that it is ready."""
        said: tuple[int, Answer] | None = self.pipe.recv()
        if said is None:
            self.ready = True
            self._deadline = time.monotonic() + self._allowed
            return None
        self.owed -= 1
        return said

    def patience(self) -> float | None:
        """Return the seconds left until it is late; None while nothing is owed."""
        if self.ready and not self.owed:
            return None
        return max(0.0, self._deadline - time.monotonic())
