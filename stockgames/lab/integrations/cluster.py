"""A Dask cluster as the crew, for tournaments that one machine is too small for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from stockgames import __version__
from stockgames.cli.jobs import Crew
from stockgames.cli.lines import UsageError, warn

R = TypeVar("R")


def cluster(address: str) -> Crew:
    """Return the workers of the scheduler at an address; raise UsageError without Dask.

    The scheduler hands on what a dead worker left. It gives work up (KilledWorker) after some
    dead workers, and all work is cancelled if the scheduler itself is lost: both are losses.
    """
    try:
        from distributed import KilledWorker
    except ImportError:
        raise UsageError("--scheduler needs Dask: install the dependency group `cluster`") from None
    return Crew(partial(_connect, address), (BrokenExecutor, CancelledError, KilledWorker))


@contextmanager
def _connect(address: str) -> Iterator[Executor]:
    """Lend the cluster; work that is open when it is left is dropped. Raises UsageError."""
    from distributed import Client
    from distributed.comm import resolve_address

    try:
        resolve_address(address)  # a client that cannot even do this takes a minute to go away
        client = Client(address, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UsageError(f"no scheduler answers at {address}: {error}") from None
    with client:
        _check_workers(client.get_versions(packages=["stockgames"])["workers"])
        yield _Workers(client)


class _Workers(Executor):
    """Dask's own executor, but that every future ends, even if its result cannot be fetched."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        # Not pure, since a clock may decide: the same game need not end the same again.
        task = self._client.submit(fn, *args, pure=False, **kwargs)
        future: Future[R] = Future()
        task.add_done_callback(partial(_hand_over, future))
        return future


def _hand_over(future: Future[R], task: Any) -> None:
    if task.status not in {"finished", "error"}:  # cancelled, perhaps by a client that is gone
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
    """Raise UsageError for a worker that would play otherwise than this machine."""
    for worker, versions in found.items():
        other = versions["packages"].get("stockgames")
        if other != __version__:
            has = "no Stock Games" if other is None else f"Stock Games {other}"
            raise UsageError(f"the worker at {worker} has {has}, not {__version__}")
    if not found:
        warn("the cluster has no workers yet; waiting")
