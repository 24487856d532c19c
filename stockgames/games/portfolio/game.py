"""Portfolio as the engine knows it: deal, start, observe, determinize."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
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
from stockgames.games.portfolio.actions import CODEC, Offer, PortfolioAction, Reshuffle
from stockgames.games.portfolio.ai.bargains import bargain, proposals
from stockgames.games.portfolio.ai.evaluation import evaluate
from stockgames.games.portfolio.ai.playout import plausible
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.games.portfolio.ai.win_probability import hopes
from stockgames.games.portfolio.explanation import RULINGS, why
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.history import history
from stockgames.games.portfolio.meta import META
from stockgames.games.portfolio.options import Options, Setup
from stockgames.games.portfolio.parts import CARD_NAMES, DRAWING, FIGURES, HAND, decks
from stockgames.games.portfolio.refusals import check_wide, refusal
from stockgames.games.portfolio.sampling import sample_action
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView
from stockgames.games.portfolio.worlds import all_up, determinize, observe

_CARD = {name: card for card, name in enumerate(CARD_NAMES)}


class PortfolioGame:
    """The game object; see `engine.game.Game` for what each part promises."""

    meta: GameMeta = META
    puzzling: Puzzling = Puzzling(tables=(2, 3, 3, 4), earliest=0.7, clear=6)
    rulings: Mapping[str, str] = RULINGS
    figures: Mapping[str, int] = FIGURES
    codec: ActionCodec[PortfolioAction] = CODEC
    options_type: type[BaseModel] = Options
    setup_type: type[BaseModel] = Setup

    def __init__(self, weights: PortfolioWeights) -> None:
        self.weights: Final = weights
        """What its evaluation and opinions hang on."""

    def weighing(self, weights: PortfolioWeights) -> PortfolioGame:
        """Return the same game with other weights."""
        return PortfolioGame(weights)

    def settle(self, wishes: Mapping[str, Any], rng: Random) -> Options:
        """Return the options; raise OptionError for a wish that cannot be granted."""
        return granted(Options, wishes)

    def deal(
        self, seats: int, options: BaseModel, rng: Random, first: SeatId | None = None
    ) -> Setup:
        """Shuffle the decks and deal; the dealer sits on the right of `first`, or is drawn (P2)."""
        cards = list(CARD_NAMES) * decks(seats)
        rng.shuffle(cards)
        drawn = rng.randrange(seats)
        hands = [cards[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
        exposed, *stock = cards[HAND * seats :]
        dealer = drawn if first is None else (first - 1) % seats
        return Setup(dealer=dealer, hands=hands, stock=stock, discard=[exposed])

    def start(self, seats: int, options: BaseModel, setup: BaseModel) -> PortfolioState:
        """Return the first state; raise RecordError for a set-up that cannot have been dealt."""
        assert isinstance(setup, Setup)
        if problem := setup.misdealt(seats):
            raise RecordError(f"setup: {problem}")
        hands = [[_CARD[name] for name in hand] for hand in setup.hands]
        stock = [_CARD[name] for name in reversed(setup.stock)]
        return PortfolioState(setup.dealer, hands, stock, _CARD[setup.discard[0]])

    def check(self, state: State, seat: SeatId, action: PortfolioAction) -> None:
        """Raise Refused unless the action is in the legal list, or a wide one that is allowed."""
        assert isinstance(state, PortfolioState)
        if type(action) is Offer or type(action) is Reshuffle or seat not in state.actors:
            check_wide(state, seat, action)
        elif action not in state.legal_actions(seat):
            raise refusal(state, seat, action)

    def observe(self, state: State, seat: SeatId | None) -> PortfolioView:
        """Return what the seat may know."""
        assert isinstance(state, PortfolioState)
        return observe(state, seat)

    def all_up(self, state: State, seat: SeatId) -> PortfolioView:
        """Return a seat's view with all that others held face up."""
        assert isinstance(state, PortfolioState)
        return all_up(state, seat)

    def open_options(self, options: BaseModel) -> BaseModel:
        """Return the options of the same table at which nothing would be concealed."""
        return options

    def determinize(self, view: View, rng: Random) -> PortfolioState:
        """Return a state that fits the view."""
        assert isinstance(view, PortfolioView)
        return determinize(view, rng)

    def width(self, view: View) -> int | None:
        """Return how many narrow actions everybody knows the seat to have: hands are private."""
        assert isinstance(view, PortfolioView)
        if view.offer is not None:
            return None
        if view.stage == DRAWING:
            return len(view.legal)
        return None if view.hand_sizes[view.active] else 1

    def facts(self, view: View) -> object:
        """Return what a table shows of a view."""
        assert isinstance(view, PortfolioView)
        return facts_of(view)

    def history(
        self, steps: Sequence[Step[Any]], options: BaseModel, *, all_up: bool = False
    ) -> History:
        """Return the course that the steps show."""
        return history(steps)

    def sample_action(self, view: View, rng: Random) -> PortfolioAction:
        """Return a random legal action, an offer now and then; of a speaker, an offer (P12)."""
        assert isinstance(view, PortfolioView)
        return sample_action(view, rng)

    def evaluate(self, state: State) -> Sequence[float]:
        """Return how much cash each seat can expect to end with."""
        assert isinstance(state, PortfolioState)
        return evaluate(state, self.weights.evaluation)

    def settled(self, state: State, view: View) -> bool:
        """Tell whether every seat has had a turn since the view."""
        assert isinstance(state, PortfolioState)
        assert isinstance(view, PortfolioView)
        return state.turn >= view.turn + view.seats

    def hopes(self, state: State) -> Sequence[float]:
        """Return how likely each seat wins, at a glance."""
        assert isinstance(state, PortfolioState)
        return hopes(state, self.weights)

    def plausible(
        self, state: State, seat: SeatId, naive: bool = False
    ) -> Sequence[tuple[PortfolioAction, float]]:
        """Return the options worth a thought, with what each gains in dollars."""
        assert isinstance(state, PortfolioState)
        return plausible(state, seat, naive, self.weights)

    def bots_offer(self, options: BaseModel) -> bool:
        """Tell whether bots may make offers at a table with these options."""
        assert isinstance(options, Options)
        return options.bots_offer

    def hushed(self, view: View) -> PortfolioView:
        """Return the view for a seat that has no offer left to make (P12)."""
        assert isinstance(view, PortfolioView)
        left = [0 if seat == view.seat else n for seat, n in enumerate(view.offers_left)]
        return replace(view, offers_left=tuple(left))

    def proposals(self, view: View, rng: Random) -> Sequence[tuple[PortfolioAction, float]]:
        """Return offers that the view's seat may well make, the best first (P12)."""
        assert isinstance(view, PortfolioView)
        return proposals(view, rng, self.weights)

    def bargain(self, view: View, rng: Random) -> PortfolioAction | None:
        """Return the answer to an open offer, or an offer that gains clearly, or None (P12)."""
        assert isinstance(view, PortfolioView)
        return bargain(view, rng, self.weights)

    def why(self, view: View, action: PortfolioAction, options: BaseModel) -> Why:
        """Return what speaks for an action and against it."""
        assert isinstance(view, PortfolioView)
        return why(view, action)


GAME = PortfolioGame(shipped(META.id, PortfolioWeights))
