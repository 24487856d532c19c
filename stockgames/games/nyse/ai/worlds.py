"""Enumerates all states that fit a solo NYSE view if there are few, near the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import TypeAlias

from stockgames.games.nyse.parts import ALL_COLORS, Marking
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView, determinize

Pile: TypeAlias = tuple[Marking, ...]


def all_worlds(view: NyseView, most: int) -> Sequence[tuple[NyseState, int]]:
    """Return every state, with the number of orders of the unseen chips that lead to it.

    Empty for several seats, because the others know what they hold, and if there are more than
    `most`. As in `view.determinize`, all orders of the unseen chips are equally likely.
    """
    if view.seats > 1:
        return ()
    unseen, dealt = view.unseen(), list[Mapping[Pile, int]]()
    for color in ALL_COLORS:
        dealt.append(_piles(unseen[color * 4 : color * 4 + 4], view.piles[color], most))
    if not 0 < prod(map(len, dealt)) <= most:
        return ()
    table = determinize(view, Random(0))
    found: list[tuple[NyseState, int]] = []
    for piles in product(*(ways.items() for ways in dealt)):
        state = table.copy()
        state.piles = [pile for pile, _ in piles]
        found.append((state, prod(weight for _, weight in piles)))
    return found


def _piles(unseen: Sequence[int], height: int, most: int) -> Mapping[Pile, int]:
    """Return every possible pile of this height, with its weight.

    `unseen[marking]` is the number of unseen chips. Empty if there are more than `most` piles.
    """
    ways: Mapping[Pile, int] = {(): 1}
    for _ in range(height):
        longer: Counter[Pile] = Counter()
        for pile, weight in ways.items():
            for marking, copies in enumerate(unseen):
                rest = copies - pile.count(marking)
                if rest:
                    longer[*pile, marking] += weight * rest
        if len(longer) > most:
            return {}
        ways = longer
    return ways
