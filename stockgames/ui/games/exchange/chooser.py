"""The way to a card: which one is picked, which side of it is up, and what laying it would be.

No widget and no rule lives here: everything offered comes from `view.legal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stockgames.engine.seat import SeatId
from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ExchangeAction,
    Influence,
    Liquidate,
    Lobby,
    Order,
)
from stockgames.games.exchange.codes import Refused
from stockgames.games.exchange.liquidation import proceeds
from stockgames.games.exchange.parts import BUY, SELL, Triple
from stockgames.games.exchange.refusals import no_intelligence
from stockgames.games.exchange.stages import (
    PHASE_2,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange.facts import Selection
from stockgames.ui.games.exchange.names import SIDE_NAMES, action_name

_DIGITS: Final = "123456789"
_SELL_KEYS: Final = "ABCDEFGIJ"
"""Without H, which asks for a hint."""


class Chooser:
    """Follows pointing until a card is picked; picking lays nothing."""

    def __init__(self) -> None:
        self.view: ExchangeView | None = None
        self.seat: SeatId | None = None
        """Who is asked; a bystander's view can show a choice that is made in the open."""
        self.open = False
        """Whether a person at the screen decides now."""
        self.selection = Selection()

    def renew(self, view: ExchangeView, seat: SeatId | None, *, is_open: bool) -> None:
        """Start again from a new position; keep what is picked if nothing that matters changed."""
        same = (self.view, self.seat, self.open) == (view, seat, is_open)
        self.view, self.seat, self.open = view, seat, is_open
        if not same:
            self.selection = Selection()
            self._pick_the_only_one()

    def close(self) -> None:
        """Offer nothing more: the card is on its way, and nothing remembers which."""
        self.open = False
        self.selection = Selection()

    def _pick_the_only_one(self) -> None:
        legal = self.legal()
        if len(legal) == 1:
            self.selection = replace(self.selection, picked=action_name(legal[0]))

    # What the position allows

    def legal(self) -> tuple[ExchangeAction, ...]:
        """Return what may be done now; nothing while nobody at the screen is asked."""
        return self.view.legal if self.view is not None and self.open else ()

    def cards(self) -> list[ExchangeAction]:
        """Return the cards that lie face up to be picked, in the order of their keys."""
        legal = self.legal()
        if self._is_order:
            side = self.selection.side
            return [a for a in legal if isinstance(a, Order) and a.side == side]
        if self.is_vote:
            votes = [a for a in legal if isinstance(a, Influence | Lobby)]
            return [*sorted(votes, key=lambda vote: (-vote.by, vote.security))]
        return [a for a in legal if not isinstance(a, BuyIntelligence)]

    @property
    def can_look_ahead(self) -> bool:
        """Whether intelligence can be bought now (E5)."""
        return BuyIntelligence() in self.legal()

    def no_look_ahead(self) -> Refused | None:
        """Return why the seat that is asked cannot buy intelligence (E5)."""
        view, seat = self.view, self.seat
        if view is None or seat is None or not self.open or self.can_look_ahead:
            return None
        return no_intelligence(view.stage, view.cash[seat], seat in view.informed)

    @property
    def can_turn(self) -> bool:
        """Whether there is another side: an order's, or that of the influence card picked."""
        return self._is_order or isinstance(self.action(), Influence | Lobby)

    @property
    def _is_order(self) -> bool:
        return self.view is not None and self.open and self.view.stage == PHASE_2

    @property
    def is_vote(self) -> bool:
        """Whether an influence card is laid now, or the lobbyist's."""
        return any(isinstance(action, Influence | Lobby) for action in self.legal())

    def debt(self) -> int:
        """Return what the seat that liquidates is short of, in dollars (E7)."""
        view, seat = self.view, self.seat
        if view is None or seat is None:
            return 0
        return view.orders[seat] * view.prices[view.traded[seat]] - view.cash[seat]

    def sums(self) -> tuple[int, int] | None:
        """Return what the liquidation picked brings, and what the seat then has left in cash."""
        action, view = self.action(), self.view
        if not isinstance(action, Liquidate) or view is None:
            return None
        brings = proceeds(action.sold, view.prices)
        return brings, brings - self.debt()

    # Picking

    def action(self) -> ExchangeAction | None:
        """Return the action of what is picked."""
        return self.named(self.selection.picked)

    def named(self, name: str) -> ExchangeAction | None:
        """Return the legal action of a name."""
        return next((a for a in self.legal() if action_name(a) == name), None)

    def pick(self, name: str) -> bool:
        """Pick a card, or a side of the switch; tell whether it was there."""
        if self._is_order and name in SIDE_NAMES:
            self._show_side(SIDE_NAMES.index(name))
            return True
        action = self.named(name)
        if action is None:
            return False
        self.selection = replace(self.selection, picked=name)
        if isinstance(action, Order):
            self.selection = replace(self.selection, side=action.side)
        elif isinstance(action, Influence | Lobby):
            facing = _turned(self.selection.facing, action.security, action.by)
            self.selection = replace(self.selection, facing=facing)
        return True

    def _show_side(self, side: int) -> None:
        """Show the other side's cards; a count that was picked stays picked."""
        action = self.action()
        picked = ""
        if isinstance(action, Order):
            picked = action_name(Order(side, action.shares))
        self.selection = replace(self.selection, side=side, picked=picked)

    def turn(self) -> bool:
        """Turn to the other side of the order or of the influence card."""
        action = self.action()
        if self._is_order:
            self._show_side(SELL if self.selection.side == BUY else BUY)
            return True
        if isinstance(action, Influence | Lobby):
            return self.pick(action_name(type(action)(action.security, -action.by)))
        return False

    def move(self, by: int) -> bool:
        """Pick the next card, going round; of influence cards the side that is up."""
        cards = self._row()
        if not cards:
            return False
        names = [action_name(card) for card in cards]
        if self.selection.picked in names:
            name = names[(names.index(self.selection.picked) + by) % len(names)]
        else:
            name = names[0] if by > 0 else names[-1]
        return self.pick(name)

    def _row(self) -> Sequence[ExchangeAction]:
        """Return the cards from left to right; of influence cards the sides that are up."""
        cards, facing = self.cards(), self.selection.facing
        votes = [card for card in cards if isinstance(card, Influence | Lobby)]
        up = [vote for vote in votes if facing[vote.security] == vote.by]
        return [*sorted(up, key=lambda vote: vote.security)] or cards

    @property
    def can_step_back(self) -> bool:
        """Whether something is picked, and not the only thing there is."""
        return bool(self.selection.picked) and len(self.legal()) > 1

    def back(self) -> bool:
        """Pick nothing; tell whether something was picked."""
        was_picked = self.can_step_back
        if was_picked:
            self.selection = replace(self.selection, picked="")
        return was_picked

    def point(self, pointed: str, cursor: str) -> None:
        """Note what the mouse is on, and where the keyboard is."""
        self.selection = replace(self.selection, pointed=pointed, cursor=cursor)

    # Keys

    def of_key(self, key: str) -> str:
        """Return the name of what a key picks: figures what shows, letters shares to sell."""
        if key in _DIGITS:
            place, cards = _DIGITS.index(key), self.cards()
            return action_name(cards[place]) if place < len(cards) else ""
        if self._is_order and key in _SELL_KEYS:
            return action_name(Order(SELL, _SELL_KEYS.index(key) + 1))
        return ""


def _turned(facing: Triple, security: int, by: int) -> Triple:
    turned = list(facing)
    turned[security] = by
    return (turned[0], turned[1], turned[2])
