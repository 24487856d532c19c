"""The stages of a turn of NYSE."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

TURN: Final = 0
"""The active seat does one of the three things of a turn."""
INVESTING: Final = 1
"""The active seat takes the chips of an aggressive investment (N4)."""
SURRENDERING: Final = 2
"""The partner of a swap chooses the chip it gives (N5)."""
SHUFFLING: Final = 3
"""Chance puts the chip given in a solo swap into its pile (N10)."""
Phase: TypeAlias = Literal["turn", "investing", "surrendering", "shuffling"]
STAGES: Final[tuple[Phase, ...]] = ("turn", "investing", "surrendering", "shuffling")
"""The names of TURN to SHUFFLING, for views and facts."""
