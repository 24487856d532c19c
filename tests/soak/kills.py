"""Kills the app at random moments of real play: nothing that was saved may be lost.

`python -m tests.soak.kills [--kills 500] [--seed TEXT]`. After each kill the library must be intact
and contain every acknowledged action and draft, every game must replay, and no process may be left;
the next start continues the game.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

from stockgames.storage.library import Library
from stockgames.storage.open_database import LIBRARY
from tests.storage.ledger import Ledger
from tests.storage.play import all_drafts, all_moves

ROOT = Path(__file__).parents[2]
EARLY, SITTING_DOWN = 0.15, 0.45
"""Cumulative probabilities of a kill before the library is ready, and before the first move."""
LATEST = 1.2
"""The maximum number of seconds from then until the kill."""


@dataclass
class Count:
    """The counts so far."""

    kills: int = 0
    while_starting: int = 0
    moves: int = 0
    drafts: int = 0
    went_on: int = 0
    games: dict[str, int] = field(default_factory=dict)

    def told(self) -> str:
        """Return them as one line."""
        games = ", ".join(f"{game} {count}" for game, count in sorted(self.games.items()))
        return (
            f"{self.kills} kills ({self.while_starting} while starting), {self.moves} moves "
            f"and {self.drafts} drafts acknowledged, none missing; {self.went_on} starts went on "
            f"with a game; games: {games}"
        )


def run(folder: Path, kills: int, seed: str, speak: bool = False) -> Count:
    """Kill the app ``kills`` times. Raises AssertionError at the first fault."""
    rng, ledger, count = Random(seed), Ledger(), Count()
    while count.kills < kills:
        _kill_once(folder, ledger, rng, count)
        _look_over(folder, ledger, count)
        count.kills += 1
        if speak and count.kills % 25 == 0:
            print(count.told(), flush=True)
    return count


def _kill_once(folder: Path, ledger: Ledger, rng: Random, count: Count) -> None:
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.soak.player", str(folder), str(rng.random())],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        start_new_session=True,
    )
    assert player.stdout is not None
    moment = rng.random()
    awaited = b"" if moment < EARLY else b"open" if moment < SITTING_DOWN else b"did"
    first = _read_until(player.stdout, awaited)
    time.sleep(rng.uniform(0, LATEST))
    gone = player.poll() is not None
    player.kill()
    rest, errors = player.communicate()
    assert not gone, errors.decode()
    assert not errors or _is_orphan(errors.decode()), errors.decode()
    count.while_starting += moment < EARLY
    _hear(first + rest, ledger, count)
    _expect_nobody(player.pid)


def _is_orphan(errors: str) -> bool:
    """Return whether the error is of a bot's process that was just starting when the app was
    killed.
    """
    return (
        errors.count("Traceback") == 1
        and "spawn_main" in errors
        and errors.rstrip().endswith("EOFError: Ran out of input")
    )


def _read_until(source: IO[bytes], awaited: bytes) -> bytes:
    """Return the output up to the first line with this beginning; nothing if none is awaited."""
    said = b""
    while awaited and (line := source.readline()):
        said += line
        if line.startswith(awaited):
            break
    return said


def _hear(said: bytes, ledger: Ledger, count: Count) -> None:
    """Process all complete lines; the kill may have cut the last one."""
    for line in said.decode().splitlines(keepends=True):
        word = line.split(" ", 1)[0]
        if not line.endswith("\n") or word == "open\n":
            continue
        if word == "on":
            _, row, moves = line.split()
            assert len(ledger.moves[int(row)]) == int(moves)
            count.went_on += 1
        else:
            ledger.hear(line.rstrip())
            count.moves += word == "did"
            count.drafts += word == "begun"


def _look_over(folder: Path, ledger: Ledger, count: Count) -> None:
    """Compare the library with the output; every game must replay."""
    with Library.open(folder) as library:
        kept = dict(all_moves(library))
        for row, begun in all_drafts(library):
            ledger.check_drafts(row, kept[row], begun)
        ledger.check(kept)
        games = [*library.unfinished(), *library.finished()]
        assert not any(game.shelved for game in games)
        for game in games[:3]:
            assert len(library.load(game.row).moves) == len(ledger.moves[game.row])
        count.games = {
            game_id: sum(game.game == game_id for game in games)
            for game_id in sorted({game.game for game in games})
        }
    connection = sqlite3.connect(folder / LIBRARY)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


def _expect_nobody(session: int, seconds: float = 20.0) -> None:
    """Wait until no process of a session is left (Linux only)."""
    if not sys.platform.startswith("linux"):
        return
    end = time.monotonic() + seconds
    while left := _members(session):
        assert time.monotonic() < end, f"processes were left behind: {left}"
        time.sleep(0.01)


def _members(session: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(entry.name))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", default=os.urandom(4).hex())
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        print(run(Path(folder), wanted.kills, wanted.seed, speak=True).told())
    return 0


if __name__ == "__main__":
    sys.exit(main())
