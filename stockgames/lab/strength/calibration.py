"""Finds six levels for a game with equal steps in strength, by duels between bots.

Strength is a position on a line: 2 is a shrewd bot, 1.75 errs by a quarter, 1 by all, 0.75 also
slips in a quarter of its choices, and 0 plays anything. In a duel each side has half of the seats;
each deal is played twice, with sides swapped.

First, neighbours on the line play. Where one wins nearly all games, another is inserted between
them, until ratings can be estimated everywhere (`wanted_for_line`). Then `placed` places the
levels: the shrewd bot is the highest, the second-lowest is as strong as a newcomer, and those
between them follow in equal steps. If the steps would be too large or too small they are limited
and counted from the top; the lowest level is a step below the second, and in a game of small steps
a larger one. If the line is too short for six of these, they share what there is. Finally, all
levels play in one arena, neighbours most often (`wanted_for_arena`). `measured` returns the
results: ratings fitted to all duels ever played, and how often each level won against the one
below.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import ceil, exp, log, log10
from random import Random
from typing import Final, TypeAlias

from stockgames.bots.ladders import (
    NEWCOMER,
    NEWCOMERS_RATING,
    GameLevels,
    Ladder,
    Place,
    Step,
    Weakness,
    interval,
)
from stockgames.bots.levels import STEPS
from stockgames.engine.bot_words import LOWER_LEVELS
from stockgames.lab.strength.arena import SPREAD, Fixture

CHAMPION: Final = "champion"
CHALLENGER: Final = "challenger"
"""The two sides of a duel."""

SECOND: Final = STEPS[1]
"""The level intended for a newcomer."""
TOP: Final = 2
"""The position of a shrewd bot, the highest level."""
FAR: Final = 0.75
"""The largest share of duels won that still allows a precise measurement of the difference."""
CLOSEST: Final = 0.03
"""Two positions are only subdivided if they are at least twice this distance apart."""
LEAST_STEP: Final = 0.54
MOST_STEP: Final = 0.73
"""The smallest and the largest share of duels that a level is designed to win against the
next lower one; measured shares vary.
"""
LEAST_LAST_STEP: Final = 0.65
"""The smallest such share for the second-lowest level, so that the lowest is an easy one even
where a newcomer plays nearly as well as a shrewd bot.
"""
QUARTERS: Final = 4
"""The number of segments between two whole positions at whose ends the strength curve has a
free parameter.
"""
BENT: Final = 0.6
"""The prior standard deviation of the change of slope of the strength curve from one segment
to the next, in log-odds.
"""
ROUNDS: Final = 400
"""The largest number of rounds that improve all parameters."""
SETTLED: Final = 1e-3
"""The fit ends after a round that changes no parameter by this much."""
RESAMPLES: Final = 100
"""The number of bootstrap resamples of the deals for the rating intervals."""

_NOBODY: Final = -1
"""The key of the newcomer among the segments."""

Pair: TypeAlias = tuple[str, str]
"""Two players, each a position as text or NEWCOMER."""
Results: TypeAlias = Mapping[Pair, Sequence[float]]
"""By pair, the share of each duel that its first player won; the two duels of a deal are
adjacent.
"""


def pairs(seats: int, deals: range, seed: str) -> list[Fixture]:
    """Return two games for each deal, the second with sides swapped.

    In the first the challenger gets a random half of the seats. With one seat, each side has a
    game.
    """
    found = []
    for deal in deals:
        rng = Random(f"{seed}/{deal}")
        size = seats // 2 + (seats % 2 and rng.randrange(2))
        own = set(rng.sample(range(seats), size))
        for game, side in enumerate((own, set(range(seats)) - own), 1):
            table = tuple(CHALLENGER if seat in side else CHAMPION for seat in range(seats))
            found.append(Fixture(2 * (deal - deals.start) + game, deal, table))
    return found


@dataclass(frozen=True, slots=True)
class Terms:
    """The fixed parameters of a calibration."""

    seats: int
    seed: str
    worlds: int
    line_games: int = 40
    """The number of duels between neighbouring positions."""


def weakness_at(position: float, terms: Terms) -> Weakness:
    """Return in what a bot at a position on the line is weaker than a shrewd one."""
    errs, slips = min(1.0, TOP - position), max(0.0, 1 - position)
    return Weakness(round(errs, 3), round(slips, 3), terms.worlds)


def position_of(weakness: Weakness) -> float:
    """Return the position of a bot on the line; the opposite of `weakness_at`."""
    return 1 - weakness.slips if weakness.slips else TOP - weakness.errs


def text(position: float) -> str:
    """Return the name of a position in results."""
    return f"{position:.3f}"


# The line


def wanted_for_line(results: Results, terms: Terms) -> list[tuple[Pair, int]]:
    """Return the duels still needed to know the line, and up to which number.

    Empty when it is known. The newcomer plays those near its strength.
    """
    games = terms.line_games
    line = [(text(above), text(below)) for below, above in pairwise(_line(results, games))]
    if any(len(results.get(pair, ())) < games for pair in line):
        return [(pair, games) for pair in line]
    return [(pair, games) for pair in _about_newcomer(results, terms)]


def _line(results: Results, games: int) -> list[float]:
    """Return the positions on the line, with one inserted between any two that are far apart."""
    line = [float(place) for place in range(TOP + 1)]
    while True:
        for below, above in pairwise(line):
            won = results.get((text(above), text(below)), ())
            if above - below >= 2 * CLOSEST and _share(won[:games]) > FAR:
                line = sorted([*line, round((below + above) / 2, 3)])
                break
        else:
            return line


def _about_newcomer(results: Results, terms: Terms) -> Iterator[Pair]:
    """Yield the newcomer's duels: a binary search along the line for equal strength."""
    line = _line(results, terms.line_games)
    low, high = 0, len(line) - 1
    while high - low > 1:
        middle = (low + high) // 2
        pair = (NEWCOMER, text(line[middle]))
        yield pair
        won = results.get(pair, ())
        if len(won) < terms.line_games:
            return
        low, high = (middle, high) if _share(won) > 0.5 else (low, middle)
    yield from ((NEWCOMER, text(line[place])) for place in (low, high))


def _share(won: Sequence[float]) -> float:
    return sum(won) / len(won) if won else 0.5


# The levels


def placed(results: Results) -> tuple[float, ...]:
    """Return the positions of the levels, weakest first, from all results."""
    line, newcomer = curve(results)
    top = line[-1][1]
    aim = (top - newcomer) / (len(STEPS) - 2)
    step = min(_points(MOST_STEP), max(_points(LEAST_STEP), aim))
    step = min(step, (top - line[0][1]) / (len(STEPS) - 1))
    wanted = [top - step * below for below in range(len(STEPS) - 2, 0, -1)]
    lowest = wanted[0] - max(step, _points(LEAST_LAST_STEP))
    return (*(_at(line, rating) for rating in (lowest, *wanted)), float(TOP))


def _points(share: float) -> float:
    return SPREAD * log10(share / (1 - share))


def curve(results: Results) -> tuple[list[tuple[float, float]], float]:
    """Return positions with increasing ratings along the line, and the newcomer's rating.

    Ratings are fitted at every quarter of a position and interpolated linearly, so that all duels
    inform all positions near them; straight lines are preferred to bent ones. The likelihood is
    maximized by coordinate ascent.
    """
    duels = _on_quarters(results)
    last = TOP * QUARTERS
    points = dict.fromkeys([_NOBODY, *range(last + 1)], 0.0)
    touching = {key: [duel for duel in duels if key in duel.weights] for key in points}
    for _ in range(ROUNDS):
        before = dict(points)
        for key, own in touching.items():
            slope, bend = _straightens(points, key) if key != _NOBODY else (0.0, 1e-3)
            for duel in own:
                likely = duel.likely(points)
                slope += duel.weights[key] * (duel.won - duel.games * likely)
                bend += duel.weights[key] ** 2 * duel.games * likely * (1 - likely)
            points[key] += max(-1.0, min(1.0, slope / bend))
        if max(abs(points[key] - before[key]) for key in points) < SETTLED:
            break
    scale = SPREAD / log(10)
    line = [(key / QUARTERS, points[key] * scale) for key in range(last + 1)]
    return _rising(line), points[_NOBODY] * scale


def _straightens(points: Mapping[int, float], key: int) -> tuple[float, float]:
    slope = bend = 1e-9
    for middle, own in ((key - 1, 1.0), (key, -2.0), (key + 1, 1.0)):
        if middle - 1 in points and middle + 1 in points and middle > 0:
            turn = points[middle - 1] - 2 * points[middle] + points[middle + 1]
            slope -= own * turn / BENT**2
            bend += own**2 / BENT**2
    return slope, bend


@dataclass(frozen=True, slots=True)
class _Duels:
    """The result of two players, who are given as a difference of ratings at quarters."""

    weights: Mapping[int, float]
    won: float
    games: float

    def likely(self, points: Mapping[int, float]) -> float:
        """Return the probability that the first wins; ratings are in logits."""
        ahead = sum(weight * points[key] for key, weight in self.weights.items())
        return 1 / (1 + exp(-max(-30.0, min(30.0, ahead))))


def _on_quarters(results: Results) -> list[_Duels]:
    found = []
    for (one, other), won in results.items():
        weights = _weights(one)
        for key, weight in _weights(other).items():
            weights[key] = weights.get(key, 0.0) - weight
        found.append(_Duels(weights, sum(won), len(won)))
    return found


def _weights(name: str) -> dict[int, float]:
    if name == NEWCOMER:
        return {_NOBODY: 1.0}
    place = float(name) * QUARTERS
    below = min(int(place), TOP * QUARTERS - 1)
    part = place - below
    return {key: share for key, share in ((below, 1 - part), (below + 1, part)) if share}


def _rising(line: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    blocks: list[tuple[float, float, int]] = []  # position, rating, how many
    for position, rating in line:
        block = position, rating, 1
        while blocks and blocks[-1][1] >= block[1]:
            many = blocks[-1][2] + block[2]
            place, points = (
                (blocks[-1][n] * blocks[-1][2] + block[n] * block[2]) / many for n in (0, 1)
            )
            blocks.pop()
            block = place, points, many
        blocks.append(block)
    return [(position, rating) for position, rating, _ in blocks]


def _at(line: Sequence[tuple[float, float]], rating: float) -> float:
    """Return the position on the line with this rating, clipped to its ends."""
    return round(_along([(points, position) for position, points in line], rating), 3)


def _along(line: Sequence[tuple[float, float]], at: float) -> float:
    """Return the second coordinate where the first is `at`, by linear interpolation.

    Both must rise. Beyond an end, return that of the end.
    """
    for (below, low), (above, high) in pairwise(line):
        if at <= above:
            part = max(0.0, (at - below) / (above - below))
            return low + part * (high - low)
    return line[-1][1]


# The arena


def wanted_for_arena(positions: Sequence[float], games: int) -> list[tuple[Pair, int]]:
    """Return the duels of the arena and up to which number; neighbours play `games` duels."""
    names = [text(position) for position in positions]
    found = [
        ((names[above], names[below]), _even(games / (above - below) ** 2))
        for below, above in combinations(range(len(names)), 2)
    ]
    second = STEPS.index(SECOND)
    near = [(n, _even(games / (1 + abs(n - second)) ** 2)) for n in range(second + 2)]
    return [*found, *(((NEWCOMER, names[n]), many) for n, many in near)]


def _even(games: float) -> int:
    return 2 * ceil(games / 2)


def measured(results: Results, positions: Sequence[float], terms: Terms) -> GameLevels:
    """Return the placed levels with their measured strength."""
    names = dict(zip(STEPS, map(text, positions), strict=True))
    weaknesses = {
        level: weakness_at(position, terms)
        for level, position in zip(LOWER_LEVELS, positions, strict=False)
    }
    played = {pair: results[pair] for pair in sorted(results)}
    by_name = {**names, NEWCOMER: NEWCOMER}
    found = Ladder(
        terms.seats,
        terms.worlds,
        terms.seed,
        _places(played, by_name, positions, terms.seed),
        _steps(played, by_name),
    )
    return GameLevels(weaknesses, found)


def _places(
    results: Results, names: Mapping[str, str], positions: Sequence[float], seed: str
) -> tuple[Place, ...]:
    rng = Random(f"{seed}/resamples")
    drawn = [_ratings(_resampled(results, rng), positions) for _ in range(RESAMPLES)]
    places = []
    for level, rating in _ratings(results, positions).items():
        sample = sorted(ratings[level] for ratings in drawn)
        low, high = sample[round(0.025 * RESAMPLES)], sample[round(0.975 * RESAMPLES) - 1]
        games = sum(len(won) for pair, won in results.items() if names[level] in pair)
        places.append(Place(level, rating, min(low, rating), max(high, rating), games))
    return tuple(sorted(places, key=lambda place: place.rating))


def _ratings(results: Results, positions: Sequence[float]) -> dict[str, int]:
    line, newcomer = curve(results)
    zero = NEWCOMERS_RATING - newcomer
    found = {
        level: round(zero + _along(line, position))
        for level, position in zip(STEPS, positions, strict=True)
    }
    return {NEWCOMER: NEWCOMERS_RATING, **found}


def _resampled(played: Results, rng: Random) -> Results:
    """Return a bootstrap sample of the deals of each pair."""
    found = {}
    for pair, won in played.items():
        deals = [won[n : n + 2] for n in range(0, len(won), 2)]
        found[pair] = [part for deal in rng.choices(deals, k=len(deals)) for part in deal]
    return found


def _steps(played: Results, names: Mapping[str, str]) -> tuple[Step, ...]:
    wanted = [*((above, below) for below, above in pairwise(STEPS)), (NEWCOMER, SECOND)]
    found = []
    for level, against in wanted:
        won = played.get((names[level], names[against]), ())
        if won:
            low, high = interval(sum(won), len(won))
            share = sum(won) / len(won)
            found.append(Step(level, against, len(won), *(round(x, 4) for x in (share, low, high))))
    return tuple(found)
