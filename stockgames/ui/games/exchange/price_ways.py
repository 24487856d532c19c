"""What a settled round does to prices: each one's way, who moved it, and how long that takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import Security
from stockgames.ui.games.exchange.terms import security_mark
from stockgames.ui.kit.palette import Mark

_STEP_MS: Final = 180
"""How long a token takes for a step."""
_BURST_MS: Final = 500
"""How long the bubble holds up what bursts it."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Who moved a price, and by how many steps."""

    name: str
    by: int
    portrait: Portrait | None = None
    """None for what has no face."""
    emblem: str = ""
    """What stands for it then; empty for a card, which shows what it moves."""


@dataclass(frozen=True, slots=True)
class Way:
    """A price's way in a round."""

    security: Security
    before: int
    after: int
    steps: int
    pops: bool
    voices: tuple[Voice, ...]

    @property
    def mark(self) -> Mark:
        """Return what identifies the security."""
        return security_mark(self.security)

    @property
    def length(self) -> int:
        """How long the token is on its way, in milliseconds; the bubble holds it up."""
        if not self.steps:
            return 0
        return abs(self.steps) * _STEP_MS + (_BURST_MS if self.pops else 0)
