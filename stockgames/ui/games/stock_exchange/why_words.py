"""Why an action of Stock Exchange is good or risky, in words."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.why import Ground
from stockgames.games.stock_exchange.why import GivesStock, Makes, MayFail, MayLose, OwnStock
from stockgames.ui.games.stock_exchange.terms import company, good
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.money import money


def ground_text(ground: Ground, names: Sequence[str], mover: str = "") -> str:
    """Return what speaks for an action or against it; `mover` is empty where the reader acts."""
    match ground:
        case Makes(resource, gain, low, high):
            return say(
                "stock-exchange-why-makes",
                good=good(resource),
                gain=money(gain),
                low=money(low),
                high=money(high),
                sure="yes" if low == high else "no",
            )
        case MayLose(resource, low):
            return say("stock-exchange-why-may-lose", good=good(resource), low=money(low))
        case MayFail(percent):
            return say("stock-exchange-why-may-fail", percent=percent)
        case OwnStock(own, others):
            better = "yes" if own > others else "no"
            return say(
                "stock-exchange-why-own", better=better, own=money(own), others=money(others)
            )
        case GivesStock(to, given, pays):
            return say(
                "stock-exchange-why-gives",
                name=names[to],
                company=company(given),
                amount=money(pays),
            )
        case _:
            return ""
