"""Each seat's chance to win a multiplayer game of NYSE, from what one seat knows.

Learned for the standard board with two to six seats (`engine.value_network`). Each seat's features
(`features`) add up to a score; a softmax over the scores gives the chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from stockgames.engine.state import SeatId, victory_chances, win_shares
from stockgames.engine.value_network import Network
from stockgames.games.nyse.actions import TAKES_AND_DISCARDS, NyseAction, StockSwap, Take
from stockgames.games.nyse.ai.features import FEWEST, Days, features
from stockgames.games.nyse.ai.playout import candidate_moves
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.nyse.parts import ALL_MARKINGS, BOARDS, COPIES, PLAIN, SURRENDERING, Marking
from stockgames.games.nyse.state import SWAP_KINDS, NyseState
from stockgames.games.nyse.view import NyseView

BOARD: Final = BOARDS["standard"]
"""The board for which the model was trained."""
MOST: Final = 6
"""The largest number of seats for which the model was trained."""


def is_learned(view: NyseView) -> bool:
    """Return whether the model covers this table and the view is a player's."""
    return FEWEST <= view.seats <= MOST and view.board == BOARD and view.seat is not None


class Chances:
    """The learned model, with a cache of partial sums."""

    def __init__(self, network: Network, weights: NyseWeights) -> None:
        self._network = network
        self._weights = weights
        self._added = lru_cache(maxsize=1 << 15)(network.added)

    def judge(self, state: NyseState, seat: SeatId, days: Days) -> Sequence[float]:
        """Return each seat's chance to win from what `seat` knows; they sum to 1."""
        if not state.actors:
            return win_shares(state.result().ranks)
        if state.stage == SURRENDERING:
            state = state.copy()
            partner = state.actors[0]
            state.apply(partner, state.legal_actions(partner)[0])
            return self.judge(state, seat, days)
        score, added = self._network.score, self._added
        found = features(state, seat, days)
        return victory_chances([score([*map(added, groups)]) for groups in found], 1.0)

    def sensible(self, state: NyseState, seat: SeatId) -> Sequence[NyseAction]:
        """Return all legal actions, but of swaps only the best by the quick heuristic."""
        plain = [
            action for action in state.legal_actions(seat) if not isinstance(action, StockSwap)
        ]
        if not state.kinds[seat] & SWAP_KINDS:
            return plain
        glance = candidate_moves(state, seat, False, self._weights)
        return [*plain, *(action for action, _ in glance if isinstance(action, StockSwap))]

    def after(
        self,
        state: NyseState,
        seat: SeatId,
        action: NyseAction,
        days: Days,
        drawn: Marking = PLAIN,
    ) -> Sequence[float]:
        """Return each seat's chance to win after an action; a chip that is taken has marking
        `drawn`.
        """
        state = state.copy()
        if isinstance(action, Take):
            top = state.left[action.color] - 1
            pile = state.piles[action.color]
            state.piles[action.color] = (*pile[:top], drawn)
        state.apply(seat, action)
        return self.judge(state, seat, days)

    def foreseen(
        self, state: NyseState, seat: SeatId, action: NyseAction, days: Days
    ) -> Sequence[float]:
        """Return each seat's chance to win after an action, averaged over the chips that may
        be drawn.
        """
        if not isinstance(action, Take):
            return self.after(state, seat, action, days)
        place = seat * 16 + action.color * 4
        total, chances = 0, [0.0] * state.seats
        for marking in ALL_MARKINGS:
            unseen = (
                COPIES[marking]
                - state.hands[place + marking]
                - state.played[action.color * 4 + marking]
            )
            if unseen > 0:
                after = self.after(state, seat, action, days, marking)
                chances = [
                    sum_ + unseen * chance for sum_, chance in zip(chances, after, strict=True)
                ]
                total += unseen
        return [chance / total for chance in chances]

    def missed(self, state: NyseState, seat: SeatId, action: NyseAction) -> float:
        """Return how much a take or discard lowers the seat's chance to win against its best one.

        This assumes that it holds no special chips and that no seat is myopic.
        """
        days = (False,) * state.seats
        chances = {
            option: self.after(state, seat, option, days)[seat]
            for option in TAKES_AND_DISCARDS[state.open]
        }
        return max(chances.values()) - chances[action]
