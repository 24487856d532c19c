"""What one seat of Portfolio knows, and sampling states that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Annotated

from stockgames.engine.codec import Named
from stockgames.engine.state import SeatId, View
from stockgames.games.portfolio import deals
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.actions import DECLINE, Accept, Actions, OpenOffer, PortfolioAction
from stockgames.games.portfolio.counts import Sheet
from stockgames.games.portfolio.state import PortfolioState


@dataclass(frozen=True, slots=True)
class PortfolioView(View):
    """An information state of Portfolio: everything is open except hands and stock.

    Tuples with an entry per seat are indexed by seat; money is in dollars.
    """

    seat: SeatId | None
    seats: int
    actors: tuple[SeatId, ...]
    """The seats that must decide: the active seat, or the partner of an open offer."""
    out_of_turn_actors: tuple[SeatId, ...]
    """The other seats that may make an offer now (P12)."""
    turn: int
    stage: Annotated[int, Named(p.STAGES)]
    """DRAWING, PLAYING, SHUFFLING or OVER; independent of an open offer."""
    active: SeatId
    """The seat whose turn it is."""
    dealer: SeatId
    cash: tuple[int, ...]
    incomes: tuple[int, ...]
    """The income a turn of each seat's portfolios."""
    portfolios: tuple[p.Portfolio, ...]
    """All on the table, by number."""
    founded: int
    """The number of portfolios founded so far, which is also the number of the last one."""
    hand: tuple[p.Card, ...]
    """This seat's cards, ascending, with repeated copies; empty for a bystander."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[p.Card, ...], ...]
    """Cards that a seat certainly holds: exposed cards it took, cards from deals, and for the
    partner of a reveal what it saw, except cards that have left the hand. For this seat
    itself, the cards that are public.
    """
    stock: int
    """Cards left to draw."""
    reshuffles: bool
    """Whether the discard pile will still become a second stock (P7)."""
    pile: tuple[p.Card, ...]
    """The discard pile, the exposed card last."""
    last_turns: bool
    """Whether the stock is empty for good (P8)."""
    income: int
    """What the active seat collected at the start of its turn, before debts."""
    budget: int
    """What is left of it for the draw, while DRAWING (P5)."""
    began_as_pauper: bool
    """Whether the active seat was a pauper when its turn began (P6)."""
    most_cards: tuple[int, int]
    """How many cards the budget and the stock allow, without and with the exposed card. 0 if
    that is not possible (P5, P13) or no draw is due.
    """
    may_be_pauper: bool
    """Whether the active seat may declare pauper's rule now (P6)."""
    to_draw: int
    """Cards still to be drawn after the reshuffle."""
    taken: p.Card
    """The exposed card taken this turn, as long as no copy of it has left the hand; else NONE."""
    banned: p.Card
    """The card that the active seat may not discard now; NONE if there is none or this seat
    doesn't know (P10).
    """
    dry_turns: int
    """Consecutive turns in which nobody drew from the stock (P13)."""
    truces: tuple[p.RunningTruce, ...]
    """The longest truce of each seat with each partner."""
    debts: tuple[p.RunningDebt, ...]
    """Oldest first."""
    offer: OpenOffer | None
    """The open offer that `actors` must answer (P12), or None."""
    offers_left: tuple[int, ...]
    """How many offers each seat may still make in this turn (P12)."""
    declined: tuple[OpenOffer, ...]
    """Distinct declined offers: the last MOST_DECLINED, oldest first (P12)."""
    sheet: tuple[p.SheetLine, ...]
    """The score sheet, one line per turn, starting with turn 0."""
    legal: tuple[PortfolioAction, ...]
    """This seat's enumerable actions, without offers; a bystander sees the draws and *decline*."""


Cards = tuple[p.Card, ...]


def observe(state: PortfolioState, seat: SeatId | None) -> PortfolioView:
    """Return what the seat (None: a bystander) may know."""
    drawing = state.stage == p.DRAWING
    return PortfolioView(
        seat=seat,
        seats=state.seats,
        actors=state.actors,
        out_of_turn_actors=state.out_of_turn_actors,
        turn=state.turn,
        stage=state.stage,
        active=state.active,
        dealer=state.dealer,
        cash=tuple(state.cash),
        incomes=tuple(state.incomes),
        portfolios=state.portfolios,
        founded=state.founded,
        hand=() if seat is None else state.hand(seat),
        hand_sizes=tuple(state.hand_sizes),
        known=_known(state, seat),
        stock=state.stock_left,
        reshuffles=state.reshuffles,
        pile=tuple(state.pile),
        last_turns=state.last_turns,
        income=state.income,
        budget=state.budget,
        began_as_pauper=state.began_as_pauper,
        most_cards=state.most_cards() if drawing else (0, 0),
        may_be_pauper=drawing and state.is_pauper(),
        to_draw=state.to_draw,
        taken=state.taken,
        banned=state.banned() if seat == state.active else p.NONE,
        dry_turns=state.dry_turns,
        truces=state.truces,
        debts=state.debts,
        offer=state.offer,
        offers_left=tuple(
            [0 if state.stage == p.OVER else p.MOST_OFFERS - n for n in state.offers]
        ),
        declined=state.declined,
        sheet=_lines(state.sheet),
        legal=_open_choices(state) if seat is None else state.legal_actions(seat),
    )


def all_up(state: PortfolioState, seat: SeatId) -> PortfolioView:
    """Return the seat's view with all hands open."""
    view = observe(state, seat)
    everybody = range(state.seats)
    hands = (view.known[seat] if other == seat else state.hand(other) for other in everybody)
    known = tuple(tuple(sorted(hand)) for hand in hands)
    return replace(view, known=known)


def _known(state: PortfolioState, seat: SeatId | None) -> tuple[Cards, ...]:
    """Return the known cards of each hand, ascending; of the seat's own, those that are public."""
    known = state.known[:]
    for fact in state.seen:
        if fact.observer == seat:
            known[fact.holder] = fact.cards
    return tuple([tuple(sorted(cards)) for cards in known])


def _lines(sheet: Sheet | None) -> tuple[p.SheetLine, ...]:
    lines = []
    while sheet is not None:
        lines.append(sheet.line)
        sheet = sheet.before
    return tuple(reversed(lines))


def _open_choices(state: PortfolioState) -> Actions:
    """Return the public legal actions, those that don't depend on a hand."""
    if state.offer is not None:
        return DECLINE
    return state.draws() if state.stage == p.DRAWING else ()


def determinize(view: PortfolioView, rng: Random) -> PortfolioState:
    """Return a random state that fits the view.

    Unseen cards are dealt at random to the stock and to hands, in addition to known cards. What
    others saw of hands (P12) is not part of a view, so seats of the sampled state know what the
    viewer knows.
    """
    hands, stock = _deal(view, rng)
    state = _open_table(view)
    for seat, hand in enumerate(hands):
        for card in hand:
            state.receive(seat, card)
    state.stock = stock
    return state


def known_world(view: PortfolioView) -> PortfolioState:
    """Return a state of everything the view's seat sees, to try its moves before the draw.

    The other hands and the stock have their sizes, but no cards.
    """
    state = _open_table(view)
    if view.seat is not None:
        for card in view.hand:
            state.receive(view.seat, card)
    state.hand_sizes = list(view.hand_sizes)
    return state


def _open_table(view: PortfolioView) -> PortfolioState:
    """Return a state of everything public; hands and stock are empty."""
    state = object.__new__(PortfolioState)
    state.stock = ()
    state.seats = view.seats
    state.actors = view.actors
    state.turn = view.turn
    state.stage = view.stage
    state.active = view.active
    state.dealer = view.dealer
    state.cash = list(view.cash)
    state.incomes = list(view.incomes)
    state.held, state.twice, state.thrice = ([0] * view.seats for _ in range(3))
    state.hand_sizes = [0] * view.seats
    state.taken = view.taken
    state.known = list(view.known)
    state.seen = ()
    state.portfolios = view.portfolios
    state.founded = view.founded
    state.stock_left = view.stock
    state.reshuffles = view.reshuffles
    state.pile = list(view.pile)
    state.last_turns = view.last_turns
    state.income = view.income
    state.budget = view.budget
    state.began_as_pauper = view.began_as_pauper
    state.to_draw = view.to_draw
    state.dry_turns = view.dry_turns
    state.truces = view.truces
    state.debts = view.debts
    state.offer = view.offer
    made = [p.MOST_OFFERS - left for left in view.offers_left]
    state.offers = [0] * view.seats if view.stage == p.OVER else made
    state.declined = view.declined
    state.sheet = None
    for line in view.sheet:
        state.sheet = Sheet(state.sheet, line)
    return state


def _deal(view: PortfolioView, rng: Random) -> tuple[list[Cards], Cards]:
    """Return hands and stock: the known cards, and the others at random."""
    fixed = list(view.known)
    if view.seat is not None:
        fixed[view.seat] = view.hand
    maker, offered = _offered(view)
    if offered and _may_accept(view):
        fixed[maker] = tuple((Counter(fixed[maker]) | Counter(offered)).elements())
    unseen = _unseen(view, fixed)
    rng.shuffle(unseen)
    hands = list(fixed)
    order = list(range(view.seats))
    if offered and not _may_accept(view):
        order.remove(maker)
        order.insert(0, maker)
        unseen = _withheld(view, fixed[maker], unseen, offered, rng)
    for seat in order:
        wanted = view.hand_sizes[seat] - len(fixed[seat])
        hands[seat] += tuple(unseen[len(unseen) - wanted :])
        del unseen[len(unseen) - wanted :]
    return hands, tuple(unseen)


def _offered(view: PortfolioView) -> tuple[SeatId, Cards]:
    """Return the maker of an open offer and the cards it offers; NONE if nothing follows from them.

    Only the offer's partner learns from it: it can accept if the maker holds all these cards. If it
    can't, and nothing else prevents it, the maker lacks some.
    """
    if view.offer is None or view.actors != (view.seat,):
        return p.NONE, ()
    maker, offer = view.offer
    mine = Counter(view.hand)
    if mine >= Counter(offer.get.cards) and all(
        deals.owns_openly(view.cash, view.portfolios, seat, terms)
        for seat, terms in ((maker, offer.give), (offer.to, offer.get))
    ):
        return maker, offer.give.cards
    return p.NONE, ()


def _may_accept(view: PortfolioView) -> bool:
    return Accept() in view.legal


def _unseen(view: PortfolioView, fixed: Iterable[Cards]) -> list[p.Card]:
    copies = [p.decks(view.seats)] * len(p.ALL_CARDS)
    for cards in (*fixed, view.pile, *[portfolio.cards for portfolio in view.portfolios]):
        for card in cards:
            copies[card] -= 1
    for portfolio in view.portfolios:
        for card in (portfolio.low_cap, portfolio.high_cap):
            if card != p.NONE:
                copies[card] -= 1
    return [card for card in p.ALL_CARDS for _ in range(copies[card])]


def _withheld(
    view: PortfolioView, held: Cards, unseen: list[p.Card], offered: Cards, rng: Random
) -> list[p.Card]:
    """Return the unseen cards in an order by which the maker lacks some of the offered cards.

    The maker is dealt the last ones. `held` are the cards that the maker certainly holds.
    """
    assert view.offer is not None
    wanted = view.hand_sizes[view.offer.maker] - len(held)
    needed = Counter(offered)
    dealt = Counter(held) + Counter(unseen[len(unseen) - wanted :])
    if not dealt >= needed:
        return unseen
    lacking = [card for card in sorted(needed) if held.count(card) < needed[card]]
    rng.shuffle(lacking)
    for card in lacking:
        room = needed[card] - 1 - held.count(card)
        others = [other for other in unseen if other != card]
        copies = [card] * (len(unseen) - len(others))
        pool = others + copies[:room]
        if len(pool) >= wanted:
            rng.shuffle(pool)
            rest = pool[wanted:] + copies[room:]
            rng.shuffle(rest)
            return rest + pool[:wanted]
    raise AssertionError("no hand lacks what is offered")
