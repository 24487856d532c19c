"""Bots that think in a process of their own, so that the window never waits for one.

A thread stands between the window and the process: it starts it, sends questions, and hands out
answers. A process that dies or overruns its time by far is killed, and the next question starts
another; the question at hand is answered with a random legal action, flagged by a code in
`Answer.trouble`: `bot-died`, `bot-overran`, `bot-error` or `bot-not-allowed`.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from random import Random
from threading import RLock, Thread, current_thread
from typing import Final

from stockgames.bots.child import serve
from stockgames.bots.question import Answer, Question
from stockgames.engine import registry

START_SECONDS: Final = 60.0
"""How long a process may take until it is ready to think."""
GRACE_SECONDS: Final = 5.0
"""How far a bot may overrun its time, or take to answer when hurried, before it is killed."""


@dataclass(slots=True)
class _Job:
    """A question on its way."""

    number: int
    question: Question
    on_answer: Callable[[Answer], None]
    sent: bool = False
    hurry: bool = False


class _Child:
    """A bot process and the pipe to it."""

    def __init__(self, target: Callable[[Connection], None]) -> None:
        context = get_context("spawn")
        self.pipe, other_end = context.Pipe()
        self._process = context.Process(target=target, args=(other_end,), daemon=True)
        self.ready = False
        self.owed = 0
        """Answers that it owes, those to dropped questions included."""
        self._allowed = 0.0
        self._deadline = time.monotonic() + START_SECONDS
        try:
            self._process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            other_end.close()

    def patience(self) -> float | None:
        """Return the seconds left until it is late; None while nothing is owed."""
        if self.ready and not self.owed:
            return None
        return max(0.0, self._deadline - time.monotonic())

    def allow(self, seconds: float) -> None:
        """Give it so long for what it owes, counted from now, or from when it is ready."""
        self._allowed = seconds + GRACE_SECONDS
        if self.ready:
            self._deadline = time.monotonic() + self._allowed

    def is_ready(self) -> None:
        """Note that it can think now."""
        self.ready = True
        self._deadline = time.monotonic() + self._allowed

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


class BotWorker:
    """Lets the bots of one table think. Safe to call from any thread; answers come in another."""

    def __init__(self, target: Callable[[Connection], None] = serve) -> None:
        self._target = target
        self._lock = RLock()
        self._bell, self._ear = get_context("spawn").Pipe()
        self._thread: Thread | None = None
        self._child: _Child | None = None
        self._job: _Job | None = None
        self._number = 0
        self._dropped = 0
        """The question that was dropped while the process thought about it, until it is told."""
        self._wanted = False
        self._rung = False
        self._closing = False

    def warm(self) -> None:
        """Start the process, so that the first question need not wait for it."""
        with self._lock:
            if self._closing:
                return
            self._wanted = True
            if self._thread is None:
                self._thread = Thread(target=self._run, name="bot-worker", daemon=True)
                self._thread.start()
            self._ring()

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Think about a question; the answer to an earlier one, if still open, never comes."""
        with self._lock:
            self.cancel()
            self._number += 1
            self._job = _Job(self._number, question, on_answer)
            self.warm()

    def hurry(self) -> None:
        """Answer now with what was found so far."""
        with self._lock:
            if self._job is not None:
                self._job.hurry = True
                self._ring()

    def cancel(self) -> None:
        """Drop the question: once this returns, its answer never comes."""
        with self._lock:
            if self._job is not None:
                if self._job.sent:
                    self._dropped = self._job.number
                self._job = None
                self._ring()

    def close(self) -> None:
        """Drop the question and end the process; nothing can be asked afterwards."""
        with self._lock:
            self.cancel()
            self._closing = True
            thread = self._thread
            if thread is not None and thread.is_alive():
                self._ring()
        if thread is None:
            self._bell.close()
            self._ear.close()
        elif thread is not current_thread():
            thread.join()

    def _ring(self) -> None:
        """Let the thread look what is to be done."""
        if not self._rung:
            self._rung = True
            self._bell.send_bytes(b"!")

    # Everything below runs in the thread

    def _run(self) -> None:
        while not self._closing:
            try:
                self._pass_on()
                self._listen()
            except Exception:
                logging.getLogger(__name__).warning("The bot process is lost", exc_info=True)
                self._lose_child("bot-died")
        if self._child is not None:
            self._child.kill()
        self._bell.close()
        self._ear.close()

    def _pass_on(self) -> None:
        """Tell the process what it has not been told yet; start it if it is needed."""
        with self._lock:
            wanted, self._wanted = self._wanted, False
            dropped, self._dropped = self._dropped, 0
            job = self._job
            asked = job is not None and not job.sent
            hurried = job is not None and job.hurry
            if job is not None:
                job.sent, job.hurry = True, False
        if self._child is None:
            if not wanted:
                return
            self._child = _Child(self._target)
        child = self._child
        if dropped and child.owed:
            child.pipe.send((dropped, None))
            child.allow(0.0)
        if job is not None and asked:
            child.owed += 1
            child.allow(job.question.seconds)
            child.pipe.send((job.number, job.question))
        if job is not None and hurried:
            child.allow(0.0)
            child.pipe.send((job.number, None))

    def _listen(self) -> None:
        """Wait for the window, for the process, or until the process is late."""
        child = self._child
        if child is None:
            connection.wait([self._ear])
        else:
            heard = connection.wait([self._ear, child.pipe], child.patience())
            if child.pipe in heard:
                number, answer = child.pipe.recv()
                self._take(child, number, answer)
            elif not heard:
                self._lose_child("bot-overran")
        with self._lock:
            if self._rung:
                self._ear.recv_bytes()
                self._rung = False

    def _take(self, child: _Child, number: int, answer: Answer | None) -> None:
        if answer is None:
            child.is_ready()
            return
        child.owed -= 1
        self._deliver(number, answer)

    def _lose_child(self, code: str) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()
        with self._lock:
            if self._job is not None and self._job.sent:
                self._deliver(self._job.number, Answer(None, code))

    def _deliver(self, number: int, answer: Answer) -> None:
        """Hand an answer out, unless its question was dropped."""
        with self._lock:
            job = self._job
            if job is None or job.number != number:
                return
            self._job = None
            if answer.action is None:
                answer = fall_back(job.question, answer.trouble)
            try:
                job.on_answer(answer)
            except Exception:
                logging.getLogger(__name__).exception("An answer could not be taken")


def fall_back(question: Question, trouble: str) -> Answer:
    """Return a random legal action, flagged; no action if even that cannot be found."""
    try:
        game = registry.load(question.game_id)
        return Answer(game.sample_action(question.view, Random(question.seed)), trouble)
    except Exception:
        logging.getLogger(__name__).exception("No action can be drawn from the view")
        return Answer(None, trouble)
