"""A bot in any language: a program that reads views and writes moves, one JSON object per line.

`resources/help/programmers.en.md` describes the protocol. The program gets a question and has a
time limit. An answer that is late, not JSON or not a legal move is reported, and a random legal
action is taken instead. A program that is late or has ended is restarted, a few times. One that
can't be started, or always ends before its first answer, is an error.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Full, Queue
from random import Random
from subprocess import TimeoutExpired
from threading import Thread
from typing import IO, Any, Final

from stockgames.bots.player import Budget
from stockgames.bots.playout import legal_among
from stockgames.bots.process_group import ProgramProcess
from stockgames.engine.codec import legal_to_json, view_to_json
from stockgames.engine.errors import RecordError, StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, View

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""The time limit of a program for one decision."""
MOST_STARTS: Final = 3
MOST_BYTES: Final = 1 << 20
"""The length of the longest line that is read."""
LAST_BREATH: Final = 1.0
"""Seconds in which a program with closed output is expected to exit."""
EXAMPLES: Final = 5
"""The number of sampled moves that show the format if there are too many to list."""


class ExecError(StockGamesError):
    """A command that can't be started, or ends before it has answered anything."""


def words_of(command: str) -> list[str]:
    """Split a command as a POSIX shell would; raise ExecError if it is empty or malformed."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ExecError(f"exec: {error}") from None
    if not words:
        raise ExecError("exec: needs a command, as in exec:'python bot.py'")
    return words


def report(text: str) -> None:
    """Print what a program did wrong to stderr."""
    print(f"exec bot: {text}", file=sys.stderr, flush=True)


class ExecBot:
    """Plays what a program answers. The program is started for the first question.

    `command` is split as a POSIX shell would, but no shell runs it. Raise ExecError if it is empty.
    """

    def __init__(
        self,
        command: str,
        game: AnyGame,
        rng: Random,
        seconds: float = SECONDS,
        report: Callable[[str], None] = report,
    ) -> None:
        self._words = words_of(command)
        self._game = game
        self._rng = rng
        self._seconds = seconds
        self._report = report
        self._program: _Program | None = None
        self._starts = 0
        self._has_answered = False
        self._ends = 0

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the program's move, or a random legal one if it gives none.

        Raise ExecError if the program can't be started.
        """
        fallback: Action = self._game.sample_action(view, self._rng)
        line = self._ask(self._question(view))
        if line is None:
            return fallback
        try:
            action: Action = self._game.codec.decode(_object(line))
        except RecordError as error:
            self._report(f"no move: {error}")
            return fallback
        if legal_among(self._game, view, [action], self._rng):
            return action
        self._report(f"not allowed: {json.dumps(self._game.codec.encode(action))[:200]}")
        return fallback

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _question(self, view: View) -> dict[str, Any]:
        question = {
            "protocol": PROTOCOL,
            "game": self._game.meta.id,
            "seat": view.seat,
            "seconds": self._seconds,
            "view": view_to_json(self._game.codec, view),
            "legal": legal_to_json(self._game.codec, view),
        }
        if not view.legal:
            samples = (self._game.sample_action(view, self._rng) for _ in range(EXAMPLES))
            question["examples"] = [self._game.codec.encode(action) for action in samples]
        return question

    def _ask(self, question: dict[str, Any]) -> bytes | None:
        """Return the line that the program answers; None, after reporting it, if none came in
        time.
        """
        if self._program is None and not self._start():
            return None
        assert self._program is not None
        line = self._program.ask(json.dumps(question).encode() + b"\n", self._seconds)
        if line:
            self._has_answered = True
            return line
        if line is None:
            complaint = f"{self._words[0]}: no answer in {self._seconds:g} seconds"
        else:
            self._ends += 1
            complaint = f"{self._words[0]}: ended with {self._program.status()}"
        self.close()
        if self._ends == MOST_STARTS and not self._has_answered:
            raise ExecError(f"exec: {complaint}, {MOST_STARTS} times before its first answer")
        self._report(complaint)
        return None

    def _start(self) -> bool:
        if self._starts >= MOST_STARTS:
            return False
        self._starts += 1
        try:
            self._program = _Program(self._words)
        except (OSError, ValueError) as error:  # ValueError: the name is invalid for a file
            why = getattr(error, "strerror", None) or error
            raise ExecError(f"exec: {self._words[0]}: cannot be started: {why}") from None
        return True


class _Program:
    """A running program. Threads write to it and read from it, so that no call blocks for ever."""

    def __init__(self, words: list[str]) -> None:
        self._child = ProgramProcess(words)
        self._process = self._child.process
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions: Queue[bytes] = Queue()
        self._lines: Queue[bytes] = Queue(maxsize=16)
        self._ended = False
        for target, pipe in (
            (self._write, self._process.stdin),
            (self._read, self._process.stdout),
        ):
            Thread(target=target, args=(pipe,), daemon=True).start()

    def ask(self, question: bytes, seconds: float) -> bytes | None:
        """Write a line and return the next line read, or None if none comes in time.

        An empty line means that the program has closed its output. Lines read earlier are
        discarded.
        """
        while not self._lines.empty():
            if not self._lines.get_nowait():
                return b""
        self._questions.put(question)
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return None

    def status(self) -> str:
        """Return how the program ended, once its output is closed."""
        try:
            return f"status {self._process.wait(LAST_BREATH)}"
        except TimeoutExpired:
            return "its output closed"

    def end(self) -> None:
        """Kill the program and everything it started, and end the threads.

        Each thread closes its pipe itself: closing it here would block while a child of the program
        still holds the other end.
        """
        self._child.end()
        self._ended = True
        self._questions.put(b"")
        with suppress(Empty):  # make room for a reader that is blocked on a full queue
            while True:
                self._lines.get_nowait()

    def _write(self, pipe: IO[bytes]) -> None:
        """Forward questions until an empty one comes, or the program accepts no more."""
        with suppress(OSError, ValueError), pipe:
            while question := self._questions.get():
                pipe.write(question)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        """Forward lines; an empty one means that the output is closed."""
        with suppress(OSError, ValueError), pipe:
            while not self._ended and (line := pipe.readline(MOST_BYTES)):
                self._lines.put(line)
        with suppress(Full):
            self._lines.put_nowait(b"")


def _object(line: bytes) -> dict[str, Any]:
    """Return the JSON object of a line without its `seat`; raise RecordError."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError("an answer must be one JSON object on one line") from None
    if not isinstance(found, dict):
        raise RecordError("an answer must be one JSON object on one line")
    return {key: value for key, value in found.items() if key != "seat"}
