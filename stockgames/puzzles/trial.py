"""Has bots of each level try a puzzle: they choose among its choices, as a person does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, Final

from stockgames.bots.decide import decide
from stockgames.bots.findings import Findings, Searches
from stockgames.bots.levels import make_player
from stockgames.bots.player import DEFAULT_ITERATIONS, Budget
from stockgames.bots.simultaneous_search import SecretSearch
from stockgames.engine.action import Action
from stockgames.engine.game import AnyGame
from stockgames.engine.state import View
from stockgames.puzzles.puzzle import LEVELS, Choice, Tried

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
            found = SecretSearch(game, rng).among(view, actions, Budget(DEFAULT_ITERATIONS))
        among = tuple(pair for pair in found.tallies if pair[0] in actions)
        return decide(Findings(found.scale, among), rng).action if among else rng.choice(actions)
    asked: Any = game.hushed(view)
    return player.choose(replace(asked, legal=actions), Budget(1))
