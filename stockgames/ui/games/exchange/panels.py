"""The action panel's choices for what is picked."""

from __future__ import annotations

from stockgames.games.exchange.action_builder import ActionBuilder
from stockgames.games.exchange.actions import BuyIntelligence, ChooseFounder
from stockgames.games.exchange.facts import ExchangeFacts
from stockgames.games.exchange.forecast import OrderForecast, SaleForecast
from stockgames.games.exchange.names import action_name
from stockgames.games.exchange.parts import BUY, SIDES
from stockgames.games.exchange.stages import LIQUIDATION
from stockgames.presentation.context import TableContext
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel, back_choice, golden_choice
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.exchange.board_words import papers, sold_text
from stockgames.ui.games.exchange.hand import numbered
from stockgames.ui.games.exchange.log_words import coming_text
from stockgames.ui.games.exchange.terms import founder_assets, founder_line
from stockgames.ui.games.exchange.words import ExchangeWords

TURN, LOOK_AHEAD = "turn", action_name(BuyIntelligence())
TURN_KEY, LOOK_KEY = "R", "M"


def build_panel(
    choosing: ActionBuilder, facts: ExchangeFacts, context: TableContext, words: ExchangeWords
) -> Panel:
    """Return what the action panel shows."""
    if not choosing.open:
        return Panel()
    keys = "" if choosing.action() else _short_keys(choosing)
    groups = [ChoiceGroup(keys, (_confirm(choosing, facts, words),))]
    if isinstance(choosing.action(), BuyIntelligence):
        groups.append(ChoiceGroup("", (back_choice(),)))
    else:
        others = (*_turn(choosing), *_look_ahead(choosing))
        groups += [ChoiceGroup("", others)] if others else []
    coming = "" if facts.coming is None else coming_text(facts.coming)
    notes = (coming, _consequence(choosing) or words.prompt(facts, context))
    note = "\n".join(line for line in notes if line)
    return Panel(words.title(facts, context), tuple(groups), note)


def _confirm(choosing: ActionBuilder, facts: ExchangeFacts, words: ExchangeWords) -> Choice:
    """Return the primary button: the picked card, or that one is missing."""
    action = choosing.action()
    if action is not None:
        return golden_choice(words.label(action, facts))
    if facts.stage == LIQUIDATION:
        label = say("exchange-sell-pick-a-way")
    else:
        label = say("exchange-pick-a-card-to-play")
    what = "order" if choosing.is_order else "vote" if choosing.is_vote else "card"
    why = say("exchange-keys-told", what=what)
    return golden_choice(label, why)


def _what(choosing: ActionBuilder) -> str:
    """Return what is chosen as messages select by it: the side of an order, a vote, a card."""
    if choosing.is_order:
        return SIDES[choosing.side]
    return "vote" if choosing.is_vote else "card"


def _short_keys(choosing: ActionBuilder) -> str:
    return say("exchange-keys", what=_what(choosing), count=min(9, len(numbered(choosing))))


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
    """Return the known consequences of the picked card for the seat."""
    action = choosing.action()
    if isinstance(action, BuyIntelligence):
        return say("exchange-everybody-sees-that-it-was-bought")
    if isinstance(action, ChooseFounder):
        return f"{founder_assets(action.card)}\n{founder_line(action.card)}"
    match choosing.forecast(action):
        case OrderForecast() as order:
            return order_note(order)
        case SaleForecast() as sale:
            return f"{sold_text(sale.sold)}\n{_sale_note(sale)}"
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
    all_there_is = papers(forecast.security, forecast.shares)
    return f"{note} {say('exchange-sells-all-there-is', papers=all_there_is)}"


def _risk(forecast: OrderForecast) -> str:
    if forecast.ruin_from is not None:
        return say("exchange-could-bankrupt-from", price=money(forecast.ruin_from))
    if forecast.short_from is None:
        return ""
    return say("exchange-sells-at-half-price-from", price=money(forecast.short_from))


def _sale_note(sale: SaleForecast) -> str:
    return say(
        "exchange-brings-pays-leaves-in-cash",
        brings=money(sale.brings),
        debt=money(sale.debt),
        left=money(sale.left),
    )
