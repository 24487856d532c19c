"""Quickly finds choices for a puzzle: one that is far ahead, and three that are behind it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

from stockgames.bots.heuristic import GLANCE, GreedyBot
from stockgames.bots.player import Budget, Tally
from stockgames.bots.search import SearchBot
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, View
from stockgames.puzzles.counting import counted_out
from stockgames.puzzles.prove import World, counted, worlds
from stockgames.puzzles.puzzle import CHOICES, Choice, is_behind

GLANCES: Final = ((30, 1.0), (120, 2.5))
"""The numbers of samples of the quick searches for a choice that stands out, and the number
of standard errors by which it must lead in each: most decisions are discarded after the
first search.
"""
THOUGHT: Final = 80
"""The number of samples of the search that selects the most promising choices."""
LIKED: Final = 1.0
"""The number of standard errors by which the first choice of that search must lead, if the
search considers all choices: a choice of which a shrewd bot is not certain rarely becomes
a puzzle.
"""
POOL: Final = 8
"""The number of choices from which games are then simulated to compare scores."""
PLAYED: Final = ((12, 0.5), (30, 1.2), (80, 2.0))
"""The numbers of samples of these comparisons, and the number of standard errors by which at
least three choices must be behind.
"""
NEARLY: Final = 0.75
"""The fraction of the lead required by a proof that suffices here."""


def shown(game: AnyGame, view: View, rng: Random) -> list[Action]:
    """Return four choices for a puzzle, the presumed best first; empty if none is far ahead.

    By places, the best must be ahead of all other choices; by score, of the other three.
    """
    if not game.puzzling.ahead(view.seats):
        return _by_places(game, view, rng)
    exact = counted_out(game, view, view.legal)
    return _by_count(game, view, rng, exact) if exact else _by_score(game, view, rng)


def _by_count(game: AnyGame, view: View, rng: Random, exact: Sequence[Choice]) -> list[Action]:
    best, *others = sorted(exact, key=lambda choice: -choice.merit)
    ahead = game.puzzling.ahead(view.seats)
    behind = [other.action for other in others if is_behind(other, best, ahead)]
    if len(behind) < CHOICES - 1:
        return []
    obvious = GreedyBot(game, rng).choose(game.without_offers(view), Budget(1))
    return [best.action, *_mixed(best.action, behind, obvious)]


def _by_score(game: AnyGame, view: View, rng: Random) -> list[Action]:
    """Play on from the candidate choices, and from one of each other kind of action.

    Return nothing if only one kind of action is left, or if the search sees no choice ahead or
    prefers another one. Of the choices that are behind, return the two closest, and a third of
    another kind or the obvious choice of a greedy bot.
    """
    if len({action.do for action in view.legal}) == 1:
        return []
    asked = game.without_offers(view)
    tallies = SearchBot(game, rng).think(asked, Budget(THOUGHT)).tallies
    named = sorted(tallies, key=lambda pair: -_mean(pair[1]))
    liked = named[0][0] if view.legal else None
    if liked and len(named) > 1 and not _stands_out(named[0][1], named[1][1], LIKED):
        return []
    pool = _pool(game, asked, rng, [action for action, _ in named])
    if len(pool) < CHOICES:
        return []
    source, found = worlds(game, view, pool, rng), list[World]()
    counts: tuple[Choice, ...] = ()
    behind: list[Choice] = []
    ahead = NEARLY * game.puzzling.ahead(view.seats)
    for look, errors in PLAYED:
        found += islice(source, look - len(found))
        if len(found) < look:
            return []
        counts = counted(game, view, pool, found)
        best = max(counts, key=lambda choice: choice.merit)
        behind = [one for one in counts if is_behind(one, best, ahead, errors)]
        if len(behind) < CHOICES - 1 or best.action != (liked or best.action):
            return []
    behind.sort(key=lambda choice: -choice.merit)
    actions = [choice.action for choice in behind]
    return [best.action, *_mixed(best.action, actions, pool[0])]


def _mixed(best: Action, behind: Sequence[Action], obvious: Action) -> list[Action]:
    """Return three of the choices that are behind, of different kinds if possible."""
    three = list(behind[: CHOICES - 1])
    others = [action for action in behind if action.do != best.do]
    if obvious in behind and obvious not in three:
        three[-1] = obvious
    elif others and all(action.do == best.do for action in three):
        three[-1] = others[0]
    return three


def _pool(game: AnyGame, view: View, rng: Random, named: Sequence[Action]) -> list[Action]:
    """Return the choices to play on from: obvious ones first, then those that a search found."""
    bots = GreedyBot(game, rng), GreedyBot(game, rng, GLANCE)
    obvious = [bot.choose(view, Budget(1)) for bot in bots]
    kinds = {action.do: action for action in rng.sample(view.legal, len(view.legal))}
    found = dict.fromkeys([*obvious, *named[: POOL - 3], *kinds.values(), *named])
    known = [action for action in found if not view.legal or action in view.legal]
    return known[:POOL]


def _by_places(game: AnyGame, view: View, rng: Random) -> list[Action]:
    """Return four choices for a puzzle, best first; empty if the best doesn't stand out.

    A quick search must separate it from all others. The rest are the next best ones, and the
    obvious choice of a greedy bot if it is not among them.
    """
    best, worse = None, list[Action]()
    for tries, ahead in GLANCES:
        found = SearchBot(game, rng).think(view, Budget(tries))
        (best, most), *others = sorted(found.tallies, key=lambda pair: -_mean(pair[1]))
        worse = [action for action, tally in others if _stands_out(most, tally, ahead)]
        if len(worse) < max(CHOICES - 1, len(others)):
            return []
    assert best is not None
    shown = worse[: CHOICES - 1]
    obvious = GreedyBot(game, rng).choose(game.without_offers(view), Budget(1))
    if obvious in worse[CHOICES - 1 :]:
        shown[-1] = obvious
    return [best, *shown]


def _mean(tally: Tally) -> float:
    return tally.total / max(1, tally.tried)


def _stands_out(best: Tally, second: Tally, errors: float) -> bool:
    doubt = math.sqrt(sum(_variance(tally) / max(1, tally.tried) for tally in (best, second)))
    return _mean(best) - _mean(second) > errors * doubt


def _variance(tally: Tally) -> float:
    mean = _mean(tally)
    return max(0.0, tally.squares / max(1, tally.tried) - mean * mean)
