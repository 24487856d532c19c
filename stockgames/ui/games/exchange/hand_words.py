"""The words on the cards to choose from."""

from __future__ import annotations

from stockgames.games.exchange.actions import (
    ChooseFounder,
    ChooseSecurity,
    Influence,
    Liquidate,
    Lobby,
    Order,
)
from stockgames.games.exchange.choosing import CardTarget
from stockgames.games.exchange.forecast import OrderForecast, Quote, SaleForecast, VoteForecast
from stockgames.games.exchange.parts import FOUNDERS, SIDES
from stockgames.ui.games.exchange import board_words as words
from stockgames.ui.games.exchange.terms import founder_assets, founder_line
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


def card_label(card: CardTarget) -> str:
    """Return what a card is called."""
    match card.action:
        case ChooseFounder(card=founder):
            return FOUNDERS[founder].name
        case ChooseSecurity(security=security):
            return words.security_name(security)
        case Order(side=side, shares=shares):
            return words.order_choice(side, shares)
        case Influence(security=security, by=by) | Lobby(security=security, by=by):
            return words.influence_text(security, by)
        case Liquidate(sold=sold):
            return words.sold_text(sold)
        case _:
            return say("exchange-side", side=SIDES[card.face.side])


def card_note(card: CardTarget) -> str:
    """Return what is said about a card: what it would cost and bring."""
    if isinstance(card.action, ChooseFounder):
        return f"{founder_assets(card.action.card)}. {founder_line(card.action.card)}"
    match card.forecast:
        case Quote(price=price, owned=owned):
            return say("exchange-today-owned", price=money(price), count=owned)
        case OrderForecast(today=today):
            return say("exchange-at-todays-price", amount=words.signed_dollars(today.amount))
        case VoteForecast():
            return words.effect(card.forecast)
        case SaleForecast() as sale:
            return f"{money(sale.brings)}; {keeps_text(sale)}"
        case _:
            return ""


def keeps_text(sale: SaleForecast) -> str:
    """Return which shares are left after some were sold to pay debts."""
    banks, cover, bonds = sale.keeps
    return say("exchange-keeps", banks=banks, cover=cover, bonds=bonds)


def foresight_title(forecast: OrderForecast | None) -> str:
    """Return the caption of the foresight strip."""
    if forecast is None:
        return ""
    return words.papers(forecast.security, forecast.shares)
