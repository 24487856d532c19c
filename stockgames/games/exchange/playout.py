"""Which choices of Exchange are worth a thought, and what hidden ones probably are.

Gains are in lots of LOT dollars: what a player would not tell apart counts as less than one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import (
    CHOICES,
    INFLUENCES,
    INTELLIGENCE,
    ChooseFounder,
    ExchangeAction,
    Influence,
    Liquidate,
)
from stockgames.games.exchange.liquidation import proceeds
from stockgames.games.exchange.opinions import (
    best_of,
    best_order,
    later_worth,
    weigh_orders,
    weigh_votes,
)
from stockgames.games.exchange.outlook import level
from stockgames.games.exchange.parts import ALL_SECURITIES, BUY, FOUNDERS, MOST_SHARES
from stockgames.games.exchange.state import (
    CLOSE,
    FOUNDING,
    LIQUIDATION,
    LOBBYING,
    NONE,
    PHASE_1,
    PHASE_2,
    ExchangeState,
)
from stockgames.games.exchange.view import ExchangeView, determinize

Option: TypeAlias = tuple[ExchangeAction, float]
"""An action and what it gains at a glance, in lots."""
Chooser: TypeAlias = Callable[[ExchangeState, SeatId], ExchangeAction]

LOT: Final = 40.0
"""Dollars."""
LOOK: Final = {PHASE_1: -0.3, PHASE_2: -0.6}
"""What a look at the coming Market Force gains beyond its price, by stage."""
NO_LOOK: Final = -1.5
"""The same in later stages."""
WAYS_OUT: Final = 3
"""Liquidations worth a thought."""


def plausible(state: ExchangeState, seat: SeatId, naive: bool = False) -> list[Option]:
    """Return the options worth a thought, for a seat that owes a decision; at least one."""
    stage = state.stage
    if stage == FOUNDING:
        return [(choice, _founder(choice)) for choice in state.choices(seat)]
    if stage == LIQUIDATION:
        return _liquidations(state, seat)
    options = _phase(state, seat, naive)
    if state.can_buy_intelligence(seat):
        options.append((INTELLIGENCE[0], options[0][1] + LOOK.get(stage, NO_LOOK)))
    return options


def _phase(state: ExchangeState, seat: SeatId, naive: bool) -> list[Option]:
    """Weigh the cards of the phase, the best first."""
    stage = state.stage
    if stage == PHASE_1:
        later = later_worth(state)
        securities = zip(CHOICES[1], ALL_SECURITIES, strict=True)
        weighed = [(card, best_order(state, seat, each, later)[1]) for card, each in securities]
    elif stage == PHASE_2:
        weighed = weigh_orders(state, seat, state.traded[seat], later_worth(state))
    else:
        cards = CHOICES[LOBBYING] if stage == LOBBYING else INFLUENCES
        weighed = list(zip(cards, weigh_votes(state, seat, naive), strict=True))
    return [(card, gain / LOT) for card, gain in best_of(weighed, len(weighed))]


def _founder(choice: ExchangeAction) -> float:
    """Weigh a founder: all are worth the same, and cash can do more than shares."""
    assert isinstance(choice, ChooseFounder)
    return FOUNDERS[choice.card].cash / 200


def _liquidations(state: ExchangeState, seat: SeatId) -> list[Option]:
    """Weigh the sales that pay a debt by what is given away for it."""
    later = later_worth(state)
    worth = [later[level(state.board, price)] for price in state.prices]
    weighed: list[Option] = []
    for choice in state.choices(seat):
        assert isinstance(choice, Liquidate)
        kept = sum(count * each for count, each in zip(choice.sold, worth, strict=True))
        weighed.append((choice, (proceeds(choice.sold, state.prices) - kept) / LOT))
    return best_of(weighed, WAYS_OUT)


def settled(state: ExchangeState, view: ExchangeView) -> bool:
    """Tell whether the market has moved since the view, and trades are done."""
    if state.stage == CLOSE:
        return view.stage != CLOSE
    return state.round > max(1, view.round) or not state.actors


def imagine(view: ExchangeView, rng: Random, choose: Chooser) -> ExchangeState:
    """Return a world that fits the view, in which all that lies face down is a sensible guess.

    Seats that have laid something in this stage owe it again: what it is, nobody can know.
    `choose` plays for a seat.
    """
    state = determinize(view, rng)
    if len(view.choosers) > 1:
        for seat in view.choosers:
            if seat != view.seat:
                state.laid[seat] = None
        state.actors = tuple([s for s in view.choosers if s != view.seat or s in view.actors])
    for seat in view.standing:
        if seat == view.seat:
            continue
        if view.sides[seat] != NONE and not view.orders[seat]:
            state.orders[seat] = _likely_order(state, seat, view.sides[seat], rng)
    if view.stage == LOBBYING:
        _guess_votes(state, view, choose)
    return state


def _likely_order(state: ExchangeState, seat: SeatId, side: int, rng: Random) -> int:
    """Guess a hidden number of shares: mostly as many as the seat can trade (E4)."""
    security = state.traded[seat]
    if side == BUY:
        most = min(MOST_SHARES, max(1, state.cash[seat] // state.prices[security]))
    else:
        most = min(MOST_SHARES, max(1, state.shares[seat][security]))
    shares = most if rng.random() < 0.6 else rng.randint(1, MOST_SHARES)
    return shares if side == BUY else -shares


def _guess_votes(state: ExchangeState, view: ExchangeView, choose: Chooser) -> None:
    """Let the others cast again the votes that lie face down while the lobbyist's is chosen."""
    before = state.copy()
    before.stage = LOBBYING - 1
    for seat in view.standing:
        if view.votes[seat] is None:
            vote = choose(before, seat)
            if isinstance(vote, Influence):
                state.votes[seat] = vote
