"""Proves that one choice is best, and grades a puzzle by having bots try it.

To prove it, games are played on from a few choices to the end, all of them in the same samples. If
seats act in turn, each choice has a search tree of its own, in which every seat learns what is best
for itself. If all choose at once, the others learn from the results of the choices, as they do for
the bot. Hidden things are dealt again in each sample: only what the seat knows is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import sqrt
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from stockgames.bots.common_random_numbers import PairedSimultaneous, PairedTree
from stockgames.bots.decide import decide
from stockgames.bots.ladders import CONFIDENCE
from stockgames.bots.levels import make_player
from stockgames.bots.player import DEFAULT_ITERATIONS, Budget, Findings
from stockgames.bots.search import SearchBot
from stockgames.bots.simultaneous_search import SimultaneousSearch
from stockgames.bots.tree_search import Outcome
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, Result, SeatId, State, View, win_shares
from stockgames.puzzles.book import position
from stockgames.puzzles.counting import counted_out, is_refuted
from stockgames.puzzles.puzzle import (
    LEVELS,
    Choice,
    Ends,
    Puzzle,
    Tried,
    best_of,
    is_behind,
    is_clear,
)

LOOKS: Final = (60, 120, 200, 400)
"""The numbers of samples after which the proof checks whether one choice is clearly best."""
LEAST: Final = 200
"""The smallest number of samples that prove anything: with repeated checks, fewer of them
would accept random differences.
"""
HOPELESS: Final = 0.02
"""The search stops at a check if the lead of the best choice is smaller than this."""
HOPED: Final = 2.0
"""The same by score: the number of standard errors that are added to the measured lead of the
best choice before it is considered hopeless.
"""


class Ending(NamedTuple):
    """The result of one game for the seat."""

    place: int
    score: int


World: TypeAlias = Sequence[Ending]
"""The outcome of each choice in one sample."""


class _Tree(PairedTree):
    """Plays every choice to the end and keeps the results, not estimated chances."""

    def __init__(self, game: AnyGame, rng: Random, view: View) -> None:
        super().__init__(game, rng, view)
        self.ended: Final[list[Result]] = []

    def _outcome(self, state: State, view: View) -> Outcome:
        outcome = super()._outcome(state, view)
        self.ended.append(state.result())
        return outcome


class _Secrets(PairedSimultaneous):
    """The same for simultaneous choices."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        super().__init__(game, rng)
        self.ended: Final[list[Result]] = []

    def _parts(self, state: State) -> Sequence[float]:
        self._playout.finish(state)
        self.ended.append(state.result())
        return win_shares(self.ended[-1].ranks)


def _ending(result: Result, seat: SeatId) -> Ending:
    return Ending(result.ranks[seat], result.scores[seat])


def worlds(game: AnyGame, view: View, choices: Sequence[Action], rng: Random) -> Iterator[World]:
    """Yield the endings of the choices, sample after sample without end.

    Empty if no sample allows all choices. If all seats choose at once, the others expect all
    choices equally.
    """
    if game.chooses_in_secret:
        secrets, alike = _Secrets(game, rng), [1 / len(choices)] * len(choices)
        return _endings(view, secrets.ended, secrets.worlds(view, choices, lambda: alike))
    tree = _Tree(game, rng, view)
    return _endings(view, tree.ended, tree.worlds(choices))


def _endings(view: View, ended: list[Result], played: Iterable[object]) -> Iterator[World]:
    """Yield the endings of all choices in each sample; `ended` is filled by `played`."""
    for _ in played:
        yield tuple(_ending(result, view.viewer) for result in ended)
        ended.clear()


def counted(
    game: AnyGame, view: View, choices: Sequence[Action], found: Sequence[World]
) -> tuple[Choice, ...]:
    """Return the choices with the places they led to, and scores if the game is judged by score."""
    columns = list(zip(*found, strict=True))
    by_score = game.puzzling.ahead(view.seats) > 0
    ends = _ends(columns) if by_score else [None] * len(columns)
    counts = []
    for action, column, score in zip(choices, columns, ends, strict=True):
        places = [ending.place for ending in column]
        held = tuple(places.count(place) for place in range(1, view.seats + 1))
        counts.append(Choice(action, held, score))
    return tuple(counts)


def _ends(columns: Sequence[World]) -> list[Ends]:
    """Return the mean scores of the choices; `columns` holds each choice's endings by sample."""
    scores = [[ending.score for ending in column] for column in columns]
    best = max(scores, key=sum)
    gaps = [[most - own for most, own in zip(best, column, strict=True)] for column in scores]
    return [
        Ends(_mean(column), _error(column), _error(gap))
        for column, gap in zip(scores, gaps, strict=True)
    ]


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)


def _error(numbers: Sequence[int]) -> float:
    mean, count = sum(numbers) / len(numbers), len(numbers)
    squares = sum((number - mean) ** 2 for number in numbers)
    return round(sqrt(squares / max(1, count - 1) / count), 2)


def measured(
    game: AnyGame, view: View, choices: Sequence[Action], count: int, rng: Random
) -> tuple[Choice, ...]:
    """Return the choices' results in this number of samples; empty if no sample allows all of them.

    If the rest of the game can be enumerated, the result is exact instead.
    """
    if exact := counted_out(game, view, choices):
        return exact
    found = list(islice(worlds(game, view, choices, rng), count))
    return counted(game, view, choices, found) if len(found) == count else ()


def proven(
    game: AnyGame, view: View, choices: Sequence[Action], rng: Random
) -> tuple[Choice, ...] | None:
    """Return the choices with their results if one is clearly best; else None.

    See `puzzle.is_clear` for the criterion.
    """
    ahead = game.puzzling.ahead(view.seats)
    if exact := counted_out(game, view, choices):
        return exact if is_clear(exact, ahead) else None
    source = worlds(game, view, choices, rng)
    found: list[World] = []
    for look in LOOKS:
        found += islice(source, look - len(found))
        if len(found) < look:
            return None
        counts = counted(game, view, choices, found)
        if look >= LEAST and is_clear(counts, ahead):
            return counts
        if _is_hopeless(counts, ahead):
            return None
    return None


def _is_hopeless(choices: Sequence[Choice], ahead: float) -> bool:
    best, *others = sorted(choices, key=lambda choice: -choice.merit)
    for other in others:
        if other.ends is None:
            if best.first - other.first < HOPELESS:
                return True
        elif best.merit - other.merit + HOPED * other.ends.gap_error < ahead:
            return True
    return False


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
    if isinstance(player, SearchBot):
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
