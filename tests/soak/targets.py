"""Untrusted input, as bytes: records, libraries, settings, command lines, bots' answers.

A target takes bytes and returns; if it raises, or writes outside its folder, that is a fault.
Refusals use the package's own errors.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from stockgames.__main__ import main
from stockgames.bots.exec_bot import ExecBot
from stockgames.cli.parser import build_parser
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.match import Match
from stockgames.engine.record import read_record
from stockgames.engine.state import CHANCE
from stockgames.engine.verify import verify
from stockgames.storage.errors import StorageError
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from stockgames.storage.settings_file import SETTINGS, read_settings, write_settings
from stockgames.testing.contract import people
from tests.soak.watched import nothing_outside
from tests.storage.play import deal, keep, play

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "records"
NASTY = Path(__file__).parent / "nasty"
_FEW = 60
"""The maximum number of games or samples in a fuzzed command line; more would only take time."""


def record(data: bytes) -> None:
    """Read a record and replay it."""
    with nothing_outside(), contextlib.suppress(RecordError):
        verify(read_record(data))


def library(data: bytes) -> None:
    """Open a library and every game in it; only the library may be written."""
    with _folder() as folder:
        (folder / LIBRARY).write_bytes(data)
        with contextlib.suppress(StorageError), Library.open(folder) as opened:
            for summary in [*opened.unfinished(), *opened.finished()]:
                with contextlib.suppress(StorageError):
                    opened.load(summary.row)
            opened.people()
            opened.evenings()
        names = {path.name for path in folder.iterdir()}
        assert all(name.startswith("library.") for name in names), names


def settings(data: bytes) -> None:
    """Read settings and write them again."""
    with _folder() as folder:
        (folder / SETTINGS).write_bytes(data)
        found, _ = read_settings(folder)
        write_settings(folder, found)
        again, notices = read_settings(folder)
        assert (again, notices) == (found, ())


def command_line(data: bytes) -> None:
    """Run arguments, one per line; commands that open windows or take hours are only parsed."""
    words = data.decode(errors="surrogateescape").split("\n")
    quiet = io.StringIO()
    with contextlib.redirect_stdout(quiet), contextlib.redirect_stderr(quiet):
        try:
            wanted = build_parser().parse_args(words)
        except SystemExit as leaving:
            if leaving.code not in (0, 2):
                raise AssertionError(f"left with {leaving.code}") from None
            return
        if not _is_quick(wanted):
            return
        with _folder() as folder, contextlib.chdir(folder):
            if wanted.command == "simulate":
                words += ["--out", "here"]
            assert main(words) in (0, 1, 2)
            assert {path.name for path in folder.iterdir()} <= {"here"}
    assert "Traceback" not in quiet.getvalue()


def _is_quick(wanted: Any) -> bool:
    if wanted.command == "verify":
        return all(not os.path.isabs(name) and ".." not in name for name in wanted.files)
    if wanted.command != "simulate":
        return False
    few = wanted.games <= 2 and wanted.jobs == 1 and wanted.iterations <= _FEW
    return few and "exec:" not in wanted.players and "shrewd" not in wanted.players


def answer(data: bytes) -> None:
    """Use a line as a bot program's answer, at a table of each game; the result must be a
    legal move.
    """
    tables = _tables()
    with nothing_outside():
        _answer_everywhere(tables, data)


def _answer_everywhere(tables: list[Match], data: bytes) -> None:
    for match in tables:
        seat = match.actors[0]
        bot = _Told("program", match.game, Random(1), report=lambda text: None)
        bot.line = data
        match.check(seat, bot.choose(match.view(seat), None))  # type: ignore[arg-type]


class _Told(ExecBot):
    """A bot whose program has answered a line already."""

    line = b""

    def _ask(self, question: dict[str, Any]) -> bytes | None:
        json.dumps(question)
        return self.line


@cache
def _tables() -> list[Match]:
    found = []
    for game_id in registry.game_ids():
        game, rng = registry.load(game_id), Random(game_id)
        seats = registry.meta(game_id).usual_seats
        match = Match.deal(game, people(seats), {}, game_id)
        while len(match.moves) < 12:
            seat = match.actors[0]
            view = match.view(None if seat == CHANCE else seat)
            match.act(
                seat, match.preview_chance() if seat == CHANCE else game.sample_action(view, rng)
            )
        if match.actors[0] != CHANCE:
            found.append(match)
    return found


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    """Yield a folder inside an empty one; anything written outside it is a fault."""
    around = Path(tempfile.mkdtemp())
    try:
        inside = around / "inside"
        inside.mkdir()
        with nothing_outside(inside):
            yield inside
        assert [path.name for path in around.iterdir()] == ["inside"]
    finally:
        shutil.rmtree(around)


# Initial inputs


def _records() -> list[bytes]:
    return [path.read_bytes() for path in sorted(RECORDS.glob("*/unfinished-*.json"))]


def _libraries() -> list[bytes]:
    with _folder() as folder:
        with Library.open(folder) as made:
            for seats in (1, 2):
                match = deal(seats)
                play(match, Random(seats), keep(made, match), moves=6)
            made.note_best("nyse", "{}", 5)
        return [(folder / LIBRARY).read_bytes()]


def _settings() -> list[bytes]:
    with _folder() as folder:
        found, _ = read_settings(folder)
        write_settings(folder, found)
        return [(folder / SETTINGS).read_bytes()]


def _lines() -> list[bytes]:
    return [
        b"simulate\nnyse\n--seats\n3\n--players\nrandom\n--games\n1\n--seed\n5",
        b"simulate\nexchange\n--players\nrandom,careless,random\n--option\nboard=cliff",
        b"verify\nrecord.json\nother.json",
        b"arena\nnyse\n--players\ngreedy,random\n--json\nx.json\n--scheduler\ntcp://x:1",
        b"gallery\n--out\npictures",
    ]


def _answers() -> list[bytes]:
    lines = []
    for match in _tables():
        seat, rng = match.actors[0], Random(3)
        action = match.game.sample_action(match.view(seat), rng)
        lines.append(json.dumps(match.encode(seat, action)).encode())
    return lines


TARGETS: dict[str, tuple[Callable[[bytes], None], Callable[[], list[bytes]]]] = {
    "record": (record, _records),
    "library": (library, _libraries),
    "settings": (settings, _settings),
    "command-line": (command_line, _lines),
    "answer": (answer, _answers),
}
"""Each target, and the seeds of its mutations."""


def corpus(name: str) -> list[bytes]:
    """Return a target's initial inputs, including the nasty files."""
    nasty = [path.read_bytes() for path in sorted((NASTY / name).glob("*"))]
    return TARGETS[name][1]() + nasty


# Mutations

_TOKENS: tuple[bytes, ...] = (
    b"null",
    b"-1",
    b"1e999",
    b"99999999999999999999",
    b'""',
    b"[]",
    b"{}",
    b"true",
    b"NaN",
)
_TOKENS += (b"\\ud800", b"\xff", b"\x00", b"--", b"..", b"0.5", b"1" * 5000, b"[" * 3000, b'"x_":')


def mutate(data: bytes, rng: Random) -> bytes:
    """Return the bytes with a few changes, as by damage or malice."""
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        at, length = rng.randrange(len(data) + 1), rng.choice((1, 1, 2, 8, 64, 512))
        head, part, tail = data[:at], data[at : at + length], data[at + length :]
        match rng.randrange(6):
            case 0:
                data = head + bytes(byte ^ (1 << rng.randrange(8)) for byte in part) + tail
            case 1:
                data = head + tail
            case 2:
                data = head + part + part + tail
            case 3:
                data = head + rng.choice(_TOKENS) + part + tail
            case 4:
                data = head + rng.choice(_TOKENS) + tail
            case _:
                data = head + rng.randbytes(len(part)) + tail
    return data
