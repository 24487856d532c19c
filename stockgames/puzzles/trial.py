"""Has bots of each level try a puzzle, and proves one again with other random numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, Final

from stockgames.bots.decide import decide
from stockgames.bots.ladders import CONFIDENCE
from stockgames.bots.levels import make_player
from stockgames.bots.player import DEFAULT_ITERATIONS, Budget, Findings, Searches
from stockgames.bots.simultaneous_search import SimultaneousSearch
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, View
from stockgames.puzzles.book import position
from stockgames.puzzles.counting import is_refuted
from stockgames.puzzles.prove import measured
from stockgames.puzzles.puzzle import LEVELS, Choice, Puzzle, Tried, best_of, is_behind

TRIES: Final = MappingProxyType({"careless": 40, "greedy": 20, "shrewd": 10})
"""The number of attempts by level; cheaper levels make more of them."""


def tried(
    game: AnyGame, view: View, choices: Sequence[Choice], seed: str, least: float = 0.0
) -> Mapping[str, Tried] | None:
    """Return how often each level found the best choice.

    None as soon as it is certain that a shrewd bot finds it in less than the share `least`.
    """
    best = max(choices, key=lambda choice: choice.merit).action
    actions = tuple(choice.action for choice in choices)
    found = {}
    for level in reversed(LEVELS):
        hits, tries = 0, TRIES[level]
        for number in range(tries):
            hits += picked(game, view, actions, level, Random(f"{seed}/{level}/{number}")) == best
            missed = number + 1 - hits
            if level == "shrewd" and missed > (1 - least) * tries + 1e-9:
                return None
        found[level] = Tried(hits, tries)
    return found


def picked(
    game: AnyGame, view: View, actions: tuple[Action, ...], level: str, rng: Random
) -> Action:
    """Return which of the actions a bot takes.

    A searching bot considers all legal actions; only these if there are too many to list.
    """
    player = make_player(level, game, rng)
    if isinstance(player, Searches):
        if view.legal or not game.chooses_in_secret:
            found = player.think(view, Budget(DEFAULT_ITERATIONS))
        else:
            found = SimultaneousSearch(game, rng).among(view, actions, Budget(DEFAULT_ITERATIONS))
        among = tuple(pair for pair in found.tallies if pair[0] in actions)
        return decide(Findings(found.scale, among), rng).action if among else rng.choice(actions)
    asked: Any = game.without_offers(view)
    return player.choose(replace(asked, legal=actions), Budget(1))


MORE: Final = (1, 4)
"""The multiples of the original number of samples with which a puzzle is proved again."""


def proven_again(puzzle: Puzzle, rng: Random, games: int | None = None) -> bool:
    """Return whether the best choice stays best in as many new samples as it was proven in.

    The same choice must come out first. By places, its lower bound must be above the others'
    averages: a second proof needs no margin on both sides, as nothing is selected by it. By score,
    it must be ahead of each other in the same samples with 95 % certainty. If it is ahead by less,
    more samples are drawn, because by chance a good puzzle may fail that once. If the rest can be
    enumerated or evaluated exactly, that must agree.
    """
    match = position(puzzle)
    view, actions = match.view(puzzle.seat), [choice.action for choice in puzzle.choices]
    count = games or puzzle.choices[0].games
    for more in MORE:
        again = measured(match.game, view, actions, more * count, rng)
        if not again or best_of(again) != puzzle.best:
            return False
        if stays_best(puzzle.best, again):
            return not is_refuted(match.game, view, actions, puzzle.best)
    return False


def stays_best(best: int, again: Sequence[Choice]) -> bool:
    others = [choice for number, choice in enumerate(again) if number != best]
    return all(_stays_behind(other, again[best]) for other in others)


def _stays_behind(other: Choice, best: Choice) -> bool:
    if other.ends is None:
        return best.range[0] > other.first
    return is_behind(other, best, 0.0, CONFIDENCE)


def tried_again(puzzle: Puzzle, seed: str) -> Mapping[str, Tried]:
    """Return how often each level finds the best choice with other random numbers."""
    match = position(puzzle)
    found = tried(match.game, match.view(puzzle.seat), puzzle.choices, f"again/{seed}")
    assert found is not None, "nothing is asked of them"
    return found
