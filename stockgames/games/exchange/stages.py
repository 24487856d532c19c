"""The stages of Exchange in order, and the value that means none."""

from __future__ import annotations

from typing import Final

FOUNDING: Final = 0
"""Every seat picks a founder (E2)."""
PHASE_1: Final = 1
"""Each seat chooses a security to trade."""
PHASE_2: Final = 2
"""Buy or sell, and how much (E4)."""
PHASE_3: Final = 3
"""Influence the market."""
LOBBYING: Final = 4
"""The lobbyist's second vote (E6)."""
LIQUIDATION: Final = 5
"""Buyers who are short of cash choose what to sell (E7)."""
CLOSE: Final = 6
"""The Final Influence."""
OVER: Final = 7
STAGES: Final = (
    *("founding", "phase_1", "phase_2", "phase_3"),
    *("lobbying", "liquidation", "close", "over"),
)
"""The names of the stages, for views and facts."""

NONE: Final = -1
"""No security, no founder, no seat."""
