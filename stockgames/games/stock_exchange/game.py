"""Stock Exchange as an `engine.game.Game`: deal, start, observe, determinize."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from stockgames.engine.errors import RecordError
from stockgames.engine.game import Explanation, Game, Puzzling, Valued
from stockgames.engine.history import History, Step, Tally
from stockgames.engine.state import SeatId
from stockgames.engine.weights import shipped
from stockgames.games.stock_exchange.actions import CODEC, Submit, deranged, random_submission
from stockgames.games.stock_exchange.ai.imagined import ImaginedState
from stockgames.games.stock_exchange.ai.playout import (
    candidate_moves,
    casual,
    evaluate,
    imagine,
    look_for,
    settled,
    win_probabilities,
)
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights
from stockgames.games.stock_exchange.ai.worlds import determinize
from stockgames.games.stock_exchange.explanation import explain
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.history import ACHIEVEMENTS, history, tallies
from stockgames.games.stock_exchange.meta import META
from stockgames.games.stock_exchange.options import Options, Setup, stocks_without
from stockgames.games.stock_exchange.parts import DIAMOND, FIGURES
from stockgames.games.stock_exchange.refusals import Refused, refusal
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView, all_up, books, observe


class StockExchange(Game[Submit, StockExchangeState, StockExchangeView]):
    """The game object; see `engine.game.Game` for the contract of each method."""

    weights: StockExchangeWeights
    meta = META
    puzzling = Puzzling(earliest=0.6, clear=5_000)
    """Only the last round, because samples of the others' choices reach no further."""
    figures = FIGURES
    achievements = ACHIEVEMENTS
    codec = CODEC
    options_type = Options
    setup_type = Setup
    shows_all = True
    has_heuristic = True
    can_judge = True
    chooses_in_secret = True
    searches_actions = True
    has_rollout_policy = True
    observe = staticmethod(observe)
    all_up = staticmethod(all_up)
    facts = staticmethod(facts_of)
    is_quiet = staticmethod(settled)

    def deal(self, seats: int, options: Options, rng: Random, first: SeatId | None = None) -> Setup:
        return Setup(stocks=stocks_without(deranged(rng)))

    def start(self, seats: int, options: Options, setup: Setup) -> StockExchangeState:
        if problem := setup.misdealt():
            raise RecordError(f"setup: {problem}")
        return StockExchangeState(options.garnets, setup.stocks)

    def check(self, state: StockExchangeState, seat: SeatId, action: Submit) -> None:
        if seat not in state.actors:
            raise Refused("not-this-seats-decision", "S2")
        if problem := refusal(state.books(seat), action):
            raise problem

    def determinize(self, view: StockExchangeView, rng: Random) -> StockExchangeState:
        return determinize(view, rng, self.weights.habits)

    def history(
        self, steps: Sequence[Step[Any]], options: Options, *, all_up: bool = False
    ) -> History:
        return history(steps, all_up=all_up)

    def tallies(self, steps: Sequence[Step[Any]]) -> tuple[Tally, ...]:
        return tallies(steps)

    def sample_action(self, view: StockExchangeView, rng: Random) -> Submit:
        return random_submission(books(view), rng)

    def evaluate(self, state: StockExchangeState) -> Sequence[float]:
        return evaluate(state, self.weights)

    def candidate_moves(
        self, state: StockExchangeState, seat: SeatId, myopic: bool = False
    ) -> Valued[Submit]:
        return candidate_moves(state, seat, self.weights)

    def search_actions(
        self, view: StockExchangeView, rng: Random, rounds: int, enough: Callable[[], bool]
    ) -> Valued[Submit]:
        return look_for(view, rng, self.weights, rounds, enough)

    def rollout_action(self, state: StockExchangeState, seat: SeatId, rng: Random) -> Submit:
        return casual(state, seat, rng, self.weights)

    def imagine(
        self,
        view: StockExchangeView,
        rng: Random,
        choose: Callable[[StockExchangeState, SeatId], Submit],
    ) -> ImaginedState:
        return imagine(view, rng, choose, self.weights)

    def win_probabilities(self, state: StockExchangeState) -> Sequence[float]:
        return win_probabilities(state, self.weights)

    def stake(self, view: StockExchangeView, action: Submit) -> float:
        """Return the number of own stocks got, and of diamonds made, which may turn to coal."""
        return len(action.exchange) + action.produce.count(DIAMOND)

    def reasons(self, view: StockExchangeView, action: Submit, options: Options) -> Explanation:
        return explain(view, action, self.weights.habits)


GAME = StockExchange(shipped(META.id, StockExchangeWeights))
