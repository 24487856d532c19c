"""Random play: a random kind of action, then one of that kind, and occasional random offers (P12).

The kind comes first because discards outnumber everything else: hands would never run out.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stockgames.engine.state import SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio.parts import ALL_CARDS
from stockgames.games.portfolio.view import PortfolioView

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
    """Return a random action of the view's seat: a legal one, or an offer; a speaker offers."""
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
