"""Why an action is not allowed: the code and the ruling."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

from stockgames.engine import errors
from stockgames.engine.state import CHANCE, SeatId
from stockgames.games.portfolio import actions as a
from stockgames.games.portfolio import deals, parts
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView, known_world

Code: TypeAlias = Literal[
    "a-cap-has-the-rank-and-colour-of-its-end",
    "a-card-must-come-from-the-stock",
    "a-debt-is-a-dollar-or-more",
    "a-portfolio-has-three-cards-or-more",
    "a-portfolio-is-a-sequence-of-one-suit",
    "a-side-promises-each-kind-once",
    "a-truce-forbids-it",
    "a-truce-lasts-a-turn-or-more",
    "a-turn-ends-with-a-discard",
    "an-offer-carries-something",
    "at-least-one-card-is-drawn",
    "cards-are-drawn-first",
    "cards-are-drawn-once-a-turn",
    "cards-are-selected-first",
    "cash-is-not-negative",
    "it-takes-the-card-above",
    "it-takes-the-card-below",
    "no-card-is-exposed",
    "no-game-has-so-many-portfolios",
    "no-offer-is-open",
    "no-reshuffle-is-due",
    "no-such-portfolio-on-the-table",
    "not-a-pauper",
    "not-a-pauper-when-the-turn-began",
    "not-enough-cash",
    "not-so-many-cards-are-left",
    "not-this-seats-decision",
    "nothing-is-drawn-in-the-last-turns",
    "nothing-lies-below-an-ace",
    "offers-go-to-another-seat",
    "one-card-is-discarded",
    "one-card-takes-a-portfolio-over",
    "one-does-not-own-what-is-asked-for",
    "ones-own-portfolio-is-not-taken-over",
    "paupers-draw-two-cards",
    "portfolios-are-named-once-by-number",
    "sums-go-up-to-9999-dollars",
    "that-card-does-not-extend-it",
    "that-card-is-not-in-hand",
    "that-end-is-capped",
    "that-portfolio-is-not-ones-own",
    "the-card-just-taken-is-kept",
    "the-discard-pile-is-shuffled-first",
    "the-maker-does-not-own-what-it-offers",
    "the-open-offer-is-answered-first",
    "the-packs-hold-fewer-cards",
    "the-second-stock-is-the-discard-pile",
    "this-turns-income-does-not-pay-for-it",
    "three-offers-a-turn",
    "truces-last-99-turns-at-most",
    "what-debts-left-of-the-income-does-not-pay-for-it",
]
"""Why the rules of Portfolio refuse an action; the referee has codes of its own."""


class Refused(errors.Refused):
    """The engine's `Refused`, limited to Portfolio's codes for mypy."""

    def __init__(self, code: Code, ruling: str = "rules", *, cost: int = 0, held: int = 0) -> None:
        super().__init__(code, ruling, cost=cost, held=held)


_ON_PORTFOLIOS = (a.Extend, a.Cap, a.Neutralize, a.Acquire)


def check_wide(state: PortfolioState, seat: SeatId, action: a.PortfolioAction) -> None:
    """Raise Refused unless the action is a legal offer or reshuffle."""
    if isinstance(action, a.Offer):
        if refused := _offer(state, seat, action):
            raise refused
    elif seat not in state.actors:
        raise Refused("not-this-seats-decision")
    elif not isinstance(action, a.Reshuffle) or seat != CHANCE:
        raise Refused("no-reshuffle-is-due", "P7")
    elif Counter(action.stock) != Counter(state.pile):
        raise Refused("the-second-stock-is-the-discard-pile", "P7")


def why_no_offer(view: PortfolioView, seat: SeatId, offer: a.Offer | None = None) -> Refused | None:
    """Return why a seat may not make this offer, or any, now; None if it may (P12)."""
    state = known_world(view)
    return _speech(state, seat) if offer is None else _offer(state, seat, offer)


def _speech(state: PortfolioState, seat: SeatId) -> Refused | None:
    if not 0 <= seat < state.seats or state.stage in (parts.SHUFFLING, parts.OVER):
        return Refused("not-this-seats-decision")
    if state.offer is not None:
        return Refused("the-open-offer-is-answered-first", "P12")
    if state.offers[seat] >= parts.MOST_OFFERS:
        return Refused("three-offers-a-turn", "P12")
    return None


def _offer(state: PortfolioState, seat: SeatId, offer: a.Offer) -> Refused | None:
    if refused := _speech(state, seat):
        return refused
    if offer.to == seat or not 0 <= offer.to < state.seats:
        return Refused("offers-go-to-another-seat", "P12")
    if not offer.give and not offer.get:
        return Refused("an-offer-carries-something", "P12")
    return _terms(state, offer.give) or _terms(state, offer.get)


def _terms(state: PortfolioState, terms: a.Terms) -> Refused | None:
    if terms.cash < 0:
        return Refused("cash-is-not-negative", "P12")
    if terms.cash > parts.MOST_DOLLARS:
        return Refused("sums-go-up-to-9999-dollars", "P12")
    if len(set(terms.portfolios)) < len(terms.portfolios) or min(terms.portfolios, default=1) < 1:
        return Refused("portfolios-are-named-once-by-number", "P12")
    if max(terms.portfolios, default=1) > parts.MOST_FOUNDED:
        return Refused("no-game-has-so-many-portfolios", "P12")
    if len(terms.cards) > len(parts.ALL_CARDS) * parts.decks(state.seats):
        return Refused("the-packs-hold-fewer-cards", "P12")
    return _promises(terms.promises)


def _promises(promises: tuple[a.Promise, ...]) -> Refused | None:
    if len({type(promise) for promise in promises}) < len(promises):
        return Refused("a-side-promises-each-kind-once", "P12")
    for promise in promises:
        if isinstance(promise, a.Truce) and promise.turns < 1:
            return Refused("a-truce-lasts-a-turn-or-more", "P12")
        if isinstance(promise, a.Truce) and promise.turns > parts.MOST_TURNS:
            return Refused("truces-last-99-turns-at-most", "P12")
        if isinstance(promise, a.Debt) and promise.cash < 1:
            return Refused("a-debt-is-a-dollar-or-more", "P12")
        if isinstance(promise, a.Debt) and promise.cash > parts.MOST_DOLLARS:
            return Refused("sums-go-up-to-9999-dollars", "P12")
    return None


def refusal(state: PortfolioState, seat: SeatId, action: a.PortfolioAction) -> Refused:
    """Return why an enumerable action, which is not in the legal list, is refused."""
    if state.stage == parts.SHUFFLING:
        return Refused("the-discard-pile-is-shuffled-first", "P7")
    if state.offer is not None or isinstance(action, a.Accept | a.Decline):
        return _answer(state, action)
    if isinstance(action, a.Draw):
        return _draw(state, action)
    if state.stage == parts.DRAWING:
        return Refused("cards-are-drawn-first", "draw")
    if isinstance(action, a.End):
        return Refused("a-turn-ends-with-a-discard", "P10")
    if isinstance(action, a.Found):
        return _found(state, seat, action)
    if isinstance(action, a.Discard):
        if not state.held[seat] >> action.card & 1:
            return Refused("that-card-is-not-in-hand")
        return Refused("the-card-just-taken-is-kept", "P10")
    assert isinstance(action, _ON_PORTFOLIOS)
    return _on_portfolio(state, seat, action)


def _answer(state: PortfolioState, action: a.PortfolioAction) -> Refused:
    if state.offer is None:
        return Refused("no-offer-is-open", "P12")
    if not isinstance(action, a.Accept):
        return Refused("the-open-offer-is-answered-first", "P12")
    offer = state.offer.offer
    if not deals.owns(state, offer.to, offer.get):
        return Refused("one-does-not-own-what-is-asked-for", "P12")
    return Refused("the-maker-does-not-own-what-it-offers", "P12")


def _draw(state: PortfolioState, draw: a.Draw) -> Refused:
    if state.stage == parts.PLAYING:
        if state.last_turns:
            return Refused("nothing-is-drawn-in-the-last-turns", "P8")
        return Refused("cards-are-drawn-once-a-turn", "P5")
    if draw.cards < 1:
        return Refused("at-least-one-card-is-drawn", "draw")
    if draw.exposed and not state.pile:
        return Refused("no-card-is-exposed", "draw")
    if draw.pauper and not state.is_pauper():
        return _rich(state)
    if draw.pauper and draw.cards != parts.PAUPER_CARDS:
        return Refused("paupers-draw-two-cards", "P6")
    if draw.cards > state.stocked()[draw.exposed]:
        return Refused("not-so-many-cards-are-left", "P5")
    if not draw.pauper and draw.cards > a.affordable(state.budget):
        return _unpaid(state)
    if not draw.pauper and draw.cards > a.affordable(state.cash[state.active]):
        held = state.cash[state.active]
        return Refused("not-enough-cash", "P5", cost=parts.draw_cost(draw.cards), held=held)
    return Refused("a-card-must-come-from-the-stock", "P13")


def _rich(state: PortfolioState) -> Refused:
    if state.is_poor():
        return Refused("not-a-pauper-when-the-turn-began", "P6")
    return Refused("not-a-pauper", "P6")


def _unpaid(state: PortfolioState) -> Refused:
    if state.budget < state.income:
        return Refused("what-debts-left-of-the-income-does-not-pay-for-it", "P5")
    return Refused("this-turns-income-does-not-pay-for-it", "P5")


def _found(state: PortfolioState, seat: SeatId, found: a.Found) -> Refused:
    cards = found.cards
    if any(not state.held[seat] >> card & 1 for card in cards):
        return Refused("that-card-is-not-in-hand")
    if len(cards) < parts.SHORTEST:
        return Refused("a-portfolio-has-three-cards-or-more", "build")
    return Refused("a-portfolio-is-a-sequence-of-one-suit", "P1")


def _on_portfolio(
    state: PortfolioState, seat: SeatId, action: a.Extend | a.Cap | a.Neutralize | a.Acquire
) -> Refused:
    target = next((p for p in state.portfolios if p.number == action.portfolio), None)
    if target is None:
        return Refused("no-such-portfolio-on-the-table", "build")
    if not state.held[seat] >> action.card & 1:
        return Refused("that-card-is-not-in-hand")
    if isinstance(action, a.Extend | a.Cap):
        return _on_own(seat, target, action)
    return _takeover(state, seat, target, action)


def _on_own(seat: SeatId, target: parts.Portfolio, action: a.Extend | a.Cap) -> Refused:
    if target.owner != seat:
        return Refused("that-portfolio-is-not-ones-own", "build")
    if isinstance(action, a.Cap):
        end, cap = (
            (target.low, target.low_cap)
            if action.end == parts.LOW
            else (target.high, target.high_cap)
        )
        if not a.CAPS[end] >> action.card & 1:
            return Refused("a-cap-has-the-rank-and-colour-of-its-end", "P4")
        assert cap != parts.NONE
        return Refused("that-end-is-capped", "P4")
    if _below(target, action.card) or _above(target, action.card):
        return Refused("that-end-is-capped", "P4")
    return Refused("that-card-does-not-extend-it", "P4")


def _takeover(
    state: PortfolioState, seat: SeatId, target: parts.Portfolio, action: a.Neutralize | a.Acquire
) -> Refused:
    if target.owner == seat:
        return Refused("ones-own-portfolio-is-not-taken-over", "P9")
    if isinstance(action, a.Neutralize):
        if parts.rank_of(target.low) == parts.ACE:
            return Refused("nothing-lies-below-an-ace", "P9")
        if not _below(target, action.card):
            return Refused("it-takes-the-card-below", "P9")
        cap, cost = target.low_cap, target.value
    else:
        if not a.TAKERS[target.high] >> action.card & 1:
            return Refused("it-takes-the-card-above", "P9")
        cap, cost = target.high_cap, target.acquiring
    if cap != parts.NONE:
        return Refused("that-end-is-capped", "P4")
    if state.bound(seat, target.owner):
        return Refused("a-truce-forbids-it", "P12")
    assert cost > state.cash[seat]
    return Refused("not-enough-cash", "P9", cost=cost, held=state.cash[seat])


def _below(target: parts.Portfolio, card: parts.Card) -> bool:
    return bool(a.BELOW[target.low] >> card & 1)


def _above(target: parts.Portfolio, card: parts.Card) -> bool:
    return bool(a.ABOVE[target.high] >> card & 1)
