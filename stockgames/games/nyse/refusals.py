"""Why an action is not allowed: the code and the ruling."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from stockgames.engine import errors
from stockgames.engine.state import SeatId
from stockgames.games.nyse import actions as a
from stockgames.games.nyse import parts as p
from stockgames.games.nyse.state import NyseState

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

    def __init__(self, code: Code, ruling: str = "rules", *, is_answer: bool = False) -> None:
        super().__init__(code, ruling, is_answer=is_answer)


_WRONG_STAGE: Final[dict[int, tuple[Code, str]]] = {
    p.TURN: ("nothing-to-answer-now", "rules"),
    p.INVESTING: ("take-a-chip-or-stop", "N4"),
    p.SURRENDERING: ("the-partner-picks-a-chip-to-give", "N5"),
    p.SHUFFLING: ("the-given-chip-is-shuffled-in-first", "N10"),
}


def refusal(state: NyseState, seat: SeatId, action: a.NyseAction) -> Refused:
    """Return why `action`, which is not in the legal list, is refused."""
    if seat not in state.actors:
        return Refused("not-this-seats-decision")
    if not _fits_stage(state.stage, action):
        if state.stage == p.INVESTING and state.seats == 1:
            return Refused("alone-one-takes-both-chips", "N9")
        return Refused(*_WRONG_STAGE[state.stage])
    if state.bound is not None and not _goes_on(state.bound, action):
        return Refused("the-swap-binds", "N5")
    match action:
        case a.Take(color) | a.Discard(color):
            return closed_pile(state.left[color])
        case a.SpeculativeMarket(chip):
            return _market(state, seat, chip)
        case a.AggressiveInvestment():
            return Refused("no-such-chip-in-hand", "specials")
        case a.StockSwap():
            return _swap(state, seat, action)
        case a.Waive(chip):
            return _waive(state, seat, chip)
        case a.Stop():
            return Refused("alone-one-takes-both-chips", "N9")
        case a.Surrender():
            return Refused("no-such-chip-in-hand", "N5")
        case _:
            return Refused("the-chip-cannot-lie-there", "N10")


def _fits_stage(stage: int, action: a.NyseAction) -> bool:
    fitting: dict[int, tuple[type[a.NyseAction], ...]] = {
        p.TURN: (
            a.Take,
            a.Discard,
            a.SpeculativeMarket,
            a.AggressiveInvestment,
            a.StockSwap,
            a.Waive,
        ),
        p.INVESTING: (a.Take, a.Stop),
        p.SURRENDERING: (a.Surrender,),
        p.SHUFFLING: (a.ShuffleIn,),
    }
    return isinstance(action, fitting[stage])


def _goes_on(bound: int, action: a.NyseAction) -> bool:
    """Return whether a seat that got a "no" asks again or waives, with the same chip (N5)."""
    return isinstance(action, (a.StockSwap, a.Waive)) and action.chip == bound


def closed_pile(left: int) -> Refused:
    """Return why no chip leaves a pile: it is empty, or a special chip comes first (solo, N9)."""
    if not left:
        return Refused("pile-is-empty", "take")
    return Refused("a-special-chip-must-be-used", "N9")


def _market(state: NyseState, seat: SeatId, chip: int) -> Refused:
    if not state.hands[seat * 16 + chip * 4 + p.SPECULATIVE_MARKET]:
        return Refused("no-such-chip-in-hand", "specials")
    return Refused("that-marker-has-crashed", "N3")


def _swap(state: NyseState, seat: SeatId, action: a.StockSwap) -> Refused:
    played = action.chip * 4 + p.STOCK_SWAP
    held = state.hands[seat * 16 : seat * 16 + 16]
    if not held[played]:
        return Refused("no-such-chip-in-hand", "specials")
    held[played] -= 1
    if not held[action.give.kind]:
        return Refused("the-chip-to-give-is-not-in-hand", "N5")
    if state.seats == 1:
        if action.partner != a.SUPPLY:
            return Refused("alone-one-swaps-with-the-supply", "N10")
        return Refused("pile-is-empty", "N10")
    if action.partner == seat or not 0 <= action.partner < state.seats:
        return Refused("a-swap-needs-another-seat", "N5")
    return Refused("the-partner-holds-no-such-color", "N5", is_answer=state.concealed)


def _waive(state: NyseState, seat: SeatId, chip: int) -> Refused:
    if not state.hands[seat * 16 + chip * 4 + p.STOCK_SWAP]:
        return Refused("no-such-chip-in-hand", "specials")
    return Refused("alone-a-swap-is-not-waived", "N9")
