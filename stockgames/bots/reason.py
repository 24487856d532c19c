"""Numbers behind a bot's choice, from what its seat knows, for a hint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stockgames.engine.action import Action

Scale: TypeAlias = Literal["standing", "score", "foreseen", "chance"]
"""The unit of outcomes.

`standing`: 0 to 1, mostly for winning, partly for the score relative to the best. `score`: score
units, in a solo game; `foreseen`: the same by lookahead instead of playouts. `chance`: 0 to 1, the
seat's chance to win.
"""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action that was tried, with its averaged results."""

    action: Action
    tried: int
    """The number of samples."""
    mean: float
    """The average outcome."""
    share: float | None = None
    """Its probability in a mixed strategy, 0 to 1; None if one best action is sought."""
    error: float = 0.0
    """The standard error of `mean`."""
    own: float = 0.0
    """The seat's average final score, or chance to win."""
    spread: float = 0.0
    """The standard deviation of `own`."""
    rival: float = 0.0
    """The same average of the strongest other seat."""
    won: float = 0.0
    """The share of samples that the seat won, shared wins counting in part; its chance to win
    if games are evaluated before their end.
    """


@dataclass(frozen=True, slots=True)
class Reason:
    """The findings about one decision."""

    worlds: int
    """The number of samples; 0 if there was nothing to choose."""
    scale: Scale
    chosen: Weighed
    runner_up: Weighed | None = None
