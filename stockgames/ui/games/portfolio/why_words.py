"""Why an action of Portfolio is good or risky, in words."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.engine.why import Ground
from stockgames.games.portfolio.why import (
    Brings,
    Costs,
    Covers,
    Draws,
    Earns,
    Feeds,
    InReach,
    OtherEarnsLess,
    OtherEarnsMore,
    Prolongs,
    Spares,
)
from stockgames.ui.games.portfolio.terms import card_name, money, portfolio_name
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.why_words import person


def ground_text(ground: Ground, names: Sequence[str], mover: str = "") -> str:
    """Return what speaks for an action or against it; `mover` is empty where the reader acts."""
    who = person(mover)
    match ground:
        case Draws(cards, cost):
            priced = "yes" if cost else "no"
            return say("portfolio-why-draws", cards=cards, priced=priced, amount=money(cost))
        case Earns(before, after):
            return say(
                "portfolio-why-earns",
                who=who,
                name=mover,
                before=money(before),
                after=money(after),
            )
        case Costs(cost, left):
            return say("portfolio-why-costs", cost=money(cost), left=money(left))
        case Brings(dollars):
            return say("portfolio-why-brings", amount=money(dollars))
        case OtherEarnsLess(seat, loss):
            return say("portfolio-why-other-less", name=names[seat], amount=money(loss))
        case OtherEarnsMore(seat, gain):
            return say("portfolio-why-other-more", name=names[seat], amount=money(gain))
        case Covers(portfolio, safe):
            return say(
                "portfolio-why-covers",
                run=portfolio_name(portfolio),
                amount=money(portfolio.value),
                safe="yes" if safe else "no",
            )
        case InReach(portfolio, seat, acquires, cost):
            return say(
                "portfolio-why-in-reach",
                name=names[seat],
                run=portfolio_name(portfolio),
                how="acquire" if acquires else "neutralize",
                cost=money(cost),
            )
        case Spares(seat, acquires, cost):
            return say(
                "portfolio-why-spares",
                name=names[seat],
                how="acquire" if acquires else "neutralize",
                cost=money(cost),
            )
        case Feeds(card, seat, portfolio):
            return say(
                "portfolio-why-feeds",
                name=names[seat],
                card=card_name(card),
                run=portfolio_name(portfolio),
            )
        case Prolongs(card, seat, stock, income):
            return say(
                "portfolio-why-prolongs",
                who=who,
                mover=mover,
                name=names[seat],
                card=card_name(card),
                stock=stock,
                income=money(income),
            )
        case _:
            return ""
