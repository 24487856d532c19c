"""The interface of an analysis of a finished game: its pieces, and their findings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Protocol, TypeAlias

from stockgames.engine.commitment import canonical
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId

Finding: TypeAlias = Mapping[str, Any]
"""The JSON object that an analysis produces for one piece of its work."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much computation is spent on one decision."""

    thought: int
    """The number of samples that the strongest bot searches to select the choices worth
    comparing.
    """
    worlds: int
    """The number of further samples in which all these choices are compared."""


USUAL: Final = Effort(thought=200, worlds=400)
"""The effort that the app itself spends; only findings of this effort are stored."""


class Piece(Protocol):
    """A unit of work for any process, made of plain values."""

    @property
    def number(self) -> int:
        """Its unique number within the job, usually the number of moves made."""
        ...

    def examine(self) -> Finding:
        """Do the work; the result is deterministic."""
        ...


class AnalysisJob(Protocol):
    """One question about games."""

    @property
    def id(self) -> str:
        """Its name in the library and on the command line."""
        ...

    @property
    def method(self) -> int:
        """The version of its method; when it rises, older findings are computed again."""
        ...

    def pieces(self, match: Match, seats: Collection[SeatId], effort: Effort) -> Sequence[Piece]:
        """Return the pieces for a game, as far as they concern these seats.

        `match` is over, and either has stored states (`GameReplay.seek`) or is short.
        """
        ...


def digest(match: Match) -> str:
    """Return a hash of a game's options, set-up and moves, without names."""
    record = match.record()
    data = {"options": record.options, "setup": record.setup, "moves": record.moves}
    return sha256(canonical(data).encode()).hexdigest()[:24]


def basis(job: AnalysisJob, played: str) -> str:
    """Return the key under which findings are valid: the job's method and the game's `digest`.

    Findings with another basis are obsolete: the game was continued, or the method has changed.
    """
    return f"{job.method}/{played}"
