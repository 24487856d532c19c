"""Worker processes from the parent's side: their pipes, and their deadlines."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from stockgames.bots.bundled import let_start_processes
from stockgames.bots.question import Answer, Question

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
