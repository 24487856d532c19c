"""The end of a game of Portfolio: each score with its rule (P8, P11), and texts for its chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stockgames.engine.history import Moment, Tally
from stockgames.engine.seat import SeatId
from stockgames.engine.state import Result
from stockgames.games.portfolio.facts import Facts
from stockgames.games.portfolio.history import (
    CASH,
    COLLECTION,
    DEAL,
    FOUNDING,
    INCOME,
    RAID,
    STOCK_ENDED,
    TAKEOVER,
)
from stockgames.games.portfolio.parts import START_CASH
from stockgames.presentation.course import CourseWords
from stockgames.presentation.game_words import ResultRow, ScoreLine
from stockgames.presentation.sentences.numbers import money
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, say, worded
from stockgames.ui.games.portfolio.terms import change, portfolio_name, suit_emblem


class PortfolioCourse(CourseWords):
    """See `CourseWords`."""

    lines = (CASH, INCOME)
    kinds = (TAKEOVER, RAID, FOUNDING, COLLECTION, DEAL, STOCK_ENDED)
    emblems: ClassVar = {
        RAID: "cross",
        TAKEOVER: "check",
        FOUNDING: "portico",
        COLLECTION: "gold",
        DEAL: "deal",
        STOCK_ENDED: "cards",
    }

    def title(self, kind: str) -> str:
        return say("portfolio-chart-title", kind=kind)

    def short_title(self, kind: str) -> str:
        return say("portfolio-chart-short", kind=kind)

    def amount(self, value: int, unit: str) -> str:
        return money(value)

    def figure(self, tally: Tally) -> str:
        return say("portfolio-figure", kind=tally.kind)

    def sign(self, kind: str) -> str:
        return say("portfolio-sign", kind=kind)

    def tale(self, moment: Moment, names: Sequence[str]) -> str:
        name = "" if moment.seat is None else names[moment.seat]
        amount = money(abs(moment.amount))
        match moment.kind:
            case "raid" | "takeover":
                other, how = names[moment.others[0]], moment.kind
                return say("portfolio-moment-raid", how=how, name=name, other=other, amount=amount)
            case "deal":
                return say("portfolio-moment-deal", name=name, other=names[moment.others[0]])
            case "stock-ended":
                return say("portfolio-moment-stock-ended", name=name)
            case "founding":
                return say("portfolio-moment-founding", name=name, amount=amount)
        return say("portfolio-moment-collection", name=name, amount=amount)


_MOST_RUNS = 5
"""The number of portfolios listed one by one; the rest is summed up."""


def rows(result: Result, facts: Facts) -> list[ResultRow]:
    """Return a row for each seat, the winner first."""
    return [
        ResultRow(
            place=result.ranks[seat],
            seat=seat,
            score=money(result.scores[seat]),
            note=_note(facts, seat),
            rule=_rule(seat, result, facts),
            lines=tuple(_lines(seat, facts)),
        )
        for seat in result.order
    ]


def _note(facts: Facts, seat: SeatId) -> str:
    return say("portfolio-portfolios-worth-a-turn", amount=money(facts.seats[seat].income))


def _lines(seat: SeatId, facts: Facts) -> list[ScoreLine]:
    """Return starting cash, incomes, the rest of the game, and the last collection by portfolio."""
    own = facts.seats[seat]
    start = say("portfolio-at-the-start")
    earned = say("portfolio-incomes-of-the-game")
    other = say("portfolio-draws-raids-and-deals")
    found = [
        ScoreLine(start, money(START_CASH), "portico"),
        ScoreLine(earned, change(own.earned), "gold"),
        ScoreLine(other, change(own.otherwise), "stock_swap"),
    ]
    if not own.last_collection:
        return found
    runs = own.portfolios
    shown = len(runs) if len(runs) == _MOST_RUNS + 1 else _MOST_RUNS
    for portfolio in runs[:shown]:
        text = say("portfolio-last-collection", run=portfolio_name(portfolio))
        found.append(ScoreLine(text, change(portfolio.value), suit_emblem(portfolio.low)))
    rest = runs[shown:]
    if rest:
        total = sum(portfolio.value for portfolio in rest)
        found.append(
            ScoreLine(say("portfolio-last-collection-more", count=len(rest)), change(total), "plus")
        )
    return found


def _rule(seat: SeatId, result: Result, facts: Facts) -> Wording:
    """Return what broke a tie, or that it remains; empty without a tie."""
    tied = [s for s in range(len(facts.seats)) if result.scores[s] == result.scores[seat]]
    if len(tied) == 1:
        return NO_WORDS
    if any(result.ranks[s] == result.ranks[seat] for s in tied if s != seat):
        return worded("portfolio-money-and-the-value-of")
    return worded("portfolio-tied-on-cash")
