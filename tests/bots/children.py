"""Misbehaving bot processes for the worker's tests; a spawned process can import them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from stockgames.bots.child import serve
from stockgames.bots.player import Findings, Tally
from stockgames.bots.process import Answer, Question
from tests.named import Named


def dies_at_once(pipe: Connection) -> None:
    os._exit(3)


def dies_when_asked(pipe: Connection) -> None:
    pipe.send(None)
    pipe.recv()
    os._exit(3)


def never_answers(pipe: Connection) -> None:
    pipe.send(None)
    while True:
        time.sleep(60)


def answers_with_its_pid(pipe: Connection) -> None:
    pipe.send(None)
    while True:
        question = pipe.recv()
        pipe.send((question.number, Answer(Named(os.getpid()))))


def waits_to_be_hurried(pipe: Connection) -> None:
    """Answer a question, once hurried, with the number of hurries seen."""
    pipe.send(None)
    while True:
        question = pipe.recv()
        assert pipe.recv() == question.number
        pipe.send((question.number, Answer(Named("hurried"))))


def tells_what_it_imported(pipe: Connection) -> None:
    """Serve one question properly, and answer with the modules that were loaded for it."""
    pipe.send(None)
    question = pipe.recv()
    told: list[Any] = []

    class Recorder:
        def send(self, message: Any) -> None:
            told.append(message)

        def poll(self) -> bool:
            return False

        def recv(self) -> Any:
            if len(told) > 1:
                raise EOFError
            return question

    serve(Recorder())  # type: ignore[arg-type]
    assert told[1][1].findings is not None
    pipe.send((question.number, Answer(Named(" ".join(sorted(sys.modules))))))


LITTLE = Findings("standing", ((Named("this"), Tally(1, 0.5)), (Named("that"), Tally(2, 1.0))))
"""Findings of three samples."""


def _finds_little(pipe: Connection, helps: Callable[[], Answer]) -> None:
    pipe.send(None)
    while True:
        question = pipe.recv()
        if isinstance(question, Question):
            found = Answer(None, view_digest="told", findings=LITTLE)
            pipe.send((question.number, helps() if question.samples_seed else found))


def finds_little(pipe: Connection) -> None:
    """Report the same three samples for every question."""
    _finds_little(pipe, lambda: Answer(None, view_digest="told", findings=LITTLE))


def fails_when_asked(pipe: Connection) -> None:
    """Report an error for every question."""
    pipe.send(None)
    while True:
        question = pipe.recv()
        if isinstance(question, Question):
            pipe.send((question.number, Answer(None, "bot-error")))


def dies_as_a_helper(pipe: Connection) -> None:
    """Report little, but die if others work on the same question."""
    _finds_little(pipe, lambda: os._exit(3))


def sleeps_as_a_helper(pipe: Connection) -> None:
    """Report little, but never answer if others work on the same question."""
    _finds_little(pipe, lambda: time.sleep(600))  # type: ignore[arg-type, return-value]


def fails_as_a_helper(pipe: Connection) -> None:
    """Report little, but fail if others work on the same question."""
    _finds_little(pipe, lambda: Answer(None, "bot-error"))
