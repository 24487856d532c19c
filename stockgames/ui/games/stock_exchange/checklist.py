"""What is left to decide, part by part, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from stockgames.games.stock_exchange.drafts import (
    EXCHANGE,
    PRODUCE,
    RESOURCE_GIFTS,
    STOCK_GIFTS,
    Draft,
)
from stockgames.games.stock_exchange.parts import PRODUCED
from stockgames.ui.games.stock_exchange.envelope import CheckLine


def check_lines(draft: Draft) -> tuple[CheckLine, ...]:
    """Return the list on the envelope."""
    sheet, wrong = draft.sheet, {problem.part for problem in draft.problems()}
    of = QCoreApplication.translate("StockExchangeWords", "{done} of {all}")
    none = QCoreApplication.translate("StockExchangeWords", "none")
    exchanged = len(sheet.exchange)
    return (
        CheckLine(
            QCoreApplication.translate("StockExchangeWords", "Production"),
            of.format(done=len(sheet.produce), all=PRODUCED),
            PRODUCE not in wrong,
        ),
        CheckLine(
            QCoreApplication.translate("StockExchangeWords", "Goods to give"),
            of.format(done=len(sheet.resources), all=draft.recipients),
            RESOURCE_GIFTS not in wrong,
        ),
        CheckLine(
            QCoreApplication.translate("StockExchangeWords", "Stocks to give"),
            of.format(done=len(sheet.stocks), all=draft.recipients),
            STOCK_GIFTS not in wrong,
        ),
        CheckLine(
            QCoreApplication.translate("StockExchangeWords", "Garnet exchange"),
            str(exchanged) if exchanged else none,
            EXCHANGE not in wrong,
        ),
    )


def missing_in_short(draft: Draft) -> str:
    """Return what the button says while the envelope stays open: one or two parts by name."""
    problems = draft.problems()
    if len({problem.part for problem in problems}) < 3 and all(p.left for p in problems):
        text = QCoreApplication.translate("StockExchangeWords", "Seal it: {left} missing")
        return text.format(left=missing(draft))
    count = sum(problem.left or 1 for problem in problems)
    text = QCoreApplication.translate("StockExchangeWords", "Seal it: {count} things missing")
    return text.format(count=count)


def missing(draft: Draft) -> str:
    """Return what still keeps the envelope open, in one line; empty if nothing does."""
    left = {p.part: p.left for p in draft.problems() if p.left}
    wrong = sum(not p.left for p in draft.problems())
    parts = []
    if count := left.get(PRODUCE, 0):
        text = QCoreApplication.translate("StockExchangeWords", "{count} to produce")
        parts.append(text.format(count=count))
    if count := left.get(RESOURCE_GIFTS, 0):
        parts.append(_goods(count))
    if count := left.get(STOCK_GIFTS, 0):
        parts.append(_stocks(count))
    if wrong:
        text = QCoreApplication.translate("StockExchangeWords", "{count} to change")
        parts.append(text.format(count=wrong))
    return ", ".join(parts)


def _goods(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("StockExchangeWords", "1 good")
    return QCoreApplication.translate("StockExchangeWords", "{count} goods").format(count=count)


def _stocks(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("StockExchangeWords", "1 stock")
    return QCoreApplication.translate("StockExchangeWords", "{count} stocks").format(count=count)
