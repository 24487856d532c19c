"""What an inquiry into a game that is over is made of: pieces, and what each of them finds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Protocol, TypeAlias

from stockgames.engine.commitment import canonical
from stockgames.engine.match import Match
from stockgames.engine.seat import SeatId

Finding: TypeAlias = Mapping[str, Any]
"""A JSON object of the inquiry's own."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is tried for one decision."""

    thought: int
    """Worlds that the strongest bot thinks in, to pick the choices that are worth comparing."""
    worlds: int
    """Further worlds, in all of which these choices are compared."""


USUAL: Final = Effort(thought=200, worlds=400)
"""What the app does; only its findings are kept."""


class Piece(Protocol):
    """Work that can be done by itself in any process: plain values, and what is made of them."""

    @property
    def number(self) -> int:
        """Its place among the pieces of its inquiry, mostly a number of moves made; never twice."""
        ...

    def examine(self) -> Finding:
        """Do the work; the same piece finds the same wherever and whenever it is done."""
        ...


class Inquiry(Protocol):
    """One thing that is asked of games."""

    @property
    def id(self) -> str:
        """Its name in the library and on the command line."""
        ...

    @property
    def method(self) -> int:
        """Rises when its findings come about in another way: older ones are done again then."""
        ...

    def pieces(self, match: Match, seats: Collection[SeatId], effort: Effort) -> Sequence[Piece]:
        """Return the work that a game gives, as far as it is about these seats.

        `match` is over, and wound (`GameReplay.wind`) or short enough to be looked at anywhere.
        """
        ...


def digest(match: Match) -> str:
    """Return what stands for all moves of a game: it is another where one of them is."""
    record = match.record()
    told = {"options": record.options, "setup": record.setup, "moves": record.moves}
    return sha256(canonical(told).encode()).hexdigest()[:24]


def basis(inquiry: Inquiry, played: str) -> str:
    """Return what the findings of an inquiry into a game rest on: its method and all its moves.

    `played` is the `digest` of the game. Findings with another basis are of no use: the game was
    played on, or the method is another.
    """
    return f"{inquiry.method}/{played}"
