"""bots/process_group.py: external programs and their children end with what started them."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from stockgames.bots.process_group import ProgramProcess

ROOT = Path(__file__).parents[2]
KILL = getattr(signal, "SIGKILL", 9)
"""Windows doesn't define it, and reads this file before skipping it."""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="jobs were not tried so far")


def breeder(noted: Path) -> list[str]:
    return [sys.executable, str(Path(__file__).with_name("breeder.py")), str(noted)]


def family(noted: Path) -> list[int]:
    """Return the process ids of the program and its child once both run."""
    end = time.monotonic() + 60
    while not (noted.exists() and len(noted.read_text().split()) == 2):
        assert time.monotonic() < end, "the program does not start"
        time.sleep(0.01)
    return [int(number) for number in noted.read_text().split()]


def lives(pid: int) -> bool:
    """Return whether a process runs; a zombie doesn't count."""
    if Path("/proc/self/stat").exists():  # on Linux, where `ps` may be missing
        try:
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        except OSError:
            return False
        return stat.rpartition(")")[2].split()[0] not in "ZX"
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


def assert_gone(pids: list[int]) -> None:
    end = time.monotonic() + 30
    while any(map(lives, pids)):
        assert time.monotonic() < end, "left behind"
        time.sleep(0.02)


@pytest.fixture
def noted(tmp_path: Path) -> Iterator[Path]:
    """Yield the file for process ids; processes that still run at the end are killed."""
    path = tmp_path / "family"
    yield path
    if path.exists():
        for number in path.read_text().split():
            with suppress(OSError):
                os.kill(int(number), KILL)


@pytest.fixture
def heard() -> Iterator[None]:
    """Make child processes hear Ctrl+C: a shell's background jobs ignore it."""
    former = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, former)


def test_a_program_ends_with_its_children(noted: Path) -> None:
    leashed = ProgramProcess(breeder(noted))
    pids = family(noted)
    leashed.end()
    assert_gone(pids)
    assert leashed.process.stdin is not None
    assert leashed.process.stdout is not None
    leashed.process.stdin.close()
    leashed.process.stdout.close()


_KILLED_ON_ITS_WAY = """
import os, subprocess, sys
from stockgames.bots.process_group import ProgramProcess

start = subprocess.Popen.__init__

def and_die(self, words, **more):
    start(self, words, **more)
    if words[0] != "/bin/sh":
        os.kill(os.getpid(), 9)  # the program runs, and nothing else was done for it

subprocess.Popen.__init__ = and_die
ProgramProcess(sys.argv[1:])
"""


def test_a_program_is_watched_from_its_first_moment(noted: Path) -> None:
    subprocess.run([sys.executable, "-c", _KILLED_ON_ITS_WAY, *breeder(noted)], check=False)
    end = time.monotonic() + 3
    while time.monotonic() < end and not noted.exists():
        time.sleep(0.02)  # it may end before it has written anything
    if noted.exists():
        assert_gone([int(number) for number in noted.read_text().split()])


def test_a_program_that_cannot_be_started_leaves_no_watcher_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen.__init__

    def noting(process: subprocess.Popen[bytes], words: list[str], **more: Any) -> None:
        start(process, words, **more)
        started.append(process)

    monkeypatch.setattr(subprocess.Popen, "__init__", noting)
    with pytest.raises(OSError, match="nothing"):
        ProgramProcess([str(tmp_path / "nothing")])
    assert len(started) == 1
    assert not lives(started[0].pid)


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, KILL])
def test_whatever_ends_simulate_ends_its_bots_and_their_children(
    noted: Path, tmp_path: Path, sent: int, jobs: str
) -> None:
    command = ["simulate", "nyse", "--seats", "2", "--games", "2", "--jobs", jobs]
    more = ["--players", f"exec:{shlex.join(breeder(noted))}", "--out", str(tmp_path / "out")]
    run = subprocess.Popen(
        [sys.executable, "-m", "stockgames", *command, *more],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    pids = family(noted)
    os.kill(run.pid, sent)
    run.communicate(timeout=60)
    assert_gone(pids)
    assert not list((tmp_path / "out").iterdir())
