"""NYSE solo: our bots' results on fixed deals, compared with a search that sees all chips.

    python tests/benchmarks/solitaire.py [--deals 200] [--iterations 200] [--players random,greedy]

Deal n is dealt with seed n, so that everybody plays the same piles. The clairvoyant is not a bot:
it gets the whole state, knows every marking in every pile, and looks for the best order of moves
with a beam search. It still plays by the rules of solitaire (N9, N10); if a chip is shuffled in,
its place is drawn during the search, so that it also has the luck of the best draw. Its result is
no bound, but more than a bot that can't see can hope for.

For each it prints the mean in $M with its 95 % interval, the median, the best and the worst game,
and the processor time per decision with a choice.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median, stdev
from time import process_time
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.state import CHANCE
from stockgames.games.nyse.actions import NyseAction
from stockgames.games.nyse.ai.solitaire import SHARES, worths
from stockgames.games.nyse.parts import ALL_COLORS, PLAIN
from stockgames.games.nyse.state import NyseState

CLAIRVOYANT: Final = "clairvoyant"
BEAM: Final = 60
"""Positions that the clairvoyant player keeps after each move."""


class Played(NamedTuple):
    """The result of one deal."""

    score: int
    decisions: int
    seconds: float
    """CPU time of all decisions together."""


def deal(seed: int) -> NyseState:
    """Return the start of a solo game on the standard board."""
    game = registry.load("nyse")
    options = game.resolve_options({}, Random(seed))
    state = game.start(1, options, game.deal(1, options, Random(seed)))
    assert isinstance(state, NyseState)
    return state


def play(level: str, seed: int, iterations: int) -> Played:
    """Play a deal with a bot of a level."""
    game, state, luck = registry.load("nyse"), deal(seed), Random(f"luck/{seed}")
    player = make_player(level, game, Random(f"{level}/{seed}"))
    decisions, seconds = 0, 0.0
    while state.actors:
        if state.actors[0] == CHANCE:
            state.apply(CHANCE, state.draw_chance(luck))
            continue
        view = game.observe(state, 0)
        begin = process_time()
        action = player.choose(view, Budget(iterations))
        if len(view.legal) > 1:
            decisions += 1
            seconds += process_time() - begin
        assert isinstance(action, NyseAction)
        state.apply(0, action)
    return Played(state.value(0), decisions, seconds)


def see_through(seed: int, width: int = BEAM) -> Played:
    """Return the best end that a beam search finds knowing all piles."""
    luck, begin = Random(f"luck/{seed}"), process_time()
    beam, best = [deal(seed)], 0
    while beam:
        reached: dict[tuple[object, ...], NyseState] = {}
        for state in beam:
            for action in state.legal_actions(0):
                after = state.copy()
                after.apply(0, action)
                while CHANCE in after.actors:
                    after.apply(CHANCE, after.draw_chance(luck))
                if after.actors:
                    reached[_sameness(after)] = after
                else:
                    best = max(best, after.value(0))
        beam = sorted(reached.values(), key=_promise, reverse=True)[:width]
    return Played(best, 0, process_time() - begin)


def _promise(state: NyseState) -> float:
    total = 0.0
    for color in ALL_COLORS:
        left, held = state.left[color], state.hands[color * 4 + PLAIN]
        plain = state.piles[color][:left].count(PLAIN)
        share = round(SHARES * plain / left) if left else 0
        total += worths(state.board, share)[left][state.markers[color]][held]
    return total


def _sameness(state: NyseState) -> tuple[object, ...]:
    piles = (pile[:left] for pile, left in zip(state.piles, state.left, strict=True))
    return (*state.markers, *piles, *state.hands, state.stage, state.takes_left)


def line(name: str, games: Sequence[Played]) -> str:
    """Return a row of the table."""
    scores = [game.score for game in games]
    half = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    decisions = sum(game.decisions for game in games)
    spent = sum(game.seconds for game in games)
    time = f"{1000 * spent / decisions:10.1f} ms" if decisions else ""
    row = f"{name:12}{mean(scores):8.1f} ± {half:3.1f}{median(scores):9.1f}"
    return f"{row}{max(scores):7}{min(scores):7}{time}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=200, help="worlds a decision")
    parser.add_argument("--players", default=f"random,greedy,shrewd,{CLAIRVOYANT}")
    arguments = parser.parse_args()
    print(f"{'player':12}{'mean':>8}{'95 %':>6}{'median':>9}{'best':>7}{'worst':>7}  a decision")
    for name in arguments.players.split(","):
        games: list[Played] = []
        for seed in range(1, arguments.deals + 1):
            seer = name == CLAIRVOYANT
            games.append(see_through(seed) if seer else play(name, seed, arguments.iterations))
        print(line(name, games), flush=True)


if __name__ == "__main__":
    main()
