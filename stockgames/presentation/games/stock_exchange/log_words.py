"""The log's texts on Stock Exchange, and names of the desk's places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Event, SeatId
from stockgames.games.stock_exchange import events
from stockgames.games.stock_exchange.action_builder import ActionBuilder
from stockgames.games.stock_exchange.actions import ResourceGift
from stockgames.games.stock_exchange.desk import Place
from stockgames.games.stock_exchange.facts import Facts, Gift, Hole
from stockgames.games.stock_exchange.form import PRODUCE
from stockgames.games.stock_exchange.parts import ROUNDS, Company
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.games.stock_exchange.terms import company, good, short_company, worth
from stockgames.presentation.levels import bot_note
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, money, same, say


def place_label(place: Place, facts: Facts, names: Sequence[str]) -> str:
    """Return a place's name for screen readers."""
    match place.kind:
        case "good":
            return _good_label(place, facts)
        case "slot":
            return _slot_label(place, facts)
        case "goods" | "stock":
            return _hole_label(place, facts, names)
        case "share":
            return say("stock-exchange-share-of", company=company(place.number))
        case "swap":
            return say("stock-exchange-exchange-a-share")
        case _:
            return say("stock-exchange-undo-the-exchange")


def _good_label(place: Place, facts: Facts) -> str:
    name = good(place.number)
    if place.fresh:
        name = say("stock-exchange-resource-new", good=name)
    stack = facts.shelves[place.number]
    return say("stock-exchange-held-ordered", good=name, held=stack.held, ordered=stack.ordered)


def _slot_label(place: Place, facts: Facts) -> str:
    made = facts.entries.produce if facts.entries is not None else ()
    if place.number < len(made):
        name = good(made[place.number])
        return say("stock-exchange-production-number", number=place.number + 1, good=name)
    return say("stock-exchange-production-free", number=place.number + 1)


def _hole_label(place: Place, facts: Facts, names: Sequence[str]) -> str:
    what = hole_content(facts.hole(place.kind, place.number))
    return say("stock-exchange-gift-for", kind=place.kind, name=names[place.number], what=what)


def hole_content(hole: Hole) -> str:
    """Return what is in a pigeon-hole, or that it was filled in an earlier round."""
    if hole.received is not None:
        return say("stock-exchange-given-in-round", number=hole.received)
    if hole.gift is None:
        return say("stock-exchange-free")
    name = _gift(hole.gift)
    return say("stock-exchange-not-there", what=name) if hole.lacks else name


def _gift(gift: Gift) -> str:
    return good(gift.resource) if isinstance(gift, ResourceGift) else company(gift.company)


def of_gifts(facts: Facts) -> str:
    """Return the note on all gifts received: what may be done with them, while it may."""
    if facts.is_open:
        return say("stock-exchange-may-be-given-away-now")
    return f"{say('stock-exchange-nobody-knows-who-sent-them')} {of_diamonds(facts)}".rstrip()


def of_diamonds(facts: Facts) -> str:
    """Return what became of the seat's diamonds of the round before; empty if it can't tell."""
    before = facts.last_settled
    if before is None or before.fizzled is None:
        return ""
    return say("stock-exchange-your-diamonds", fate="coal" if before.fizzled else "kept")


def place_note(place: Place, facts: Facts) -> str:
    """Return what clicking a place does, or what it is worth."""
    match place.kind:
        case "good":
            return worth(place.number)
        case "slot":
            return say("stock-exchange-a-click-takes-the-order")
        case "goods" | "stock" if facts.hole(place.kind, place.number).gift is not None:
            return say("stock-exchange-a-click-takes-the-gift")
        case "back":
            return say("stock-exchange-a-click-undoes-the-exchange")
        case _:
            return ""


def detail(
    place: Place | None,
    choosing: ActionBuilder,
    facts: Facts | None,
    extra: Wording,
    seats: Sequence[SeatInfo],
) -> tuple[str, str, Wording]:
    """Return heading, text and forecast for the panel beside the production slots."""
    if facts is not None and facts.seat is None:
        return _of_desk("bystander")
    if facts is None or facts.entries is None or not (facts.is_open or facts.is_sealed):
        return "", "", NO_WORDS
    if facts.is_sealed:
        return _of_desk("sealed")
    if place is not None and place.kind in ("goods", "stock") and choosing.in_hand is None:
        return _neighbour(place.number, facts, seats[place.number])
    if place is None or place.kind != "good" or choosing.holds(place):
        return _advice(choosing.in_hand, facts)
    if choosing.picks_up(place):
        extra = same(say("stock-exchange-a-click-picks-it-up"))
    made = facts.entries.produce.count(place.number)
    name = good(place.number)
    heading = say("stock-exchange-ordered", good=name, count=made) if made else name
    return heading, worth(place.number), extra


def _neighbour(seat: SeatId, facts: Facts, info: SeatInfo) -> tuple[str, str, Wording]:
    """Return who leads a company, and what it was given already."""
    heading = say("stock-exchange-name-company", name=info.name, company=company(seat))
    who = say("lobby-plays-at-the-table") if info.is_human else bot_note(info).text
    given, stock = hole_content(facts.goods_holes[seat]), hole_content(facts.stock_holes[seat])
    gifts = say("stock-exchange-resource-and-share", good=given, stock=stock)
    return heading, f"{who}\n{gifts}", NO_WORDS


def _advice(in_hand: Place | None, facts: Facts) -> tuple[str, str, Wording]:
    if in_hand is not None:
        return _picked_advice(in_hand, facts)
    holes = (*facts.goods_holes, *facts.stock_holes)
    if gift := next((hole.gift for hole in holes if hole.lacks and hole.gift), None):
        kind = "good" if isinstance(gift, ResourceGift) else "share"
        heading = say("stock-exchange-missing", kind=kind, what=_gift(gift))
        return heading, say("stock-exchange-more-is-given", kind=kind), NO_WORDS
    if any(part.name == PRODUCE and part.done < part.asked for part in facts.parts):
        return _of_desk("order", same(of_diamonds(facts)))
    return _of_desk("gifts" if facts.problems else "ready")


def _of_desk(what: str, extra: Wording = NO_WORDS) -> tuple[str, str, Wording]:
    title = say("stock-exchange-desk-title", what=what)
    return title, say("stock-exchange-desk-advice", what=what), extra


def _picked_advice(picked: Place, facts: Facts) -> tuple[str, str, Wording]:
    lacks = picked.kind == "goods" and not any(awaited.kind == "good" for awaited in facts.awaited)
    kept = picked.kind == "share" and (picked.number == facts.seat or not facts.can_exchange)
    kind = "nothing" if lacks else "kept" if kept else picked.kind
    match picked.kind:
        case "good":
            heading = good(picked.number)
        case "share":
            heading = company(picked.number)
        case _:
            heading = say("stock-exchange-in-hand", kind=picked.kind)
    return heading, say("stock-exchange-in-hand-next", kind=kind), NO_WORDS


_TIMES: Final = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
"""Non-breaking, so that no line ends within `2 × Water`."""


def describe(event: Event, names: Sequence[str], viewer: SeatId | None) -> list[str]:
    """Return the log lines of an event, public ones and those for `viewer`."""
    match event:
        case events.Sealed(seat=seat):
            return [say("stock-exchange-sealed-an-envelope", name=names[seat])]
        case events.EnvelopesOpened(round=number):
            return [say("stock-exchange-all-envelopes-of-round-are", number=number)]
        case events.RoundBegan(round=number):
            return [say("stock-exchange-round-begins", number=number)]
        case events.StocksExchanged() | events.Produced() | events.Arrived() if (
            event.seat == viewer
        ):
            return _own(event)
        case _:
            return _ending(event, names)


def _own(event: events.StocksExchanged | events.Produced | events.Arrived) -> list[str]:
    """Return the lines of an event that only one seat may know."""
    match event:
        case events.StocksExchanged(companies=companies):
            turned_in = ", ".join(map(short_company, companies))
            return [say("stock-exchange-exchanged-for-own", companies=turned_in)]
        case events.Produced(resources=resources, fizzled=fizzled):
            lines = [say("stock-exchange-made", goods=goods_list(resources))]
            if fizzled:
                lines.append(say("stock-exchange-the-diamonds-of-this-round"))
            return lines
        case events.Arrived(resources=resources, stocks=stocks):
            things = ", ".join(filter(None, (goods_list(resources), shares_list(stocks))))
            if not things:
                return [say("stock-exchange-nothing-arrived")]
            return [say("stock-exchange-arrived", things=things)]


def _ending(event: Event, names: Sequence[str]) -> list[str]:
    match event:
        case events.CompanyAudited(company=number, earnings=earnings):
            return [earned_line(number, earnings)]
        case events.StocksPaid(seat=seat, score=score):
            return [say("stock-exchange-is-paid", name=names[seat], amount=money(score))]
        case events.PrizeMission(tokens=tokens, prize_pool=pool):
            return [prize_line(tokens, pool)]
        case _:
            return []


def earned_line(number: Company, earnings: int) -> str:
    """Return what a company earned, which is what each of its stocks pays."""
    return say("stock-exchange-earned", company=company(number), amount=money(earnings))


def prize_line(tokens: int, pool: int) -> str:
    """Return the result of the prize mission (S10)."""
    if pool:
        return say("stock-exchange-prize-mission-prize-tokens-made", tokens=tokens, pool=pool)
    return say("stock-exchange-prize-mission-prize-tokens-made-five", tokens=tokens)


def goods_list(counts: Sequence[int]) -> str:
    """Return goods as text: `2 × Water, Iron`."""
    return ", ".join(
        good(resource) if count == 1 else f"{count}{_TIMES}{good(resource)}"
        for resource, count in enumerate(counts)
        if count
    )


def shares_list(counts: Sequence[int]) -> str:
    """Return stocks as text: `a stock of Bell`."""
    return ", ".join(
        say("stock-exchange-shares-of", count=count, company=short_company(number))
        for number, count in enumerate(counts)
        if count
    )


def entry(shown: Shown, context: TableContext) -> LogEntry:
    """Return the log entry of a move: who sealed, and its effects that the viewer may know."""
    names, lines = context.names, []
    for event in shown.events:
        lines += describe(event, names, context.viewer)
    text = lines[0] if lines else ""
    actor = context.name(shown.seat)
    return LogEntry(min(shown.turn + 1, ROUNDS), actor, text, tuple(lines[1:]))
