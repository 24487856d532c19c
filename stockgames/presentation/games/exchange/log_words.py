"""The log's texts on moves of Exchange, and sentences on single events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from stockgames.controllers.stages import Shown
from stockgames.engine.plain_text import isolated
from stockgames.engine.state import Event
from stockgames.games.exchange import events
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.reveal import kind_of
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.games.exchange.terms import (
    force_text,
    influence_text,
    moves_text,
    papers,
    security_name,
    sold_text,
)
from stockgames.presentation.sentences.speech import money, say


def describe(event: Event, names: Sequence[str]) -> list[str]:
    """Return the sentence on one event; empty if other events cover it."""
    seat = getattr(event, "seat", None)
    text = _of_market(event) if seat is None else _of_card(event, names[seat])
    if seat is not None and not text:
        text = _of_money(event, names[seat])
    return [text] if text else []


def coming_text(force: p.ForceId) -> str:
    """Return the next Market Force, for the seat that paid to see it (E5)."""
    return say("exchange-coming", event=force_text(force).title, moves=moves_text(force))


def price_text(event: events.PriceMoved) -> str:
    """Return the sentence for a price change."""
    name, before, after = security_name(event.security), money(event.before), money(event.after)
    return say("exchange-went-from-to", security=name, before=before, after=after)


def pop_text(event: events.PriceMoved) -> str:
    """Return the sentence that a move popped the bubble."""
    return say("exchange-the-bubble-of-popped", security=security_name(event.security))


def _of_market(event: Event) -> str:
    match event:
        case events.RoundBegan(round=number) if number > p.ROUNDS:
            return say("exchange-the-market-close-begins")
        case events.RoundBegan(round=number):
            return say("exchange-round-begins", round=number)
        case events.ForceTurned(force=force):
            return force_text(force).title
        case events.PriceMoved(pops=0):
            return price_text(event)
        case events.PriceMoved():
            return f"{price_text(event)}, {pop_text(event)}"
        case events.LobbyistCalled():
            return say("exchange-most-cash-is-tied")
        case _:
            return ""


def _of_card(event: Event, name: str) -> str:
    match event:
        case events.Laid():
            return say("exchange-is-ready", name=name)
        case events.FounderShown(founder=founder):
            return say("exchange-starts-as", name=name, founder=p.FOUNDERS[founder].name)
        case events.IntelligenceBought():
            return say("exchange-bought-intelligence", name=name, amount=money(p.INTELLIGENCE_COST))
        case events.ForceSeen(force=force):
            return coming_text(force)
        case events.SecurityShown(security=security):
            return say("exchange-trades", name=name, security=security_name(security))
        case events.SideShown(side=side):
            return say("exchange-side-shown-of", side=p.SIDES[side], name=name)
        case events.LobbyistCalled():
            return say("exchange-the-lobbyist-goes-to", name=name)
        case events.VoteShown(security=security, by=by, lobby=lobby):
            voice, vote = "lobbyist" if lobby else "seat", influence_text(security, by)
            return say("exchange-voted", voice=voice, name=name, vote=vote)
        case events.OrderShown(security=security, side=side, shares=shares):
            bundle = papers(security, shares)
            return say("exchange-order-shown", side=p.SIDES[side], name=name, papers=bundle)
        case _:
            return ""


def _of_money(event: Event, name: str) -> str:
    """Return a seat's gain or loss; empty for money that another event explains."""
    match event:
        case events.Traded(security=security, shares=0):
            return say("exchange-had-nothing-to-sell", name=name, security=security_name(security))
        case events.Traded(security=security, shares=shares, price=price):
            side, count = p.SIDES[p.BUY if shares > 0 else p.SELL], abs(shares)
            bundle, amount = papers(security, count), money(count * price)
            return say("exchange-traded", side=side, name=name, papers=bundle, amount=amount)
        case events.LiquidationDue(debt=debt):
            return say("exchange-is-short-liquidation", name=name, amount=money(debt))
        case events.Liquidated(sold=sold, proceeds=proceeds):
            amount, shown = money(proceeds), sold_text(sold)
            return say("exchange-liquidates", name=name, shares=shown, amount=amount)
        case events.Eliminated(lost=lost):
            lost_shares = say("exchange-shares", count=sum(lost))
            return say("exchange-cannot-pay-and-is-out", name=name, shares=lost_shares)
        case events.MoneyMoved(amount=amount, reason=events.FOUNDED):
            return say("exchange-starts-with", name=name, amount=money(amount))
        case events.MoneyMoved(amount=amount, reason=events.FORFEITED):
            return say("exchange-forfeits", name=name, amount=money(-amount))
        case _:
            return ""


def entry(shown: Shown, context: TableContext) -> LogEntry:
    """Return the log entry of a move: a card placed, or all that the last card triggered.

    The text is empty for a placed card whose phase has been revealed since.
    """
    number = _round_of(shown, context.history)
    return replace(_entry(shown, context, number), is_close=number > p.ROUNDS)


def _entry(shown: Shown, context: TableContext, number: int) -> LogEntry:
    names, happened = context.names, shown.events
    actor = context.name(shown.seat)
    text, lines = _turned_over(happened, names)
    if text:
        return LogEntry(number, "", text, (*lines, *_aftermath(happened, names)))
    if _is_stale(shown, context.history):
        return LogEntry(number, actor, "")
    lines = [line for event in happened for line in describe(event, names)]
    text, *notes = lines or [""]
    return LogEntry(number, actor, text, tuple(notes))


def _is_stale(shown: Shown, history: Sequence[Shown]) -> bool:
    """Return whether a move only placed a card of a phase that is over."""
    if not all(isinstance(event, events.Laid) for event in shown.events):
        return False
    later = (move for move in history if move.number > shown.number)
    return any(move.turn > shown.turn or any(e.reveals for e in move.events) for move in later)


def _round_of(shown: Shown, history: Sequence[Shown]) -> int:
    """Return the round of a move; the close counts as one more round."""
    before = (move for move in reversed(history) if move.number < shown.number)
    began = (
        e.round
        for move in before
        for e in reversed(move.events)
        if isinstance(e, events.RoundBegan)
    )
    return next(began, 0)


def _turned_over(happened: Sequence[Event], names: Sequence[str]) -> tuple[str, list[str]]:
    """Return what cards that turned over show, with its effects; both empty if none did."""
    match kind_of(happened):
        case "settlement":
            return _market_turn(happened, names)
        case "close":
            head = say("exchange-the-market-closes")
            return head, [_votes(happened, names), *_market_notes(happened)]
        case "founders" | "securities" | "sides" as kind:
            return say("exchange-is-shown", kind=kind), revealed(happened, names)
        case "sales":
            sellers = [names[e.seat] for e in happened if isinstance(e, events.Liquidated)]
            sales = [*revealed(happened, names), *_trades(happened, names)]
            return _group(say("exchange-forced-sales"), sellers), sales
        case None:
            return "", []


def _market_turn(happened: Sequence[Event], names: Sequence[str]) -> tuple[str, list[str]]:
    force = next(event.force for event in happened if isinstance(event, events.ForceTurned))
    card = say("exchange-market-force", moves=moves_text(force))
    texts = force_text(force)
    story = f"{texts.date}: {texts.line}"
    # What the board shows anyway comes last, as it is cut first when space is short.
    settled = [_votes(happened, names), *_trades(happened, names)]
    return texts.title, [*settled, *_market_notes(happened), card, story]


def _votes(happened: Sequence[Event], names: Sequence[str]) -> str:
    """Return who voted for what; the lobbyist's vote is listed separately."""
    shown = [event for event in happened if isinstance(event, events.VoteShown)]
    voters: dict[tuple[p.Security, int], list[str]] = {}
    for vote in sorted(shown, key=lambda vote: (vote.security, -vote.by, vote.seat)):
        if not vote.lobby:
            voters.setdefault((vote.security, vote.by), []).append(names[vote.seat])
    groups = [_group(influence_text(*way), seats) for way, seats in voters.items()]
    lobby = [line for vote in shown if vote.lobby for line in describe(vote, names)]
    return "; ".join([*groups, *lobby])


def _trades(happened: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return what was traded, and orders that differ from that (E4, E7)."""
    done = {(e.seat, abs(e.shares)) for e in happened if isinstance(e, events.Traded)}
    orders = [
        e for e in happened if isinstance(e, events.OrderShown) and (e.seat, e.shares) not in done
    ]
    return [*_lines(happened, names, events.Traded), *_lines(orders, names, events.OrderShown)]


def revealed(happened: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return a line for each revealed card, or kind of card, that settles nothing yet, and for each
    forced sale.
    """
    traded = [(e.security, names[e.seat]) for e in happened if isinstance(e, events.SecurityShown)]
    sides = [(e.side, names[e.seat]) for e in happened if isinstance(e, events.SideShown)]
    return [
        *_lines(happened, names, events.FounderShown),
        *_grouped(traded, security_name),
        *_grouped(sides, lambda side: say("exchange-siding", side=p.SIDES[side])),
        *_lines(happened, names, events.Liquidated),
    ]


def _grouped(chosen: Sequence[tuple[int, str]], word: Callable[[int], str]) -> Iterator[str]:
    for what in sorted({thing for thing, _ in chosen}):
        yield _group(word(what), [name for thing, name in chosen if thing == what])


def _aftermath(happened: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return a move's other effects: who looked ahead, is out, owes, or leads the lobbyist."""
    shown = [
        e
        for e in happened
        if not (isinstance(e, events.MoneyMoved) and e.reason != events.FORFEITED)
    ]
    kinds = (
        events.IntelligenceBought,
        events.Eliminated,
        events.MoneyMoved,
        events.LiquidationDue,
        events.LobbyistCalled,
    )
    return _lines(shown, names, *kinds)


def _lines(happened: Sequence[Event], names: Sequence[str], *kinds: type[Event]) -> list[str]:
    return [line for e in happened if isinstance(e, kinds) for line in describe(e, names)]


def _group(word: str, seats: Sequence[str]) -> str:
    return say("exchange-what-names", what=word, names=", ".join(map(isolated, seats)))


def _market_notes(happened: Iterable[Event]) -> list[str]:
    moved = [event for event in happened if isinstance(event, events.PriceMoved)]
    if not moved:
        return [say("exchange-no-price-moved")]
    return [", ".join(map(_way, moved)), *(pop_text(event) for event in moved if event.pops)]


def _way(event: events.PriceMoved) -> str:
    parts = security_name(event.security), money(event.before), "→", money(event.after)
    return "\N{NO-BREAK SPACE}".join(parts)
