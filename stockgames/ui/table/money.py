"""Dollars in words, for games whose sums go into the thousands."""

from __future__ import annotations

from typing import Final

from stockgames.ui.sentences.speech import say

MINUS: Final = "\N{MINUS SIGN}"


def money(dollars: int) -> str:
    """Return an amount: `$1,000`, or with a minus sign before it."""
    sign = MINUS if dollars < 0 else ""
    return sign + say("table-money", amount=grouped(abs(dollars)))


def grouped(number: int) -> str:
    """Return a number with its thousands set apart as the language does."""
    return f"{number:,}".replace(",", say("table-between-thousands"))
