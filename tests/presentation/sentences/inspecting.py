"""Inspects sentences, to check code and languages against each other."""

from __future__ import annotations

from collections.abc import Iterator

from stockgames.presentation.sentences.pattern import Pattern, Place, Variants


def variants_in(pattern: Pattern) -> Iterator[Variants]:
    """Yield all choices of a sentence, including nested ones."""
    for part in pattern:
        if isinstance(part, Variants):
            yield part
            for inner in part.patterns.values():
                yield from variants_in(inner)


def names_in(pattern: Pattern) -> frozenset[str]:
    """Return the names of the values that a sentence needs."""
    choices = list(variants_in(pattern))
    inner = (each for choice in choices for each in choice.patterns.values())
    places = (part for each in (pattern, *inner) for part in each if isinstance(part, Place))
    return frozenset(place.name for place in places) | {choice.name for choice in choices}
