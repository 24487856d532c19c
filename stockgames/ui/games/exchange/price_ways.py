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
_SWELL_MS: Final = 200
_HELD_MS: Final = 350
_BURST_MS: Final = 150
"""How long the bubble swells under what presses it, holds that up, and bursts."""
_ANSWER_MS: Final = 320
"""How long what stands round it answers, where the way lasts so long."""
_PRESSED: Final = 0.38
"""The share of a step's time after which a token presses against the bubble."""


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
class WayMoment:
    """How a price is on its way."""

    gone: float
    """How many steps it has gone, either way."""
    swelling: float = 0.0
    """How far the bubble has swollen that it presses against, 0 to 1."""
    burst: float = 0.0
    """How far the answer to the burst has gone by, 0 to 1."""


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
        return abs(self.steps) * _STEP_MS + (_SWELL_MS + _HELD_MS + _BURST_MS) * self.pops

    def moment(self, share: float, whole: int) -> WayMoment:
        """Return how it is after a share of its time; `whole` steps lie before the end it passes.

        A token goes step by step. The bubble holds it up in the middle of the step over the end.
        """
        if share >= 1:
            return WayMoment(abs(self.steps), self.pops, self.pops)
        spent, pressed = share * self.length, (whole + _PRESSED) * _STEP_MS
        if not self.pops or spent <= pressed:
            return WayMoment(_hopped(spent))
        swelling = min(1.0, (spent - pressed) / _SWELL_MS)
        bursts = pressed + _SWELL_MS + _HELD_MS
        if spent <= bursts:
            return WayMoment(_hopped(pressed), swelling)
        burst = (spent - bursts) / min(_ANSWER_MS, self.length - bursts)
        crossed = pressed + max(0.0, spent - bursts - _BURST_MS)
        return WayMoment(_hopped(crossed), swelling, min(1.0, burst))


def _hopped(spent: float) -> float:
    """Return how many steps a token has gone after some milliseconds, each of them eased."""
    whole, part = divmod(spent / _STEP_MS, 1)
    return whole + (2 * part * part if part < 0.5 else 1 - 2 * (1 - part) ** 2)
