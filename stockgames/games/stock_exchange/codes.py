"""All codes of Stock Exchange's refusals; the UI has a text for each."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockgames.engine import errors

Code: TypeAlias = Literal[
    "a-seat-gets-one-resource-at-a-time",
    "a-seat-gets-one-stock-at-a-time",
    "an-exchange-costs-two-garnets",
    "coal-cannot-be-produced",
    "coal-of-this-round-cannot-be-given",
    "four-resources-are-produced",
    "gifts-go-to-other-seats",
    "no-fresh-diamond-is-left",
    "not-this-seats-decision",
    "only-diamonds-are-called-fresh",
    "own-stocks-are-not-exchanged",
    "that-seat-has-had-its-gift",
    "the-exchanged-stock-is-not-held",
    "the-given-resource-is-not-at-hand",
    "the-given-stock-is-not-held",
    "there-is-no-such-company",
    "there-is-no-such-seat",
    "three-resources-are-given",
    "three-stocks-are-given",
    "two-resources-are-given",
    "two-stocks-are-given",
]
"""Why the rules of Stock Exchange refuse an action; the referee has codes of its own."""


class Refused(errors.Refused):
    """The engine's `Refused`, limited to Stock Exchange's codes for mypy."""

    def __init__(self, code: Code, ruling: str = "rules") -> None:
        super().__init__(code, ruling)
