"""What seats vote for, learned from the votes they cast in earlier rounds.

A seat that looks ahead wants to gain on the others, and expects that others vote, too. One that
does not may have one of several simple motives. A vote fits a motive the better, the less it gives
away by that motive.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from stockgames.engine.state import SeatId
from stockgames.games.exchange.actions import INFLUENCES, Influence
from stockgames.games.exchange.ai.opinions import held_by_others, weigh_votes
from stockgames.games.exchange.parts import PHASE_3
from stockgames.games.exchange.state import ExchangeState, PastRound

CARELESS: Final = 10.0
"""The difference in dollars that makes a vote e times less likely."""
SLIP: Final = 0.15
"""The probability of any vote, whatever the motive."""


class Motive(NamedTuple):
    """What a step up of a price counts for a seat that reckons with no other vote: so much for each
    share that it holds or buys, that the others hold on average, or that the richest of them holds.
    """

    held: float
    bought: float
    others: float
    leader: float


LIKELY: Final[Sequence[tuple[Motive | None, float]]] = (
    (None, 0.46),
    (Motive(1.0, 0.0, 0.0, 0.0), 0.09),
    (Motive(1.0, -1.0, -1.0, 0.0), 0.09),
    (Motive(1.0, 0.0, 0.0, -1.0), 0.09),
    (Motive(0.0, 0.0, -1.0, 0.0), 0.09),
    (Motive(0.2, 0.0, 0.0, -1.0), 0.09),
    (Motive(0.0, 0.0, 0.0, 0.0), 0.09),
)
"""The motives of seats that don't look ahead, with their probabilities before any vote. None: to be
rich when the game ends, whatever the others have.
"""


class Suspicion(NamedTuple):
    """What the votes of a seat tell about it."""

    naive: float
    """The log-likelihood ratio of not looking ahead."""
    motive: Motive | None
    """Its likeliest motive in that case."""


def weigh_by(state: ExchangeState, seat: SeatId, motive: Motive | None) -> list[float]:
    """Return what each influence card gains by a motive, in the order of `actions.INFLUENCES`."""
    if motive is None:
        return weigh_votes(state, seat, True)
    richest = max((rival for rival in state.standing if rival != seat), key=state.net_worth)
    gains: list[float] = []
    for vote in INFLUENCES:
        security, price = vote.security, state.prices[vote.security]
        bought = state.orders[seat] if state.traded[seat] == security else 0
        wanted = (
            motive.held * state.shares[seat][security]
            + motive.bought * max(0, bought)
            + motive.others * held_by_others(state, seat, security)[0]
            + motive.leader * state.shares[richest][security]
        )
        gains.append(wanted * (state.board.moved(price, vote.by) - price))
    return gains


def suspicion(state: ExchangeState, seat: SeatId) -> Suspicion:
    """Return what the seat's votes in earlier rounds tell."""
    return _suspicions(state.past)[seat] if state.past else Suspicion(0.0, None)


@lru_cache(maxsize=256)
def _suspicions(past: tuple[PastRound, ...]) -> Sequence[Suspicion]:
    seats = range(len(past[0].cash))
    ahead, simple = [0.0 for _ in seats], [[log(chance) for _, chance in LIKELY] for _ in seats]
    for number, seen in enumerate(past, 1):
        state = _before(seen, number)
        for seat, vote in _votes(seen):
            at = INFLUENCES.index(vote)
            ahead[seat] += _fit(weigh_votes(state, seat, False), at)
            for kind, (motive, _) in enumerate(LIKELY):
                simple[seat][kind] += _fit(weigh_by(state, seat, motive), at)
    return [
        Suspicion(log(sum(map(exp, fits))) - own, LIKELY[fits.index(max(fits))][0])
        for own, fits in zip(ahead, simple, strict=True)
    ]


def _before(seen: PastRound, number: int) -> ExchangeState:
    """Return the state in which the votes of a past round were cast."""
    state = ExchangeState(len(seen.cash), (), ())
    state.stage, state.round, state.standing = PHASE_3, number, seen.standing
    state.prices, state.cash, state.shares = seen.prices, list(seen.cash), list(seen.shares)
    state.traded, state.orders = list(seen.traded), list(seen.orders)
    return state


def _votes(seen: PastRound) -> list[tuple[SeatId, Influence]]:
    votes = [(seat, vote) for seat, vote in enumerate(seen.votes) if vote is not None]
    if seen.lobby is not None:
        votes.append((seen.lobbyist, Influence(seen.lobby.security, seen.lobby.by)))
    return votes


def _fit(gains: Sequence[float], at: int) -> float:
    """Return the logarithm of the probability of option `at`."""
    most = max(gains)
    shares = [exp((gain - most) / CARELESS) for gain in gains]
    return log((1 - SLIP) * shares[at] / sum(shares) + SLIP / len(gains))
