"""`lab drama`: what happens in games of bots, as figures with intervals."""

from __future__ import annotations

import argparse
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Final

from stockgames.cli.jobs import processes, spread, with_bar
from stockgames.cli.lines import UsageError, counted
from stockgames.cli.options import add_game, check_seats, check_seed, parse_options, parse_players
from stockgames.cli.parser import PLAYERS, add_play
from stockgames.cli.simulate import Plan, play_match
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.lab.strength.drama import Figures, figures, measures

ABOUT: Final = """\
Let bots play games, and print what makes a game of that kind: how often prices crash or bubbles
burst, raids, deals, changes of leader, margins and ties, each with a 95% interval.
"""
EXAMPLES: Final = """\
examples:
  python -m stockgames.lab drama nyse --players casual --games 60
  python -m stockgames.lab drama portfolio --players shrewd --seats 2 --games 20 --jobs 2
"""


def add_drama_options(parser: argparse.ArgumentParser) -> None:
    """Add players and the number of games."""
    add_game(parser)
    parser.add_argument(
        "--players",
        required=True,
        metavar="P[,P...]",
        help=f"one bot for all seats, or one for each, of: {PLAYERS}",
    )
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of seats (default: the game's usual number)"
    )
    add_play(parser)


def drama(arguments: argparse.Namespace) -> int:
    """Play, and print the figures; raise UsageError."""
    meta = registry.meta(arguments.game)
    try:
        players = parse_players(arguments.players)
        seats = arguments.seats or (len(players) if len(players) > 1 else meta.usual_seats)
        check_seats(meta, seats)
        if len(players) not in (1, seats):
            raise UsageError(f"--players: name one bot, or {seats}")
        seed = check_seed(arguments.seed)
        plan = Plan(
            game_id=meta.id,
            levels=tuple(players * seats if len(players) == 1 else players),
            seed=seed,
            options=parse_options(meta.id, arguments.option, seed),
            iterations=arguments.iterations,
        )
    except StockGamesError as error:
        raise UsageError(str(error)) from None
    games = range(1, arguments.games + 1)
    pool = processes(min(arguments.jobs, len(games)))
    played: Generator[Figures, None, None] = spread(partial(_play, plan), games, pool)
    with closing(with_bar(played, len(games))) as found:
        outcomes = list(found)
    print("\n".join(lines(plan, outcomes)))
    return 0


def _play(plan: Plan, number: int) -> Figures:
    return figures(play_match(plan, number))


def lines(plan: Plan, games: Sequence[Figures]) -> list[str]:
    """Return the table as lines for a terminal."""
    title = registry.meta(plan.game_id).title
    who = ", ".join(dict.fromkeys(plan.levels))
    seats, count = counted(len(plan.levels), "seat"), counted(len(games), "game")
    return [
        f"{title}, {seats} of {who}, {count}, seed {plan.seed}, {plan.iterations} imagined games",
        "",
        f"{'a game':<32}{'mean':>10}{'95%':>22}",
        *(
            f"{each.name:<32}{each.mean:>10.2f}{f'{each.low:.2f} to {each.high:.2f}':>22}"
            for each in measures([*games])
        ),
    ]
