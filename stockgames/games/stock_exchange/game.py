"""Stock Exchange as the engine knows it: deal, start, observe, determinize."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from stockgames.engine.puzzling import Puzzling
from stockgames.engine.seat import SeatId
from stockgames.engine.weights import shipped
from stockgames.games.stock_exchange.actions import CODEC, Submit
from stockgames.games.stock_exchange.ai.evaluation import evaluate
from stockgames.games.stock_exchange.ai.opponent_model import surprise
from stockgames.games.stock_exchange.ai.playout import (
    casual,
    hopes,
    imagine,
    look_for,
    plausible,
    settled,
)
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights, told
from stockgames.games.stock_exchange.ai.worlds import determinize
from stockgames.games.stock_exchange.codes import Refused
from stockgames.games.stock_exchange.explanation import RULINGS, why
from stockgames.games.stock_exchange.facts import facts_of
from stockgames.games.stock_exchange.history import history
from stockgames.games.stock_exchange.knowledge import all_up, books, observe
from stockgames.games.stock_exchange.meta import META
from stockgames.games.stock_exchange.options import Options, Setup, stocks_without
from stockgames.games.stock_exchange.parts import FIGURES
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.sampling import deranged, random_submission
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView


class StockExchange:
    """The game object; see `engine.game.Game` for what each part promises."""

    meta: GameMeta = META
    puzzling: Puzzling = Puzzling(earliest=0.6, clear=5_000)
    """Of the last round alone, as nothing that is imagined of the others reaches further."""
    figures: Mapping[str, int] = FIGURES
    rulings: Mapping[str, str] = RULINGS
    codec: ActionCodec[Submit] = CODEC
    options_type: type[BaseModel] = Options
    setup_type: type[BaseModel] = Setup

    def __init__(self, weights: StockExchangeWeights) -> None:
        self.weights: Final = weights
        """What its evaluation, its opinions and the worlds it makes up hang on."""

    def weighing(self, weights: StockExchangeWeights) -> StockExchange:
        """Return the same game with other weights."""
        return StockExchange(weights)

    def settle(self, wishes: Mapping[str, Any], rng: Random) -> Options:
        """Return the options as played; raise OptionError for a wish that can't be granted (S5)."""
        return granted(Options, wishes)

    def deal(
        self, seats: int, options: BaseModel, rng: Random, first: SeatId | None = None
    ) -> Setup:
        """Draw which company each seat lacks: any pattern that fits is as likely (S1)."""
        return Setup(stocks=stocks_without(deranged(rng)))

    def start(self, seats: int, options: BaseModel, setup: BaseModel) -> StockExchangeState:
        """Return the first state; raise RecordError for a set-up that cannot have been dealt."""
        assert isinstance(options, Options)
        assert isinstance(setup, Setup)
        if problem := setup.misdealt():
            raise RecordError(f"setup: {problem}")
        return StockExchangeState(options.garnets, setup.stocks)

    def check(self, state: State, seat: SeatId, action: Submit) -> None:
        """Raise Refused, with code and ruling, unless the submission is allowed now."""
        assert isinstance(state, StockExchangeState)
        if seat not in state.actors:
            raise Refused("not-this-seats-decision", "S2")
        if problem := refusal(state.books(seat), action):
            raise problem

    def observe(self, state: State, seat: SeatId | None) -> StockExchangeView:
        """Return what the seat may know (S11)."""
        assert isinstance(state, StockExchangeState)
        return observe(state, seat)

    def all_up(self, state: State, seat: SeatId) -> StockExchangeView:
        """Return a seat's view with everybody's books open."""
        assert isinstance(state, StockExchangeState)
        return all_up(state, seat)

    def open_options(self, options: BaseModel) -> BaseModel:
        """Return the options of the same table at which nothing would be concealed."""
        return options

    def determinize(self, view: View, rng: Random) -> StockExchangeState:
        """Return a state that fits the view."""
        assert isinstance(view, StockExchangeView)
        return determinize(view, rng, self.weights.habits)

    def facts(self, view: View) -> object:
        """Return what a table shows of a view."""
        assert isinstance(view, StockExchangeView)
        return facts_of(view)

    def history(
        self, steps: Sequence[Step[Any]], options: BaseModel, *, all_up: bool = False
    ) -> History:
        """Return the course that the steps show."""
        return history(steps, all_up=all_up)

    def sample_action(self, view: View, rng: Random) -> Submit:
        """Return a random submission of the view's seat that is allowed."""
        assert isinstance(view, StockExchangeView)
        return random_submission(books(view), rng)

    def evaluate(self, state: State) -> Sequence[float]:
        """Return what each seat's stocks would pay if the audit came now."""
        assert isinstance(state, StockExchangeState)
        return evaluate(state, self.weights)

    def plausible(
        self, state: State, seat: SeatId, naive: bool = False
    ) -> Sequence[tuple[Submit, float]]:
        """Return the submissions worth a thought; gains are left to the search."""
        assert isinstance(state, StockExchangeState)
        return plausible(state, seat, self.weights)

    def look_for(
        self, view: View, rng: Random, rounds: int, enough: Callable[[], bool]
    ) -> Sequence[tuple[Submit, float]]:
        """Return submissions worth a thought, better ones after more rounds."""
        assert isinstance(view, StockExchangeView)
        return look_for(view, rng, self.weights, rounds, enough)

    def casual(self, state: State, seat: SeatId, rng: Random) -> Submit:
        """Return the best at a glance of a few submissions drawn by lot."""
        assert isinstance(state, StockExchangeState)
        return casual(state, seat, rng, self.weights)

    def imagine(
        self,
        view: View,
        rng: Random,
        choose: Callable[[StockExchangeState, SeatId], Submit],
    ) -> StockExchangeState:
        """Return a likely state that fits the view, but that nobody has sealed yet."""
        assert isinstance(view, StockExchangeView)
        return imagine(view, rng, choose, self.weights)

    def settled(self, state: State, view: View) -> bool:
        """Tell whether the view's round has taken effect."""
        assert isinstance(state, StockExchangeState)
        assert isinstance(view, StockExchangeView)
        return settled(state, view)

    def hopes(self, state: State) -> Sequence[float]:
        """Return how likely each seat wins, at a glance."""
        assert isinstance(state, StockExchangeState)
        return hopes(state, self.weights)

    def made(self, action: Submit) -> Sequence[int]:
        """Return the resources that a submission makes."""
        return action.produce

    def untaught(self) -> StockExchange:
        """Return the game as it was before anybody had seen others play."""
        return StockExchange(self.weights.untaught)

    def told(self, action: Submit) -> str:
        """Return in words what others remember of a submission."""
        return told(action)

    def taught(
        self,
        made: Mapping[int, int],
        lives: Sequence[Sequence[str]],
        hasty: Sequence[Sequence[str]],
    ) -> StockExchange:
        """Return the game for bots that saw so many pieces made, by resource, or whole lives."""
        return StockExchange(self.weights.taught(made, lives, hasty))

    def surprise(self, made: Sequence[int]) -> float:
        """Return how surprising it is what an opponent made in a game, in nats a piece."""
        return surprise(self.weights.tables[0].others.habits, made)

    def why(self, view: View, action: Submit, options: BaseModel) -> Why:
        """Return what speaks for an action and against it."""
        assert isinstance(view, StockExchangeView)
        return why(view, action, self.weights.habits)


GAME = StockExchange(shipped(META.id, StockExchangeWeights))
