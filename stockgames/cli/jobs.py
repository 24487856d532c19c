"""Work spread over processes, with a bar on a terminal."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from stockgames.cli.lines import UsageError

T = TypeVar("T")


@contextmanager
def pool(jobs: int) -> Iterator[Any]:
    """Lend a `map` that keeps the order, over processes where there is more than one job.

    Raises UsageError if one of them dies.
    """
    if jobs < 2:
        yield map
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    executor = ProcessPoolExecutor(
        jobs,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),  # end at once and quietly, as the command does
    )
    try:
        yield executor.map
    except BrokenProcessPool:
        raise UsageError("a process that played games has died") from None
    finally:
        executor.shutdown(cancel_futures=True)


def with_bar(games: Iterable[T], total: int) -> Iterable[T]:
    """Show progress on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        return games
    from tqdm import tqdm  # type: ignore[import-untyped]

    bar: Iterable[T] = tqdm(games, total=total, unit="game", leave=False)
    return bar
