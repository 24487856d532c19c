"""The end of a game of NYSE, each score unfolded to its rule (N8)."""

from __future__ import annotations

from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.parts import ALL_COLORS
from stockgames.games.nyse.view import NyseView
from stockgames.ui.games.nyse.terms import chips, money, sector, sector_mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import ResultRow, ScoreLine, TableContext


def rows(result: Result, view: NyseView) -> list[ResultRow]:
    """Return a row per seat, the winner first."""
    order = sorted(range(view.seats), key=lambda seat: result.ranks[seat])
    return [
        ResultRow(
            place=result.ranks[seat],
            seat=seat,
            score=money(result.scores[seat]),
            note=chips(sum(view.chips[seat])),
            rule=_rule(seat, order, result, view),
            lines=tuple(_lines(seat, view)),
        )
        for seat in order
    ]


def _lines(seat: SeatId, view: NyseView) -> list[ScoreLine]:
    found = []
    for color in ALL_COLORS:
        held = view.chips[seat][color]
        if not held:
            continue
        worth = view.price(color)
        if worth:
            text = say("nyse-at", sector=sector(color), chips=chips(held), price=money(worth))
        else:
            text = say("nyse-crashed", sector=sector(color), chips=chips(held))
        mark = sector_mark(color)
        found.append(ScoreLine(text, money(held * worth), mark.emblem, mark.letter))
    return found


def _rule(seat: SeatId, order: list[SeatId], result: Result, view: NyseView) -> str:
    """Tell what broke a tie with the next seat below, if there was one."""
    counts = [sum(held) for held in view.chips]
    after = order[order.index(seat) + 1 :]
    if not after or result.scores[after[0]] != result.scores[seat]:
        return ""
    if counts[after[0]] != counts[seat]:
        return say("nyse-a-tie-is-broken-by", more=counts[seat], fewer=counts[after[0]])
    return say("nyse-value-and-chips-are-tied")


def headline(result: Result, context: TableContext) -> str:
    """Return who won; alone, what was made and whether it is a record."""
    if len(context.seats) > 1:
        winner = result.ranks.index(1)
        if winner == context.own:
            return say("nyse-you-win")
        return say("nyse-wins", name=context.names[winner])
    made, best = result.scores[0], context.best
    if best is None or made > best:
        return say("nyse-your-best-so-far", amount=money(made))
    return say("nyse-your-best-is", amount=money(made), best=money(best))
