"""The way to an action: cards selected in the hand, the draw wished for, and what fits them.

No widget and no rule lives here: everything offered comes from the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.games.portfolio.actions import (
    Acquire,
    Cap,
    Discard,
    Draw,
    End,
    Extend,
    Found,
    Neutralize,
    PortfolioAction,
)
from stockgames.games.portfolio.parts import (
    DRAWING,
    HIGH,
    LOW,
    NONE,
    PLAYING,
    Card,
    Number,
    Portfolio,
    rank_of,
    sister,
    suit_of,
)
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.forecast import find

Place: TypeAlias = tuple[Literal["run", "place", "pile"], int]
"""A thing on the table: a portfolio by its number, the place for a new one, the discard pile."""
Order: TypeAlias = Literal["suit", "rank"]

PLACE: Final[Place] = ("place", 0)
PILE: Final[Place] = ("pile", 0)
_SUIT_PLACES: Final = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: colours alternate in the hand."""
_KINDS: Final = (Acquire, Found, Extend, Cap, Neutralize, Discard)
"""What is proposed first where several things fit."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where the selected cards can go, and what that does."""

    place: Place
    actions: tuple[PortfolioAction, ...]
    """One after the other; the first is legal now, the others are after it."""

    @property
    def first(self) -> PortfolioAction:
        """What is done at once."""
        return self.actions[0]


def in_order(hand: Sequence[Card], order: Order) -> tuple[Card, ...]:
    """Return the cards of a hand in the order in which they are held."""

    def key(card: Card) -> tuple[int, int]:
        place, rank = _SUIT_PLACES[suit_of(card)], rank_of(card)
        return (place, rank) if order == "suit" else (rank, place)

    return tuple(sorted(hand, key=key))


class Chooser:
    """Follows selecting and pointing until an action is named."""

    def __init__(self) -> None:
        self.view: PortfolioView | None = None
        self.open = False
        """Whether a person at the screen decides now."""
        self.order: Order = "suit"
        self.slots: tuple[Card, ...] = ()
        """The hand as it is held; selections are indices into it."""
        self.selected: frozenset[int] = frozenset()
        self.cursor: int | None = None
        self.cards = 1
        """How many cards are wished for before a draw."""
        self.exposed = False
        self.pauper = False

    def renew(self, view: PortfolioView, *, is_open: bool) -> None:
        """Start again from a new position; keep the way if nothing that matters changed."""
        same = self.view == view and self.open == is_open
        new_turn = self.view is None or self.view.turn != view.turn or self.view.stage != view.stage
        self.view, self.open = view, is_open
        if same:
            return
        self.slots = in_order(view.hand, self.order)
        self.selected = frozenset()
        if self.cursor is not None:
            self.cursor = min(self.cursor, len(self.slots) - 1) if self.slots else None
        if new_turn:
            self._wish_afresh()

    def _wish_afresh(self) -> None:
        self.exposed = False
        self.pauper = False
        self.cards = 1
        if self.drawing and not self.most():
            self.exposed = True

    def close(self) -> None:
        """Offer nothing more: the action is on its way."""
        self.open = False
        self.selected = frozenset()

    def forget(self) -> None:
        """Know nothing of any hand, as between two people."""
        self.close()
        self.view, self.slots, self.cursor = None, (), None

    # What the position allows

    @property
    def drawing(self) -> bool:
        """Whether somebody at the screen chooses a draw."""
        view = self.view
        return self.open and view is not None and view.offer is None and view.stage == DRAWING

    @property
    def playing(self) -> bool:
        """Whether somebody at the screen builds."""
        view = self.view
        return self.open and view is not None and view.offer is None and view.stage == PLAYING

    @property
    def answering(self) -> bool:
        """Whether somebody at the screen answers an offer."""
        return self.open and self.view is not None and self.view.offer is not None

    def legal(self) -> tuple[PortfolioAction, ...]:
        """Return what may be done now; nothing while nobody at the screen is asked."""
        return self.view.legal if self.view is not None and self.open else ()

    def ending(self) -> End | None:
        """Return the end of a turn without a discard, if it is possible."""
        return next((action for action in self.legal() if isinstance(action, End)), None)

    # The hand

    def sort(self, order: Order) -> None:
        """Hold the cards in another order; what is selected stays so."""
        kept = [self.slots[slot] for slot in sorted(self.selected)]
        self.order = order
        self.slots = in_order(self.slots, order)
        free = list(range(len(self.slots)))
        selected = []
        for card in kept:
            slot = next(slot for slot in free if self.slots[slot] == card)
            free.remove(slot)
            selected.append(slot)
        self.selected = frozenset(selected)

    def toggle(self, slot: int) -> bool:
        """Select a card or put it back; tell whether there was one."""
        if not self.playing or not 0 <= slot < len(self.slots):
            return False
        self.selected ^= {slot}
        self.cursor = slot
        return True

    def select(self, slots: Sequence[int]) -> None:
        """Select these cards and no others."""
        self.selected = frozenset(slots)

    def drop_selection(self) -> bool:
        """Put every card back; tell whether there was one."""
        had = bool(self.selected)
        self.selected = frozenset()
        return had

    def chosen(self) -> tuple[Card, ...]:
        """Return the selected cards, ascending."""
        return tuple(sorted(self.slots[slot] for slot in self.selected))

    def barred(self) -> list[int]:
        """Return the slots of cards that may not be discarded this turn (P10)."""
        view = self.view
        if view is None or not self.playing or view.banned == NONE or len(self.slots) == 1:
            return []
        return [slot for slot, card in enumerate(self.slots) if card == view.banned]

    # Where selected cards can go

    def targets(self) -> list[Target]:
        """Return where the selected cards can go, what is proposed first at the front."""
        view = self.view
        if view is None or not self.playing or not self.selected:
            return []
        cards = self.chosen()
        found = [
            Target(("run", portfolio.number), plan)
            for portfolio in view.portfolios
            if (plan := self._plan(portfolio, cards))
        ]
        if Found(cards) in self.legal():
            found.append(Target(PLACE, (Found(cards),)))
        if len(cards) == 1 and Discard(cards[0]) in self.legal():
            found.append(Target(PILE, (Discard(cards[0]),)))
        return sorted(found, key=lambda target: _KINDS.index(type(target.first)))

    def target(self, place: Place | None) -> Target | None:
        """Return the target at a place."""
        return next((target for target in self.targets() if target.place == place), None)

    def proposed(self) -> Target | None:
        """Return what is proposed first."""
        return next(iter(self.targets()), None)

    def _plan(self, portfolio: Portfolio, cards: Sequence[Card]) -> tuple[PortfolioAction, ...]:
        """Return how all the cards go to a portfolio, one by one; nothing if they can't."""
        view = self.view
        assert view is not None
        if portfolio.owner != view.seat:
            return self._raid(portfolio.number, cards)
        plan = _additions(portfolio, list(cards))
        return plan if plan and plan[0] in self.legal() else ()

    def _raid(self, number: Number, cards: Sequence[Card]) -> tuple[PortfolioAction, ...]:
        if len(cards) != 1:
            return ()
        ways = (Acquire(number, cards[0]), Neutralize(number, cards[0]))
        return tuple(way for way in ways if way in self.legal())[:1]

    def attempt(self, place: Place) -> PortfolioAction | None:
        """Return what the selected cards would most likely be meant to do at a place.

        It is not legal there, or it would be a target: the referee tells why.
        """
        view, cards = self.view, self.chosen()
        if view is None or not cards:
            return None
        if place == PLACE:
            return Found(cards)
        if place == PILE:
            return Discard(cards[0])
        found = find(view, place[1])
        if found is None:
            return None
        card = cards[0]
        if found.owner != view.seat:
            below = card == found.low - 1
            return (Neutralize if below else Acquire)(found.number, card)
        if card in (found.low, sister(found.low)):
            return Cap(found.number, card, LOW)
        if card in (found.high, sister(found.high)):
            return Cap(found.number, card, HIGH)
        return Extend(found.number, card)

    # The draw

    def most(self) -> int:
        """Return how many cards can be paid for, the exposed one first or not as wished."""
        return self.view.most_cards[self.exposed] if self.view is not None else 0

    def can_expose(self) -> bool:
        """Tell whether the exposed card can be the first of the draw."""
        return any(isinstance(action, Draw) and action.exposed for action in self.legal())

    def wish(self, count: int) -> bool:
        """Wish for a number of cards; tell whether it can be paid."""
        if not self.drawing or not 1 <= count <= self.most():
            return False
        self.cards, self.pauper = count, False
        return True

    def wish_exposed(self, on: bool) -> bool:
        """Wish for the exposed card to be first, or not; tell whether that is possible."""
        if on and not self.can_expose():
            return False
        self.exposed = on
        self.cards = max(1, min(self.cards, self.most()))
        return True

    def wish_pauper(self, on: bool) -> bool:
        """Declare pauper's rule, or think better of it; tell whether that is possible (P6)."""
        if self.view is None or not self.view.may_be_pauper:
            return False
        self.pauper = on
        return True

    def dearest(self, count: int) -> Draw:
        """Return a draw that can't be paid: the referee tells why."""
        return Draw(count, self.exposed, False)

    def draw(self) -> Draw | None:
        """Return the draw wished for, if it is possible."""
        wished = (
            Draw(2, self.exposed, True) if self.pauper else Draw(self.cards, self.exposed, False)
        )
        return wished if wished in self.legal() else None


def _additions(portfolio: Portfolio, cards: list[Card]) -> tuple[PortfolioAction, ...]:
    """Return extensions, then caps, that use up all the cards; nothing if they can't (P4)."""
    low, high = portfolio.low, portfolio.high
    caps = [portfolio.low_cap, portfolio.high_cap]
    plan: list[PortfolioAction] = []
    while caps[LOW] == NONE and rank_of(low) and low - 1 in cards:
        low -= 1
        cards.remove(low)
        plan.append(Extend(portfolio.number, low))
    while caps[HIGH] == NONE and rank_of(high) < 12 and high + 1 in cards:
        high += 1
        cards.remove(high)
        plan.append(Extend(portfolio.number, high))
    for end, card in ((LOW, low), (HIGH, high)):
        fitting = [c for c in cards if c in (card, sister(card))]
        if caps[end] == NONE and fitting:
            cards.remove(fitting[0])
            plan.append(Cap(portfolio.number, fitting[0], end))
    return () if cards else tuple(plan)
