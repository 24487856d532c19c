"""What happened in Portfolio, in words: the log, and what a screen reader hears."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from stockgames.controllers.table import Shown
from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.events import (
    Acquired,
    Capped,
    CardsSeen,
    Collected,
    DealMade,
    DebtPaid,
    Declined,
    Discarded,
    Drew,
    EndedEmptyHanded,
    ExposedTaken,
    Extended,
    Founded,
    HandShown,
    Neutralized,
    Offered,
    Reshuffled,
    StockEnded,
    TruceEnded,
)
from stockgames.games.portfolio.parts import HIGH, Portfolio
from stockgames.ui.games.portfolio.deal_words import sentence, terms_text
from stockgames.ui.games.portfolio.terms import card_name, cards, money, run_name
from stockgames.ui.shell.words import listed
from stockgames.ui.table.game_table import LogEntry, TableContext

Names = Sequence[str]


def headline(event: Event, names: Names, portfolios: Sequence[Portfolio]) -> str:
    """Return the sentence of an event that stands for a whole move; empty for the others."""
    match event:
        case Drew(seat=seat):
            return _drew(event, names[seat])
        case Founded(seat=seat, cards=laid):
            text = QCoreApplication.translate("PortfolioWords", "{name} laid {run}.")
            return text.format(name=names[seat], run=run_name(laid[0], laid[-1]))
        case Extended(seat=seat, card=card):
            text = QCoreApplication.translate("PortfolioWords", "{name} added the {card}.")
            return text.format(name=names[seat], card=card_name(card))
        case Capped(seat=seat, card=card):
            text = QCoreApplication.translate("PortfolioWords", "{name} capped with the {card}.")
            return text.format(name=names[seat], card=card_name(card))
        case Neutralized(seat=seat, owner=owner):
            text = QCoreApplication.translate(
                "PortfolioWords", "{name} neutralized a portfolio of {owner}."
            )
            return text.format(name=names[seat], owner=names[owner])
        case Acquired(seat=seat, owner=owner):
            text = QCoreApplication.translate(
                "PortfolioWords", "{name} acquired a portfolio of {owner}."
            )
            return text.format(name=names[seat], owner=names[owner])
        case Discarded(seat=seat, card=card):
            text = QCoreApplication.translate("PortfolioWords", "{name} discarded the {card}.")
            return text.format(name=names[seat], card=card_name(card))
        case EndedEmptyHanded(seat=seat):
            text = QCoreApplication.translate("PortfolioWords", "{name} has no card to discard.")
            return text.format(name=names[seat])
        case _:
            return _deal(event, names, portfolios)


def _drew(event: Drew, name: str) -> str:
    if event.pauper:
        text = QCoreApplication.translate("PortfolioWords", "{name} drew two as a pauper.")
    elif event.cost:
        text = QCoreApplication.translate("PortfolioWords", "{name} drew {cards} for {cost}.")
    else:
        text = QCoreApplication.translate("PortfolioWords", "{name} drew {cards}.")
    return text.format(name=name, cards=cards(event.cards), cost=money(event.cost))


def _deal(event: Event, names: Names, portfolios: Sequence[Portfolio]) -> str:
    match event:
        case Offered(seat=seat, offer=offer):
            text = QCoreApplication.translate("PortfolioWords", "{name} offers {partner} a deal.")
            return text.format(name=names[seat], partner=names[offer.to])
        case Declined(seat=seat):
            text = QCoreApplication.translate("PortfolioWords", "{name} declined.")
            return text.format(name=names[seat])
        case DealMade(partner=partner):
            text = QCoreApplication.translate("PortfolioWords", "{name} accepted the deal.")
            return text.format(name=names[partner])
        case Reshuffled():
            return QCoreApplication.translate(
                "PortfolioWords", "The discard pile became the new stock."
            )
        case _:
            return ""


def notes(
    event: Event, names: Names, portfolios: Sequence[Portfolio], viewer: SeatId | None
) -> list[str]:
    """Return the quiet lines under a headline that an event adds."""
    match event:
        case ExposedTaken(card=card):
            text = QCoreApplication.translate("PortfolioWords", "first the exposed {card}")
            return [text.format(card=card_name(card))]
        case CardsSeen(cards=seen):
            text = QCoreApplication.translate("PortfolioWords", "from the stock: {cards}")
            return [text.format(cards=listed([card_name(card) for card in seen]))]
        case Founded(value=value) | Extended(value=value):
            text = QCoreApplication.translate("PortfolioWords", "it earns {amount} a turn")
            return [text.format(amount=money(value))]
        case Capped(end=end):
            if end == HIGH:
                return [QCoreApplication.translate("PortfolioWords", "nobody can acquire it now")]
            return [QCoreApplication.translate("PortfolioWords", "nobody can neutralize it now")]
        case Neutralized(card=card, cost=cost) | Acquired(card=card, cost=cost):
            text = QCoreApplication.translate("PortfolioWords", "with the {card}, for {amount}")
            return [text.format(card=card_name(card), amount=money(cost))]
        case StockEnded():
            return [QCoreApplication.translate("PortfolioWords", "The stock is empty: last turns")]
        case _:
            return [*_money_notes(event, names), *_deal_notes(event, names, portfolios, viewer)]


def _money_notes(event: Event, names: Names) -> list[str]:
    match event:
        case Collected(seat=seat, amount=amount, final=final):
            if final:
                text = QCoreApplication.translate(
                    "PortfolioWords", "{name} collects {amount} at the end"
                )
            else:
                text = QCoreApplication.translate("PortfolioWords", "{name} collects {amount}")
            return [text.format(name=names[seat], amount=money(amount))]
        case DebtPaid(seat=seat, partner=partner, amount=amount, left=left):
            text = QCoreApplication.translate(
                "PortfolioWords", "{name} pays {partner} {amount} of a debt, {left} left"
            )
            if not left:
                text = QCoreApplication.translate(
                    "PortfolioWords", "{name} pays {partner} {amount}, and a debt is settled"
                )
            pay, rest = money(amount), money(left)
            return [text.format(name=names[seat], partner=names[partner], amount=pay, left=rest)]
        case _:
            return []


def _deal_notes(
    event: Event, names: Names, portfolios: Sequence[Portfolio], viewer: SeatId | None
) -> list[str]:
    match event:
        case Offered(seat=seat, offer=offer):
            return [sentence(seat, offer, names, portfolios, viewer)]
        case DealMade(maker=maker, partner=partner, give=give, get=get):
            text = QCoreApplication.translate("PortfolioWords", "{name} gives {things}")
            sides = ((maker, give), (partner, get))
            return [
                text.format(name=names[seat], things=terms_text(terms, portfolios))
                for seat, terms in sides
                if terms
            ]
        case HandShown(seat=seat, cards=shown):
            text = QCoreApplication.translate("PortfolioWords", "{name} shows {cards}")
            held = listed([card_name(card) for card in shown])
            return [text.format(name=names[seat], cards=held)]
        case TruceEnded(seat=seat, partner=partner):
            text = QCoreApplication.translate(
                "PortfolioWords", "the truce of {name} with {partner} is over"
            )
            return [text.format(name=names[seat], partner=names[partner])]
        case _:
            return []


def entry(shown: Shown, context: TableContext, portfolios: Sequence[Portfolio]) -> LogEntry:
    """Return a move as the log tells it."""
    names = context.names
    lines = (headline(event, names, portfolios) for event in shown.events)
    text = next((line for line in lines if line), "")
    told = [n for e in shown.events for n in notes(e, names, portfolios, context.eyes)]
    actor = names[shown.seat] if 0 <= shown.seat < len(names) else ""
    return LogEntry(shown.turn + 1, actor, text, tuple(told))
