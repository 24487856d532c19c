"""Runs bots in processes of their own, so that the window never waits for one.

A thread connects the window with a pool of processes: it sends questions and delivers answers.
Processes that die or greatly exceed their time are killed, and the next question starts new ones. A
question that nobody is left to answer gets a random legal action, flagged by a code in
`Answer.trouble`: `bot-died`, `bot-overran`, `bot-error` or `bot-not-allowed`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing import get_context
from random import Random
from threading import RLock, Thread, current_thread

from stockgames.bots.child import serve
from stockgames.bots.process import Answer, Question, Target
from stockgames.bots.worker_pool import BotPool, worker_count
from stockgames.engine import registry
from stockgames.engine.errors import sanitized_traceback


@dataclass(slots=True)
class _Job:
    """A question in progress."""

    question: Question
    on_answer: Callable[[Answer], None]
    sent: bool = False
    hurry: bool = False


class BotWorker:
    """Runs the bots of one table. Thread-safe; answers are delivered in another thread."""

    def __init__(self, target: Target = serve, processes: int | None = None) -> None:
        """`processes` is the maximum that think at once; None for as many as this machine
        allows.
        """
        self._pool = BotPool(target, processes or worker_count())
        self._lock = RLock()
        self._waker, self._woken = get_context("spawn").Pipe()
        self._thread: Thread | None = None
        self._job: _Job | None = None
        self._number = 0
        self._dropped = 0
        """The number of a cancelled question that the processes must still be told about."""
        self._wanted = False
        self._is_awake = False
        """Whether the pipe between the ends has a byte that the thread must still read."""
        self._closing = False

    def warm(self) -> None:
        """Start a process in advance, so that the first question need not wait for it."""
        with self._lock:
            if self._closing:
                return
            self._wanted = True
            if self._thread is None:
                self._thread = Thread(target=self._run, name="bot-worker", daemon=True)
                self._thread.start()
            self._wake()

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Start on a question and cancel any earlier one."""
        with self._lock:
            self.cancel()
            self._number += 1
            self._job = _Job(replace(question, number=self._number), on_answer)
            self.warm()

    def hurry(self) -> None:
        """Request an immediate answer from what was found so far."""
        with self._lock:
            if self._job is not None:
                self._job.hurry = True
                self._wake()

    def cancel(self) -> None:
        """Cancel the question: once this returns, its answer is never delivered."""
        with self._lock:
            if self._job is not None:
                if self._job.sent:
                    self._dropped = self._job.question.number
                self._job = None
                self._wake()

    def close(self) -> None:
        """Cancel the question and end the processes; the worker can't be used afterwards."""
        with self._lock:
            self.cancel()
            self._closing = True
            thread = self._thread
            if thread is not None and thread.is_alive():
                self._wake()
        if thread is None:
            self._waker.close()
            self._woken.close()
        elif thread is not current_thread():
            thread.join()

    def _wake(self) -> None:
        if not self._is_awake:
            self._is_awake = True
            self._waker.send_bytes(b"!")

    # The methods below run in the thread

    def _run(self) -> None:
        while not self._closing:
            try:
                self._pass_on()
                self._hand_out()
                self._listen()
            except Exception as error:
                _note("The bot processes are lost", error)
                self._begin_again()
        self._pool.close()
        self._waker.close()
        self._woken.close()

    def _pass_on(self) -> None:
        """Send the processes what is new; start one if needed."""
        with self._lock:
            wanted, self._wanted = self._wanted, False
            dropped, self._dropped = self._dropped, 0
            job = self._job
            asked = job is not None and not job.sent
            hurried = job is not None and job.hurry
            if job is not None:
                job.sent, job.hurry = True, False
        if wanted:
            self._pool.start()
        if dropped:
            self._pool.drop(dropped)
        if job is not None and asked:
            self._pool.ask(job.question)
        if job is not None and hurried:
            self._pool.hurry(job.question.number)

    def _hand_out(self) -> None:
        finished = self._pool.finished()
        if finished is not None:
            self._deliver(*finished)

    def _listen(self) -> None:
        """Wait for the window, for a process, or for a deadline."""
        self._pool.wait(self._woken)
        with self._lock:
            if self._is_awake:
                self._woken.recv_bytes()
                self._is_awake = False

    def _begin_again(self) -> None:
        """End all processes, and answer a question that they had been sent."""
        try:
            self._pool.close()
        except Exception as error:
            _note("A bot process could not be ended", error)
        with self._lock:
            if self._job is not None and self._job.sent:
                self._deliver(self._job.question.number, Answer(None, "bot-died"))

    def _deliver(self, number: int, answer: Answer) -> None:
        """Deliver an answer, unless its question was cancelled."""
        with self._lock:
            job = self._job
            if job is None or job.question.number != number:
                return
            self._job = None
            if answer.action is None:
                answer = fall_back(job.question, answer.trouble)
            try:
                job.on_answer(answer)
            except Exception as error:
                _note("An answer could not be taken", error)


def fall_back(question: Question, trouble: str) -> Answer:
    """Return a random legal action, flagged; no action if even that fails."""
    try:
        game = registry.load(question.game_id)
        return Answer(game.sample_action(question.view, Random(question.seed)), trouble)
    except Exception as error:
        _note("No action can be drawn from the view", error)
        return Answer(None, trouble)


def _note(text: str, error: Exception) -> None:
    """Log an error without its message, which may reveal what a seat holds."""
    logging.getLogger(__name__).warning("%s\n%s", text, sanitized_traceback(error))
