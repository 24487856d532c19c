"""What the lobby needs to know about a game before its rules are loaded."""

from __future__ import annotations

from typing import NamedTuple


class GameMeta(NamedTuple):
    """A game's catalogue entry; importing it loads neither rules nor pydantic."""

    id: str
    """As records write it: `nyse`, `stock-exchange`."""
    title: str
    """The proper name, the same in every language."""
    seats: range
    """The numbers of seats it can be played with."""
    usual_seats: int
    """How many seats *Play* lays."""
    minutes: int
    """About how long a game lasts."""
    scores: str = ""
    """What `Result.scores` are called among the details of a kept result; empty: not kept there."""
    alone_by: str = ""
    """The option by which scores of one who plays alone are compared; empty where there is none."""
    revisable: bool = False
    """Whether a choice that lies face down may be changed until the last one is laid."""
    all_at_once: bool = False
    """Whether all choose in secret at the same time, so that there are no turns to peek between."""
    has_starter: bool = False
    """Whether one seat begins: drawn at random, unless the host names it (N11, P2)."""
