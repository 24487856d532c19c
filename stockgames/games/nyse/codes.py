"""All codes of NYSE's refusals; the UI has a text for each."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockgames.engine import errors

Code: TypeAlias = Literal[
    "a-special-chip-is-being-played",
    "a-special-chip-must-be-used",
    "a-swap-needs-another-seat",
    "alone-a-swap-is-not-waived",
    "alone-one-swaps-with-the-supply",
    "alone-one-takes-both-chips",
    "no-marker-stands",
    "no-such-chip-in-hand",
    "no-trade-can-follow",
    "not-this-seats-decision",
    "nothing-to-answer-now",
    "pile-is-empty",
    "take-a-chip-or-stop",
    "that-marker-has-crashed",
    "the-chip-cannot-lie-there",
    "the-chip-to-give-is-not-in-hand",
    "the-given-chip-is-shuffled-in-first",
    "the-partner-holds-no-chip",
    "the-partner-holds-no-such-color",
    "the-partner-picks-a-chip-to-give",
    "the-special-is-played-first",
    "the-swap-binds",
]
"""Why the rules of NYSE refuse an action; the referee has codes of its own."""


class Refused(errors.Refused):
    """The engine's `Refused`, limited to NYSE's codes for mypy."""

    def __init__(self, code: Code, ruling: str = "rules", *, told: bool = False) -> None:
        super().__init__(code, ruling, told=told)
