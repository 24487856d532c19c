"""The action panel's choices for what is picked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stockgames.games.exchange import actions as a
from stockgames.games.exchange.action_builder import TURN, ActionBuilder, CardTarget
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.forecast import OrderForecast, Quote, SaleForecast, VoteForecast
from stockgames.games.exchange.parts import BUY, FOUNDERS, LIQUIDATION, SELL, SIDES
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.exchange import terms as t
from stockgames.presentation.games.exchange.log_words import coming_text
from stockgames.presentation.games.exchange.words import ExchangeWords
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel, back_choice, default_choice
from stockgames.presentation.sentences.speech import money, say, signed_money

LOOK_AHEAD = a.action_name(a.BuyIntelligence())
TURN_KEY, LOOK_KEY = "R", "M"
_DIGITS: Final = "123456789"
_SELL_KEYS: Final = "ABCDEFGIJ"
"""Without H, which is the key for hints."""


def build_panel(
    choosing: ActionBuilder, facts: ExchangeFacts, context: TableContext, words: ExchangeWords
) -> Panel:
    """Return what the action panel shows."""
    if not choosing.open:
        return Panel()
    what, count = _what(choosing), min(9, len(numbered(choosing)))
    keys = "" if choosing.action() else say("exchange-keys", what=what, count=count)
    groups = [ChoiceGroup(keys, (_confirm(choosing, facts, words),), tells_keys=True)]
    if isinstance(choosing.action(), a.BuyIntelligence):
        groups.append(ChoiceGroup("", (back_choice(),)))
    else:
        others = (*_turn(choosing), *_look_ahead(choosing))
        groups += [ChoiceGroup("", others)] if others else []
    coming = "" if facts.coming is None else coming_text(facts.coming)
    notes = (coming, _consequence(choosing) or words.prompt(facts, context))
    note = "\n".join(line for line in notes if line)
    assert choosing.view is not None
    return Panel(words.phase_title(choosing.view, context), tuple(groups), note)


def _confirm(choosing: ActionBuilder, facts: ExchangeFacts, words: ExchangeWords) -> Choice:
    """Return the primary button: the picked card, or that one is missing."""
    action = choosing.action()
    if action is not None:
        return default_choice(words.label(action, replace(facts, viewer=choosing.seat)))
    if facts.stage == LIQUIDATION:
        label = say("exchange-sell-pick-a-way")
    else:
        label = say("exchange-pick-a-card-to-play")
    what = "order" if choosing.is_order else "vote" if choosing.is_vote else "card"
    return default_choice(label, say("exchange-keys-told", what=what), tells_keys=True)


def _what(choosing: ActionBuilder) -> str:
    """Return what is chosen as messages select by it: the side of an order, a vote, a card."""
    if choosing.is_order:
        return SIDES[choosing.side]
    return "vote" if choosing.is_vote else "card"


def _turn(choosing: ActionBuilder) -> tuple[Choice, ...]:
    if not choosing.can_turn:
        return ()
    return (Choice(TURN, say("exchange-turn", what=_what(choosing)), key=TURN_KEY),)


def _look_ahead(choosing: ActionBuilder) -> tuple[Choice, ...]:
    if choosing.named(LOOK_AHEAD) is None:
        return ()
    label = say("exchange-buy-market-intelligence-for")
    return (Choice(LOOK_AHEAD, label, key=LOOK_KEY, emblem="eye"),)


def _consequence(choosing: ActionBuilder) -> str:
    action = choosing.action()
    if isinstance(action, a.BuyIntelligence):
        return say("exchange-everybody-sees-that-it-was-bought")
    if isinstance(action, a.ChooseFounder):
        return f"{t.founder_assets(action.card)}\n{t.founder_line(action.card)}"
    match choosing.forecast(action):
        case OrderForecast() as order:
            return order_note(order)
        case SaleForecast() as sale:
            return f"{t.sold_text(sale.sold)}\n{_sale_note(sale)}"
        case _:
            return ""


def order_note(forecast: OrderForecast) -> str:
    """Return what an order costs or earns at both ends of the board, and its risk."""
    ends = forecast.rows[0], forecast.rows[-1]
    low, high = (money(abs(row.amount)) for row in ends)
    if forecast.order.side == BUY:
        return f"{say('exchange-costs-to', low=low, high=high)} {_risk(forecast)}".rstrip()
    if not forecast.shares:
        return say("exchange-none-owned-to-sell")
    note = say("exchange-earns-to", low=low, high=high)
    if not forecast.is_cut:
        return note
    all_there_is = t.papers(forecast.security, forecast.shares)
    return f"{note} {say('exchange-sells-all-there-is', papers=all_there_is)}"


def _risk(forecast: OrderForecast) -> str:
    if forecast.ruin_from is not None:
        return say("exchange-could-bankrupt-from", price=money(forecast.ruin_from))
    if forecast.short_from is None:
        return ""
    return say("exchange-sells-at-half-price-from", price=money(forecast.short_from))


def _sale_note(sale: SaleForecast) -> str:
    brings, debt, left = money(sale.brings), money(sale.debt), money(sale.left)
    return say("exchange-brings-pays-leaves-in-cash", brings=brings, debt=debt, left=left)


def numbered(choosing: ActionBuilder) -> list[CardTarget]:
    """Return the cards in the order of their number keys; all up votes before all down votes."""
    cards = [card for card in choosing.targets() if card.kind not in ("side", "intelligence")]
    if choosing.is_vote:
        cards.sort(key=lambda card: (-card.face.by, card.face.security))
    return cards


def card_of_key(choosing: ActionBuilder, key: str) -> str:
    """Return the name of the target that a key picks; empty for other keys."""
    if key in _DIGITS:
        place, cards = _DIGITS.index(key), numbered(choosing)
        return cards[place].name if place < len(cards) else ""
    if choosing.is_order and key in _SELL_KEYS:
        return a.action_name(a.Order(SELL, _SELL_KEYS.index(key) + 1))
    return ""


def card_label(card: CardTarget) -> str:
    match card.action:
        case a.ChooseFounder(card=founder):
            return FOUNDERS[founder].name
        case a.ChooseSecurity(security=security):
            return t.security_name(security)
        case a.Order(side=side, shares=shares):
            return t.order_choice(side, shares)
        case a.Influence(security=security, by=by) | a.Lobby(security=security, by=by):
            return t.influence_text(security, by)
        case a.Liquidate(sold=sold):
            return t.sold_text(sold)
        case _:
            return say("exchange-side", side=SIDES[card.face.side])


def card_note(card: CardTarget) -> str:
    """Return the note on a card: what it would cost and bring."""
    if isinstance(card.action, a.ChooseFounder):
        return f"{t.founder_assets(card.action.card)}. {t.founder_line(card.action.card)}"
    match card.forecast:
        case Quote(price=price, owned=owned):
            return say("exchange-today-owned", price=money(price), count=owned)
        case OrderForecast(today=today):
            return say("exchange-at-todays-price", amount=signed_money(today.amount))
        case VoteForecast():
            return t.effect(card.forecast)
        case SaleForecast() as sale:
            return f"{money(sale.brings)}; {keeps_text(sale)}"
        case _:
            return ""


def keeps_text(sale: SaleForecast) -> str:
    """Return which shares remain after a sale that pays debts."""
    banks, cover, bonds = sale.keeps
    return say("exchange-keeps", banks=banks, cover=cover, bonds=bonds)
