"""Luck over many bot games averages to zero, and decisions rank bots as the arena does.

    python -m tests.soak.luck [GAME ...] [--games 100] [--rounds 6] [--iterations 40] [--seed luck]
        [--levels greedy,careless,random,greedy]

All levels, or those named, sit at each table, and move one seat further from game to game. Printed
for each level, in percent of a victory and with standard errors: what it won beyond an even share,
its luck and the luck's parts, and its decisions. The exit status is 1 if the luck of any level is
more than three errors from zero, or if decisions rank the levels differently from wins, beyond
three errors.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import fmean
from typing import Final, TypeAlias

from stockgames.analysis.analysis_job import Estimate, estimate
from stockgames.analysis.luck import Luck, Rounds, luck_of
from stockgames.cli.simulate import Plan, play_match

LEVELS: Final = ("shrewd", "greedy", "careless", "random")
TABLES: Final = {
    "nyse": LEVELS,
    "portfolio": LEVELS,
    "exchange": LEVELS,
    "stock-exchange": LEVELS * 2,
}
FAR: Final = 3.0
"""The number of standard errors beyond which chance is ruled out."""
COLUMNS: Final = ("won", "luck", "deal", "drawn", "together", "decisions")

Row: TypeAlias = dict[str, float]


@dataclass(slots=True)
class Ledger:
    """What the levels won by luck and by decisions: a row for each game."""

    rows: dict[str, list[Row]] = field(default_factory=lambda: defaultdict(list))

    def add(self, levels: Sequence[str], luck: Luck) -> None:
        """Add a game; a level in several seats gets their mean."""
        for level in dict.fromkeys(levels):
            own = [seat for seat, name in enumerate(levels) if name == level]
            rows = [_row(luck, seat) for seat in own]
            self.rows[level].append({key: fmean(row[key] for row in rows) for key in COLUMNS})

    def mean(self, level: str, column: str) -> Estimate:
        """Return the mean of a column over all games."""
        return estimate([row[column] for row in self.rows[level]])

    def faults(self) -> Iterator[str]:
        """Yield descriptions of deviations."""
        for level in self.rows:
            luck = self.mean(level, "luck")
            if abs(luck.mean) > FAR * luck.error:
                yield f"luck favours or hinders {level}"
        by_wins = sorted(self.rows, key=lambda level: -self.mean(level, "won").mean)
        for better, worse in pairwise(by_wins):
            ahead = estimate(
                [
                    one["decisions"] - other["decisions"]
                    for one, other in zip(self.rows[better], self.rows[worse], strict=True)
                ]
            )
            if ahead.mean < -FAR * ahead.error:
                yield f"decisions put {worse} before {better}"

    def told(self) -> Iterator[str]:
        yield f"{'':10}" + "".join(f"{column:>15}" for column in COLUMNS)
        for level in self.rows:
            means = (self.mean(level, column) for column in COLUMNS)
            cells = (f"{100 * one.mean:+8.1f} ±{100 * one.error:5.1f}" for one in means)
            yield f"{level:10}" + "".join(cells)


def _row(luck: Luck, seat: int) -> Row:
    one = luck.seats[seat]
    kinds = {cause: one.by_cause.get(cause, 0.0) for cause in ("deal", "drawn", "together")}
    return {
        "won": one.outcome - luck.even,
        "luck": one.luck.mean,
        "decisions": one.decisions.mean,
        **kinds,
    }


def book(
    game_id: str,
    games: range,
    rounds: int,
    iterations: int,
    seed: str,
    table: Sequence[str] = (),
) -> Ledger:
    """Play games, numbered from 1, at a table of these levels, and analyse the luck of each."""
    ledger, table = Ledger(), table or TABLES[game_id]
    for number in games:
        shift = number % len(table)
        levels = (*table[shift:], *table[:shift])
        match = play_match(Plan(game_id, levels, seed, iterations=iterations), number)
        record = match.record().model_dump(mode="json")
        luck = luck_of(match, [Rounds(number, rounds, record).examine()])
        assert luck is not None
        ledger.add(levels, luck)
    return ledger


def main(arguments: Sequence[str] | None = None) -> int:
    """Play many games and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all four without any")
    parser.add_argument("--games", dest="count", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--seed", default="luck")
    parser.add_argument("--levels", default="", help="who sits at the table; quick ones are cheap")
    told = parser.parse_args(arguments)
    failed, table = False, tuple(filter(None, told.levels.split(",")))
    for game_id in told.games or TABLES:
        games = range(1, told.count + 1)
        ledger = book(game_id, games, told.rounds, told.iterations, told.seed, table)
        print(f"{game_id}, {told.count} games, seed {told.seed}", flush=True)
        for line in (*ledger.told(), *(faults := list(ledger.faults()))):
            print(line, flush=True)
        failed = failed or bool(faults)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
