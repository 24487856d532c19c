"""A draft of a deal: what each side could give, and the resulting terms (P12).

`DealBuilder` is the part of the action builder that prepares offers; a front end shows its draft.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.portfolio import parts as p
from stockgames.games.portfolio.actions import Debt, Offer, OpenOffer, Promise, Reveal, Terms, Truce
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.forecast import DealForecast, deal_forecast
from stockgames.games.portfolio.refusals import Refused, why_no_offer
from stockgames.games.portfolio.view import PortfolioView

SideName: TypeAlias = Literal["give", "get"]
SIDES: Final[tuple[SideName, SideName]] = ("give", "get")
Amount: TypeAlias = Literal["cash", "debt", "truce"]
STEPS: Final[dict[Amount, tuple[int, ...]]] = {
    "cash": (-10, -1, 1, 10),
    "debt": (-10, -1, 1, 10),
    "truce": (-1, 1),
}
"""By how much a button changes an amount."""
REVEAL: Final = "reveal"


@dataclass
class Side:
    """What one side gives."""

    cash: int = 0
    cards: Counter[p.Card] = field(default_factory=Counter)
    portfolios: set[p.Number] = field(default_factory=set)
    truce: int = 0
    """Turns; 0 for none."""
    debt: int = 0
    """Dollars; 0 for none."""
    reveal: bool = False

    def terms(self) -> Terms:
        """Return this side as `Terms`."""
        promises: list[Promise] = []
        if self.truce:
            promises.append(Truce(self.truce))
        if self.debt:
            promises.append(Debt(self.debt))
        if self.reveal:
            promises.append(Reveal())
        cards = tuple(sorted(self.cards.elements()))
        return Terms(self.cash, cards, tuple(sorted(self.portfolios)), tuple(promises))

    @classmethod
    def of(cls, terms: Terms) -> Side:
        """Return terms as an editable side."""
        side = cls(terms.cash, Counter(terms.cards), set(terms.portfolios))
        for promise in terms.promises:
            match promise:
                case Truce(turns=turns):
                    side.truce = turns
                case Debt(cash=cash):
                    side.debt = cash
                case Reveal():
                    side.reveal = True
        return side


@dataclass(frozen=True, slots=True)
class Goods:
    """What can be put on one side, as far as the viewer knows what its giver has."""

    cash: int
    """The most dollars at once."""
    portfolios: tuple[p.Portfolio, ...]
    cards: tuple[p.Card, ...]
    """The cards of the viewer's own hand; for any other seat the whole deck, suit by suit."""
    known: tuple[p.Card, ...]
    """The cards that the giver certainly holds."""


@dataclass
class DealDraft:
    """Both sides of a deal, from its maker's perspective."""

    maker: SeatId
    partner: SeatId
    give: Side = field(default_factory=Side)
    get: Side = field(default_factory=Side)

    @classmethod
    def started(cls, facts: Facts, maker: SeatId) -> DealDraft:
        """Return an empty draft for the active seat, or for the next seat if the maker is
        active.
        """
        seats = len(facts.seats)
        others = [facts.active, *((maker + i) % seats for i in range(1, seats))]
        return cls(maker, next(seat for seat in others if seat != maker))

    @classmethod
    def of(cls, maker: SeatId, offer: Offer) -> DealDraft:
        """Return an offer as an editable draft."""
        return cls(maker, offer.to, Side.of(offer.give), Side.of(offer.get))

    @classmethod
    def counter(cls, open_offer: OpenOffer) -> DealDraft:
        """Return an open offer as a draft by its partner."""
        maker, offer = open_offer
        return cls.of(offer.to, Offer(maker, offer.get, offer.give))

    def side(self, name: SideName) -> Side:
        return self.give if name == "give" else self.get

    def giver(self, name: SideName) -> SeatId:
        """Return the seat that gives on a side."""
        return self.maker if name == "give" else self.partner

    def goods(self, facts: Facts, name: SideName) -> Goods:
        """Return what can be put on a side; an amount that is already there stays possible."""
        giver = facts.seats[self.giver(name)]
        own = giver.seat == facts.viewer
        return Goods(
            cash=min(p.MOST_DOLLARS, max(giver.cash, self.side(name).cash)),
            portfolios=giver.portfolios,
            cards=p.in_order(facts.hand, "suit") if own else tuple(p.ALL_CARDS),
            known=() if own else giver.known,
        )

    def offer(self) -> Offer:
        """Return the draft as an `Offer`."""
        return Offer(self.partner, self.give.terms(), self.get.terms())

    @property
    def is_empty(self) -> bool:
        return not self.give.terms() and not self.get.terms()

    def hand_side(self, viewer: SeatId | None) -> SideName | None:
        """Return the side on which the viewer gives, or None."""
        return next((name for name in SIDES if self.giver(name) == viewer), None)

    def tray_slots(self, viewer: SeatId | None, slots: Sequence[p.Card]) -> frozenset[int]:
        """Return the slots of the viewer's hand whose cards are given."""
        name = self.hand_side(viewer)
        left = Counter() if name is None else Counter(self.side(name).cards)
        found = set()
        for slot, card in enumerate(slots):
            if left[card]:
                left[card] -= 1
                found.add(slot)
        return frozenset(found)

    def put_card(self, name: SideName, card: p.Card, *, on: bool) -> None:
        """Add a copy of a card to a side, or remove one."""
        cards = self.side(name).cards
        cards[card] += 1 if on else -1
        self.side(name).cards = +cards

    def side_of(self, portfolio: p.Portfolio) -> SideName | None:
        """Return the side on which a portfolio can be given, or None if neither seat owns it."""
        return next((name for name in SIDES if self.giver(name) == portfolio.owner), None)

    def put_portfolio(self, portfolio: p.Portfolio, *, on: bool) -> None:
        """Add a portfolio of either seat to its side, or remove it."""
        name = self.side_of(portfolio)
        if name is not None:
            given = self.side(name).portfolios
            self.side(name).portfolios = (
                given | {portfolio.number} if on else given - {portfolio.number}
            )

    def change_partner(self, partner: SeatId) -> None:
        """Change the partner, and clear what is asked for."""
        self.partner, self.get = partner, Side()


class DealBuilder:
    """Builds an offer: who makes it to whom, and what each side gives (P12)."""

    def __init__(self) -> None:
        self.draft: DealDraft | None = None
        """The deal being prepared, or None."""
        self.naming: SideName | None = None
        """The side for which a card of a hidden hand is being named, or None."""
        self.makers: Sequence[SeatId] = ()
        """The people at this screen who may make an offer now, the viewer first."""
        self._view: PortfolioView | None = None
        self._facts: Facts | None = None
        self.is_counter = False
        """Whether the draft answers the open offer, which is declined as it goes out."""
        self.doubted: Offer | None = None
        """The offer that gives nothing, about which it was asked whether it should go out."""

    def renew(self, view: PortfolioView, facts: Facts, makers: Sequence[SeatId]) -> None:
        """Take a new position; drop the draft if its maker may no longer offer, or nobody who
        saw it looks any more.
        """
        same_viewer = self._facts is None or self._facts.viewer == facts.viewer
        answers = self.is_counter and view.offer is not None
        self._view, self._facts, self.makers = view, facts, makers
        if self.draft is not None and not (same_viewer and (answers or self.draft.maker in makers)):
            self.leave()

    def forget(self) -> None:
        """Forget everything, for a hand-over between two people."""
        self.leave()
        self._view = self._facts = None
        self.makers = ()

    def begin(self, draft: DealDraft | None = None, partner: SeatId | None = None) -> bool:
        """Start a draft, empty or a given one; return whether somebody may make an offer."""
        able = [seat for seat in self.makers if seat != partner]
        if self._facts is None or not able:
            return False
        if draft is None:
            draft = DealDraft.started(self._facts, able[0])
            draft.partner = draft.partner if partner is None else partner
        self.draft, self.naming = draft, None
        return True

    def leave(self) -> None:
        """Drop the draft."""
        self.draft = self.naming = None
        self.is_counter = False

    def begin_counter(self) -> bool:
        """Start a draft of the open offer turned round, without cards that are not in hand; return
        whether there is an open offer.
        """
        if self._view is None or self._view.offer is None:
            return False
        self.draft, self.naming = DealDraft.counter(self._view.offer), None
        if self.draft.maker == self._view.seat:
            self.draft.give.cards &= Counter(self._view.hand)
        self.is_counter = True
        return True

    # The draft

    def change_maker(self, maker: SeatId) -> None:
        """Start again with another maker, and the same partner if possible."""
        draft = self.draft
        if draft is not None and maker != draft.maker:
            self.draft = DealDraft(maker, draft.partner if draft.partner != maker else draft.maker)

    def change_partner(self, partner: SeatId) -> None:
        """Change the partner to another seat than the maker's, and clear what is asked for."""
        if self.draft is not None and partner not in (self.draft.maker, self.draft.partner):
            self.draft.change_partner(partner)

    def goods(self, name: SideName) -> Goods:
        """Return what can be put on a side of the draft."""
        assert self.draft is not None
        assert self._facts is not None
        return self.draft.goods(self._facts, name)

    def hides(self, name: SideName) -> bool:
        """Return whether the giver's hand is hidden here, so that cards are named."""
        assert self.draft is not None
        return self._facts is None or self.draft.giver(name) != self._facts.viewer

    def set_amount(self, name: SideName, amount: Amount, value: int) -> None:
        """Set an amount of a side, as near to the value as the rules allow."""
        if self.draft is None:
            return
        cash = self.goods(name).cash
        most = {"cash": cash, "debt": p.MOST_DOLLARS, "truce": p.MOST_TURNS}[amount]
        setattr(self.draft.side(name), amount, max(0, min(value, most)))

    def set_reveal(self, name: SideName, on: bool) -> None:
        """Add or remove the promise to show the hand."""
        if self.draft is not None:
            self.draft.side(name).reveal = on

    def tray_slots(self, slots: Sequence[p.Card]) -> frozenset[int]:
        """Return the slots of the viewer's hand whose cards are in the draft."""
        viewer = None if self._facts is None else self._facts.viewer
        return frozenset() if self.draft is None else self.draft.tray_slots(viewer, slots)

    def put_card(self, card: p.Card, *, on: bool) -> bool:
        """Put a card of the viewer's hand into the draft, or take it out; return whether the
        viewer takes part in the deal.
        """
        viewer = None if self._facts is None else self._facts.viewer
        name = None if self.draft is None else self.draft.hand_side(viewer)
        if self.draft is None or name is None:
            return False
        self.draft.put_card(name, card, on=on)
        return True

    def name_card(self, card: p.Card) -> None:
        """Ask for a card of a hidden hand, or no longer; then nothing more is named."""
        if self.draft is not None and self.naming is not None:
            cards = self.draft.side(self.naming).cards
            if cards[card]:
                del cards[card]
            else:
                cards[card] = 1
        self.naming = None

    def press(self, name: str) -> bool:
        """Change an amount by a step (`cash-give+10`), or promise a look at the hand or no longer
        (`reveal-get`); return whether there is such a button.
        """
        for side in SIDES:
            for amount, steps in STEPS.items():
                for step in steps:
                    if name == f"{amount}-{side}{step:+}" and self.draft is not None:
                        value = getattr(self.draft.side(side), amount) + step
                        self.set_amount(side, amount, value)
                        return True
            if name == f"{REVEAL}-{side}" and self.draft is not None:
                self.set_reveal(side, not self.draft.side(side).reveal)
                return True
        return False

    # The offer

    @property
    def asked(self) -> tuple[SeatId, ...]:
        """Who is asked in turn if the offer goes to everyone: the partner first, then clockwise,
        as far as the maker's offers go. A portfolio can only be asked of its owner.
        """
        draft, view = self.draft, self._view
        if draft is None or view is None:
            return ()
        others = [(draft.maker + by) % view.seats for by in range(1, view.seats)]
        is_bound = draft.get.portfolios or self.is_counter
        rest = [] if is_bound else [seat for seat in others if seat != draft.partner]
        return (draft.partner, *rest)[: view.offers_left[draft.maker]]

    @property
    def refused(self) -> Refused | None:
        """Why the draft can't be offered; None if it can."""
        if self._view is None or self.draft is None:
            return None
        view = replace(self._view, offer=None) if self.is_counter else self._view
        return why_no_offer(view, self.draft.maker, self.draft.offer())

    def is_doubtful(self) -> bool:
        """Return whether the draft gives nothing, and nobody has yet been asked about that."""
        draft = self.draft
        return draft is not None and not draft.give.terms() and self.doubted != draft.offer()

    @property
    def worth(self) -> Sequence[DealForecast]:
        """What the draft would change for its maker and its partner."""
        if self._view is None or self.draft is None:
            return ()
        return deal_forecast(self._view, OpenOffer(self.draft.maker, self.draft.offer()))
