"""The analysis of one finished game in the background; it can be stopped and resumed.

Findings arrive one by one, are saved at once, and are never computed again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from stockgames.analysis import analysis_jobs
from stockgames.analysis.analysis_job import (
    USUAL,
    AnalysisJob,
    Finding,
    Piece,
    basis,
    digest,
)
from stockgames.analysis.worker_pool import Heard, Task, WorkerPool
from stockgames.bots.worker_pool import worker_count
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId


class FindingsStore(Protocol):
    """Saves findings about a game; see `storage.findings`. Its methods raise nothing."""

    def load(self, job: str, basis: str) -> Mapping[int, Mapping[str, Any]]:
        """Return the findings of a job, by number."""
        ...

    def save(self, job: str, basis: str, number: int, finding: Mapping[str, Any]) -> None:
        """Save one finding."""
        ...


class Stoppable(Protocol):
    """Work in progress; see `analysis.worker_pool.WorkerPool`."""

    def stop(self) -> None:
        """Stop the work; after this returns, no more results arrive."""
        ...


StartPool = Callable[[Sequence[Task], Heard], Stoppable]
"""Starts working on tasks."""


def start_pool(tasks: Sequence[Task], heard: Heard) -> WorkerPool:
    """Start worker processes, as many as suit this machine."""
    return WorkerPool(tasks, heard, worker_count())


class Analysis(QObject):
    """The analyses of one finished game."""

    changed = Signal()
    """It started or ended, or has new findings."""
    started = Signal(object)
    """Work starts; passes itself."""
    _arrived = Signal(str, object, object)

    def __init__(
        self,
        match: Match,
        keeper: FindingsStore | None = None,
        *,
        hire: StartPool = start_pool,
        jobs: Sequence[AnalysisJob] | None = None,
    ) -> None:
        super().__init__()
        assert match.is_over
        self.match = match
        self._keeper, self._hire = keeper, hire
        self._jobs = analysis_jobs() if jobs is None else jobs
        played = digest(match)
        self._bases = {job.id: basis(job, played) for job in self._jobs}
        self._found: dict[str, dict[int, Finding]] = {
            name: dict(keeper.load(name, rests)) if keeper is not None else {}
            for name, rests in self._bases.items()
        }
        self._failed: set[tuple[str, int]] = set()
        self._pieces: dict[frozenset[SeatId], list[Task]] = {}
        self._work: Stoppable | None = None
        self.seats: frozenset[SeatId] = frozenset()
        """The seats that the present or last run is about."""
        self._arrived.connect(self._take)

    @property
    def is_running(self) -> bool:
        return self._work is not None

    def found(self, job: str) -> Mapping[int, Finding]:
        """Return the findings of a job so far, by number; empty if there is no such
        job.
        """
        return self._found.get(job, {})

    def progress(self, seats: Collection[SeatId]) -> tuple[int, int]:
        """Return how many pieces of work for these seats are done, and their total."""
        tasks = self._tasks(seats)
        return len(tasks) - len(self._left(seats)), len(tasks)

    def failed(self, seats: Collection[SeatId]) -> int:
        """Return how many pieces of work for these seats have failed; `begin` tries them again."""
        return sum((task.job, task.piece.number) in self._failed for task in self._tasks(seats))

    def is_done(self, seats: Collection[SeatId]) -> bool:
        """Return whether there is nothing more to find for these seats."""
        return not self._left(seats) and not self.failed(seats)

    def begin(self, seats: Collection[SeatId]) -> None:
        """Start looking for what is not known yet about these seats, in the background."""
        self.stop()
        self.seats = frozenset(seats)
        self._failed.clear()
        left = self._left(seats)
        if left:
            self.started.emit(self)
            self._work = self._hire(left, self._arrived.emit)
        self.changed.emit()

    def stop(self) -> None:
        """Stop; only pieces of work in progress are lost."""
        work, self._work = self._work, None
        if work is not None:
            work.stop()
            self.changed.emit()

    def _tasks(self, seats: Collection[SeatId]) -> list[Task]:
        key = frozenset(seats)
        if key not in self._pieces:
            self._pieces[key] = [
                Task(job.id, piece)
                for job in self._jobs
                for piece in job.pieces(self.match, key, USUAL)
            ]
        return self._pieces[key]

    def _left(self, seats: Collection[SeatId]) -> list[Task]:
        """Return the work to do; failed pieces are excluded until the next `begin`."""
        return [
            task
            for task in self._tasks(seats)
            if task.piece.number not in self._found[task.job]
            and (task.job, task.piece.number) not in self._failed
        ]

    def _take(self, job: str, piece: Piece, found: Finding | None) -> None:
        """Save a finding; one that arrives after a stop is valid too."""
        if found is None:
            self._failed.add((job, piece.number))
        else:
            self._failed.discard((job, piece.number))
            self._found[job][piece.number] = found
            if self._keeper is not None:
                self._keeper.save(job, self._bases[job], piece.number, found)
        if self._work is not None and not self._left(self.seats):
            work, self._work = self._work, None
            work.stop()
        self.changed.emit()
