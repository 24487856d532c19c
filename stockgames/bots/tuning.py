"""Better weights by self-play: changed ones meet those in use, and stay if they win clearly.

A (1+1) evolution strategy with races. Each step draws a challenger, which differs from the champion
in a few weights, and lets the two play pairs of games: the same deal twice, each side once on every
seat. A race ends as soon as the challenger leads clearly, or is unlikely to lead by anything worth
having. Changes grow after a success and shrink after failures. The course is decided by its seed,
so that it can be broken off and gone on with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final

from stockgames.bots.changes import Allowed, Changes, Plain, challenger
from stockgames.bots.race import CHALLENGER, CHAMPION, Lead, Play, race

BEGINNING: Final = 0.4
"""The standard deviation of the first changes, of the logarithms of weights."""
WIDER: Final = 1.3
NARROWER: Final = 0.95
"""By what changes grow after a success and shrink after a failure."""
NARROWEST: Final = 0.1
WIDEST: Final = 0.8
"""Bounds of these standard deviations."""
FRESH: Final = 1_000_000
"""A deal that no race ever comes to."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same in all steps."""

    seats: int
    seed: str
    names: tuple[str, ...]
    """The weights that may change."""
    most_deals: int
    """In one race."""


@dataclass(frozen=True, slots=True)
class Step:
    """One challenge."""

    changes: Changes
    lead: Lead
    kept: bool


@dataclass(frozen=True, slots=True)
class Course:
    """How far a tuning has come."""

    champion: Plain
    width: float = BEGINNING
    """The standard deviation of changes, of the logarithms of weights."""
    steps: tuple[Step, ...] = ()

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * sum(step.lead.deals for step in self.steps)


def tune(course: Course, terms: Terms, play: Play, allowed: Allowed) -> Iterator[Course]:
    """Yield the course after each further step, without end; raise TuningError."""
    for step in count(len(course.steps)):
        course = _after_step(course, terms, Random(f"{terms.seed}/{step}"), play, allowed)
        yield course


def _after_step(course: Course, terms: Terms, rng: Random, play: Play, allowed: Allowed) -> Course:
    other, changes = challenger(course.champion, terms.names, course.width, rng, allowed)
    first = 1 + course.games // 2
    sides = {CHAMPION: course.champion, CHALLENGER: other}
    found = race(terms.seats, terms.seed, range(first, first + terms.most_deals), sides, play)
    kept = found.is_clear
    width = course.width * (WIDER if kept else NARROWER)
    return Course(
        champion=other if kept else course.champion,
        width=min(WIDEST, max(NARROWEST, width)),
        steps=(*course.steps, Step(changes, found, kept)),
    )


def check(course: Course, terms: Terms, before: Plain, deals: int, play: Play) -> Lead:
    """Let what was found play against what it began with, on deals that no race has used."""
    sides = {CHAMPION: before, CHALLENGER: course.champion}
    fresh = range(FRESH, FRESH + deals)
    return race(terms.seats, terms.seed, fresh, sides, play, looks=False)
