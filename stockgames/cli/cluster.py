"""A Dask cluster as the crew, for tournaments that one machine is too small for."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from contextlib import contextmanager
from functools import partial

from stockgames import __version__
from stockgames.cli.jobs import Crew
from stockgames.cli.lines import UsageError, warn


def cluster(address: str) -> Crew:
    """Return the workers of the scheduler at an address; raise UsageError without Dask.

    The scheduler hands on what a dead worker left. It gives work up (KilledWorker) after some
    dead workers, and all work is cancelled if the scheduler itself is lost: both are losses.
    """
    try:
        from distributed import KilledWorker
    except ImportError:
        raise UsageError(
            "--scheduler needs Dask: install Stock Games with its extra, [cluster]"
        ) from None
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
        executor: Executor = client.get_executor(pure=False)  # a clock may decide: never the same
        yield executor


def _check_workers(found: dict[str, dict[str, dict[str, str | None]]]) -> None:
    """Raise UsageError for a worker that would play otherwise than this machine."""
    for worker, versions in found.items():
        other = versions["packages"].get("stockgames")
        if other != __version__:
            has = "no Stock Games" if other is None else f"Stock Games {other}"
            raise UsageError(f"the worker at {worker} has {has}, not {__version__}")
    if not found:
        warn("the cluster has no workers yet; waiting")
