"""How exploitable bots are in Stock Exchange's last round.

    python tests/benchmarks/last_round.py [--positions 8] [--levels greedy,shrewd] [--worlds 60]

Positions are from games of eight shrewd bots, one seat of each. What is hidden from that seat is
sampled as its bot does (`imagine`), but what each other seat submits in a sample is asked of a bot
of the level, from that seat's view. The response is the submission that wins most in half of the
samples, among its own bot's candidates and their stepwise changes. Printed is its share of the
victory in the other half, where it was not selected for luck, and that of the bot's own mixed
strategy. There are too many submissions to try all, so this is a lower bound.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import cast

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.bots.decide import options_of
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget, Player
from stockgames.bots.search import SearchBot
from stockgames.engine.state import SeatId, win_shares
from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai.foresight import foreseen, world_of, worth
from stockgames.games.stock_exchange.ai.imagined import Script, World
from stockgames.games.stock_exchange.ai.proposals import changed_a_little
from stockgames.games.stock_exchange.game import GAME
from stockgames.games.stock_exchange.parts import COMPANIES, ROUNDS
from stockgames.games.stock_exchange.refusals import refusal
from stockgames.games.stock_exchange.state import StockExchangeState
from stockgames.games.stock_exchange.view import StockExchangeView, books

STEPS = 400
"""The number of changes tried on the best of the bot's candidates."""


def choice(player: Player, state: StockExchangeState, seat: SeatId, iterations: int) -> Submit:
    """Return a bot's submission in a seat."""
    chosen = player.choose(GAME.observe(state, seat), Budget(iterations))
    assert isinstance(chosen, Submit)
    return chosen


def asked(state: StockExchangeState, seat: SeatId) -> Submit:
    """Raise NotImplementedError: this game asks nobody."""
    raise NotImplementedError


def last_round(seed: str, iterations: int) -> StockExchangeState:
    """Return a position of a game of shrewd bots in which the last submissions are due."""
    rng = Random(seed)
    options = GAME.resolve_options({}, rng)
    state = GAME.start(GAME.meta.usual_seats, options, GAME.deal(8, options, rng))
    bots = [SearchBot(GAME, Random(f"{seed}/{seat}")) for seat in range(state.seats)]
    while state.round < ROUNDS:
        for seat in state.actors:
            state.apply(seat, choice(bots[seat], state, seat, iterations))
    return state


def answered(view: StockExchangeView, level: str, iterations: int, rng: Random) -> World:
    """Return a sample in which the other seats play like bots of a level."""
    own = view.seat
    assert own is not None
    state = GAME.imagine(view, rng, asked)
    state.script = state.world = None
    intents: list[Submit | None] = []
    for seat in COMPANIES:
        player = make_player(level, GAME, Random(rng.getrandbits(64)))
        intents.append(None if seat == own else choice(player, state, seat, iterations))
    resources, stocks = [
        ((0,) * len(row[0]),) * len(row) for row in (state.resources, state.stocks)
    ]
    return world_of(state, Script(own, tuple(intents), resources, stocks))


def wins(worlds: Sequence[World], submission: Submit) -> list[float]:
    """Return a submission's share of the victory in each sample."""
    found: list[float] = []
    for world in worlds:
        dollars = foreseen(world, submission)
        ranks = [1 + sum(other > one for other in dollars) for one in dollars]
        found.append(win_shares(ranks)[world.own])
    return found


def answer(
    view: StockExchangeView, options: Sequence[Submit], worlds: Sequence[World], rng: Random
) -> Submit:
    """Return the submission that wins most in these samples, among the options and their
    variations.
    """

    def judged(submission: Submit) -> float:
        return fmean(wins(worlds, submission)) + worth(worlds, submission, GAME.weights.spread)

    found = books(view)
    best = max(options, key=judged)
    most = judged(best)
    for _ in range(STEPS):
        changed = changed_a_little(found, best, rng)
        if refusal(found, changed):
            continue
        now = judged(changed)
        if now > most:
            best, most = changed, now
    return best


def gain(seed: str, level: str, iterations: int, count: int) -> tuple[float, float]:
    """Return a seat's share of the victory with its own strategy, and with the best response."""
    rng = Random(f"{seed}/{level}")
    state = last_round(seed, iterations)
    seat: SeatId = rng.randrange(state.seats)
    view = GAME.observe(state, seat)
    found = SearchBot(GAME, rng).think(view, Budget(iterations))
    mixed = {cast(Submit, option.action): option.share or 0.0 for option in options_of(found)}
    worlds = [answered(view, level, iterations, rng) for _ in range(count)]
    chosen_by, told_by = worlds[::2], worlds[1::2]
    best = answer(view, list(mixed), chosen_by, rng)
    usual = sum(share * fmean(wins(told_by, option)) for option, share in mixed.items())
    return usual, fmean(wins(told_by, best))


def line(level: str, found: Sequence[tuple[float, float]]) -> str:
    """Return the output line of a level."""
    gains = [best - usual for usual, best in found]
    half = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    usual = fmean(own for own, _ in found)
    return f"{level:<16}{usual:7.2%} as it is, {fmean(gains):+.2%} ± {half:.2%} by the best answer"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--levels", default="greedy,shrewd")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--seed", default="last round")
    wanted = parser.parse_args()
    print(
        f"{wanted.positions} positions, {wanted.iterations} imagined games, {wanted.worlds} worlds"
    )
    for level in wanted.levels.split(","):
        seeds = [f"{wanted.seed}/{number}" for number in range(wanted.positions)]
        found = [gain(seed, level, wanted.iterations, wanted.worlds) for seed in seeds]
        print(line(level, found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
