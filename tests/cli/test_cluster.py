"""The arena on a real cluster: a scheduler and workers, each a process, started as people do.

Skipped where Dask is not installed; to run them:

    pip install -c packaging/constraints.txt -e ".[dev,cluster]"
    pytest tests/cli/test_cluster.py
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

from stockgames.__main__ import main
from stockgames.bots.arena import fixtures
from stockgames.cli.arena import play
from stockgames.cli.cluster import cluster
from stockgames.cli.jobs import spread
from stockgames.cli.lines import UsageError
from stockgames.cli.play import Plan
from tests.cli.children import doubles, fails, waits

ROOT = Path(__file__).parents[2]


class Cluster:
    """A scheduler and its workers; a worker's name is its number."""

    def __init__(self, folder: Path) -> None:
        with closing(socket.create_server(("127.0.0.1", 0))) as probe:
            port = probe.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self._log = (folder / "cluster.log").open("w")
        more = ("--host", "127.0.0.1", "--port", str(port), "--no-show", "--no-dashboard")
        self.scheduler = self._start("scheduler", *more)
        self.workers: list[subprocess.Popen[bytes]] = []

    def hire(self) -> subprocess.Popen[bytes]:
        more = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", "60")
        worker = self._start("worker", self.address, *more)
        self.workers.append(worker)
        return worker

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *words],
            cwd=ROOT,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
        self._log.close()


@pytest.fixture
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with closing(Cluster(tmp_path_factory.mktemp("cluster"))) as found:
        found.hire()
        found.hire()
        yield found


def holder(folder: Path, held: int) -> int:
    """Wait until somebody works on the held piece; return the process."""
    while not (files := list(folder.glob(f"{held}-*"))):
        time.sleep(0.02)
    return int(files[0].name.partition("-")[2])


def test_what_a_killed_worker_was_at_is_done_by_the_other(
    two_workers: Cluster, tmp_path: Path
) -> None:
    results = spread(partial(waits, tmp_path, 3), range(12), cluster(two_workers.address))
    done = [next(results)]
    victim = holder(tmp_path, 3)
    (worker,) = [worker for worker in two_workers.workers if worker.pid == victim]
    worker.kill()
    worker.wait()
    (tmp_path / "go").touch()
    done += results
    assert sorted(done) == list(range(12))
    assert len(list(tmp_path.glob("3-*"))) == 2


def test_a_tournament_loses_no_game_and_counts_none_twice(two_workers: Cluster) -> None:
    plan = Plan("nyse", (), "s", iterations=20)
    games = fixtures(["shrewd", "greedy", "random"], 3, 12)
    found = []
    for outcome in play(plan, games, cluster(two_workers.address)):
        found.append(outcome)
        if len(found) == len(games) // 2:
            two_workers.workers[0].kill()
            two_workers.workers[0].wait()
    assert sorted(found, key=lambda outcome: outcome.fixture.number) == list(play(plan, games))


def test_the_command_gives_the_same_file_as_this_machine(
    two_workers: Cluster, tmp_path: Path
) -> None:
    more = ("arena", "exchange", "--players", "greedy,random,random", "--games", "4", "--json")
    assert main([*more, str(tmp_path / "here")]) == 0
    assert main([*more, str(tmp_path / "there"), "--scheduler", two_workers.address]) == 0
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()


def test_what_the_work_raises_ends_it_all(two_workers: Cluster) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(fails, range(4), cluster(two_workers.address)))
    assert list(spread(doubles, [1], cluster(two_workers.address))) == [2]


def test_a_lost_scheduler_is_told_and_what_came_until_then_stays(
    two_workers: Cluster, tmp_path: Path
) -> None:
    results = spread(partial(waits, tmp_path, 2), range(4), cluster(two_workers.address))
    done = sorted(next(results) for _ in range(3))
    two_workers.scheduler.kill()
    with pytest.raises(UsageError, match="no scheduler answers"):
        next(results)
    assert done == [0, 1, 3]


def test_leaving_early_drops_what_is_open(two_workers: Cluster, tmp_path: Path) -> None:
    with closing(spread(partial(waits, tmp_path, 0), range(3), cluster(two_workers.address))) as r:
        assert next(r) in {1, 2}
    (tmp_path / "go").touch()
    assert list(spread(doubles, [1], cluster(two_workers.address))) == [2]
