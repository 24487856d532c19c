"""The win rate of one kind of player at tables full of another kind.

    python tests/benchmarks/among.py nyse --own shrewd:400 --others policy [--seats 4] [--games 60]
    python tests/benchmarks/among.py nyse --own shrewd:400 --others shrewd:40 --own-seats 2
    python tests/benchmarks/among.py nyse --own shrewd:40 --others shrewd:40@../old --own-seats 2

A player is a level, with its number of imagined games per decision after a colon, or a program of
`tests.soak.hunt`: `policy` plays what the search tries first, `rule` is Exchange's rule of thumb.
`untaught:40` is a shrewd bot without its model of opponents (Stock Exchange). What follows `@` is
the folder of another checkout, whose bot plays; its views and actions must be as here. Each deal
is played once from each set of seats that the own kind can have; the same seed always gives the
same games. It prints the share of wins of the own seats together with its 95 % Wilson interval,
their fair share, and the processor time per game. `--games` is rounded up to whole deals; `--from`
starts with a later deal, to add to earlier games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from pickle import dump, load
from random import Random
from statistics import fmean
from subprocess import PIPE, Popen
from time import process_time
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.bots.ladders import interval
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget, Player
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Action, View, win_shares
from stockgames.games.stock_exchange.game import StockExchange
from tests.soak.exploiters import exploiters_of

WORLDS: Final = 60
ELSEWHERE: Final = """
import sys
from contextlib import suppress
from functools import lru_cache
from pickle import dump, load
from random import Random
from stockgames.bots.levels import make_player
from stockgames.engine import registry
@lru_cache(maxsize=16)
def bot(seed, level, game):
    return make_player(level, registry.load(game), Random(seed))
with suppress(EOFError):
    while True:
        *which, view, budget = load(sys.stdin.buffer)
        dump(bot(*which).choose(view, budget), sys.stdout.buffer)
        sys.stdout.flush()
"""
"""Runs the last bots asked, each by its seed, in the folder of their checkout."""


class Elsewhere:
    """A bot of another checkout, whose bots share a process."""

    def __init__(self, folder: str, level: str, game: AnyGame, rng: Random) -> None:
        self._process = _process(folder)
        self._bot = (rng.getrandbits(64), level, game.meta.id)

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the bot's choice."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        dump((*self._bot, view, budget), self._process.stdin)
        self._process.stdin.flush()
        action: Action = load(self._process.stdout)
        return action


@cache
def _process(folder: str) -> Popen[bytes]:
    return Popen([sys.executable, "-c", ELSEWHERE], cwd=folder, stdin=PIPE, stdout=PIPE, env={})


def player(kind: str, game: AnyGame, rng: Random) -> tuple[Player, Budget]:
    """Return the player for `LEVEL[:WORLDS][@FOLDER]` or a program's name, and its budget.

    Raises StockGamesError for an unknown player.
    """
    kind, _, folder = kind.partition("@")
    name, _, worlds = kind.partition(":")
    if not (worlds or str(WORLDS)).isdecimal():
        raise StockGamesError(f"{kind!r:.60}: no number of imagined games behind the colon")
    budget = Budget(int(worlds or WORLDS))
    if folder:
        return Elsewhere(folder, name, game, rng), budget
    if name == "untaught" and isinstance(game, StockExchange):
        return SearchBot(game.with_weights(game.weights.without_traces), rng), budget
    program = exploiters_of(game.meta.id).get(name)
    return program(game, rng) if program else make_player(name, game, rng), budget


def play(game_id: str, kinds: Sequence[str], seed: str) -> Sequence[float]:
    """Play a deal with these kinds of players by seat; return each seat's share of the victory."""
    game = registry.load(game_id)
    infos = [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(len(kinds))]
    match = Match.deal(game, infos, {}, seed)
    players = [
        player(kind, game, Random(f"{seed}/{seat}/{kind}")) for seat, kind in enumerate(kinds)
    ]
    match.play(lambda seat: players[seat][0].choose(match.view(seat), players[seat][1]), None)
    return win_shares(match.result().ranks)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=registry.game_ids())
    parser.add_argument("--own", required=True)
    parser.add_argument("--others", required=True)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--own-seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first deal")
    parser.add_argument("--seed", default="among")
    wanted = parser.parse_args()
    try:
        for kind in (wanted.own, wanted.others):
            player(kind, registry.load(wanted.game), Random())
    except StockGamesError as error:
        parser.error(str(error))
    if not 0 < wanted.own_seats < wanted.seats:
        parser.error("both kinds need a seat")
    fair, won = wanted.own_seats / wanted.seats, list[float]()
    places, begin = list(combinations(range(wanted.seats), wanted.own_seats)), process_time()
    deal = wanted.first
    while len(won) < wanted.games:
        for own in places:
            kinds = [wanted.own if s in own else wanted.others for s in range(wanted.seats)]
            parts = play(wanted.game, kinds, f"{wanted.seed}/{deal}")
            won.append(sum(parts[seat] for seat in own))
        deal += 1
        low, high = interval(sum(won), len(won))
        spent = (process_time() - begin) / len(won)
        print(
            f"{wanted.game}, {wanted.own} among {wanted.others}: {fmean(won):.1%} of {len(won)} "
            f"({low:.0%} to {high:.0%}), fair {fair:.1%}; to deal {deal}; {spent:.1f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
