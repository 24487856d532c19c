"""Why an action of Exchange is good or risky, in words."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.why import Ground
from stockgames.games.exchange.why import (
    Costs,
    Expected,
    FallsShort,
    KeepsFromRound,
    Looks,
    NearsEnd,
    SellsHalf,
    StepMoves,
    StepMovesOther,
    TradesRound,
)
from stockgames.ui.games.exchange.board_words import papers, security_name
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money
from stockgames.ui.table.why_words import person


def ground_text(ground: Ground, names: Sequence[str], mover: str = "") -> str:
    """Return what speaks for an action or against it; `mover` is empty where the reader acts."""
    match ground:
        case Expected(security, price, worth, kept):
            return say(
                "exchange-why-expected",
                kept="yes" if kept else "no",
                security=security_name(security),
                price=money(price),
                worth=money(worth),
            )
        case StepMoves(security, before, after, shares):
            return say(
                "exchange-why-step",
                who=person(mover),
                name=mover,
                security=security_name(security),
                before=money(before),
                after=money(after),
                papers=papers(security, shares),
                amount=money(abs(ground.own)),
                way="none" if not shares else "up" if ground.own > 0 else "down",
            )
        case StepMovesOther(seat, dollars):
            way = "up" if dollars > 0 else "down"
            return say(
                "exchange-why-step-other", name=names[seat], amount=money(abs(dollars)), way=way
            )
        case NearsEnd(security, steps, price, shares, own):
            return say(
                "exchange-why-nears-end",
                way="up" if steps > 0 else "down",
                who=person(mover),
                name=mover,
                security=security_name(security),
                steps=abs(steps),
                price=money(price),
                papers=papers(security, shares),
                amount=money(abs(own)),
            )
        case KeepsFromRound(security, before, after, steps, price, shares, own):
            return say(
                "exchange-why-keeps-from-round",
                who=person(mover),
                name=mover,
                security=security_name(security),
                before=money(before),
                after=money(after),
                steps=steps,
                price=money(price),
                papers=papers(security, shares),
                amount=money(-own),
            )
        case TradesRound(security, steps, price, now, then, buys):
            return say(
                "exchange-why-trades-round",
                way=f"{'buy' if buys else 'sell'}-{'up' if steps > 0 else 'down'}",
                security=security_name(security),
                steps=abs(steps),
                price=money(price),
                now=money(now),
                then=money(then),
            )
        case FallsShort(steps, cost, cash):
            return say("exchange-why-short", steps=steps, cost=money(cost), cash=money(cash))
        case SellsHalf(worth, proceeds):
            return say("exchange-why-half", worth=money(worth), proceeds=money(proceeds))
        case Looks():
            return say("exchange-why-looks")
        case Costs(cost):
            return say("exchange-why-costs", amount=money(cost))
        case _:
            return ""
