"""A Dask cluster as worker pool, for tournaments that are too large for one machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from stockgames import __version__
from stockgames.cli.jobs import ExecutorPool
from stockgames.cli.lines import UsageError, warn

R = TypeVar("R")


def cluster(address: str) -> ExecutorPool:
    """Return the worker pool of the scheduler at an address; raise UsageError without Dask.

    The scheduler reassigns the work of dead workers. It gives work up (KilledWorker) after several
    dead workers, and all work is cancelled if the scheduler itself is lost: both count as losses.
    """
    try:
        from distributed import KilledWorker
    except ImportError:
        raise UsageError("--scheduler needs Dask: install the dependency group `cluster`") from None
    return ExecutorPool(partial(_connect, address), (BrokenExecutor, CancelledError, KilledWorker))


@contextmanager
def _connect(address: str) -> Iterator[Executor]:
    """Yield the cluster's executor; pending work is dropped on exit. Raise UsageError."""
    from distributed import Client
    from distributed.comm import resolve_address

    try:
        resolve_address(address)  # without this check, a failing client takes a minute to close
        client = Client(address, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UsageError(f"no scheduler answers at {address}: {error}") from None
    with client:
        _check_workers(client.get_versions(packages=["stockgames"])["workers"])
        yield _Workers(client)


class _Workers(Executor):
    """Like Dask's own executor, except that every future ends, even if its result can't be
    fetched.
    """

    def __init__(self, client: Any) -> None:
        self._client = client

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        # Not pure: with time limits the same game may end differently.
        task = self._client.submit(fn, *args, pure=False, **kwargs)
        future: Future[R] = Future()
        task.add_done_callback(partial(_hand_over, future))
        return future


def _hand_over(future: Future[R], task: Any) -> None:
    if task.status not in {
        "finished",
        "error",
    }:  # cancelled, perhaps by a client that has disconnected
        future.set_exception(BrokenExecutor(task.status))
        return
    try:
        result = task.result()
    except BaseException as error:
        failed = task.status == "error"
        future.set_exception(error if failed else BrokenExecutor(str(error)))
    else:
        future.set_result(result)


def _check_workers(found: dict[str, dict[str, dict[str, str | None]]]) -> None:
    """Raise UsageError for a worker that would play differently from this machine."""
    for worker, versions in found.items():
        other = versions["packages"].get("stockgames")
        if other != __version__:
            has = "no Stock Games" if other is None else f"Stock Games {other}"
            raise UsageError(f"the worker at {worker} has {has}, not {__version__}")
    if not found:
        warn("the cluster has no workers yet; waiting")
