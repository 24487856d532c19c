"""Exact values of votes at the close, where one vote of each seat decides the game.

Boards and prices are open then, so only the votes themselves are unknown. Price moves depend only
on the sum of the votes, and a price on the ring has few places: the distribution over the places of
all prices is computed voter by voter.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Final, TypeAlias

from stockgames.engine.seat import SeatId
from stockgames.engine.victory import victory_parts
from stockgames.games.exchange.actions import INFLUENCES, Influence
from stockgames.games.exchange.parts import ALL_SECURITIES, CLOSE, STEP
from stockgames.games.exchange.state import ExchangeState
from stockgames.games.exchange.view import ExchangeView, determinize

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
            banks, insurance, bonds = (floor + STEP * places[one] for one in ALL_SECURITIES)
            end.prices = (banks, insurance, bonds)
            found = self._parts[places] = victory_parts(end.result().ranks)
        return found


def closing(view: ExchangeView) -> Closing | None:
    """Return the position at the close before anybody voted; None in other stages."""
    if view.stage != CLOSE:
        return None
    state = determinize(view, Random(0))
    state.laid = [None] * state.seats
    state.actors = state.choosers
    return Closing(state)
