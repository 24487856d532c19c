"""Portfolio's nouns in the current language: cards, portfolios, amounts, counts."""

from __future__ import annotations

from typing import Final, TypeAlias

from stockgames.games.portfolio.actions import Draw
from stockgames.games.portfolio.events import Drew
from stockgames.games.portfolio.parts import SUITS, Card, Portfolio, rank_of, suit_of
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import money, number, say

Face: TypeAlias = tuple[int, str]
"""A card as the painter needs it: rank 1 to 13, and the letter of its suit."""

SUIT_EMBLEMS: Final = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}

_NAMED: Final = {1: "a", 11: "j", 12: "q", 13: "k"}
"""The keys by which messages name a rank; the others are numbers."""


def face(card: Card) -> Face:
    """Return a card as the painter needs it: rank from 1, and suit."""
    return rank_of(card) + 1, SUITS[suit_of(card)]


def _rank_sign(card: Card) -> str:
    """Return a rank as messages select by it: `a`, `7`, `k`."""
    rank = rank_of(card) + 1
    return _NAMED.get(rank, str(rank))


def _rank(card: Card) -> str:
    return say("portfolio-rank", rank=_rank_sign(card))


def _suit(card: Card) -> str:
    return say("portfolio-suit", suit=SUITS[suit_of(card)].lower())


def card_name(card: Card) -> str:
    return say("portfolio-of", rank=_rank_sign(card), suit=_suit(card))


def run_name(low: Card, high: Card) -> str:
    return say("portfolio-to", suit=_suit(low), low=_rank(low), high=_rank(high))


def portfolio_name(portfolio: Portfolio) -> str:
    return run_name(portfolio.low, portfolio.high)


def price(amount: int) -> str:
    """Return the text of a draw's cost."""
    return money(amount) if amount else say("portfolio-free")


def money_marks() -> tuple[str, str]:
    """Return what comes before an amount of dollars, and what after it."""
    before, _, after = say("table-money", amount="#").partition("#")
    return before, after


def change(amount: int) -> str:
    """Return a change of cash as written on the score sheet: `+9`, `−5`."""
    return f"{MINUS if amount < 0 else '+'}{number(abs(amount))}"


def draw_way(draw: Draw | Drew) -> str:
    """Return a draw's kind as messages select by it: `pauper`, `paid` or `free`."""
    return "pauper" if draw.pauper else "paid" if draw.cost else "free"


def cards(count: int) -> str:
    """Return a count of cards as text."""
    return say("portfolio-count-cards", count=count)


def turns(count: int) -> str:
    """Return a count of turns as text."""
    return say("portfolio-turns", count=count)
