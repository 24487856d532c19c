"""Portfolio as an `engine.game.Game`: deal, start, observe, determinize, and random play.

Random play chooses the kind of action first, because discards outnumber everything else: hands
would never run out. There are occasional random offers (P12).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import nan
from random import Random
from typing import Any, Final

from stockgames.engine.errors import RecordError
from stockgames.engine.game import Explanation, Game, Puzzling, Valued
from stockgames.engine.history import History, Step, Tally
from stockgames.engine.state import SeatId
from stockgames.engine.weights import shipped
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.ai.bargains import bargain, counter, proposals
from stockgames.games.portfolio.ai.evaluation import evaluate, win_probabilities
from stockgames.games.portfolio.ai.playout import candidate_moves
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.games.portfolio.explanation import explain
from stockgames.games.portfolio.facts import facts_of
from stockgames.games.portfolio.history import ACHIEVEMENTS, history, tallies
from stockgames.games.portfolio.meta import META
from stockgames.games.portfolio.options import Options, Setup
from stockgames.games.portfolio.parts import (
    ALL_CARDS,
    CARD_NAMES,
    DRAWING,
    FIGURES,
    HAND,
    decks,
    suit_of,
)
from stockgames.games.portfolio.refusals import check_wide, refusal
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView, all_up, determinize, observe

OFFERS: Final = 1 / 16
"""The probability of an offer before a decision."""
EVERYTHING: Final = 0.05
"""The probability that an offer of cards contains all known ones, which leaves a hand empty
(P10).
"""
LONGEST_TRUCE: Final = 4
MOST_CASH: Final = 12
"""The most dollars in a random gift or debt."""


def sample_action(view: PortfolioView, rng: Random) -> a.PortfolioAction:
    """Return a random action of the view's seat: one that is legal, or an offer, as out of turn."""
    seat = view.seat
    assert seat is not None
    if not view.legal:
        return random_offer(view, seat, rng)
    if view.offer is None and view.offers_left[seat] and rng.random() < OFFERS:
        return random_offer(view, seat, rng)
    kind = rng.choice(list(dict.fromkeys(map(type, view.legal))))
    return rng.choice([action for action in view.legal if type(action) is kind])


def random_offer(view: PortfolioView, seat: SeatId, rng: Random) -> a.Offer:
    """Return an offer to a random seat; its maker owns what it gives at that moment."""
    partner = rng.choice([other for other in range(view.seats) if other != seat])
    get_cards = view.known[partner] or tuple(ALL_CARDS)
    give = get = a.NO_TERMS
    while not give and not get:
        give = _terms(view, seat, view.hand, rng)
        get = _terms(view, partner, get_cards, rng)
    return a.Offer(partner, give, get)


def _terms(view: PortfolioView, seat: SeatId, cards: tuple[int, ...], rng: Random) -> a.Terms:
    """Return random terms for a seat: often nothing of a kind, seldom more than one thing."""
    cash = min(view.cash[seat], rng.randint(1, MOST_CASH)) if rng.random() < 0.4 else 0
    chosen: tuple[int, ...] = ()
    if cards and rng.random() < 0.3:
        count = len(cards) if rng.random() < EVERYTHING else min(len(cards), rng.choice((1, 1, 2)))
        chosen = tuple(sorted(rng.sample(cards, count)))
    own = [portfolio.number for portfolio in view.portfolios if portfolio.owner == seat]
    portfolios = (rng.choice(own),) if own and rng.random() < 0.15 else ()
    promises = (_promise(rng),) if rng.random() < 0.3 else ()
    return a.Terms(cash, chosen, portfolios, promises)


def _promise(rng: Random) -> a.Promise:
    kind = rng.randrange(3)
    if kind == 0:
        return a.Truce(rng.randint(1, LONGEST_TRUCE))
    return a.Debt(rng.randint(1, MOST_CASH)) if kind == 1 else a.Reveal()


_CARD = {name: card for card, name in enumerate(CARD_NAMES)}


class PortfolioGame(Game[a.PortfolioAction, PortfolioState, PortfolioView]):
    """The game object; see `engine.game.Game` for the contract of each method."""

    weights: PortfolioWeights
    meta = META
    puzzling = Puzzling(tables=(2, 3, 3, 4), earliest=0.7, clear=6)
    achievements = ACHIEVEMENTS
    figures = FIGURES
    codec = a.CODEC
    options_type = Options
    setup_type = Setup
    shows_all = True
    has_heuristic = True
    can_judge = True
    observe = staticmethod(observe)
    all_up = staticmethod(all_up)
    determinize = staticmethod(determinize)
    refusal = staticmethod(refusal)
    sample_action = staticmethod(sample_action)

    def deal(self, seats: int, options: Options, rng: Random, first: SeatId | None = None) -> Setup:
        cards = list(CARD_NAMES) * decks(seats)
        rng.shuffle(cards)
        drawn = rng.randrange(seats)
        hands = [cards[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
        exposed, *stock = cards[HAND * seats :]
        dealer = drawn if first is None else (first - 1) % seats
        return Setup(dealer=dealer, hands=hands, stock=stock, discard=[exposed])

    def start(self, seats: int, options: Options, setup: Setup) -> PortfolioState:
        if problem := setup.misdealt(seats):
            raise RecordError(f"setup: {problem}")
        hands = [[_CARD[name] for name in hand] for hand in setup.hands]
        stock = [_CARD[name] for name in reversed(setup.stock)]
        return PortfolioState(setup.dealer, hands, stock, _CARD[setup.discard[0]])

    def check(self, state: PortfolioState, seat: SeatId, action: a.PortfolioAction) -> None:
        if type(action) is a.Offer or type(action) is a.Reshuffle or seat not in state.actors:
            check_wide(state, seat, action)
        elif action not in state.legal_actions(seat):
            raise refusal(state, seat, action)

    def public_action_count(self, view: PortfolioView) -> int | None:
        if view.offer is not None:
            return None
        if view.stage == DRAWING:
            return len(view.legal)
        return None if view.hand_sizes[view.active] else 1

    def facts(self, view: PortfolioView) -> object:
        return facts_of(view)

    def history(
        self, steps: Sequence[Step[Any]], options: Options, *, all_up: bool = False
    ) -> History:
        return history(steps)

    def tallies(self, steps: Sequence[Step[Any]]) -> tuple[Tally, ...]:
        return tallies(steps)

    def evaluate(self, state: PortfolioState) -> Sequence[float]:
        return evaluate(state, self.weights.evaluation)

    def is_quiet(self, state: PortfolioState, view: PortfolioView) -> bool:
        return state.turn >= view.turn + view.seats

    def win_probabilities(self, state: PortfolioState) -> Sequence[float]:
        return win_probabilities(state, self.weights)

    def candidate_moves(
        self, state: PortfolioState, seat: SeatId, myopic: bool = False
    ) -> Valued[a.PortfolioAction]:
        return candidate_moves(state, seat, myopic, self.weights)

    def bots_offer(self, options: Options) -> bool:
        return options.bots_offer

    def without_offers(self, view: PortfolioView) -> PortfolioView:
        left = [0 if seat == view.seat else n for seat, n in enumerate(view.offers_left)]
        return replace(view, offers_left=tuple(left))

    def proposals(self, view: PortfolioView, rng: Random) -> Valued[a.PortfolioAction]:
        return proposals(view, rng, self.weights)

    def replies(self, view: PortfolioView) -> Sequence[a.PortfolioAction]:
        return () if view.offer is None else a.ANSWERS

    def counter(self, view: PortfolioView, answer: a.PortfolioAction) -> a.PortfolioAction | None:
        return counter(view, self.weights) if isinstance(answer, a.Decline) else None

    def bargain(self, view: PortfolioView, rng: Random) -> a.PortfolioAction | None:
        return bargain(view, rng, self.weights)

    def stake(self, view: PortfolioView, action: a.PortfolioAction) -> float:
        """Return how many cards of other suits stay in the hand after a discard."""
        if not isinstance(action, a.Discard):
            return nan
        return sum(suit_of(card) != suit_of(action.card) for card in view.hand)

    def reasons(
        self, view: PortfolioView, action: a.PortfolioAction, options: Options
    ) -> Explanation:
        return explain(view, action)


GAME = PortfolioGame(shipped(META.id, PortfolioWeights))
