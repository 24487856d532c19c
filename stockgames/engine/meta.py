"""What the lobby needs to know about a game before its rules are loaded."""

from __future__ import annotations

from typing import NamedTuple


class GameMeta(NamedTuple):
    """A game's catalogue entry; importing it loads neither rules nor pydantic."""

    id: str
    """The id used in records: `nyse`, `stock-exchange`."""
    title: str
    """The proper name, the same in every language."""
    seats: range
    """The possible numbers of seats."""
    usual_seats: int
    """The default number of seats."""
    minutes: int
    """The typical duration of a game."""
    scores: str = ""
    """The key of `Result.scores` in the details of a stored result; empty if not stored."""
    alone_by: str = ""
    """The option by which solo scores are grouped; empty if there is none."""
    revisable: bool = False
    """Whether a face-down choice may be changed until the last one is made."""
    all_at_once: bool = False
    """Whether all choose secretly at the same time, so that nobody can peek between turns."""
    has_starter: bool = False
    """Whether there is a starting seat: drawn at random, unless the host names it (N11, P2)."""
