"""All codes of Portfolio's refusals; the UI has a text for each."""

from __future__ import annotations

from typing import Literal, TypeAlias

from stockgames.engine import errors

Code: TypeAlias = Literal[
    "a-cap-has-the-rank-and-colour-of-its-end",
    "a-card-must-come-from-the-stock",
    "a-debt-is-a-dollar-or-more",
    "a-portfolio-has-three-cards-or-more",
    "a-portfolio-is-a-sequence-of-one-suit",
    "a-side-promises-each-kind-once",
    "a-truce-forbids-it",
    "a-truce-lasts-a-turn-or-more",
    "a-turn-ends-with-a-discard",
    "an-offer-carries-something",
    "at-least-one-card-is-drawn",
    "cards-are-drawn-first",
    "cards-are-drawn-once-a-turn",
    "cards-are-selected-first",
    "cash-is-not-negative",
    "it-takes-the-card-above",
    "it-takes-the-card-below",
    "no-card-is-exposed",
    "no-game-has-so-many-portfolios",
    "no-offer-is-open",
    "no-reshuffle-is-due",
    "no-such-portfolio-on-the-table",
    "not-a-pauper",
    "not-a-pauper-when-the-turn-began",
    "not-enough-cash",
    "not-so-many-cards-are-left",
    "not-this-seats-decision",
    "nothing-is-drawn-in-the-last-turns",
    "nothing-lies-below-an-ace",
    "offers-go-to-another-seat",
    "one-card-is-discarded",
    "one-card-takes-a-portfolio-over",
    "one-does-not-own-what-is-asked-for",
    "ones-own-portfolio-is-not-taken-over",
    "paupers-draw-two-cards",
    "portfolios-are-named-once-by-number",
    "sums-go-up-to-9999-dollars",
    "that-card-does-not-extend-it",
    "that-card-is-not-in-hand",
    "that-end-is-capped",
    "that-portfolio-is-not-ones-own",
    "the-card-just-taken-is-kept",
    "the-discard-pile-is-shuffled-first",
    "the-maker-does-not-own-what-it-offers",
    "the-open-offer-is-answered-first",
    "the-packs-hold-fewer-cards",
    "the-second-stock-is-the-discard-pile",
    "this-turns-income-does-not-pay-for-it",
    "three-offers-a-turn",
    "truces-last-99-turns-at-most",
    "what-debts-left-of-the-income-does-not-pay-for-it",
]
"""Why the rules of Portfolio refuse an action; the referee has codes of its own."""


class Refused(errors.Refused):
    """The engine's `Refused`, limited to Portfolio's codes for mypy."""

    def __init__(self, code: Code, ruling: str = "rules", *, cost: int = 0, held: int = 0) -> None:
        super().__init__(code, ruling, cost=cost, held=held)
