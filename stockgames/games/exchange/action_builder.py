"""Picking a card of Exchange: what can be picked, which side is up, what it would cost and bring.

Picking a card does not place it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.engine import action_builder as base
from stockgames.engine.action_builder import Pressed, Target
from stockgames.engine.state import SeatId
from stockgames.games.exchange import actions
from stockgames.games.exchange.forecast import (
    Forecast,
    SaleForecast,
    order_forecast,
    quote,
    sale_forecast,
    vote_forecast,
)
from stockgames.games.exchange.parts import BUY, FOUNDING, PHASE_2, SECURITIES, SELL, Triple
from stockgames.games.exchange.refusals import no_intelligence
from stockgames.games.exchange.view import ExchangeView

CardKind: TypeAlias = Literal[
    "founder", "security", "side", "order", "vote", "liquidation", "intelligence"
]
"""The kind of a target: a card, one half of the switch of Phase 2, a sale, or buying
intelligence.
"""
DECK: Final = "market/forces"
"""The place of the coming Market Force (E5)."""


TURN: Final = "turn"
"""The name of the button that turns a card over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTarget(Target[str]):
    """A target to pick. The two sides of a vote card share a place but have separate names."""

    kind: CardKind
    action: actions.ExchangeAction | None = None
    """The action it proposes; None for a side of the switch, which shows other cards."""
    face: actions.CardFace = actions.BLANK
    forecast: Forecast | None = None
    """What it would cost and bring, if that can be computed."""
    is_up: bool = True
    """For one side of a vote: whether it is the upper one."""
    is_picked: bool = False


class ActionBuilder(base.ActionBuilder[CardTarget, actions.ExchangeAction]):
    """Follows picks until a card is picked."""

    view: ExchangeView | None = None
    picked: str | None = None

    def __init__(self) -> None:
        self.seat: SeatId | None = None
        """The seat that must decide; a bystander's view can show a choice that is public."""
        self._dealt: tuple[ExchangeView, object, tuple[CardTarget, ...]] | None = None
        """The cached targets with the view and choices they belong to."""
        self._drop()

    def _drop(self) -> None:
        self.picked = None
        self.side = BUY
        """The side of the switch of Phase 2."""
        self.facing: Triple = (1, 1, 1)
        """Which side of each vote is up: 1 or -1."""

    def renew(self, view: ExchangeView, seat: SeatId | None, *, is_open: bool) -> None:
        """Start again from a new position; keep the pick while the same seat has the same choice,
        as when others lay their cards meanwhile.
        """
        same = (self.seat, self.open) == (seat, is_open) and _choice(self.view, seat) == _choice(
            view, seat
        )
        self.view, self.seat, self.open = view, seat, is_open
        if not same:
            self._drop()
            self._pick_the_only_one()

    def close(self) -> None:
        self.open = False
        self._drop()

    def _pick_the_only_one(self) -> None:
        legal = self._legal()
        if len(legal) == 1:
            self.picked = actions.action_name(legal[0])

    def _legal(self) -> tuple[actions.ExchangeAction, ...]:
        return self.view.legal if self.view is not None and self.open else ()

    # Targets

    def targets(self) -> tuple[CardTarget, ...]:
        """Return the cards that show, then the deck for buying intelligence, which arrow keys skip.

        Orders on the side that doesn't show can still be picked.
        """
        return (*self.hand(), *self._look_ahead()) if self.open else ()

    def target(self, name: str | None) -> CardTarget | None:
        """Return the target with this name, including orders on the side that doesn't show."""
        action = self.named(name)
        if isinstance(action, actions.Order):
            return self._card(action)
        return super().target(name)

    def hand(self) -> tuple[CardTarget, ...]:
        """Return the cards on display, even once picking is over."""
        if self.view is None or self.seat is None:
            return ()
        shown = self.seat, self.picked, self.side, self.facing
        if self._dealt is None or self._dealt[0] is not self.view or self._dealt[1] != shown:
            self._dealt = self.view, shown, self._deal(self.view)
        return self._dealt[2]

    def _deal(self, view: ExchangeView) -> tuple[CardTarget, ...]:
        cards = list(self._switch()) if self._orders and view.legal else []
        for action in view.legal:
            if not isinstance(action, actions.BuyIntelligence) and self._shows(action):
                cards.append(self._card(action))
        if self.shows_both_sides and self._orders:
            cards.sort(key=lambda card: card.face.side)
        if cards and cards[-1].kind == "liquidation":
            cards.sort(key=_of_sale)
        return tuple(cards)

    def _switch(self) -> Iterator[CardTarget]:
        for side, name in enumerate(actions.SIDE_NAMES):
            yield CardTarget(
                name,
                f"own/hand/{name}",
                kind="side",
                face=actions.CardFace(side=side),
                is_picked=self.side == side,
            )

    def _shows(self, action: actions.ExchangeAction) -> bool:
        """Return whether a card shows; of orders, usually only one side does."""
        if isinstance(action, actions.Order) and not self.shows_both_sides:
            return action.side == self.side
        return True

    def _card(self, action: actions.ExchangeAction) -> CardTarget:
        view, seat, name = self.view, self.seat, actions.action_name(action)
        assert view is not None
        assert seat is not None
        return CardTarget(
            name,
            f"own/hand/{_place(action)}",
            kind=_KINDS[type(action)],
            action=action,
            face=actions.face_of(action, view.traded[seat]),
            forecast=_forecast(view, seat, action),
            is_up=not isinstance(action, actions.Influence | actions.Lobby)
            or self.facing[action.security] == action.by,
            is_picked=self.picked == name,
        )

    def _look_ahead(self) -> tuple[CardTarget, ...]:
        """Return the deck as a target, refused if the seat can't buy intelligence now (E5)."""
        view, seat, action = self.view, self.seat, actions.BuyIntelligence()
        if view is None or seat is None:
            return ()
        refused = no_intelligence(view.stage, view.cash[seat], seat in view.informed)
        name = actions.action_name(action)
        picked = self.picked == name
        return (
            CardTarget(name, DECK, refused, kind="intelligence", action=action, is_picked=picked),
        )

    @property
    def can_turn(self) -> bool:
        """Return whether the order, or the picked vote, has another side."""
        is_vote = isinstance(self.action(), actions.Influence | actions.Lobby)
        return is_vote or (self.is_order and not self.shows_both_sides)

    @property
    def is_order(self) -> bool:
        """Return whether shares are being bought or sold now."""
        return self.open and self._orders

    @property
    def is_vote(self) -> bool:
        """Return whether an influence card or the lobbyist's vote is chosen now."""
        return any(
            isinstance(action, actions.Influence | actions.Lobby) for action in self._legal()
        )

    @property
    def _orders(self) -> bool:
        return self.view is not None and self.view.stage == PHASE_2

    # Picking

    @property
    def says_all(self) -> bool:
        return isinstance(self.action(), actions.ChooseSecurity | actions.Influence)

    def known_choices(self) -> tuple[actions.ExchangeAction, ...]:
        """Return what can be chosen, but for founders, which are dealt face down."""
        return () if self.view is None or self.view.stage == FOUNDING else self.view.legal

    def action(self) -> actions.ExchangeAction | None:
        return self.named(self.picked)

    def named(self, name: str | None) -> actions.ExchangeAction | None:
        """Return the legal action with this name, or None."""
        return next((a for a in self._legal() if actions.action_name(a) == name), None)

    def forecast(self, action: actions.ExchangeAction | None) -> Forecast | None:
        """Return what an action would cost and bring the deciding seat, or None."""
        if self.view is None or self.seat is None or action is None:
            return None
        return _forecast(self.view, self.seat, action)

    def pick(self, name: str) -> bool:
        """Pick a card, or a side of the buy/sell switch; return whether it exists."""
        if self.is_order and name in actions.SIDE_NAMES:
            self._show_side(actions.SIDE_NAMES.index(name))
            return True
        action = self.named(name)
        if action is None:
            return False
        self.picked = name
        if isinstance(action, actions.Order):
            self.side = action.side
        elif isinstance(action, actions.Influence | actions.Lobby):
            self.facing = _turned(self.facing, action.security, action.by)
        return True

    def _show_side(self, side: int) -> None:
        """Show the other side's cards; a picked number of shares stays picked."""
        action = self.action()
        self.side, self.picked = side, None
        if isinstance(action, actions.Order):
            self.picked = actions.action_name(actions.Order(side, action.shares))

    def turn(self) -> bool:
        """Turn to the other side of the order or vote; return whether there was one."""
        action = self.action()
        if not self.can_turn:
            return False
        if isinstance(action, actions.Influence | actions.Lobby):
            return self.pick(actions.action_name(type(action)(action.security, -action.by)))
        self._show_side(SELL if self.side == BUY else BUY)
        return True

    def press(self, name: str) -> Pressed:
        return Pressed(self.turn()) if name == TURN and self.open else super().press(name)

    @property
    def can_step_back(self) -> bool:
        """Return whether something is picked that isn't the only choice."""
        return self.picked is not None and len(self._legal()) > 1

    def back(self) -> bool:
        was_picked = self.can_step_back
        if was_picked:
            self.picked = None
        return was_picked


_KINDS: Final[dict[type[actions.ExchangeAction], CardKind]] = {
    actions.ChooseFounder: "founder",
    actions.ChooseSecurity: "security",
    actions.Order: "order",
    actions.Influence: "vote",
    actions.Lobby: "vote",
    actions.Liquidate: "liquidation",
}


def _choice(view: ExchangeView | None, seat: SeatId | None) -> tuple[object, ...]:
    """Return what stays the same as long as a seat has one and the same choice."""
    if view is None:
        return ()
    traded = None if seat is None else view.traded[seat]
    return view.round, view.stage, view.legal, view.prices, traded


def _place(action: actions.ExchangeAction) -> str:
    """Return the place of a card; both sides of a vote share one."""
    if isinstance(action, actions.Influence | actions.Lobby):
        return f"vote-{SECURITIES[action.security]}"
    return actions.action_name(action)


def _forecast(view: ExchangeView, seat: SeatId, action: actions.ExchangeAction) -> Forecast | None:
    match action:
        case actions.ChooseSecurity(security=security):
            return quote(view, seat, security)
        case actions.Order():
            return order_forecast(view, seat, action)
        case actions.Influence() | actions.Lobby():
            return vote_forecast(view, action)
        case actions.Liquidate():
            return sale_forecast(view, seat, action)
        case _:
            return None


def _of_sale(card: CardTarget) -> tuple[int, int]:
    """Return a sort key for liquidations: smallest proceeds first, then fewest shares."""
    sale = card.forecast
    assert isinstance(sale, SaleForecast)
    return sale.brings, sum(sale.sold)


def _turned(facing: Triple, security: int, by: int) -> Triple:
    turned = list(facing)
    turned[security] = by
    return (turned[0], turned[1], turned[2])
