"""Numbers behind a bot's choice, from what its seat knows, for a hint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stockgames.engine.action import Action

Scale: TypeAlias = Literal["standing", "score", "foreseen", "chance"]
"""What outcomes are measured in.

`standing`: 0 to 1, mostly for winning, partly for the score beside the best. `score`: score units,
where a seat is alone; `foreseen`: the same, looked ahead to rather than played out. `chance`: 0 to
1, how likely the seat wins.
"""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that was tried, with its averaged results."""

    action: Action
    tried: int
    """In how many worlds."""
    mean: float
    """The outcome on the average."""
    share: float | None = None
    """How often a mixed strategy takes it, 0 to 1; None where one best action is looked for."""
    error: float = 0.0
    """The standard error of `mean`."""
    own: float = 0.0
    """What the seat had in the end, on the average: its score, or its chance to win."""
    spread: float = 0.0
    """The standard deviation of that."""
    rival: float = 0.0
    """What the strongest of the others had, on the average."""
    won: float = 0.0
    """In what part of the worlds the seat won, a shared victory in part; its chance where games are
    judged before their end."""


@dataclass(frozen=True, slots=True)
class Reason:
    """The findings about one decision."""

    worlds: int
    """How many worlds that fit the view were tried; 0 where there was nothing to choose."""
    scale: Scale
    chosen: Weighed
    runner_up: Weighed | None = None
