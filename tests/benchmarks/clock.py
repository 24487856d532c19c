"""Portfolio's forecast of collections left, compared with how many there were.

    python tests/benchmarks/clock.py [--seats 4] [--games 20] [--level greedy] [--iterations 40]

At the start of each turn it asks the evaluation how many more incomes each seat will collect, and
how often each portfolio on the table will pay its owner before it is taken over. After the game it
counts the real numbers. For each range of forecasts it prints how often it was made, the mean
forecast, and the mean outcome with its 95 % interval, where all turns of a game are one sample.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, SeatId
from stockgames.games.portfolio.ai.evaluation import collections_left, earnings, on_table
from stockgames.games.portfolio.game import GAME
from stockgames.games.portfolio.parts import DRAWING
from stockgames.games.portfolio.state import PortfolioState
from stockgames.games.portfolio.view import PortfolioView

STRETCH: Final = 2.0
"""The width of the intervals by which predictions are grouped, in collections."""
SURE: Final = 1.96


class Said(NamedTuple):
    """A forecast at the start of a turn, and what it is about."""

    turn: int
    seat: SeatId
    """The seat that collects, or owns the portfolio."""
    portfolio: int
    """Its number; 0 for the seat's own collections."""
    said: float


class Start(NamedTuple):
    """Who collected at the start of a turn, and from which portfolios."""

    seat: SeatId
    owned: frozenset[int]


Pair = tuple[float, float]
"""A prediction and the outcome."""


def play(seats: int, level: str, iterations: int, seed: str) -> tuple[list[Pair], list[Pair]]:
    """Return forecasts and outcomes of one game, for collections and for portfolios."""
    infos = [SeatInfo(name=str(seat), player="human") for seat in range(seats)]
    match = Match.deal(registry.load("portfolio"), infos, {}, seed)
    players = [make_player(level, GAME, Random(f"{seed}/{seat}")) for seat in range(seats)]
    said: list[Said] = []
    starts: list[Start] = []
    while not match.is_over:
        seat = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        assert isinstance(view, PortfolioView)
        if view.turn == len(starts):
            own = frozenset(one.number for one in view.portfolios if one.owner == view.active)
            starts.append(Start(view.active, own))
            if view.stage == DRAWING:
                said += _said(GAME.determinize(view, Random(seed)))
        match.act(seat, players[seat].choose(view, Budget(iterations)))
    last = match.view(None)
    assert isinstance(last, PortfolioView)
    ends = [
        Start(seat, frozenset(one.number for one in last.portfolios if one.owner == seat))
        for seat in range(seats)
    ]
    pairs = [(one.portfolio, (one.said, _came(one, [*starts, *ends]))) for one in said]
    return [pair for number, pair in pairs if not number], [pair for n, pair in pairs if n]


def _said(state: PortfolioState) -> Iterator[Said]:
    weights = GAME.weights.evaluation
    later = [collections_left(state, seat, weights) for seat in range(state.seats)]
    for seat, more in enumerate(later):
        yield Said(state.turn, seat, 0, more)
    open_copies = on_table(state)
    for portfolio in state.portfolios:
        owner = portfolio.owner
        pays = earnings(state, portfolio, later[owner], open_copies, weights)
        yield Said(state.turn, owner, portfolio.number, pays)


def _came(said: Said, starts: Sequence[Start]) -> float:
    """Return how many collections came after a forecast, the last one included."""
    came = 0
    for seat, owned in starts[said.turn + 1 :]:
        if seat == said.seat:
            if said.portfolio and said.portfolio not in owned:
                break
            came += 1
    return float(came)


def table(games: Sequence[Sequence[Pair]]) -> Iterator[str]:
    """Yield a line for each range of forecasts, and one for all."""
    stretches: defaultdict[int, dict[int, list[Pair]]] = defaultdict(lambda: defaultdict(list))
    for number, pairs in enumerate(games):
        for pair in pairs:
            stretches[int(pair[0] / STRETCH)][number].append(pair)
            stretches[-1][number].append(pair)
    for stretch in (*sorted(stretches)[1:], -1):
        low = f"{stretch * STRETCH:g} to {(stretch + 1) * STRETCH:g}" if stretch >= 0 else "all"
        yield f"  {low:<10}{_line(stretches[stretch])}"


def _line(games: Mapping[int, Sequence[Pair]]) -> str:
    every = [pair for pairs in games.values() for pair in pairs]
    said, came = (fmean(column) for column in zip(*every, strict=True))
    ratios = [fmean(came for _, came in pairs) for pairs in games.values()]
    half = SURE * stdev(ratios) / sqrt(len(ratios)) if len(ratios) > 1 else 0.0
    return f"{len(every):>7} times, said {said:5.2f}, came {came:5.2f} ± {half:.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--seed", default="clock")
    wanted = parser.parse_args()
    played = [
        play(wanted.seats, wanted.level, wanted.iterations, f"{wanted.seed}/{number}")
        for number in range(wanted.games)
    ]
    for title, games in zip(("collections", "portfolios"), zip(*played, strict=True), strict=True):
        print(f"{title}, {wanted.seats} seats, {wanted.level}:")
        print("\n".join(table(games)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
