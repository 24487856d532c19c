"""What happened in Stock Exchange, in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.controllers.stages import Shown
from stockgames.engine.event import Event
from stockgames.engine.seat import SeatId
from stockgames.games.stock_exchange.events import (
    Arrived,
    CompanyAudited,
    EnvelopesOpened,
    PrizeMission,
    Produced,
    RoundBegan,
    Sealed,
    StocksExchanged,
    StocksPaid,
)
from stockgames.games.stock_exchange.parts import ROUNDS, Company
from stockgames.ui.games.stock_exchange.terms import company, good, short_company
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.money import money
from stockgames.ui.table.table_context import TableContext

_TIMES: Final = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
"""No line ends within `2 × Water`."""


def describe(event: Event, names: Sequence[str], viewer: SeatId | None) -> list[str]:
    """Return the lines of one event: what everybody may know, or what is for the viewer alone."""
    match event:
        case Sealed(seat=seat):
            return [say("stock-exchange-sealed-an-envelope", name=names[seat])]
        case EnvelopesOpened(round=number):
            return [say("stock-exchange-all-envelopes-of-round-are", number=number)]
        case RoundBegan(round=number):
            return [say("stock-exchange-round-begins", number=number)]
        case StocksExchanged() | Produced() | Arrived() if event.seat == viewer:
            return _own(event)
        case _:
            return _ending(event, names)


def _own(event: StocksExchanged | Produced | Arrived) -> list[str]:
    """Return what only one seat is told."""
    match event:
        case StocksExchanged(companies=companies):
            return [
                say(
                    "stock-exchange-exchanged-for-own",
                    companies=", ".join(short_company(c) for c in companies),
                )
            ]
        case Produced(resources=resources, fizzled=fizzled):
            lines = [say("stock-exchange-made", goods=goods_list(resources))]
            if fizzled:
                lines.append(say("stock-exchange-the-diamonds-of-this-round"))
            return lines
        case Arrived(resources=resources, stocks=stocks):
            goods, shares = goods_list(resources), shares_list(stocks)
            if not goods and not shares:
                return [say("stock-exchange-nothing-arrived")]
            return [
                say(
                    "stock-exchange-arrived",
                    things=", ".join(part for part in (goods, shares) if part),
                )
            ]


def _ending(event: Event, names: Sequence[str]) -> list[str]:
    match event:
        case CompanyAudited(company=number, earnings=earnings):
            return [earned_line(number, earnings)]
        case StocksPaid(seat=seat, score=score):
            return [say("stock-exchange-is-paid", name=names[seat], amount=money(score))]
        case PrizeMission(tokens=tokens, prize_pool=pool):
            return [prize_line(tokens, pool)]
        case _:
            return []


def earned_line(number: Company, earnings: int) -> str:
    """Return what a company earned, and so what each of its stocks pays."""
    return say("stock-exchange-earned", company=company(number), amount=money(earnings))


def prize_line(tokens: int, pool: int) -> str:
    """Return how the prize mission went (S10)."""
    if pool:
        return say("stock-exchange-prize-mission-prize-tokens-made", tokens=tokens, pool=pool)
    return say("stock-exchange-prize-mission-prize-tokens-made-five", tokens=tokens)


def goods_list(counts: Sequence[int]) -> str:
    """Return goods in words: `2 × Water, Iron`."""
    return ", ".join(
        good(resource) if count == 1 else f"{count}{_TIMES}{good(resource)}"
        for resource, count in enumerate(counts)
        if count
    )


def shares_list(counts: Sequence[int]) -> str:
    """Return stocks in words: `a stock of Bell`."""
    return ", ".join(
        say("stock-exchange-shares-of", count=count, company=short_company(number))
        for number, count in enumerate(counts)
        if count
    )


def entry(shown: Shown, context: TableContext) -> LogEntry:
    """Return a move as the log tells it: who sealed, and what came of it for the eyes."""
    names, lines = context.names, []
    for event in shown.events:
        lines += describe(event, names, context.eyes)
    text = lines[0] if lines else ""
    actor = context.name(shown.seat)
    return LogEntry(min(shown.turn + 1, ROUNDS), actor, text, tuple(lines[1:]))
