"""The arena on a real cluster: a scheduler and workers, each a process started as users do.

Skipped if Dask is not installed; to run them:

    pip install -c packaging/constraints.txt -e ".[dev,cluster]"
    pytest tests/lab/integrations/test_cluster.py
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="the group `cluster` is not installed")

import dask
import distributed

from stockgames.cli.jobs import TRIES_ALONE, spread
from stockgames.cli.lines import UsageError
from stockgames.cli.simulate import Plan
from stockgames.lab.__main__ import main
from stockgames.lab.commands.arena import play
from stockgames.lab.integrations.cluster import cluster
from stockgames.lab.strength.arena import fixtures
from tests.cli.children import dies_of, doubles, fails, waits

ROOT = Path(__file__).parents[3]


class Cluster:
    """A scheduler and its workers, one game at a time each."""

    def __init__(self, folder: Path, **variables: str) -> None:
        with closing(socket.create_server(("127.0.0.1", 0))) as probe:
            port = probe.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self._log = (folder / "cluster.log").open("w")
        self._variables = {**os.environ, **variables}
        more = ("--host", "127.0.0.1", "--port", str(port), "--no-show", "--no-dashboard")
        self.scheduler = self._start(ROOT, "scheduler", *more)
        self.workers: list[subprocess.Popen[bytes]] = []

    def hire(self, folder: Path = ROOT) -> None:
        """Start a worker, whose imports come from its folder first."""
        more = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
        self.workers.append(self._start(folder, "worker", self.address, *more))

    def _start(self, folder: Path, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *words],
            cwd=folder,
            env=self._variables,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )

    def wait_for_workers(self) -> None:
        with distributed.Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(len(self.workers))

    def dismiss(self, worker: subprocess.Popen[bytes]) -> None:
        self.workers.remove(worker)
        worker.kill()
        worker.wait()

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
        self._log.close()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with closing(Cluster(tmp_path_factory.mktemp("cluster"))) as found:
        yield found


@pytest.fixture
def two_workers(running: Cluster) -> Cluster:
    while len(running.workers) < 2:
        running.hire()
    running.wait_for_workers()
    return running


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Cluster]:
    """Yield a cluster without workers for one test; work that killed a worker is given up."""
    with closing(Cluster(tmp_path, DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES="0")) as found:
        yield found


def at_work_on(piece: int, folder: Path) -> int:
    """Wait until a process works on a piece; return its process id."""
    while not (files := list(folder.glob(f"{piece}-*"))):
        time.sleep(0.02)
    return int(files[0].name.partition("-")[2])


def test_what_a_killed_worker_had_the_other_does(two_workers: Cluster, tmp_path: Path) -> None:
    results = spread(partial(waits, tmp_path, 3), range(12), cluster(two_workers.address))
    done = [next(results)]
    victim = at_work_on(3, tmp_path)
    (worker,) = [worker for worker in two_workers.workers if worker.pid == victim]
    two_workers.dismiss(worker)
    (tmp_path / "go").touch()
    done += results
    assert sorted(done) == list(range(12))
    assert len(list(tmp_path.glob("3-*"))) == 2


def test_a_tournament_loses_no_game_and_counts_none_twice(two_workers: Cluster) -> None:
    plan = Plan("nyse", (), "s", iterations=2)
    games = fixtures(["shrewd", "greedy", "random"], 3, 12)
    found = []
    for outcome in play(plan, games, cluster(two_workers.address)):
        found.append(outcome)
        if len(found) == len(games) // 2:
            two_workers.dismiss(two_workers.workers[0])
    assert sorted(found, key=lambda outcome: outcome.fixture.number) == list(play(plan, games))


def test_the_command_writes_the_same_as_this_machine(two_workers: Cluster, tmp_path: Path) -> None:
    more = ("arena", "exchange", "--players", "greedy,random,random", "--games", "4", "--json")
    assert main([*more, str(tmp_path / "here")]) == 0
    assert main([*more, str(tmp_path / "there"), "--scheduler", two_workers.address]) == 0
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()


def test_what_the_work_raises_ends_it_all(two_workers: Cluster) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(fails, range(4), cluster(two_workers.address)))
    assert list(spread(doubles, [1], cluster(two_workers.address))) == [2]


def test_leaving_early_drops_what_is_open(two_workers: Cluster, tmp_path: Path) -> None:
    work = partial(waits, tmp_path, 0)
    with closing(spread(work, range(3), cluster(two_workers.address))) as results:
        assert next(results) in {1, 2}
    (tmp_path / "go").touch()
    assert list(spread(doubles, [1], cluster(two_workers.address))) == [2]


def test_a_lost_scheduler_is_told_and_what_came_until_then_stays(
    alone: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def hire(text: str) -> None:
        said.append(text)
        alone.hire()

    monkeypatch.setattr("stockgames.lab.integrations.cluster.warn", hire)
    results = spread(partial(waits, tmp_path, 2), range(4), cluster(alone.address))
    assert {next(results), next(results)} == {0, 1}
    assert said == ["the cluster has no workers yet; waiting"]
    at_work_on(2, tmp_path)
    alone.scheduler.kill()
    with (
        dask.config.set({"distributed.comm.timeouts.connect": "1s"}),
        pytest.raises(UsageError, match="no scheduler answers"),
    ):
        next(results)


def test_work_that_always_kills_is_given_up_and_takes_no_other_with_it(alone: Cluster) -> None:
    for _ in range(TRIES_ALONE + 2):
        alone.hire()
    alone.wait_for_workers()
    results = spread(partial(dies_of, frozenset({2})), range(6), cluster(alone.address))
    assert sorted(islice(results, 5)) == [0, 1, 3, 4, 5]
    with pytest.raises(UsageError, match="games missing: 1 "):
        next(results)


def test_a_worker_of_another_version_is_refused(alone: Cluster, tmp_path: Path) -> None:
    installed = tmp_path / "stockgames-0.0.1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: stockgames\nVersion: 0.0.1\n")
    alone.hire(tmp_path)
    alone.wait_for_workers()
    with pytest.raises(UsageError, match=r"has Stock Games 0\.0\.1, not "):
        list(spread(doubles, [1], cluster(alone.address)))


def test_what_is_no_scheduler_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "nyse", "--players", "greedy,random", "--scheduler", "here"]) == 2
    error = capsys.readouterr().err
    assert "no scheduler answers at here" in error
    assert error.count("\n") == 1
