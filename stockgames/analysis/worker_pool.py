"""Processes that examine pieces in the background at low priority.

One thread waits for each process. If a process dies, its piece is tried once more by another, and
given up if that one dies too.
"""

from __future__ import annotations

import logging
import signal
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from threading import RLock, Thread
from typing import Final, TypeAlias

from stockgames.analysis.analysis_job import Finding, Piece
from stockgames.bots.child import lower_priority
from stockgames.bots.process import PipedProcess
from stockgames.bots.process_group import end_with_parent
from stockgames.engine.errors import sanitized_traceback

TRIES: Final = 2
"""How often a piece is attempted if its process dies."""

Heard: TypeAlias = Callable[[str, Piece, Finding | None], None]
"""A callback for an analysis, one of its pieces, and the finding; None if the piece cannot be
analysed.
"""


@dataclass(frozen=True, slots=True)
class Task:
    """A piece, its job, and the number of attempts."""

    job: str
    piece: Piece
    tried: int = 0


def serve(pipe: Connection) -> None:
    """Examine pieces until the pipe is closed or the parent is gone; runs in a process of its
    own.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and ends this process
    lower_priority(in_background=True)
    end_with_parent()
    with suppress(EOFError, OSError):
        while True:
            piece: Piece = pipe.recv()
            pipe.send(looked_at(piece))


def looked_at(piece: Piece) -> Finding | None:
    """Return a piece's finding; on an error, log it and return None."""
    try:
        return piece.examine()
    except Exception as error:
        # Without its message, which may reveal what the seat holds.
        logging.getLogger(__name__).warning("A piece failed\n%s", sanitized_traceback(error))
        return None


class WorkerPool:
    """Works through tasks; calls `heard` for each, in a thread, until `stop` returns."""

    def __init__(self, tasks: Sequence[Task], heard: Heard, most: int) -> None:
        self._tasks = deque(tasks)
        self._heard = heard
        self._lock = RLock()
        self._stopped = False
        self._processes: list[PipedProcess] = []
        hands = min(most, len(tasks))
        self._threads = [Thread(target=self._work, daemon=True) for _ in range(hands)]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """End all processes: once this returns, `heard` is not called any more."""
        with self._lock:
            self._stopped = True
            self._tasks.clear()
            for process in self._processes:
                process.end()
        for thread in self._threads:
            thread.join()

    # The methods below run in the threads

    def _work(self) -> None:
        """Run one process after another as long as there are tasks."""
        while self._tasks:
            try:
                self._with_process()
            except OSError:
                logging.getLogger(__name__).warning("No process to be had", exc_info=True)
                self._give_up()

    def _with_process(self) -> None:
        with self._lock:
            if self._stopped:
                return
            process = PipedProcess(serve)
            self._processes.append(process)
        self._ask_on(process)
        with self._lock:
            self._processes.remove(process)
            process.kill()

    def _ask_on(self, process: PipedProcess) -> None:
        """Send a process one piece after another, until it dies or none is left."""
        while (task := self._next()) is not None:
            try:
                process.pipe.send(task.piece)
                found: Finding | None = process.pipe.recv()
            except (EOFError, OSError):
                self._tried(task)
                return
            self._report(task, found)

    def _next(self) -> Task | None:
        with self._lock:
            return self._tasks.popleft() if self._tasks else None

    def _tried(self, task: Task) -> None:
        with self._lock:
            if task.tried + 1 < TRIES and not self._stopped:
                self._tasks.appendleft(Task(task.job, task.piece, task.tried + 1))
                return
        self._report(task, None)

    def _give_up(self) -> None:
        while (task := self._next()) is not None:
            self._report(task, None)

    def _report(self, task: Task, found: Finding | None) -> None:
        with self._lock:
            if not self._stopped:
                self._heard(task.job, task.piece, found)
