"""What everybody may see while all press the keys of their code cards."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.palette import Mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.facts import Price


@dataclass(frozen=True, slots=True)
class Typist:
    """One person before the open table, and how far they have come: all that a press shows."""

    portrait: Portrait
    name: str
    keys: str
    """The pad that is theirs: upper row, then lower row."""
    live: str
    """Which of them count for the next press."""
    pressed: int
    wanted: int
    """How many keys the decision takes."""
    badge: Mark | None = None
    """What everybody knows of their choices in this round."""

    @property
    def has_laid(self) -> bool:
        """Whether all their keys are pressed."""
        return self.pressed >= self.wanted

    def state(self) -> str:
        """Return how far they have come, in words."""
        if self.has_laid:
            return say("table-is-ready")
        return say("table-one-key-more") if self.pressed else say("table-chooses")


@dataclass(frozen=True, slots=True)
class CodeSituation:
    """What keys are pressed for, and what the market says meanwhile."""

    numeral: str = ""
    title: str = ""
    presses: str = ""
    """How many keys it takes, in words."""
    round: str = ""
    """As `Round 3`."""
    number: int = 0
    prices: tuple[Price, ...] = ()
