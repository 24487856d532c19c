"""`lab climb`: makes the weights of a game's solo heuristic, by hill climbing."""

from __future__ import annotations

import argparse
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from stockgames.bots.playout import Playout, dealt
from stockgames.cli.lines import UsageError, in_one_line
from stockgames.cli.options import add_game, count
from stockgames.engine import registry, weights
from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.storage.files import check_target, write_whole

ABOUT: Final = """\
Make the weights by which a game's quick heuristic plays alone (`alone` in resources/weights).
All start at 0. Each round changes one number after the other by a step, and keeps what earns more
on the same deals; a round without success halves the step. In the end both the weights found and
the shipped ones play fresh deals. The same seed gives the same numbers.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab climb nyse --deals 2000 --rounds 20 --out found.json
"""
STEP: Final = 0.1
"""The first step."""


def add_climb_options(parser: argparse.ArgumentParser) -> None:
    """Add how much is played, and where the result goes."""
    add_game(parser)
    parser.add_argument(
        "--deals", type=count, default=1000, metavar="N", help="deals for each trial (default 1000)"
    )
    parser.add_argument(
        "--rounds", type=count, default=12, metavar="N", help="rounds (default: 12)"
    )
    parser.add_argument("--seed", type=count, default=1, metavar="N", help="default: 1")
    parser.add_argument("--out", required=True, metavar="FILE", help="where to write the weights")


def climb(arguments: argparse.Namespace) -> int:
    """Climb, write and print the result; raise UsageError."""
    meta = registry.meta(arguments.game)
    game = registry.load(meta.id)
    if not hasattr(game.weights, "alone"):
        raise UsageError(f"{meta.title} has no weights for playing alone")
    with in_one_line():
        check_target(Path(arguments.out))
        found = climbed(game, arguments.deals, arguments.rounds, arguments.seed)
        extra = {"x_climbed": {key: getattr(arguments, key) for key in ("deals", "rounds", "seed")}}
        write_whole(Path(arguments.out), weights.as_file(meta.id, found, extra).encode())
    fresh = f"{arguments.seed}/fresh"
    for name, each in (("found", found), ("shipped", game.weights)):
        print(f"{name}: {earned(game, each, arguments.deals, fresh):.3f} on fresh deals")
    return 0


def climbed(game: AnyGame, deals: int, rounds: int, seed: int) -> Any:
    """Return the game's weights with those for playing alone made anew."""
    now = replace(game.weights, alone=replace(game.weights.alone, **_zeros(game)))
    most, step = earned(game, now, deals, str(seed)), STEP
    for turn in range(1, rounds + 1):
        before = most
        for name in asdict(now.alone):
            for change in (step, -step):
                tried = _changed(now, name, change)
                if tried is None:
                    continue
                reached = earned(game, tried, deals, str(seed))
                if reached > most:
                    now, most = tried, reached
                    break
        step = step if most > before else step / 2
        print(f"round {turn}: {most:.3f}", flush=True)
    return now


def _zeros(game: AnyGame) -> dict[str, float]:
    return dict.fromkeys(asdict(game.weights.alone), 0.0)


def _changed(now: Any, name: str, change: float) -> Any:
    """Return the weights with one number changed; None if it may not be so."""
    plain = weights.as_plain(now)
    plain["alone"][name] = round(plain["alone"][name] + change, 4)
    try:
        return weights.from_plain(type(now), plain)
    except StockGamesError:
        return None


def earned(game: AnyGame, tried: Any, deals: int, seed: str) -> float:
    """Return the mean score of the heuristic with these weights, alone on so many deals."""
    mind, scores = game.weighing(tried), []
    for deal in range(deals):
        rng = Random(f"{seed}/{deal}")
        state = dealt(game, 1, rng)
        playout = Playout(mind, rng)
        playout.cast([0.0], 0)
        playout.finish(state)
        scores.append(state.result().scores[0])
    return fmean(scores)
