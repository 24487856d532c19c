"""What is left to decide, part by part, in words."""

from __future__ import annotations

from stockgames.games.stock_exchange.form import (
    EXCHANGE,
    PRODUCE,
    RESOURCE_GIFTS,
    STOCK_GIFTS,
    Form,
)
from stockgames.games.stock_exchange.parts import PRODUCED
from stockgames.ui.games.stock_exchange.envelope import CheckLine
from stockgames.ui.sentences.speech import say


def check_lines(form: Form) -> tuple[CheckLine, ...]:
    """Return the list on the envelope."""
    entries, wrong = form.entries, {problem.part for problem in form.problems()}
    none = say("stock-exchange-none")
    exchanged = len(entries.exchange)
    return (
        CheckLine(
            say("stock-exchange-production"),
            say("stock-exchange-of", done=len(entries.produce), all=PRODUCED),
            PRODUCE not in wrong,
        ),
        CheckLine(
            say("stock-exchange-goods-to-give"),
            say("stock-exchange-of", done=len(entries.resources), all=form.recipients),
            RESOURCE_GIFTS not in wrong,
        ),
        CheckLine(
            say("stock-exchange-stocks-to-give"),
            say("stock-exchange-of", done=len(entries.stocks), all=form.recipients),
            STOCK_GIFTS not in wrong,
        ),
        CheckLine(
            say("stock-exchange-garnet-exchange"),
            str(exchanged) if exchanged else none,
            EXCHANGE not in wrong,
        ),
    )


def missing_in_short(form: Form) -> str:
    """Return what the button says while the envelope stays open: one or two parts by name."""
    problems = form.problems()
    if len({problem.part for problem in problems}) < 3 and all(p.left for p in problems):
        return say("stock-exchange-seal-it-missing", left=missing(form))
    count = sum(problem.left or 1 for problem in problems)
    return say("stock-exchange-seal-it-things-missing", count=count)


def missing(form: Form) -> str:
    """Return what still keeps the envelope open, in one line; empty if nothing does."""
    left = {p.part: p.left for p in form.problems() if p.left}
    wrong = sum(not p.left for p in form.problems())
    parts = []
    if count := left.get(PRODUCE, 0):
        parts.append(say("stock-exchange-to-produce", count=count))
    if count := left.get(RESOURCE_GIFTS, 0):
        parts.append(_goods(count))
    if count := left.get(STOCK_GIFTS, 0):
        parts.append(_stocks(count))
    if wrong:
        parts.append(say("stock-exchange-to-change", count=wrong))
    return ", ".join(parts)


def _goods(count: int) -> str:
    return say("stock-exchange-count-goods", count=count)


def _stocks(count: int) -> str:
    return say("stock-exchange-stocks", count=count)
