"""The end of a game of NYSE, each score unfolded to its rule (N8)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.game import Result
from stockgames.engine.seat import SeatId
from stockgames.games.nyse.parts import ALL_COLORS
from stockgames.games.nyse.view import NyseView
from stockgames.ui.games.nyse.terms import chips, money, sector, sector_mark
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
            text = QCoreApplication.translate("NyseWords", "{sector}: {chips} at {price}")
        else:
            text = QCoreApplication.translate("NyseWords", "{sector}: {chips}, crashed")
        text = text.format(sector=sector(color), chips=chips(held), price=money(worth))
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
        text = QCoreApplication.translate(
            "NyseWords",
            "A tie is broken by the number of chips, worthless ones too: "
            "{more} against {fewer} (ruling N8).",
        )
        return text.format(more=counts[seat], fewer=counts[after[0]])
    return QCoreApplication.translate(
        "NyseWords",
        "Value and chips are tied; ahead is who would have played sooner "
        "after the last turn (ruling N8).",
    )


def headline(result: Result, context: TableContext) -> str:
    """Return who won; alone, what was made and whether it is a record."""
    if len(context.seats) > 1:
        winner = result.ranks.index(1)
        if winner == context.own:
            return QCoreApplication.translate("NyseWords", "You win")
        text = QCoreApplication.translate("NyseWords", "{name} wins")
        return text.format(name=context.names[winner])
    made, best = result.scores[0], context.best
    if best is None or made > best:
        text = QCoreApplication.translate("NyseWords", "{amount}, your best so far")
        return text.format(amount=money(made))
    text = QCoreApplication.translate("NyseWords", "{amount}; your best is {best}")
    return text.format(amount=money(made), best=money(best))
