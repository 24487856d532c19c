"""The choices of the action panel, made from what is picked."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.exchange.actions import (
    BuyIntelligence,
    ChooseFounder,
    Liquidate,
    Order,
)
from stockgames.games.exchange.parts import BUY
from stockgames.games.exchange.stages import (
    LIQUIDATION,
    PHASE_2,
)
from stockgames.games.exchange.view import ExchangeView
from stockgames.ui.games.exchange import hand_cards
from stockgames.ui.games.exchange.board_words import dollars, papers, sold_text
from stockgames.ui.games.exchange.chooser import Chooser
from stockgames.ui.games.exchange.event_words import coming_text
from stockgames.ui.games.exchange.facts import ForesightRow
from stockgames.ui.games.exchange.names import action_name
from stockgames.ui.games.exchange.terms import founder_assets, founder_line
from stockgames.ui.games.exchange.words import ExchangeWords
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel, TableContext

CONFIRM, BACK, TURN, LOOK_AHEAD = "confirm", "step-back", "turn", "look-ahead"
ENTER, TURN_KEY, LOOK_KEY = "Enter", "R", "M"
INTELLIGENCE_NAME = action_name(BuyIntelligence())


def build_panel(chooser: Chooser, context: TableContext, words: ExchangeWords) -> Panel:
    """Return what the action panel shows."""
    view = chooser.view
    if view is None or not chooser.open:
        return Panel()
    keys = "" if chooser.action() else _short_keys(chooser, view)
    groups = [ChoiceGroup(keys, (_confirm(chooser, words, view),))]
    if isinstance(chooser.action(), BuyIntelligence):
        groups.append(ChoiceGroup("", (_back(),)))
    else:
        others = (*_turn(chooser, view), *_look_ahead(chooser))
        groups += [ChoiceGroup("", others)] if others else []
    coming = "" if view.coming is None else coming_text(view.coming)
    notes = (coming, _consequence(chooser, view) or words.prompt(view, context))
    note = "\n".join(line for line in notes if line)
    return Panel(words.phase_title(view, context), tuple(groups), note)


def _confirm(chooser: Chooser, words: ExchangeWords, view: ExchangeView) -> Choice:
    """Return the primary button: the card picked, or that one is missing."""
    action = chooser.action()
    if action is not None:
        return Choice(CONFIRM, words.action_label(action, view), key=ENTER, kind="primary")
    if view.stage == LIQUIDATION:
        label = say("exchange-sell-pick-a-way")
    else:
        label = say("exchange-lay-pick-a-card")
    return Choice(CONFIRM, label, key=ENTER, kind="primary", why_not=_keys(chooser, view))


def _short_keys(chooser: Chooser, view: ExchangeView) -> str:
    """Return the keys that pick something, on one line."""
    if view.stage == PHASE_2 and chooser.selection.side == BUY:
        return say("exchange-keys-1-to-9-buy")
    if view.stage == PHASE_2:
        return say("exchange-keys-1-to-9-sell")
    if chooser.is_vote:
        return say("exchange-keys-1-to-3-up")
    return say("exchange-keys-1-to", count=min(9, len(chooser.cards())))


def _keys(chooser: Chooser, view: ExchangeView) -> str:
    if view.stage == PHASE_2:
        return say("exchange-click-a-number-or-press")
    if chooser.is_vote:
        return say("exchange-click-a-card-or-press")
    return say("exchange-click-one-press-its-number")


def _turn(chooser: Chooser, view: ExchangeView) -> tuple[Choice, ...]:
    if not chooser.can_turn:
        return ()
    if view.stage != PHASE_2:
        label = say("exchange-turn-the-card-round")
    elif chooser.selection.side == BUY:
        label = say("exchange-sell-instead")
    else:
        label = say("exchange-buy-instead")
    return (Choice(TURN, label, key=TURN_KEY),)


def _look_ahead(chooser: Chooser) -> tuple[Choice, ...]:
    if not chooser.can_look_ahead:
        return ()
    label = say("exchange-look-ahead-for-50")
    return (Choice(LOOK_AHEAD, label, key=LOOK_KEY, emblem="eye"),)


def _back() -> Choice:
    label = say("exchange-back")
    return Choice(BACK, label, key="Esc", kind="quiet")


def _consequence(chooser: Chooser, view: ExchangeView) -> str:
    """Return what the card picked means for the seat, as far as that can be known."""
    action = chooser.action()
    if isinstance(action, BuyIntelligence):
        return say("exchange-everybody-sees-that-it-was-bought")
    if isinstance(action, ChooseFounder):
        return f"{founder_assets(action.card)}\n{founder_line(action.card)}"
    if isinstance(action, Order):
        return order_note(view, action)
    if isinstance(action, Liquidate):
        return f"{sold_text(action.sold)}\n{_sale_note(chooser)}"
    return ""


def order_note(view: ExchangeView, order: Order) -> str:
    """Return what an order costs or earns at the ends of the board, and what could go wrong."""
    rows = hand_cards.foresight(view, order)
    if not rows:
        return ""
    low, high = dollars(abs(rows[0].amount)), dollars(abs(rows[-1].amount))
    if order.side == BUY:
        return f"{say('exchange-costs-to', low=low, high=high)} {_risk(rows)}".rstrip()
    assert view.seat is not None
    held = view.shares[view.seat][view.traded[view.seat]]
    if not held:
        return say("exchange-there-is-nothing-to-sell")
    text = say("exchange-earns-to", low=low, high=high)
    note = text
    if held >= order.shares:
        return note
    return (
        f"{note} {say('exchange-sells-all-there-is', papers=papers(view.traded[view.seat], held))}"
    )


def _risk(rows: Sequence[ForesightRow]) -> str:
    """Return from which price on an order leads to ruin, or to liquidation."""
    ruin = next((row.price for row in rows if row.may_ruin), None)
    if ruin is not None:
        return say("exchange-could-ruin-this-seat-from", price=dollars(ruin))
    short = next((row.price for row in rows if row.is_short), None)
    if short is None:
        return ""
    return say("exchange-from-on-shares-must-be", price=dollars(short))


def _sale_note(chooser: Chooser) -> str:
    sums = chooser.sums()
    if sums is None:
        return ""
    brings, left = sums
    return say(
        "exchange-brings-pays-leaves-in-cash",
        brings=dollars(brings),
        debt=dollars(chooser.debt()),
        left=dollars(left),
    )
