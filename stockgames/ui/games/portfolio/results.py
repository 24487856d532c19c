"""The end of a game of Portfolio, each score unfolded to its rule (P8, P11)."""

from __future__ import annotations

from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId
from stockgames.games.portfolio.parts import NONE, START_CASH
from stockgames.games.portfolio.view import PortfolioView
from stockgames.ui.games.portfolio.terms import (
    change,
    money,
    portfolio_name,
    suit_emblem,
)
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import ResultRow, ScoreLine

_MOST_RUNS = 5
"""Portfolios told one by one; of more, the rest is summed up."""


def rows(result: Result, view: PortfolioView) -> list[ResultRow]:
    """Return a row per seat, the winner first."""
    order = sorted(range(view.seats), key=lambda seat: result.ranks[seat])
    return [
        ResultRow(
            place=result.ranks[seat],
            seat=seat,
            score=money(result.scores[seat]),
            note=_note(view, seat),
            rule=_rule(seat, result, view),
            lines=tuple(_lines(seat, view)),
        )
        for seat in order
    ]


def _note(view: PortfolioView, seat: SeatId) -> str:
    return say("portfolio-portfolios-worth-a-turn", amount=money(view.incomes[seat]))


def _lines(seat: SeatId, view: PortfolioView) -> list[ScoreLine]:
    """Return start, incomes, everything else of the game, and the last collection by portfolio."""
    incomes = sum(line.income for line in view.sheet if line.seat == seat)
    final = view.incomes[seat] if any(line.seat == NONE for line in view.sheet) else 0
    spent = view.cash[seat] - START_CASH - incomes - final
    start = say("portfolio-at-the-start")
    earned = say("portfolio-incomes-of-the-game")
    other = say("portfolio-draws-take-overs-and-deals")
    found = [
        ScoreLine(start, money(START_CASH), "portico"),
        ScoreLine(earned, change(incomes), "gold"),
        ScoreLine(other, change(spent), "stock_swap"),
    ]
    if not final:
        return found
    own = [p for p in view.portfolios if p.owner == seat]
    shown = len(own) if len(own) == _MOST_RUNS + 1 else _MOST_RUNS
    for portfolio in own[:shown]:
        text = say("portfolio-last-collection", run=portfolio_name(portfolio))
        found.append(ScoreLine(text, change(portfolio.value), suit_emblem(portfolio.low)))
    rest = own[shown:]
    if rest:
        total = sum(portfolio.value for portfolio in rest)
        found.append(
            ScoreLine(say("portfolio-last-collection-more", count=len(rest)), change(total), "plus")
        )
    return found


def _rule(seat: SeatId, result: Result, view: PortfolioView) -> str:
    """Tell what broke a tie, or that there was nothing to break it."""
    tied = [s for s in range(view.seats) if result.scores[s] == result.scores[seat]]
    if len(tied) == 1:
        return ""
    if any(result.ranks[s] == result.ranks[seat] for s in tied if s != seat):
        return say("portfolio-money-and-the-value-of")
    return say("portfolio-money-is-equal-the-total")
