"""Several processes that think about one question at a time, and their combined findings.

Each searches with samples of its own for the same time, and their tallies are added up (root
parallelization). A process that is still starting joins at the next question; one that dies or
exceeds its time costs only the samples it tried.
"""

from __future__ import annotations

import logging
import os
import time
from dataclasses import replace
from functools import partial
from multiprocessing import connection
from random import Random
from typing import Any, Final

from stockgames.bots.decide import advise, decide
from stockgames.bots.heuristic import GreedyBot
from stockgames.bots.levels import parts_of
from stockgames.bots.player import Budget, merged
from stockgames.bots.process import REPLY_DELAY, Answer, BotProcess, Question, Target
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError

MOST: Final = 4
"""The largest number of processes: each takes memory, and four find nearly as much as eight."""
LATE_SECONDS: Final = 0.5
"""How long answers wait for those of other processes once the time is over."""
RESTARTS: Final = 3
"""How many processes that died are replaced; after that the pool stays smaller."""


def worker_count() -> int:
    """Return how many processes may think at once.

    With more than two cores, one is left to the window. With two, none is: a window that only waits
    for bots needs little, and comes first because bots run at lower priority.
    """
    found = getattr(os, "sched_getaffinity", None)
    cores = len(found(0)) if found else os.cpu_count() or 1
    return min(MOST, cores if cores <= 2 else cores - 1)


class BotPool:
    """Starts, asks and ends processes; not thread-safe. `finished` returns each answer."""

    def __init__(self, target: Target, most: int) -> None:
        self._target = target
        self._most = most
        self._restarts = RESTARTS
        self._processes: list[BotProcess] = []
        self._question: Question | None = None
        """The current question."""
        self._asked: set[BotProcess] = set()
        """The processes whose answers are pending."""
        self._answers: list[Answer] = []
        self._late = 0.0
        self._due = 0.0
        """The earliest time at which the answer may be delivered."""
        self._trouble = ""

    def start(self, wanted: int = 1) -> None:
        """Start processes until `wanted` are running or starting."""
        while len(self._processes) < min(wanted, self._most):
            try:
                self._processes.append(BotProcess(self._target))
            except OSError:
                logging.getLogger(__name__).warning("No bot process to be had", exc_info=True)
                break

    @property
    def ready(self) -> int:
        """The number of processes that can think now."""
        return sum(process.ready for process in self._processes)

    def ask(self, question: Question) -> None:
        """Send a question to all ready processes; if only one is, start others for the next
        question.
        """
        self._question = question
        self._asked, self._answers, self._trouble = set(), [], "bot-died"
        self._late = time.monotonic() + question.seconds + LATE_SECONDS
        self._due = time.monotonic() + question.reply_delay
        self.start()
        able = self._processes if _searches(question) else self._processes[:1]
        thinkers = [process for process in able if process.ready] or self._processes[:1]
        for place, process in enumerate(thinkers):
            samples_seed = f"{question.seed}/{place}" if place else ""
            if self._send(process, replace(question, samples_seed=samples_seed), question.seconds):
                process.owed += 1
                self._asked.add(process)
        if _searches(question):
            self.start(self._most)

    def hurry(self, number: int) -> None:
        """Request an immediate answer to question `number`."""
        self._late = min(self._late, time.monotonic() + LATE_SECONDS)
        self._due = min(self._due, time.monotonic() + REPLY_DELAY)
        for process in [process for process in self._processes if process.owed]:
            self._send(process, number, 0.0)

    def drop(self, number: int) -> None:
        """Cancel the current question; late answers are ignored."""
        self.hurry(number)
        self._question = None

    def wait(self, ear: Any) -> None:
        """Wait until a process sends something or is late, or until `ear` is readable.

        `ear` is an end of a pipe, which has another class on Windows.
        """
        pipes = {process.pipe: process for process in self._processes}
        heard = connection.wait([ear, *pipes], self._patience())
        for pipe in heard:
            if pipe in pipes:
                self._hear(pipes[pipe])
        for process in [process for process in self._processes if process.patience() == 0.0]:
            if process.pipe not in heard:
                self._lose(process, "bot-overran")

    def finished(self) -> tuple[int, Answer] | None:
        """Return the number of the answered question with the answer; None while it is open."""
        question = self._question
        if question is None:
            return None
        found = [answer for answer in self._answers if not answer.trouble]
        if self._asked and not (found and time.monotonic() >= self._late):
            return None
        if time.monotonic() < self._due:
            return None
        self._question = None
        if found:
            return question.number, together(question, found)
        trouble = [answer.trouble for answer in self._answers]
        return question.number, Answer(None, next(iter(trouble), self._trouble))

    def close(self) -> None:
        """End all processes."""
        while self._processes:
            self._processes.pop().kill()

    def _patience(self) -> float | None:
        """Return the seconds until the next deadline; None if there is none."""
        waits = [process.patience() for process in self._processes]
        if self._question is not None and (self._answers or not self._asked):
            until = self._late if self._asked else self._due
            waits.append(max(0.0, until - time.monotonic()))
        return min([seconds for seconds in waits if seconds is not None], default=None)

    def _hear(self, process: BotProcess) -> None:
        try:
            said = process.receive()
        except Exception:
            self._lose(process, "bot-died")
            return
        question = self._question
        if question is None or process not in self._asked:
            return
        if said is None:
            self._due = time.monotonic() + question.reply_delay  # it begins to think only now
        elif said[0] == question.number:
            self._asked.discard(process)
            self._answers.append(said[1])

    def _send(self, process: BotProcess, message: Question | int, seconds: float) -> bool:
        try:
            process.send(message, seconds)
        except OSError:
            self._lose(process, "bot-died")
            return False
        return True

    def _lose(self, process: BotProcess, trouble: str) -> None:
        logging.getLogger(__name__).warning("A bot process is lost: %s", trouble)
        self._processes.remove(process)
        self._asked.discard(process)
        self._trouble = trouble
        process.kill()
        if self._processes and self._restarts:
            self._restarts -= 1
        elif self._processes:
            self._most = len(self._processes)


def _searches(question: Question) -> bool:
    try:
        return parts_of(question.level)[0].searches
    except StockGamesError:
        return False


def together(question: Question, answers: list[Answer]) -> Answer:
    """Return the combined answer of several processes, all of them without trouble."""
    first = answers[0]
    found = [answer.findings for answer in answers if answer.findings is not None]
    if not found:
        return first
    findings = merged(found)
    if question.wants_reason:
        game, rng = registry.load(question.game_id), Random(f"{question.seed}/wealth")
        greedy = GreedyBot(game, rng)
        reason = advise(findings, lambda: greedy.choose(question.view, Budget(1)))
        return Answer(reason.chosen.action, advice=reason)
    rng, character = Random(f"{question.seed}/choice"), parts_of(question.level)[1]
    stake = partial(registry.load(question.game_id).stake, question.view)
    return Answer(decide(findings, rng, character, stake).action, view_digest=first.view_digest)
