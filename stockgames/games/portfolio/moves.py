"""Lookup tables for fast lists of legal actions: masks of cards by use, and interned actions.

A mask has a bit per card, `1 << card`.
"""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import Final

from stockgames.games.portfolio.actions import (
    DISCARD,
    Draw,
    Found,
    PortfolioAction,
    acquire,
    cap,
    extend,
    neutralize,
)
from stockgames.games.portfolio.parts import (
    ACE,
    ALL_CARDS,
    HIGH,
    KING,
    LOW,
    PAUPER_CARDS,
    SHORTEST,
    Card,
    Number,
    rank_of,
    sister,
)

Mask = int
Actions = tuple[PortfolioAction, ...]

SUIT_MASKS: Final = tuple(0x1FFF << 13 * suit for suit in range(4))
RUN_STARTS: Final = sum(1 << card for card in ALL_CARDS if rank_of(card) <= KING + 1 - SHORTEST)
"""The cards that can be the lowest of a portfolio (P1)."""

BELOW: Final = tuple(0 if rank_of(card) == ACE else 1 << card - 1 for card in ALL_CARDS)
"""The cards that extend, or neutralize, a portfolio whose lowest card is this."""
ABOVE: Final = tuple(0 if rank_of(card) == KING else 1 << card + 1 for card in ALL_CARDS)
"""The cards that extend a portfolio whose highest card is this."""
CAPS: Final = tuple(1 << card | 1 << sister(card) for card in ALL_CARDS)
"""The cards that cap an end that is this card (P4)."""
OWN_LOW: Final = tuple(below | caps for below, caps in zip(BELOW, CAPS, strict=True))
OWN_HIGH: Final = tuple(above | caps for above, caps in zip(ABOVE, CAPS, strict=True))
TAKERS: Final = tuple(
    ABOVE[card] or 1 << card - KING | 1 << sister(card) - KING for card in ALL_CARDS
)
"""The cards that acquire a portfolio whose highest card is this: the next card, or an Ace of
the colour on a King (P9).
"""


def cards_in(mask: Mask) -> list[Card]:
    """Return the cards of a mask, ascending."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


@cache
def discards_in(suit_mask: Mask) -> Actions:
    """Return the discards of the cards in a mask of one suit."""
    return tuple(DISCARD[card] for card in cards_in(suit_mask))


@cache
def found(low: Card, high: Card) -> Found:
    """Return the founding of a portfolio from `low` to `high`."""
    return Found(tuple(range(low, high + 1)))


@cache
def founds_in(suit_mask: Mask) -> Actions:
    """Return every portfolio that the cards in a mask of one suit can found."""
    actions: list[PortfolioAction] = []
    for low in cards_in(suit_mask):
        high = low
        while rank_of(high) < KING and suit_mask >> high + 1 & 1:
            high += 1
            if high - low + 1 >= SHORTEST:
                actions.append(found(low, high))
    return tuple(actions)


@cache
def low_moves(number: Number, low: Card, cards: Mask) -> Actions:
    """Return the uses of the cards, a subset of `OWN_LOW[low]`, on the seat's own portfolio."""
    return tuple(
        extend(number, card) if BELOW[low] >> card & 1 else cap(number, card, LOW)
        for card in cards_in(cards)
    )


@cache
def high_moves(number: Number, high: Card, cards: Mask) -> Actions:
    """Return the uses of the cards, a subset of `OWN_HIGH[high]`, on the seat's own portfolio."""
    return tuple(
        extend(number, card) if ABOVE[high] >> card & 1 else cap(number, card, HIGH)
        for card in cards_in(cards)
    )


@cache
def neutralizings(number: Number, cards: Mask) -> Actions:
    """Return the ways to neutralize a portfolio with the cards, a subset of `BELOW[its lowest]`."""
    return tuple(neutralize(number, card) for card in cards_in(cards))


@cache
def acquirings(number: Number, cards: Mask) -> Actions:
    """Return the ways to acquire a portfolio with the cards, a subset of `TAKERS[its highest]`."""
    return tuple(acquire(number, card) for card in cards_in(cards))


def affordable(money: int) -> int:
    """Return how many cards a seat can afford with this much money; at least one, which is free."""
    return (isqrt(8 * money + 9) - 1) // 2


@cache
def draws(plain: int, exposed: int, dry: bool, pauper: bool, pauper_exposed: bool) -> Actions:
    """Return the ways to open a turn (P5, P6).

    `plain` and `exposed` are the most cards that can be drawn without and with the exposed card, 0
    if there is none. `dry`: one card must come from the stock (P13). `pauper` and `pauper_exposed`:
    pauper's rule can be declared without and with the exposed card.
    """
    actions: list[PortfolioAction] = [Draw(n, False, False) for n in range(1, plain + 1)]
    actions += [Draw(n, True, False) for n in range(1 + dry, exposed + 1)]
    if pauper:
        actions.append(Draw(PAUPER_CARDS, False, True))
    if pauper_exposed:
        actions.append(Draw(PAUPER_CARDS, True, True))
    return tuple(actions)
