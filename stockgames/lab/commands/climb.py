"""`lab climb`: makes some of a game's weights, by hill climbing."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from math import log
from operator import mul
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from stockgames.bots.playout import Playout
from stockgames.cli.lines import UsageError, in_one_line
from stockgames.cli.options import add_game, count
from stockgames.engine import registry, weights
from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.engine.state import State, win_shares
from stockgames.lab.training.learning import dealt
from stockgames.storage.files import check_target, write_whole

ABOUT: Final = """\
Make weights of a game (in resources/weights): those by which its quick heuristic plays alone
(`alone`, NYSE), so that it earns more; or those that tell how sure it is who wins (`hopes`,
Portfolio), so that it is less surprised by how games of four by that heuristic end. Each round
changes one number after the other by a step, and keeps what does better on the same deals; a round
without success halves the step and doubles the deals. In the end both the weights found and the
shipped ones are tried on fresh deals. The same seed gives the same numbers.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab climb nyse --rounds 15 --out found.json
  python -m stockgames.lab climb portfolio --deals 100 --rounds 20 --out found.json
"""
SEATS: Final = 4
LEAST: Final = 1e-9
FRESH: Final = 10
"""How many times as many fresh deals the result is tried on as each trial at first."""


def add_climb_options(parser: argparse.ArgumentParser) -> None:
    """Add how much is played, and where the result goes."""
    add_game(parser)
    parser.add_argument(
        "--deals", type=count, default=600, metavar="N", help="deals for a trial at first (600)"
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
    way = next((each for each in WAYS if hasattr(game.weights, each.part)), None)
    if way is None:
        raise UsageError(f"{meta.title} has no weights that are found by climbing")
    with in_one_line():
        check_target(Path(arguments.out))
        found = climbed(game, arguments.deals, arguments.rounds, arguments.seed, way)
        extra = {"x_climbed": {key: getattr(arguments, key) for key in ("deals", "rounds", "seed")}}
        write_whole(Path(arguments.out), weights.as_file(meta.id, found, extra).encode())
    fresh, deals = f"{arguments.seed}/fresh", FRESH * arguments.deals
    for name, each in (("found", found), ("shipped", game.weights)):
        print(f"{name}: {way.merit(game, each, deals, fresh):.3f} on {deals} fresh deals")
    return 0


def climbed(game: AnyGame, deals: int, rounds: int, seed: int, way: Way) -> Any:
    """Return the game's weights with those of one part made anew."""
    part = getattr(game.weights, way.part)
    now = replace(game.weights, **{way.part: replace(part, **dict.fromkeys(asdict(part), way.at))})
    most, step = way.merit(game, now, deals, str(seed)), way.step
    for turn in range(1, rounds + 1):
        before = most
        for name in asdict(part):
            for change in (step, -step):
                tried = _changed(now, way.part, name, change)
                if tried is None:
                    continue
                reached = way.merit(game, tried, deals, str(seed))
                if reached > most:
                    now, most = tried, reached
                    break
        print(f"round {turn}: {most:.3f} on {deals} deals, step {step:g}", flush=True)
        if most == before:
            step, deals = step / 2, 2 * deals
            most = way.merit(game, now, deals, str(seed))
    return now


def _changed(now: Any, part: str, name: str, change: float) -> Any:
    """Return the weights with one number changed; None if it may not be so."""
    plain = weights.as_plain(now)
    plain[part][name] = round(plain[part][name] + change, 4)
    try:
        return weights.from_plain(type(now), plain)
    except StockGamesError:
        return None


def earned(game: AnyGame, tried: Any, deals: int, seed: str) -> float:
    """Return the mean score of the heuristic with these weights, alone on so many deals."""
    mind, scores = game.with_weights(tried), []
    for deal in range(deals):
        rng = Random(f"{seed}/{deal}")
        state = dealt(game, 1, rng)
        playout = Playout(mind, rng)
        playout.cast([0.0], 0)
        playout.finish(state)
        scores.append(state.result().scores[0])
    return fmean(scores)


def foreseen(game: AnyGame, tried: Any, deals: int, seed: str) -> float:
    """Return the mean logarithm of the chance that these weights gave to who won, at the
    beginning of each turn.
    """
    mind = game.with_weights(tried)
    chances = [
        sum(map(mul, parts, mind.win_probabilities(state)))
        for state, parts in _turns(game, deals, seed)
    ]
    return fmean(log(max(LEAST, chance)) for chance in chances)


@lru_cache(maxsize=2)
def _turns(game: AnyGame, deals: int, seed: str) -> list[tuple[State, Sequence[float]]]:
    """Return the beginnings of all turns of games by the heuristic, each with the seats' shares
    of the win.
    """
    return [turn for deal in range(deals) for turn in _played(game, Random(f"{seed}/{deal}"))]


def _played(game: AnyGame, rng: Random) -> list[tuple[State, Sequence[float]]]:
    state, seen = dealt(game, SEATS, rng), dict[int, State]()

    def note(now: State) -> bool:
        if now.turn not in seen:
            seen[now.turn] = now.copy()
        return False

    playout = Playout(game, rng)
    playout.cast([0.0] * SEATS, 0)
    playout.finish(state, note)
    parts = win_shares(state.result().ranks)
    return [(turn, parts) for turn in seen.values()]


class Way(NamedTuple):
    """How the weights of a part are found."""

    part: str
    merit: Callable[[AnyGame, Any, int, str], float]
    """The game, the weights tried, how many deals, a seed; more is better."""
    at: float
    """Where all numbers start."""
    step: float
    """The first step."""


WAYS: Final = (Way("alone", earned, 0.0, 0.1), Way("hopes", foreseen, 1.0, 2.0))
