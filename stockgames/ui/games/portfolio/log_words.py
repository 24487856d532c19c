"""What happened in Portfolio, in words: the log, and what a screen reader hears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Shown
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
    Raided,
    Reshuffled,
    StockEnded,
    TruceEnded,
)
from stockgames.games.portfolio.parts import ENDS
from stockgames.ui.games.portfolio.deal_words import sentence, terms_text
from stockgames.ui.games.portfolio.terms import card_name, cards, draw_way, money, run_name
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import listed
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.table_context import TableContext

Names = Sequence[str]
_TELLING: Final[tuple[type[Event], ...]] = (
    *(Offered, Declined, Drew, Discarded, Capped, Extended),
    *(Founded, DealMade, Neutralized, Acquired),
)
"""What a turn is told by, the most telling last."""


def weight(event: Event) -> int:
    """Return how much an event tells of its turn, from 0 for nothing."""
    return _TELLING.index(type(event)) + 1 if isinstance(event, _TELLING) else 0


def headline(event: Event, names: Names) -> str:
    """Return the sentence of an event that stands for a whole move; empty for the others."""
    match event:
        case Drew(seat=seat):
            way, cost = draw_way(event), money(event.cost)
            count = cards(event.cards)
            return say("portfolio-drew", way=way, name=names[seat], cards=count, cost=cost)
        case Founded(seat=seat, cards=laid):
            return say("portfolio-laid", name=names[seat], run=run_name(laid[0], laid[-1]))
        case Extended(seat=seat, card=card):
            return say("portfolio-added-the", name=names[seat], card=card_name(card))
        case Capped(seat=seat, card=card):
            return say("portfolio-capped-with-the", name=names[seat], card=card_name(card))
        case Raided():
            return _raid(event, names)
        case Discarded(seat=seat, card=card):
            return say("portfolio-discarded-the", name=names[seat], card=card_name(card))
        case EndedEmptyHanded(seat=seat):
            return say("portfolio-has-no-card-to-discard", name=names[seat])
        case _:
            return _deal(event, names)


def _raid(event: Raided, names: Names) -> str:
    """Return who raided whom, and which portfolio of theirs."""
    who, owner, run = names[event.seat], names[event.owner], run_name(event.low, event.high)
    if isinstance(event, Acquired):
        return say("portfolio-acquired-a-portfolio-of", name=who, owner=owner, run=run)
    return say("portfolio-neutralized-a-portfolio-of", name=who, owner=owner, run=run)


def _raid_in_brief(event: Event, context: TableContext) -> str:
    """Return a raid in few words for whom it struck; nothing of other events or for others."""
    if not isinstance(event, Raided) or event.owner != context.eyes:
        return ""
    way = "taken" if isinstance(event, Acquired) else "gone"
    who, run = context.names[event.seat], run_name(event.low, event.high)
    return say("portfolio-raided-you", way=way, name=who, run=run)


def _deal(event: Event, names: Names) -> str:
    match event:
        case Offered(seat=seat, offer=offer):
            return say(
                "portfolio-name-offers-partner-a-deal", name=names[seat], partner=names[offer.to]
            )
        case Declined(seat=seat):
            return say("portfolio-declined", name=names[seat])
        case DealMade(partner=partner):
            return say("portfolio-accepted-the-deal", name=names[partner])
        case Reshuffled():
            return say("portfolio-the-discard-pile-became-the")
        case _:
            return ""


def notes(event: Event, names: Names, viewer: SeatId | None) -> list[str]:
    """Return the quiet lines under a headline that an event adds."""
    match event:
        case ExposedTaken(card=card):
            return [say("portfolio-first-the-exposed", card=card_name(card))]
        case CardsSeen(cards=seen):
            return [
                say("portfolio-from-the-pile", cards=listed([card_name(card) for card in seen]))
            ]
        case Founded(value=value) | Extended(value=value):
            return [say("portfolio-it-earns-a-turn", amount=money(value))]
        case Capped(end=end):
            return [say("portfolio-capped", end=ENDS[end])]
        case Raided(card=card, cost=cost):
            return [say("portfolio-with-the-for", card=card_name(card), amount=money(cost))]
        case StockEnded():
            return [say("portfolio-the-draw-pile-is-empty")]
        case _:
            return [*_money_notes(event, names), *_deal_notes(event, names, viewer)]


def _money_notes(event: Event, names: Names) -> list[str]:
    match event:
        case Collected(seat=seat, amount=amount, final=final):
            when, earned = "end" if final else "turn", money(amount)
            return [say("portfolio-collects", when=when, name=names[seat], amount=earned)]
        case DebtPaid(seat=seat, partner=partner, amount=amount, left=left):
            return [
                say(
                    "portfolio-pays",
                    debt="running" if left else "settled",
                    name=names[seat],
                    partner=names[partner],
                    amount=money(amount),
                    left=money(left),
                )
            ]
        case _:
            return []


def _deal_notes(event: Event, names: Names, viewer: SeatId | None) -> list[str]:
    match event:
        case Offered(seat=seat, offer=offer, portfolios=portfolios):
            return [sentence(seat, offer, names, portfolios, viewer)]
        case DealMade(maker=maker, partner=partner, give=give, get=get, portfolios=portfolios):
            sides = ((maker, give), (partner, get))
            return [
                say(
                    "portfolio-name-gives-things",
                    name=names[seat],
                    things=terms_text(terms, portfolios),
                )
                for seat, terms in sides
                if terms
            ]
        case HandShown(seat=seat, cards=shown):
            held = listed([card_name(card) for card in shown])
            return [say("portfolio-shows", name=names[seat], cards=held)]
        case TruceEnded(seat=seat, partner=partner):
            return [say("portfolio-the-truce-of-with-is", name=names[seat], partner=names[partner])]
        case _:
            return []


def entry(shown: Shown, context: TableContext) -> LogEntry:
    """Return a move as the log tells it."""
    names = context.names
    lines = (headline(event, names) for event in shown.events)
    text = next((line for line in lines if line), "")
    told = [n for e in shown.events for n in notes(e, names, context.eyes)]
    actor = context.name(shown.seat)
    brief = "".join(_raid_in_brief(event, context) for event in shown.events)
    return LogEntry(shown.turn + 1, actor, text, tuple(told), brief=brief)
