"""What is left to decide, part by part, in words."""

from __future__ import annotations

from collections.abc import Sequence

from stockgames.games.stock_exchange import form
from stockgames.games.stock_exchange.form import Part, Problem
from stockgames.ui.sentences.speech import say


def part_name(part: Part) -> str:
    """Return what a line of the list on the envelope is about."""
    return say("stock-exchange-part", part=part.name)


def part_count(part: Part) -> str:
    """Return how far it has come: `2 of 4`."""
    if part.asked:
        return say("stock-exchange-of", done=part.done, all=part.asked)
    return str(part.done) if part.done else say("stock-exchange-none")


def missing_in_short(problems: Sequence[Problem]) -> str:
    """Return what the button says while the envelope stays open: one or two parts by name."""
    if len({problem.part for problem in problems}) < 3 and all(p.left for p in problems):
        return say("stock-exchange-not-ready-missing", left=missing(problems))
    if not any(p.left for p in problems):
        return say("stock-exchange-not-ready-wrong", wrong=missing(problems))
    count = sum(problem.left or 1 for problem in problems)
    return say("stock-exchange-not-ready-choices-left", count=count)


def missing(problems: Sequence[Problem]) -> str:
    """Return what still keeps the envelope open, in one line; empty if nothing does."""
    left = {p.part: p.left for p in problems if p.left}
    wrong = sum(not p.left for p in problems)
    parts = []
    if count := left.get(form.PRODUCE, 0):
        parts.append(say("stock-exchange-to-produce", count=count))
    gifts = []
    if count := left.get(form.RESOURCE_GIFTS, 0):
        gifts.append(say("stock-exchange-count-resources", count=count))
    if count := left.get(form.STOCK_GIFTS, 0):
        gifts.append(say("stock-exchange-shares", count=count))
    if gifts:
        parts.append(say("stock-exchange-to-give", gifts=", ".join(gifts)))
    if wrong:
        parts.append(say("stock-exchange-to-change", count=wrong))
    return ", ".join(parts)
