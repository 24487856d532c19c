"""Each seat's chance to win in Exchange: learned between rounds, exact at the close.

The features are those of the model of winning chances (`engine.pairwise_model`). Money is in steps
of $10. A share is a good whose kind is its price level, whatever the security. Cash counts both as
purse and as a good, because more of it allows larger trades, for better or worse.

At the close one vote of each seat decides the game. Boards and prices are open then, so only the
votes themselves are unknown. Price moves depend only on the sum of the votes, and a price on the
ring has few places: the distribution over the places of all prices is computed voter by voter.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.pairwise_model import Goods, Judgement, chances
from stockgames.engine.state import SeatId, win_shares
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.actions import INFLUENCES, Influence
from stockgames.games.exchange.state import ExchangeState
from stockgames.games.exchange.view import ExchangeView, determinize

MOVES: Final = p.ROUNDS + 1
"""The largest number of market moves, the close included."""
CASH: Final = p.LARGE_BOARD.levels
KINDS: Final = CASH + 1
TABLES: Final = (4, 6)
"""The most seats for each board; tables with the same board share parameters."""
STAGES: Final = MOVES * len(TABLES)


def moves_left(state: ExchangeState) -> int:
    """Return how often the market still moves, counted from the start of a round, close
    included.
    """
    return 1 if state.stage == p.CLOSE else p.ROUNDS + 2 - max(1, state.round)


def goods(state: ExchangeState) -> Goods:
    """Return the features of a position between rounds that is not over."""
    level, purses = state.board.level, [cash / p.STEP for cash in state.cash]
    return Goods(
        stage=_stage(state.seats, moves_left(state)),
        kinds=[*map(level, state.prices), CASH],
        standing=state.standing,
        purses=purses,
        owned=[(*held, cash) for held, cash in zip(state.shares, purses, strict=True)],
    )


def win_probabilities(
    state: ExchangeState, judgement: Judgement, standing: float
) -> Sequence[float]:
    """Return each seat's chance to win between rounds, by the learned model.

    Before the end part of it goes to every seat still in the game, so that a seat that is behind
    doesn't risk ruin for little. For `standing` see `weights`.
    """
    if not state.actors:
        return win_shares(state.result().ranks)
    total = 1 + standing * len(state.standing)
    return [
        (chance + standing * (seat in state.standing)) / total
        for seat, chance in enumerate(chances(judgement, goods(state)))
    ]


def _stage(seats: int, moves: int) -> int:
    return MOVES * (seats > TABLES[0]) + moves - 1


Places: TypeAlias = tuple[int, ...]
"""The level of each security's price."""


class Closing:
    """A position at the close in which all seats have yet to vote."""

    def __init__(self, state: ExchangeState) -> None:
        """Keep a reference to `state`; it is not modified."""
        self.seats: Final = state.choosers
        """The seats that vote."""
        self.options: Final[Sequence[Influence]] = INFLUENCES
        """The options of each seat."""
        self.state: Final = state
        self._ring = state.board.levels
        self._start: Places = tuple([state.board.level(price) for price in state.prices])
        self._parts: dict[Places, Sequence[float]] = {}

    def outcomes(
        self, seat: SeatId, mixes: Mapping[SeatId, Sequence[float]]
    ) -> list[Sequence[float]]:
        """Return each seat's expected share of the win, for each option of `seat`.

        `mixes` holds the probability of each option by voter; the seat's own is ignored.
        """
        likely = self._where([mixes[other] for other in self.seats if other != seat])
        expected: list[Sequence[float]] = []
        for vote in self.options:
            parts = [0.0] * self.state.seats
            for places, chance in likely.items():
                for one, part in enumerate(self._parts_at(self._moved(places, vote))):
                    parts[one] += chance * part
            expected.append(parts)
        return expected

    def _where(self, mixes: Sequence[Sequence[float]]) -> dict[Places, float]:
        likely = {self._start: 1.0}
        for mix in mixes:
            after: defaultdict[Places, float] = defaultdict(float)
            for (places, chance), (vote, share) in product(
                likely.items(), zip(self.options, mix, strict=True)
            ):
                if share:
                    after[self._moved(places, vote)] += chance * share
            likely = after
        return likely

    def _moved(self, places: Places, vote: Influence) -> Places:
        moved = (places[vote.security] + vote.by) % self._ring
        return (*places[: vote.security], moved, *places[vote.security + 1 :])

    def _parts_at(self, places: Places) -> Sequence[float]:
        """Return each seat's share of the win if prices end there (E8, E9)."""
        found = self._parts.get(places)
        if found is None:
            end = self.state.copy()
            floor = end.board.floor
            banks, insurance, bonds = (
                floor + p.STEP * places[security] for security in p.ALL_SECURITIES
            )
            end.prices = (banks, insurance, bonds)
            found = self._parts[places] = win_shares(end.result().ranks)
        return found


def closing(view: ExchangeView) -> Closing | None:
    """Return the position at the close before anybody voted; None in other stages."""
    if view.stage != p.CLOSE:
        return None
    state = determinize(view, Random(0))
    state.laid = [None] * state.seats
    state.actors = state.choosers
    return Closing(state)
