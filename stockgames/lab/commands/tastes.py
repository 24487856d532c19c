"""`lab tastes`: how often characters choose differently where several moves are as good."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Generator
from contextlib import closing
from functools import partial
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from stockgames.bots.decide import CHARACTERS, EVEN, decide, equals, options_of
from stockgames.bots.ladders import interval
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.cli.jobs import processes, spread, with_bar
from stockgames.cli.options import add_game, check_seats, check_seed
from stockgames.cli.parser import add_play
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Action

ABOUT: Final = """\
Let shrewd bots play games, and ask all characters for a choice wherever several moves are as good
as far as the search can tell. Print in which share of these positions they differ.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab tastes nyse --games 10 --iterations 60
"""

Pair: TypeAlias = tuple[str, str]
Choices: TypeAlias = tuple[int, list[dict[str, Action]]]
"""The number of decisions of a game, and what each character chooses where moves are as good."""


def add_tastes_options(parser: argparse.ArgumentParser) -> None:
    """Add the game and the number of games."""
    add_game(parser)
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of seats (default: the game's usual number)"
    )
    add_play(parser)


def tastes(arguments: argparse.Namespace) -> int:
    """Play, and print how often characters differ; raise UsageError."""
    meta = registry.meta(arguments.game)
    seats = arguments.seats or meta.usual_seats
    check_seats(meta, seats)
    games = range(1, arguments.games + 1)
    work = partial(choices, meta.id, seats, check_seed(arguments.seed), arguments.iterations)
    played: Generator[Choices, None, None] = spread(
        work, games, processes(min(arguments.jobs, len(games)))
    )
    with closing(with_bar(played, len(games))) as found:
        tastes = list(found)
    print("\n".join(lines(tastes)))
    return 0


def choices(game_id: str, seats: int, seed: str, iterations: int, number: int) -> Choices:
    """Play a game of even bots; return its decisions and what characters choose among equals."""
    game, seed = registry.load(game_id), f"{seed}/{number}"
    infos = [SeatInfo(name=f"Seat {seat}", player="bot:shrewd") for seat in range(seats)]
    match = Match.deal(game, infos, {}, seed)
    rng = Random(f"{seed}/tastes")
    bots = [SearchBot(game, Random(f"{seed}/bot/{seat}")) for seat in range(seats)]
    decisions = 0
    found: list[dict[str, Action]] = []

    def choose(seat: int) -> Action:
        nonlocal decisions
        findings = bots[seat].think(match.view(seat), Budget(iterations))
        stake = partial(game.stake, match.view(seat))
        options, action = options_of(findings), decide(findings, rng).action
        taken = next(weighed for weighed in options if weighed.action == action)
        decisions += len(options) > 1
        alike = equals(taken, options)
        if len(alike) > 1:
            found.append(
                {
                    name: character.favourite(alike, stake).action
                    for name, character in CHARACTERS.items()
                    if character is not EVEN
                }
            )
        return action

    match.play(choose)
    return decisions, found


def lines(games: list[Choices]) -> list[str]:
    """Return the shares as lines for a terminal."""
    decisions = sum(count for count, _ in games)
    found = [each for _, choices in games for each in choices]
    differ: Counter[str] = Counter()
    for each in found:
        differ["all of them the same"] += len(set(each.values())) == 1
        for one, other in combinations(each, 2):
            differ[f"{one} and {other} differ"] += each[one] != each[other]
    return [
        f"{decisions} decisions, {len(found)} with several moves that are as good",
        *(_line(name, count, len(found)) for name, count in differ.items()),
    ]


def _line(name: str, count: int, of: int) -> str:
    low, high = interval(count, of)
    return f"{name:<32}{count / of:>6.0%} ({low:.0%} to {high:.0%})"
