"""The cards that whoever is asked chooses from, and what the chosen one would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stockgames.games.exchange.actions import (
    ChooseFounder,
    ChooseSecurity,
    ExchangeAction,
    Influence,
    Liquidate,
    Lobby,
    Order,
)
from stockgames.games.exchange.liquidation import proceeds
from stockgames.games.exchange.parts import (
    BUY,
    FOUNDERS,
    STEP,
    Board,
    Security,
    Triple,
)
from stockgames.games.exchange.stages import (
    NONE,
    PHASE_2,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange import board_words as words
from stockgames.ui.games.exchange.facts import (
    CardFace,
    ForesightRow,
    HandCard,
    Preview,
    Selection,
)
from stockgames.ui.games.exchange.names import SIDE_NAMES, action_name
from stockgames.ui.games.exchange.terms import founder_assets, founder_line


def hand(view: ExchangeView, selection: Selection) -> tuple[HandCard, ...]:
    """Return the cards of a seat that is asked; intelligence is no card."""
    cards = list(_switch(selection)) if view.stage == PHASE_2 else []
    for action in view.legal:
        card = _card(view, action, selection)
        if card is not None:
            cards.append(_marked(card, selection))
    return tuple(cards)


def choice(view: ExchangeView, selection: Selection) -> ExchangeAction | None:
    """Return the action chosen, else the one pointed at."""
    by_name = {action_name(action): action for action in view.legal}
    return by_name.get(selection.picked) or by_name.get(selection.pointed)


def face_of(action: ExchangeAction, traded: Security) -> CardFace:
    """Return the face of the card that an action lays."""
    match action:
        case ChooseSecurity(security=security):
            return CardFace(security)
        case Order(side=side, shares=shares):
            return CardFace(traded, side, shares)
        case Influence(security=security, by=by) | Lobby(security=security, by=by):
            return CardFace(security, by=by)
        case _:
            return CardFace()


def preview(view: ExchangeView, action: ExchangeAction | None) -> Preview | None:
    """Return where the chosen vote alone would move its token."""
    if not isinstance(action, Influence | Lobby):
        return None
    board, before = Board(view.floor, view.ceiling), view.prices[action.security]
    after = board.moved(before, action.by)
    pops = bool(board.pops(before, action.by))
    return Preview(action.security, action.by, before, after, pops)


def foresight(view: ExchangeView, action: ExchangeAction | None) -> tuple[ForesightRow, ...]:
    """Return what the chosen order would do at each price of the board (E4, E7)."""
    if not isinstance(action, Order) or view.seat is None:
        return ()
    return tuple(
        _row(view, view.seat, action, price)
        for price in range(view.floor, view.ceiling + STEP, STEP)
    )


def foresight_title(view: ExchangeView, action: ExchangeAction | None) -> str:
    """Return the caption of the foresight strip."""
    if not isinstance(action, Order) or view.seat is None:
        return ""
    traded = view.traded[view.seat]
    shares = action.shares
    if action.side != BUY:
        shares = min(shares, view.shares[view.seat][traded])
    return words.foresight_text(action.side, shares, traded)


def _row(view: ExchangeView, seat: int, order: Order, price: int) -> ForesightRow:
    """Reckon one price; other securities may have fallen to the floor by then."""
    traded, cash, held = view.traded[seat], view.cash[seat], view.shares[seat]
    is_today = price == view.prices[traded]
    if order.side != BUY:
        return ForesightRow(price, min(order.shares, held[traded]) * price, is_today, False, False)
    debt = order.shares * price - cash
    worst = _prices(view.floor, traded, price)
    return ForesightRow(
        price=price,
        amount=-order.shares * price,
        is_today=is_today,
        is_short=debt > 0,
        may_ruin=debt > 0 and debt > proceeds(held, worst),
    )


def _prices(floor: int, traded: Security, price: int) -> Triple:
    return (
        price if traded == 0 else floor,
        price if traded == 1 else floor,
        price if traded == 2 else floor,
    )


def _switch(selection: Selection) -> Iterator[HandCard]:
    for side, name in enumerate(SIDE_NAMES):
        yield HandCard(
            name,
            "side",
            words.side_choice(side),
            face=CardFace(side=side),
            selected=selection.side == side,
            cursor=selection.cursor == name,
            pointed=selection.pointed == name,
        )


def _marked(card: HandCard, selection: Selection) -> HandCard:
    """Return a card as it is pointed at and chosen."""
    return replace(
        card,
        selected=selection.picked == card.name,
        cursor=selection.cursor == card.name,
        pointed=selection.pointed == card.name,
    )


def _card(view: ExchangeView, action: ExchangeAction, chosen: Selection) -> HandCard | None:
    name = action_name(action)
    traded = NONE if view.seat is None else view.traded[view.seat]
    face = face_of(action, traded)
    match action:
        case ChooseFounder(card=card):
            note = f"{founder_assets(card)}. {founder_line(card)}"
            return HandCard(name, "founder", FOUNDERS[card].name, note, founder=card)
        case ChooseSecurity(security=security):
            label, note = words.security_name(security), _security_note(view, security)
            return HandCard(name, "security", label, note, face=face)
        case Order(side=side, shares=shares):
            if side != chosen.side:
                return None
            note = _order_note(view, action)
            return HandCard(name, "shares", words.order_choice(side, shares), note, face=face)
        case Influence(security=security, by=by) | Lobby(security=security, by=by):
            label = words.influence_text(security, by)
            is_up = chosen.facing[security] == by
            note = _vote_note(view, action)
            return HandCard(name, "influence", label, note, face=face, is_up=is_up)
        case Liquidate(sold=sold):
            amount = proceeds(sold, view.prices)
            label = words.sold_text(sold)
            note = words.dollars(amount)
            return HandCard(name, "liquidation", label, note, sold=sold, amount=amount)
        case _:
            return None


def _security_note(view: ExchangeView, security: Security) -> str:
    owned = 0 if view.seat is None else view.shares[view.seat][security]
    return words.security_note(view.prices[security], owned)


def _order_note(view: ExchangeView, order: Order) -> str:
    today = [row for row in foresight(view, order) if row.is_today]
    return words.order_note(today[0].amount) if today else ""


def _vote_note(view: ExchangeView, vote: Influence | Lobby) -> str:
    shown = preview(view, vote)
    assert shown is not None
    return words.effect(shown)
