"""Sampling of hidden things that fit what all seats know together, and repairing them to
match the truth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from stockgames.engine.state import Decks, State


def redealt(state: State, rng: Random) -> State:
    """Return the position with everything that no seat has seen shuffled again."""
    decks = [list(deck) for deck in state.unseen()]
    for deck in decks:
        rng.shuffle(deck)
    return state.with_unseen(tuple(map(tuple, decks)))


def repaired(decks: Decks, truth: Decks, rng: Random) -> Decks | None:
    """Return a sample's decks with the same cards left as in truth, changed as little as possible.

    Each thing drawn only in truth is replaced at random by one drawn only in the sample; all orders
    stay equally likely. None if the same things were drawn.
    """
    pairs = [(Counter(deck), Counter(true)) for deck, true in zip(decks, truth, strict=True)]
    if all(found == true for found, true in pairs):
        return None
    filled = (
        _refilled(deck, found - true, list((true - found).elements()), rng)
        for deck, (found, true) in zip(decks, pairs, strict=True)
    )
    return tuple(filled)


def _refilled(
    deck: Sequence[int], too_many: Counter[int], fills: list[int], rng: Random
) -> tuple[int, ...]:
    rng.shuffle(fills)
    filled = list(deck)
    for thing, count in too_many.items():
        places = [place for place, other in enumerate(deck) if other == thing]
        for place in rng.sample(places, count):
            filled[place] = fills.pop()
    return tuple(filled)
