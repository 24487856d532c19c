"""Exchange as the engine knows it: deal, start, observe, determinize."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from pydantic import BaseModel

from stockgames.engine.codec import ActionCodec
from stockgames.engine.errors import RecordError
from stockgames.engine.explanation import Why
from stockgames.engine.game import State, View
from stockgames.engine.history import History, Step
from stockgames.engine.meta import GameMeta
from stockgames.engine.options import granted
from stockgames.engine.pairwise_model import Goods, Judgement
from stockgames.engine.pairwise_model import shipped as learned
from stockgames.engine.puzzling import Puzzling
from stockgames.engine.seat import SeatId
from stockgames.engine.weights import shipped
from stockgames.games.exchange.actions import CODEC, ExchangeAction
from stockgames.games.exchange.ai.evaluation import evaluate
from stockgames.games.exchange.ai.final_round import Closing, closing
from stockgames.games.exchange.ai.judgement import KINDS, STAGES, goods, hopes, unlearned
from stockgames.games.exchange.ai.playout import Chooser, imagine, plausible, settled
from stockgames.games.exchange.ai.weights import ExchangeWeights
from stockgames.games.exchange.explanation import RULINGS, why
from stockgames.games.exchange.facts import facts_of
from stockgames.games.exchange.history import history
from stockgames.games.exchange.meta import META
from stockgames.games.exchange.options import Options, Setup
from stockgames.games.exchange.parts import FORCE_IDS, FOUNDER_IDS
from stockgames.games.exchange.refusals import refusal
from stockgames.games.exchange.stages import CLOSE, PHASE_1
from stockgames.games.exchange.state import ExchangeState
from stockgames.games.exchange.view import ExchangeView, all_up, determinize, observe


class Exchange:
    """The game object; see `engine.game.Game` for what each part promises."""

    meta: GameMeta = META
    puzzling: Puzzling = Puzzling(tables=(3, 4, 4, 5))
    rulings: Mapping[str, str] = RULINGS
    codec: ActionCodec[ExchangeAction] = CODEC
    options_type: type[BaseModel] = Options
    setup_type: type[BaseModel] = Setup

    def __init__(self, weights: ExchangeWeights, judgement: Judgement | None = None) -> None:
        """Without a judgement, what is shipped is read where it is first asked for."""
        self.weights: Final = weights
        """What its opinions hang on."""
        self._judgement = judgement

    def weighing(self, weights: ExchangeWeights) -> Exchange:
        """Return the same game with other weights."""
        return Exchange(weights, self._judgement)

    def settle(self, wishes: Mapping[str, Any], rng: Random) -> Options:
        """Return the options, of which there are none; raise OptionError for a wish."""
        return granted(Options, wishes)

    def deal(
        self, seats: int, options: BaseModel, rng: Random, first: SeatId | None = None
    ) -> Setup:
        """Shuffle both decks and deal the founders round from seat 0 (E1, E2)."""
        founders = rng.sample(FOUNDER_IDS, len(FOUNDER_IDS))
        forces = rng.sample(FORCE_IDS, len(FORCE_IDS))
        return Setup(founders=[founders[seat::seats] for seat in range(seats)], forces=forces)

    def start(self, seats: int, options: BaseModel, setup: BaseModel) -> ExchangeState:
        """Return the first state; raise RecordError for a set-up that cannot have been dealt."""
        assert isinstance(setup, Setup)
        if problem := setup.misdealt(seats):
            raise RecordError(f"setup: {problem}")
        hands = tuple(tuple(map(FOUNDER_IDS.index, hand)) for hand in setup.founders)
        return ExchangeState(seats, hands, tuple(map(FORCE_IDS.index, setup.forces)))

    def check(self, state: State, seat: SeatId, action: ExchangeAction) -> None:
        """Raise Refused unless the action is in the legal list."""
        assert isinstance(state, ExchangeState)
        if action not in state.legal_actions(seat):
            raise refusal(state, seat, action)

    def observe(self, state: State, seat: SeatId | None) -> ExchangeView:
        """Return what the seat may know (E10)."""
        assert isinstance(state, ExchangeState)
        return observe(state, seat)

    def all_up(self, state: State, seat: SeatId) -> ExchangeView:
        """Return a seat's view with all that others held face up."""
        assert isinstance(state, ExchangeState)
        return all_up(state, seat)

    def open_options(self, options: BaseModel) -> BaseModel:
        """Return the options of the same table at which nothing would be concealed."""
        return options

    def determinize(self, view: View, rng: Random) -> ExchangeState:
        """Return a state that fits the view."""
        assert isinstance(view, ExchangeView)
        return determinize(view, rng)

    def width(self, view: View) -> int | None:
        """Return how many ways to sell everybody knows of (E7); all else is chosen in secret."""
        assert isinstance(view, ExchangeView)
        return len(view.legal) or None

    def facts(self, view: View) -> object:
        """Return what a table shows of a view."""
        assert isinstance(view, ExchangeView)
        return facts_of(view)

    def history(
        self, steps: Sequence[Step[Any]], options: BaseModel, *, all_up: bool = False
    ) -> History:
        """Return the course that the steps show."""
        return history(steps)

    def sample_action(self, view: View, rng: Random) -> ExchangeAction:
        """Return one of the legal actions, each as likely as the next."""
        assert isinstance(view, ExchangeView)
        return rng.choice(view.legal)

    def evaluate(self, state: State) -> Sequence[float]:
        """Return what each seat can expect to own in the end."""
        assert isinstance(state, ExchangeState)
        return evaluate(state)

    def plausible(
        self, state: State, seat: SeatId, naive: bool = False
    ) -> Sequence[tuple[ExchangeAction, float]]:
        """Return the options worth a thought, with what each gains in lots."""
        assert isinstance(state, ExchangeState)
        return plausible(state, seat, naive, self.weights)

    def imagine(self, view: View, rng: Random, choose: Chooser) -> ExchangeState:
        """Return a likely world in which the others owe this stage's choices again."""
        assert isinstance(view, ExchangeView)
        return imagine(view, rng, choose, self.weights)

    def settled(self, state: State, view: View) -> bool:
        """Tell whether the market has moved since the view, and trades are done."""
        assert isinstance(state, ExchangeState)
        assert isinstance(view, ExchangeView)
        return settled(state, view)

    def last_choice(self, view: View) -> Closing | None:
        """Return the position at the close, in which nothing is hidden but the votes."""
        assert isinstance(view, ExchangeView)
        return closing(view)

    def hopes(self, state: State) -> Sequence[float]:
        """Return how likely each seat wins, judged between rounds."""
        assert isinstance(state, ExchangeState)
        if self._judgement is None:
            self._judgement = learned(META.id, STAGES, KINDS)
        return hopes(state, self._judgement, self.weights.standing)

    def judged(self, state: State) -> Goods | None:
        """Return what counts of a position at the beginning of a round or of the close."""
        assert isinstance(state, ExchangeState)
        return goods(state) if state.stage in (PHASE_1, CLOSE) else None

    def unlearned(self) -> Judgement:
        """Return what is thought before anything was learned."""
        return unlearned()

    def why(self, view: View, action: ExchangeAction, options: BaseModel) -> Why:
        """Return what speaks for an action and against it."""
        assert isinstance(view, ExchangeView)
        return why(view, action)


GAME = Exchange(shipped(META.id, ExchangeWeights))
