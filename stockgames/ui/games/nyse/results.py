"""The end of a game of NYSE, each score unfolded to its rule (N8)."""

from __future__ import annotations

from stockgames.engine.game import Result
from stockgames.games.nyse.facts import Holding, NyseFacts, SeatFacts
from stockgames.ui.games.nyse.terms import chips, money, sector, sector_mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.table import result_words
from stockgames.ui.table.game_words import ResultRow, ScoreLine
from stockgames.ui.table.table_context import TableContext


def rows(result: Result, facts: NyseFacts) -> list[ResultRow]:
    """Return a row per seat, the winner first."""
    order = [facts.seats[seat] for seat in result.order]
    return [
        ResultRow(
            place=result.ranks[one.seat],
            seat=one.seat,
            score=money(result.scores[one.seat]),
            note=chips(one.count),
            rule=_rule(one, below, result),
            lines=tuple(_line(holding) for holding in one.holdings),
        )
        for one, below in zip(order, [*order[1:], None], strict=True)
    ]


def _line(held: Holding) -> ScoreLine:
    name, mark = sector(held.color), sector_mark(held.color)
    if held.price:
        price = money(held.price)
        text = say("nyse-at", sector=name, count=held.count, price=price)
    else:
        text = say("nyse-crashed", sector=name, chips=chips(held.count))
    return ScoreLine(text, money(held.value), mark.emblem, mark.letter, count=held.count)


def _rule(one: SeatFacts, below: SeatFacts | None, result: Result) -> str:
    """Tell what broke a tie with the next seat below, if there was one."""
    if below is None or result.scores[below.seat] != result.scores[one.seat]:
        return ""
    if below.count != one.count:
        return say("nyse-tied-on-value", more=one.count, fewer=below.count)
    return say("nyse-value-and-chips-are-tied")


def headline(result: Result, context: TableContext) -> str:
    """Return who won; alone, what was made and whether it is a record: a study sets none."""
    if len(context.seats) > 1:
        return result_words.headline(result, context)
    made, best = result.scores[0], context.best
    if context.is_study:
        return say("nyse-worth-at-the-end", amount=money(made))
    if best is None or made > best:
        return say("nyse-your-best-so-far", amount=money(made))
    return say("nyse-your-best-is", amount=money(made), best=money(best))
