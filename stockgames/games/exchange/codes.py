"""All codes of Exchange's refusals; the UI has a text for each."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockgames.engine import errors

Code: TypeAlias = Literal[
    "a-founder-is-chosen-now",
    "a-liquidation-is-chosen-now",
    "a-security-is-chosen-now",
    "a-share-could-be-kept",
    "an-influence-is-laid-now",
    "an-influence-is-one-step-up-or-down",
    "an-order-is-laid-now",
    "intelligence-costs-fifty-dollars",
    "intelligence-was-bought-for-this-card",
    "no-intelligence-before-round-1",
    "no-intelligence-in-a-liquidation",
    "no-market-force-is-coming-now",
    "not-that-many-shares",
    "not-this-seats-decision",
    "orders-are-one-to-nine-shares",
    "that-founder-was-not-dealt-to-this-seat",
    "the-final-influence-is-laid-now",
    "the-lobbyist-votes-now",
    "the-sale-does-not-pay-the-debt",
]
"""Why the rules of Exchange refuse an action; the referee has codes of its own."""


class Refused(errors.Refused):
    """The engine's `Refused`, limited to Exchange's codes for mypy."""

    def __init__(self, code: Code, ruling: str = "rules") -> None:
        super().__init__(code, ruling)
