"""Portfolio's state: legal actions, and how an action changes it.

The rules follow the order of the rulebook; deals are in `deals`; refusals, which only people need,
in `refusals`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final, Self

from stockgames.engine.state import CHANCE_ONLY, NOBODY, ONE, Event, Result, SeatId
from stockgames.games.portfolio import deals, events
from stockgames.games.portfolio.actions import (
    ANSWERS,
    BELOW,
    DECLINE,
    DISCARD,
    END,
    OWN_HIGH,
    OWN_LOW,
    RUN_STARTS,
    SUIT_MASKS,
    TAKERS,
    Accept,
    Acquire,
    Actions,
    Cap,
    Decline,
    Discard,
    Draw,
    End,
    Extend,
    Found,
    Neutralize,
    Offer,
    OpenOffer,
    PortfolioAction,
    Reshuffle,
    acquirings,
    affordable,
    discards_in,
    draws,
    founds_in,
    high_moves,
    low_moves,
    neutralizings,
)
from stockgames.games.portfolio.counts import PortfolioCounts, Sheet
from stockgames.games.portfolio.parts import (
    DRAWING,
    HAND,
    KING,
    LOW,
    MOST_DECLINED,
    MOST_OFFERS,
    NONE,
    OVER,
    PAUPER_CARDS,
    PLAYING,
    SHUFFLING,
    Card,
    Portfolio,
    SheetLine,
    dry_limit,
    rank_of,
    value_of,
)

_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUIT_MASKS


class PortfolioState(PortfolioCounts):
    """The complete state of a game of Portfolio. Read freely; only `apply` changes it."""

    __slots__ = ()

    def __init__(
        self,
        dealer: SeatId,
        hands: Iterable[Iterable[Card]],
        stock: Iterable[Card],
        exposed: Card,
    ) -> None:
        """Begin the first turn; the last card of `stock` is drawn first."""
        super().__init__(dealer, hands, stock, exposed)
        self._begin_turn((dealer + 1) % self.seats, None)

    # Legal actions

    allows_out_of_turn = True

    @property
    def out_of_turn_actors(self) -> tuple[SeatId, ...]:
        """The seats that may make an offer out of turn (P12)."""
        if self.offer is not None or self.stage not in (DRAWING, PLAYING):
            return NOBODY
        return tuple(
            seat
            for seat in range(self.seats)
            if seat != self.active and self.offers[seat] < MOST_OFFERS
        )

    def legal_actions(self, seat: SeatId) -> Actions:
        if self.actors != ONE[seat]:
            return ()
        if self.offer is not None:
            return ANSWERS if deals.can_accept(self, self.offer) else DECLINE
        return self._plays(seat) if self.stage == PLAYING else self.draws()

    def most_cards(self) -> tuple[int, int]:
        """Return how many cards money and stock allow, without and with the exposed card (P5).

        Taking only the exposed card is not allowed when one must come from the stock (P13).
        """
        plain, exposed = self.stocked()
        money = affordable(min(self.budget, self.cash[self.active]))
        most = min(exposed, money)
        return min(plain, money), 0 if most == 1 and self.is_dry() else most

    def is_dry(self) -> bool:
        """Return whether the next draw must take a card from the stock (P13)."""
        return self.dry_turns >= dry_limit(self.seats)

    def stocked(self) -> tuple[int, int]:
        """Return how many cards can be drawn, without and with the exposed card (P5)."""
        plain, pile = self.stock_left, len(self.pile)
        if self.reshuffles:
            plain += pile
            return plain, plain if pile else 0
        return plain, plain + 1 if pile else 0

    def is_poor(self) -> bool:
        """Return whether the active seat has no portfolio and fewer than 13 cards now (P6)."""
        seat = self.active
        return self.incomes[seat] == 0 and self.hand_sizes[seat] < HAND

    def is_pauper(self) -> bool:
        """Return whether pauper's rule holds for the active seat before it draws (P6).

        The seat must have been poor when its turn began and still be, so a portfolio can't be
        parked with another seat.
        """
        return self.began_as_pauper and self.is_poor()

    def draws(self) -> Actions:
        """Return the ways in which the active seat may open its turn (P5, P6, P13)."""
        plain, exposed = self.most_cards()
        dry = self.is_dry()
        if not self.is_pauper():
            return draws(plain, exposed, dry, False, False)
        stocked = self.stocked()
        return draws(plain, exposed, dry, stocked[0] >= PAUPER_CARDS, stocked[1] >= PAUPER_CARDS)

    def _plays(self, seat: SeatId) -> Actions:
        held = self.held[seat]
        if not held:
            return END
        spades, hearts, diamonds, clubs = (
            held & _SPADES,
            held & _HEARTS,
            held & _DIAMONDS,
            held & _CLUBS,
        )
        actions: Actions = (
            discards_in(spades) + discards_in(hearts) + discards_in(diamonds) + discards_in(clubs)
        )
        if (card := self.banned()) != NONE:
            banned = DISCARD[card]
            actions = tuple([action for action in actions if action is not banned])
        if held & held >> 1 & held >> 2 & RUN_STARTS:
            actions = (
                founds_in(spades)
                + founds_in(hearts)
                + founds_in(diamonds)
                + founds_in(clubs)
                + actions
            )
        if self.portfolios:
            actions += self._moves_on_portfolios(seat, held)
        return actions

    def banned(self) -> Card:
        """Return the card that the active seat may not discard now, or NONE (P10).

        With a second copy in hand, discarding the other copy is allowed.
        """
        card, seat = self.taken, self.active
        if card == NONE or self.hand_sizes[seat] == 1 or self.twice[seat] >> card & 1:
            return NONE
        return card

    def _moves_on_portfolios(self, seat: SeatId, held: int) -> Actions:
        actions: Actions = ()
        cash = self.cash[seat]
        for number, owner, low, high, low_cap, high_cap in self.portfolios:
            if owner == seat:
                if low_cap < 0 and (cards := held & OWN_LOW[low]):
                    actions += low_moves(number, low, cards)
                if high_cap < 0 and (cards := held & OWN_HIGH[high]):
                    actions += high_moves(number, high, cards)
                continue
            below = held & BELOW[low] if low_cap < 0 else 0
            above = held & TAKERS[high] if high_cap < 0 else 0
            if (below or above) and not self.bound(seat, owner):
                value = value_of(low, high)
                if below and value <= cash:
                    actions += neutralizings(number, below)
                if above and 2 * value <= cash:
                    actions += acquirings(number, above)
        return actions

    def draw_chance(self, rng: Random) -> Reshuffle:
        cards = self.pile[:]
        rng.shuffle(cards)
        return Reshuffle(tuple(cards))

    # Applying actions

    def apply(self, seat: SeatId, action: PortfolioAction, log: list[Event] | None = None) -> None:
        _HOW[type(action)](self, seat, action, log)

    def _begin_turn(self, seat: SeatId, log: list[Event] | None) -> None:
        """Collect a seat's income and open its turn; the last turns have no draw (P8)."""
        self.active = seat
        self.actors = ONE[seat]
        self.taken = NONE
        if log is not None:
            log.append(events.TurnBegan(seat=seat, last=self.last_turns))
        self.income = self.incomes[seat]
        self.budget = self._collect(seat, False, log)
        self.began_as_pauper = self.is_poor()
        self.stage = PLAYING if self.last_turns else DRAWING

    def _collect(self, seat: SeatId, final: bool, log: list[Event] | None) -> int:
        """Pay a seat its income, and its debts from that; return the rest of the income (P12)."""
        income = self.incomes[seat]
        if not income:
            return 0
        self.cash[seat] += income
        if log is not None:
            log.append(events.Collected(seat=seat, amount=income, final=final))
        return deals.pay_debts(self, seat, income, log) if self.debts else income

    def _draw(self, seat: SeatId, action: Draw, log: list[Event] | None) -> None:
        cost = action.cost
        self.cash[seat] -= cost
        count = action.cards
        if log is not None:
            log.append(events.Drew(seat=seat, cards=count, cost=cost, pauper=action.pauper))
        if action.exposed:
            card = self.pile.pop()
            self.receive_openly(seat, card)
            self.taken = card
            count -= 1
            if log is not None:
                log.append(events.ExposedTaken(seat=seat, card=card))
        self.dry_turns = 0 if count else self.dry_turns + 1
        self.stage = PLAYING
        self.to_draw = count
        if count:
            self._draw_from_stock(seat, log)

    def _draw_from_stock(self, seat: SeatId, log: list[Event] | None) -> None:
        """Draw the cards that are due, as far as the stock lasts; then the stock is
        reshuffled or ends.
        """
        left = self.stock_left
        count = min(self.to_draw, left)
        cards = self.stock[left - count : left][::-1]
        self.stock_left = left - count
        self.to_draw -= count
        for card in cards:
            self.receive(seat, card)
        if log is not None:
            log.append(events.StockDrawn(seat=seat, count=count))
            log.append(events.CardsSeen(seat=seat, cards=cards, audience=(seat,)))
        if self.stock_left:
            return
        if self.reshuffles and self.pile:
            self.stage = SHUFFLING
            self.actors = CHANCE_ONLY
            return
        self.reshuffles = False
        self.last_turns = True
        if log is not None:
            log.append(events.StockEnded(seat=seat))

    def _reshuffle(self, seat: SeatId, action: Reshuffle, log: list[Event] | None) -> None:
        """Make the discard pile the second stock, and continue drawing (P7)."""
        self.reshuffles = False
        self.stock = action.stock[::-1]
        self.stock_left = len(action.stock)
        self.pile = []
        self.stage = PLAYING
        self.actors = ONE[self.active]
        if log is not None:
            log.append(events.Reshuffled(count=self.stock_left))
        if self.to_draw:
            self._draw_from_stock(self.active, log)

    def _found(self, seat: SeatId, action: Found, log: list[Event] | None) -> None:
        cards = action.cards
        for card in cards:
            self.lose(seat, card)
        self.founded += 1
        founded = Portfolio(self.founded, seat, cards[0], cards[-1], NONE, NONE)
        self.portfolios += (founded,)
        self.incomes[seat] += founded.value
        if log is not None:
            number, value = self.founded, founded.value
            log.append(events.Founded(seat=seat, portfolio=number, cards=cards, value=value))

    def _extend(self, seat: SeatId, action: Extend, log: list[Event] | None) -> None:
        card = action.card
        self.lose(seat, card)
        old = self.portfolio(action.portfolio)
        new = old._replace(low=card) if card < old.low else old._replace(high=card)
        self.replace(old, new)
        if log is not None:
            number = action.portfolio
            log.append(events.Extended(seat=seat, portfolio=number, card=card, value=new.value))

    def _cap(self, seat: SeatId, action: Cap, log: list[Event] | None) -> None:
        card = action.card
        self.lose(seat, card)
        old = self.portfolio(action.portfolio)
        low = action.end == LOW
        self.replace(old, old._replace(low_cap=card) if low else old._replace(high_cap=card))
        if log is not None:
            number = action.portfolio
            log.append(events.Capped(seat=seat, portfolio=number, card=card, end=action.end))

    def _neutralize(self, seat: SeatId, action: Neutralize, log: list[Event] | None) -> None:
        """Pay a portfolio's value; discard its cards, its caps and the card below it (P9)."""
        card = action.card
        self.lose(seat, card)
        old = self.portfolio(action.portfolio)
        cost = old.value
        self.cash[seat] -= cost
        self.portfolios = tuple([p for p in self.portfolios if p is not old])
        self.incomes[old.owner] -= cost
        self.pile += old.cards
        if old.high_cap != NONE:
            self.pile.append(old.high_cap)
        self.pile.append(card)
        if log is not None:
            log.append(events.Neutralized(**_raid(seat, old, card, cost)))

    def _acquire(self, seat: SeatId, action: Acquire, log: list[Event] | None) -> None:
        """Pay twice a portfolio's value and take it; an Ace played on a King is discarded (P9)."""
        card = action.card
        self.lose(seat, card)
        old = self.portfolio(action.portfolio)
        cost = old.acquiring
        self.cash[seat] -= cost
        new = old._replace(owner=seat)
        if rank_of(old.high) != KING:
            new = new._replace(high=card)
        else:
            self.pile.append(card)
        self.replace(old, new)
        if log is not None:
            log.append(events.Acquired(**_raid(seat, old, card, cost), value=new.value))

    def _discard(self, seat: SeatId, action: Discard, log: list[Event] | None) -> None:
        self.lose(seat, action.card)
        self.pile.append(action.card)
        if log is not None:
            log.append(events.Discarded(seat=seat, card=action.card))
        self._end_turn(log)

    def _end(self, seat: SeatId, action: End, log: list[Event] | None) -> None:
        if log is not None:
            log.append(events.EndedEmptyHanded(seat=seat))
        self._end_turn(log)

    def _end_turn(self, log: list[Event] | None) -> None:
        """Begin the next seat's turn; after the dealer's last turn everybody collects (P8)."""
        seat = self.active
        if self.truces:
            deals.count_turn(self, seat, log)
        self._write(seat, self.income)
        self.turn += 1
        self.offers = [0] * self.seats
        if not self.last_turns or seat != self.dealer:
            self._begin_turn((seat + 1) % self.seats, log)
            return
        for other in range(self.seats):
            self._collect(other, True, log)
        self._write(NONE, 0)
        self.stage = OVER
        self.actors = NOBODY
        self.taken = NONE
        self.income = self.budget = 0

    def _write(self, seat: SeatId, income: int) -> None:
        self.sheet = Sheet(self.sheet, SheetLine(seat, income, tuple(self.cash)))

    def _offer(self, seat: SeatId, action: Offer, log: list[Event] | None) -> None:
        self.offers[seat] += 1
        self.offer = OpenOffer(seat, action)
        self.actors = ONE[action.to]
        if log is not None:
            log.append(
                events.Offered(seat=seat, offer=action, portfolios=deals.concerned(self, action))
            )

    def _decline(self, seat: SeatId, action: Decline, log: list[Event] | None) -> None:
        assert self.offer is not None
        if log is not None:
            log.append(events.Declined(seat=seat, maker=self.offer.maker))
        if self.offer not in self.declined:
            self.declined = (*self.declined, self.offer)[-MOST_DECLINED:]
        self._close_offer()

    def _accept(self, seat: SeatId, action: Accept, log: list[Event] | None) -> None:
        assert self.offer is not None
        deals.exchange(self, self.offer, log)
        self._close_offer()

    def _close_offer(self) -> None:
        self.offer = None
        self.actors = ONE[self.active]

    # Hidden cards

    def unseen(self) -> tuple[tuple[Card, ...]]:
        """Return the stock."""
        return (self.stock[: self.stock_left],)

    def with_unseen(self, decks: Sequence[tuple[Card, ...]]) -> Self:
        other = self.copy()
        other.stock = decks[0]
        return other

    # Result

    def result(self) -> Result:
        totals = list(zip(self.cash, self.incomes, strict=True))
        ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
        details = {"cash": self.cash[:], "portfolio_values": self.incomes[:]}
        return Result(ranks, tuple(self.cash), details)


_HOW: Final[dict[type, Callable[[PortfolioState, SeatId, Any, list[Event] | None], None]]] = {
    Draw: PortfolioState._draw,
    Reshuffle: PortfolioState._reshuffle,
    Found: PortfolioState._found,
    Extend: PortfolioState._extend,
    Cap: PortfolioState._cap,
    Neutralize: PortfolioState._neutralize,
    Acquire: PortfolioState._acquire,
    Discard: PortfolioState._discard,
    End: PortfolioState._end,
    Offer: PortfolioState._offer,
    Accept: PortfolioState._accept,
    Decline: PortfolioState._decline,
}


def _raid(seat: SeatId, raided: Portfolio, card: Card, cost: int) -> dict[str, Any]:
    """Return the fields of a raid event."""
    return {
        "seat": seat,
        "owner": raided.owner,
        "portfolio": raided.number,
        "low": raided.low,
        "high": raided.high,
        "card": card,
        "cost": cost,
    }
