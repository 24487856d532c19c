"""Work distributed over processes, here or on a cluster, with a progress bar on a terminal."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from stockgames.bots.process_group import end_with_parent
from stockgames.cli.lines import UsageError
from stockgames.engine.incremental import Steps, finish

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")

LONG: Final = 1.0
"""Seconds after which a single piece of work shows its progress."""
MOST_UNDER_WAY: Final = 1000
"""The maximum number of tasks handed to an executor at a time; more than any pool has
workers, and quickly submitted.
"""
TRIES_ALONE: Final = 2
"""How often work that may have killed its process is tried again alone."""
MOST_GIVEN_UP: Final = 3
"""This many pieces of work that kill their processes are no accident: the run stops."""


@dataclass(frozen=True, slots=True)
class ExecutorPool:
    """A worker pool: how to open a `concurrent.futures` executor, and the errors by which it
    loses work.
    """

    open: Callable[[], AbstractContextManager[Executor]]
    """Called again if an executor broke. Leaving it early must not wait for open work."""
    losses: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)
    """What a future raises if the process died, instead of the work failing."""


def spread(
    work: Callable[[T], R], pieces: Sequence[T], pool: ExecutorPool | None = None
) -> Generator[R, None, None]:
    """Yield the result of each piece of work exactly once, as they arrive; without a pool, computed
    here.

    Work lost with a process is repeated. Executors start work in order, so the first unfinished
    piece was running: it is repeated alone first, and given up if it breaks that executor too. An
    error of the work itself ends everything. Raises UsageError at the end if anything was given up.
    """
    if pool is None:
        yield from map(work, pieces)
        return
    left = dict.fromkeys(pieces)
    given_up = 0
    while left and given_up < MOST_GIVEN_UP:
        yield from _attempt(work, left, list(left), pool)
        if not left:
            break
        first = next(iter(left))
        for _ in range(TRIES_ALONE):
            if first in left:
                yield from _attempt(work, left, [first], pool)
        if first in left:
            del left[first]
            given_up += 1
    if given_up:
        raise UsageError(
            f"games missing: {given_up + len(left)} (the processes that played them died)"
        )


def _attempt(
    work: Callable[[T], R], left: dict[T, None], pieces: Sequence[T], pool: ExecutorPool
) -> Iterator[R]:
    """Try some pieces in a new executor; finished ones are removed from ``left``."""
    ahead = iter(pieces)
    under_way: dict[Future[R], T] = {}
    done: SimpleQueue[Future[R] | None] = SimpleQueue()
    with pool.open() as executor, _ctrl_c_into(done):
        while True:
            try:
                for piece in islice(ahead, MOST_UNDER_WAY - len(under_way)):
                    future = executor.submit(work, piece)
                    under_way[future] = piece
                    future.add_done_callback(done.put)
            except pool.losses:
                ahead = iter(())
            if not under_way and done.empty():
                return
            ended = done.get()
            if ended is None:
                raise KeyboardInterrupt
            piece = under_way.pop(ended)
            try:
                result = ended.result()
            except pool.losses:
                continue
            del left[piece]
            yield result


@contextmanager
def _ctrl_c_into(queue: SimpleQueue[Any]) -> Iterator[None]:
    """Make the first Ctrl+C put None into a queue; a second one interrupts as usual.

    An executor that is interrupted at any point may keep a lock for ever, and block everything that
    waits for it to end. A simple queue is safe from that.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def hear(*_: object) -> None:
        signal.signal(signal.SIGINT, before)
        queue.put(None)

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def processes(jobs: int) -> ExecutorPool | None:
    """Return a pool of this many local processes; None for one, which is this process."""
    return None if jobs < 2 else ExecutorPool(partial(_pool, jobs))


def _prepare() -> None:
    """Make a pool process end at once and silently on Ctrl+C, and with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


@contextmanager
def _pool(jobs: int) -> Iterator[Executor]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    before = set(active_children())
    executor = ProcessPoolExecutor(
        jobs,
        mp_context=get_context("spawn"),
        initializer=_prepare,
    )
    try:
        yield executor
    except BaseException:
        for process in set(active_children()) - before:
            process.kill()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def with_bar(results: Iterable[R], total: int) -> Generator[R, None, None]:
    """Show progress on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield from results
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    with tqdm(total=total, unit="game", leave=False) as bar:
        for result in results:
            bar.update()
            yield result


def finish_with_bar(steps: Steps[R], name: str) -> R:
    """Run all steps; on a terminal, show progress if it takes long."""
    if not sys.stderr.isatty():
        return finish(steps)
    from tqdm import tqdm

    look = "{desc}: {percentage:3.0f}%|{bar}|"
    with tqdm(total=1.0, desc=name, leave=False, delay=LONG, bar_format=look) as bar:
        return finish(_reporting(steps, bar))


def _reporting(steps: Steps[R], bar: Any) -> Steps[R]:
    while True:
        try:
            share = next(steps)
        except StopIteration as end:
            found: R = end.value
            return found
        bar.update(share - bar.n)
        yield share
