"""A killed app loses at most the action in progress.

`STOCKGAMES_KILLS=1000 pytest tests/storage/test_kills.py` kills more often than CI does.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from stockgames.storage.library import Library
from stockgames.storage.opening import LIBRARY
from tests.storage.ledger import Ledger
from tests.storage.play import all_drafts, all_moves, play

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
