"""All worlds that fit a view of NYSE alone, where there are few: near the end of the game."""

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
    """Return every world, with how many orders of the unseen chips lead to it.

    None for several seats, as others know what they hold; none either where there are more than
    `most`. The law is that of `view.determinize`: any order of the unseen chips is as likely.
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
    """Return every pile of a height that unseen chips make, with its weight.

    `unseen[marking]` tells how many there are. None where there are more than `most`.
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
