"""A killed app loses at most the action in progress.

`STOCKGAMES_KILLS=1000 pytest tests/storage/test_kills.py` kills more often than CI does.
"""

from __future__ import annotations

import ctypes
import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from stockgames.storage import schema
from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.golden.make import FOLDER, contents, seated
from tests.storage.ledger import Ledger
from tests.storage.migrating import rewrite_all
from tests.storage.play import all_drafts, all_moves, deal, files, keep, play

KILLS = int(os.environ.get("STOCKGAMES_KILLS", "6"))
ROOT = Path(__file__).parents[2]


def kill_a_writer(folder: Path, ledger: Ledger, rng: Random) -> None:
    """Start a writer, and kill it at a random moment while it opens or plays."""
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.writer", str(folder), str(rng.random())],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    )
    assert writer.stdout is not None
    first = writer.stdout.readline() if rng.random() < 0.8 else b""
    time.sleep(rng.uniform(0, 0.5))
    writer.kill()
    rest, errors = writer.communicate()
    assert not errors
    for line in (first + rest).splitlines(keepends=True):
        if line.endswith(b"\n"):
            ledger.hear(line.decode().rstrip())


def test_no_kill_loses_an_acknowledged_move(tmp_path: Path) -> None:
    rng = Random(os.environ.get("STOCKGAMES_KILL_SEED", "kills"))
    ledger = Ledger()
    for _ in range(KILLS):
        kill_a_writer(tmp_path, ledger, rng)
        with Library.open(tmp_path) as library:
            kept = dict(all_moves(library))
            assert not any(summary.shelved for summary in library.unfinished())
            for row, begun in all_drafts(library):
                ledger.check_drafts(row, kept[row], begun)
        ledger.check(kept)
        connection = sqlite3.connect(tmp_path / LIBRARY)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
    assert ledger.lines > KILLS
    assert ledger.began > 0
    with Library.open(tmp_path) as library:
        for summary in library.unfinished():
            play(library.load(summary.row), rng, library.journal(summary.row))
        assert not library.unfinished()
        assert all(library.load(summary.row).is_over for summary in library.finished())


TO_THE_NEXT_CALL = 24

State = dict[str, bytes]

OLDER = sorted(FOLDER.glob("library-v*.sqlite3"))[:-1]
"""A library of each version that this release migrates."""


def states_of_a_migration(folder: Path, *words: str) -> list[State]:
    """Return the folder's contents before the migration and after every write."""
    if sys.platform == "win32":
        raise NotImplementedError
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.migrating", str(folder), *words], cwd=ROOT
    )
    _, status = os.waitpid(child.pid, 0)
    states = [files(folder)]
    while os.WIFSTOPPED(status):
        ctypes.CDLL(None).ptrace(TO_THE_NEXT_CALL, child.pid, None, None)
        _, status = os.waitpid(child.pid, 0)
        if (state := files(folder)) != states[-1]:
            states.append(state)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode == 3:
        pytest.skip("nobody may be traced here")
    assert child.returncode == 0
    return states


def lay(folder: Path, state: State) -> Path:
    folder.mkdir()
    for name, data in state.items():
        (folder / name).write_bytes(data)
    return folder


def kept(folder: Path) -> list[tuple[int, str, int]]:
    """Return row, first name and number of moves of every game."""
    with Library.open(folder) as library:
        found = [*library.unfinished(), *library.finished()]
        return [(game.row, game.seats[0].name, game.moves) for game in found]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a test stop at every call")
def test_a_kill_at_any_write_of_a_migration_leaves_the_old_library_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    with Library.open(home) as library:
        for seats in (1, 3, 4):
            match = deal(seats)
            play(match, Random(seats), keep(library, match), moves=40)
    before = kept(home)
    states = states_of_a_migration(home, "--another")
    middle = [state for state in states if state.get(f"{LIBRARY}-journal")]
    assert len(middle) > 10, "the migration writes page by page"
    after = [state[LIBRARY][60:64] for state in middle if state[LIBRARY] != states[0][LIBRARY]]
    assert schema.latest() + 1 in {int.from_bytes(version) for version in after}
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, rewrite_all))
        for number, state in enumerate(states):
            new = kept(lay(tmp_path / f"new-{number}", state))
            assert len(new) == len(before)
    for number, state in enumerate(states):
        if state[LIBRARY][60:64] == states[0][LIBRARY][60:64] or state.get(f"{LIBRARY}-journal"):
            folder = lay(tmp_path / f"old-{number}", state)
            assert kept(folder) == before, "it goes back to the release that it came from"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a test stop at every call")
@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_kill_at_any_write_leaves_a_library_of_an_older_version_with_all_its_games_and_people(
    path: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / LIBRARY).write_bytes(path.read_bytes())
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    states = states_of_a_migration(home)
    versions = {state[LIBRARY][60:64] for state in states}
    assert len(versions) == 2, "some were killed before, some after"
    for number, state in enumerate(states):
        with Library.open(lay(tmp_path / str(number), state)) as library:
            assert contents(library) == told["games"]
            assert [person.name for person in library.people()] == told["people"]
            assert all(seated(library))
