"""The end of a game of Stock Exchange, each score unfolded to its rule (S9)."""

from __future__ import annotations

from stockgames.games.stock_exchange.audit import Audit
from stockgames.games.stock_exchange.parts import Company
from stockgames.games.stock_exchange.payout import Payout
from stockgames.ui.games.stock_exchange.terms import company, mark
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import ResultRow, ScoreLine
from stockgames.ui.table.money import money


def rows(audit: Audit | None) -> list[ResultRow]:
    """Return a row per seat, the winner first; nothing before the audit."""
    if audit is None:
        return []
    return [
        ResultRow(
            place=payout.place,
            seat=payout.seat,
            score=money(payout.score),
            note=company(payout.seat),
            rule=award(payout),
            lines=tuple(
                ScoreLine(text, money(payout.paid[number]), mark(number).emblem)
                for number, text in holdings(payout, audit).items()
            ),
        )
        for payout in audit.ranked
    ]


def holdings(payout: Payout, audit: Audit) -> dict[Company, str]:
    """Return by company how many of its stocks a seat holds, and what each of them pays."""
    return {
        number: say(
            "stock-exchange-company-count-at-amount",
            company=company(number),
            count=held,
            amount=money(audit.statements[number].earnings),
        )
        for number, held in enumerate(payout.stocks)
        if held
    }


def award(payout: Payout) -> str:
    """Return what a place earns, in words (S9)."""
    if payout.life_tokens:
        return say("stock-exchange-the-highest-score-2-tokens")
    parts = []
    if payout.garnets:
        parts.append(say("stock-exchange-garnets-won", count=payout.garnets))
    if payout.elimination_candidate:
        parts.append(say("stock-exchange-the-lowest-score-elimination-candidate"))
    return "; ".join(parts)
