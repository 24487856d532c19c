"""The end of a game of Stock Exchange, each score unfolded to its rule (S9)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.engine.game import Result
from stockgames.games.stock_exchange.payout import Payout
from stockgames.games.stock_exchange.view import StockExchangeView
from stockgames.ui.games.stock_exchange.terms import company, mark, money
from stockgames.ui.table.game_table import ResultRow, ScoreLine, TableContext


def rows(view: StockExchangeView) -> list[ResultRow]:
    """Return a row per seat, the winner first; nothing before the audit."""
    if view.audit is None:
        return []
    order = sorted(view.audit.payouts, key=lambda payout: (payout.rank, payout.seat))
    return [
        ResultRow(
            place=payout.rank,
            seat=payout.seat,
            score=money(payout.score),
            note=company(payout.seat),
            rule=award(payout),
            lines=tuple(_lines(payout, view)),
        )
        for payout in order
    ]


def _lines(payout: Payout, view: StockExchangeView) -> list[ScoreLine]:
    assert view.audit is not None
    found = []
    for number, held in enumerate(payout.stocks):
        if not held:
            continue
        each = view.audit.statements[number].earnings
        text = QCoreApplication.translate("StockExchangeWords", "{company}: {count} at {amount}")
        text = text.format(company=company(number), count=held, amount=money(each))
        found.append(ScoreLine(text, money(payout.paid[number]), mark(number).emblem))
    return found


def award(payout: Payout) -> str:
    """Return what a place earns, in words (S9)."""
    if payout.life_tokens:
        return QCoreApplication.translate(
            "StockExchangeWords", "The highest score: 2 tokens of life and 3 garnets (ruling S9)."
        )
    parts = []
    if payout.garnets == 1:
        parts.append(QCoreApplication.translate("StockExchangeWords", "1 garnet (ruling S9)"))
    elif payout.garnets:
        parts.append(QCoreApplication.translate("StockExchangeWords", "2 garnets (ruling S9)"))
    if payout.elimination_candidate:
        parts.append(
            QCoreApplication.translate(
                "StockExchangeWords", "the lowest score: elimination candidate (ruling S9)"
            )
        )
    return "; ".join(parts)


def headline(result: Result, context: TableContext) -> str:
    """Return who won."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if winners == [context.own]:
        return QCoreApplication.translate("StockExchangeWords", "You win")
    names = ", ".join(context.names[seat] for seat in winners)
    if len(winners) == 1:
        return QCoreApplication.translate("StockExchangeWords", "{name} wins").format(name=names)
    text = QCoreApplication.translate("StockExchangeWords", "{names} share the first place")
    return text.format(names=names)
