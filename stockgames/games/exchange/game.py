"""Exchange as an `engine.game.Game`: deal, start, observe, determinize."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from stockgames.engine.errors import RecordError
from stockgames.engine.game import Explanation, Game, Puzzling, Valued
from stockgames.engine.history import History, Step, Tally
from stockgames.engine.pairwise_model import Judgement
from stockgames.engine.pairwise_model import shipped as learned
from stockgames.engine.state import SeatId
from stockgames.engine.weights import shipped
from stockgames.games.exchange import actions as a
from stockgames.games.exchange.ai.evaluation import evaluate
from stockgames.games.exchange.ai.judgement import KINDS, STAGES, closing, win_probabilities
from stockgames.games.exchange.ai.motives import suspicion
from stockgames.games.exchange.ai.playout import Chooser, candidate_moves, imagine, settled
from stockgames.games.exchange.ai.weights import ExchangeWeights
from stockgames.games.exchange.explanation import explain
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.history import ACHIEVEMENTS, history, tallies
from stockgames.games.exchange.meta import META
from stockgames.games.exchange.options import Options, Setup
from stockgames.games.exchange.parts import FORCE_IDS, FOUNDER_IDS
from stockgames.games.exchange.refusals import refusal
from stockgames.games.exchange.state import ExchangeState
from stockgames.games.exchange.view import ExchangeView, all_up, determinize, observe


@cache
def _judgement() -> Judgement:
    return learned(META.id, STAGES, KINDS)


class Exchange(Game[a.ExchangeAction, ExchangeState, ExchangeView]):
    """The game object; see `engine.game.Game` for the contract of each method."""

    weights: ExchangeWeights
    meta = META
    puzzling = Puzzling(tables=(3, 4, 4, 5))
    achievements = ACHIEVEMENTS
    codec = a.CODEC
    options_type = Options
    setup_type = Setup
    shows_all = True
    has_heuristic = True
    can_judge = True
    chooses_in_secret = True
    observe = staticmethod(observe)
    all_up = staticmethod(all_up)
    determinize = staticmethod(determinize)
    refusal = staticmethod(refusal)
    evaluate = staticmethod(evaluate)
    is_quiet = staticmethod(settled)
    last_choice = staticmethod(closing)

    def deal(self, seats: int, options: Options, rng: Random, first: SeatId | None = None) -> Setup:
        founders = rng.sample(FOUNDER_IDS, len(FOUNDER_IDS))
        forces = rng.sample(FORCE_IDS, len(FORCE_IDS))
        return Setup(founders=[founders[seat::seats] for seat in range(seats)], forces=forces)

    def start(self, seats: int, options: Options, setup: Setup) -> ExchangeState:
        if problem := setup.misdealt(seats):
            raise RecordError(f"setup: {problem}")
        hands = tuple(tuple(map(FOUNDER_IDS.index, hand)) for hand in setup.founders)
        return ExchangeState(seats, hands, tuple(map(FORCE_IDS.index, setup.forces)))

    def public_action_count(self, view: ExchangeView) -> int | None:
        return len(view.legal) or None

    def facts(self, view: ExchangeView) -> object:
        return facts_of(view)

    def history(
        self, steps: Sequence[Step[Any]], options: Options, *, all_up: bool = False
    ) -> History:
        return history(steps)

    def tallies(self, steps: Sequence[Step[Any]]) -> tuple[Tally, ...]:
        return tallies(steps)

    def candidate_moves(
        self, state: ExchangeState, seat: SeatId, myopic: bool = False
    ) -> Valued[a.ExchangeAction]:
        return candidate_moves(state, seat, myopic, self.weights)

    def imagine(self, view: ExchangeView, rng: Random, choose: Chooser) -> ExchangeState:
        return imagine(view, rng, choose, self.weights)

    def win_probabilities(self, state: ExchangeState) -> Sequence[float]:
        return win_probabilities(state, _judgement(), self.weights.standing)

    def habits(self, view: ExchangeView) -> Sequence[float]:
        state = determinize(view, Random(0))
        return [suspicion(state, seat).naive for seat in range(view.seats)]

    def stake(self, view: ExchangeView, action: a.ExchangeAction) -> float:
        """Return the shares that are bought, or those held of what is traded or voted up."""
        held = view.shares[view.viewer]
        if isinstance(action, a.Order):
            return action.signed
        if isinstance(action, a.ChooseSecurity):
            return held[action.security]
        return action.by * held[action.security] if isinstance(action, a.Influence | a.Lobby) else 0

    def reasons(
        self, view: ExchangeView, action: a.ExchangeAction, options: Options
    ) -> Explanation:
        return explain(view, action)


GAME = Exchange(shipped(META.id, ExchangeWeights))
