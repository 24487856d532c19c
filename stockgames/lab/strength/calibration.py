"""Finds six levels for a game, each as far above the last, by letting bots play duels.

Strength is one line of positions: 0 is the weakest kind of bot, 1 the next, and 1.75 plays as
kind 2 does but leaves a quarter of its choices to kind 1. In a duel each side has half of the
seats; each deal is played twice, with seats changed.

First neighbours on the line meet, and where one wins nearly all, another is put between them, until
ratings can be told all along (`wanted_for_line`). Then `placed` puts the levels on it: the
strongest kind is the highest, the second is where a newcomer stands, and the others come in even
steps. If that needs steps too large or too small to be one, the steps have the bound and are
counted from the top; where the line is too short for six of these, they share what there is.
Last, all levels meet in one arena, the nearer the oftener (`wanted_for_arena`). `measured` says how
they stand: ratings by the line that fits all duels ever played, levels' and others', and how often
each level itself won against the one below.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import ceil, exp, log, log10
from random import Random
from typing import Final, TypeAlias

from stockgames.bots.confidence import interval
from stockgames.bots.ladders import NEWCOMER, NEWCOMERS_RATING, GameLevels, Ladder, Place, Step
from stockgames.bots.levels import STEPS
from stockgames.bots.mixture import Mixture
from stockgames.engine.bot_words import KINDS, MIXED, Kind
from stockgames.lab.strength.arena import SPREAD, Fixture

CHAMPION: Final = "champion"
CHALLENGER: Final = "challenger"
"""The two sides of a duel."""

SECOND: Final = STEPS[1]
"""The level that is meant for a newcomer; the highest is the strongest kind of bot itself."""
FAR: Final = 0.86
"""Who wins more duels than this is too far away to be measured well."""
CLOSEST: Final = 0.03
"""Positions nearer to each other than twice this have none between them."""
LEAST_STEP: Final = 0.63
MOST_STEP: Final = 0.73
"""Shares of duels that a step may be meant to win; measured ones scatter."""
QUARTERS: Final = 4
"""At so many places from one kind to the next the strength of the line is known by itself."""
BENT: Final = 0.6
"""By how much the line turns from one quarter to the next, as far as one knows before any duel: the
standard deviation of the turn, in units in which 1 is odds of e."""
ROUNDS: Final = 400
"""How often all of them are improved at most."""
SETTLED: Final = 1e-3
"""A round that moves none of them further is the last."""
RESAMPLES: Final = 100
"""Draws from the deals played, for the intervals of ratings."""

_NOBODY: Final = -1
"""The newcomer's key, among quarters."""

Pair: TypeAlias = tuple[str, str]
"""Two players, each a position as text or NEWCOMER."""
Results: TypeAlias = Mapping[Pair, Sequence[float]]
"""Of each pair, what part of each duel its first player won: two of a deal after each other."""


def pairs(seats: int, deals: range, seed: str) -> list[Fixture]:
    """Return two games for each deal, the second with all players changed for the others.

    Half of the seats, drawn by lot, are the challenger's in the first. Alone, each has its game.
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
    """What stays the same in a calibration."""

    seats: int
    seed: str
    worlds: int
    kinds: tuple[Kind, ...] = KINDS
    line_games: int = 40
    """Duels of each two neighbours on the line."""


def mixture_at(position: float, terms: Terms) -> Mixture:
    """Return the mixture at a position on the line."""
    upper = max(1, ceil(position))
    kinds = terms.kinds
    return Mixture(kinds[upper], round(upper - position, 3), kinds[upper - 1], terms.worlds)


def text(position: float) -> str:
    """Return a position as results name it."""
    return f"{position:.3f}"


# The line


def wanted_for_line(results: Results, terms: Terms) -> list[tuple[Pair, int]]:
    """Return which duels are still to be played, and up to which number, to know the line.

    Empty when it is known. The newcomer meets those between whom it may stand.
    """
    games = terms.line_games
    line = [(text(above), text(below)) for below, above in pairwise(_line(results, terms))]
    if any(len(results.get(pair, ())) < games for pair in line):
        return [(pair, games) for pair in line]
    return [(pair, games) for pair in _about_newcomer(results, terms)]


def _line(results: Results, terms: Terms) -> list[float]:
    """Return the positions on the line: between two that are far apart lies another."""
    line = [float(place) for place in range(len(terms.kinds))]
    while True:
        for below, above in pairwise(line):
            won = results.get((text(above), text(below)), ())
            if above - below >= 2 * CLOSEST and _share(won[: terms.line_games]) > FAR:
                line = sorted([*line, round((below + above) / 2, 3)])
                break
        else:
            return line


def _about_newcomer(results: Results, terms: Terms) -> Iterator[Pair]:
    """Yield the newcomer's duels: halving the line by their outcome, until it is held level."""
    line = _line(results, terms)
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


def placed(results: Results, terms: Terms) -> tuple[float, ...]:
    """Return the positions of the levels, the weakest first, by all that was played."""
    line, newcomer = curve(results, terms)
    top = line[-1][1]
    aim = (top - newcomer) / (len(STEPS) - 2)
    step = min(_points(MOST_STEP), max(_points(LEAST_STEP), aim))
    step = min(step, (top - line[0][1]) / (len(STEPS) - 1))
    wanted = [top - step * below for below in range(len(STEPS) - 1, 0, -1)]
    return (*(_at(line, rating) for rating in wanted), float(len(terms.kinds) - 1))


def _points(share: float) -> float:
    return SPREAD * log10(share / (1 - share))


def curve(results: Results, terms: Terms) -> tuple[list[tuple[float, float]], float]:
    """Return positions with ratings that rise along the line, and the newcomer's rating.

    Ratings are looked for at every quarter of a position, with straight lines between, so that all
    duels say something of all positions near them; a straight line is likelier than a bent one.
    The ratings that make the outcomes most likely are found one by one, again and again.
    """
    duels = _on_quarters(results, terms)
    last = (len(terms.kinds) - 1) * QUARTERS
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
    """What two players came to, as a difference of ratings at quarters."""

    weights: Mapping[int, float]
    won: float
    games: float

    def likely(self, points: Mapping[int, float]) -> float:
        """Return how likely the first wins, by ratings in units in which 1 is odds of e."""
        ahead = sum(weight * points[key] for key, weight in self.weights.items())
        return 1 / (1 + exp(-max(-30.0, min(30.0, ahead))))


def _on_quarters(results: Results, terms: Terms) -> list[_Duels]:
    found = []
    for (one, other), won in results.items():
        weights = _weights(one, terms)
        for key, weight in _weights(other, terms).items():
            weights[key] = weights.get(key, 0.0) - weight
        found.append(_Duels(weights, sum(won), len(won)))
    return found


def _weights(name: str, terms: Terms) -> dict[int, float]:
    if name == NEWCOMER:
        return {_NOBODY: 1.0}
    place = float(name) * QUARTERS
    below = min(int(place), (len(terms.kinds) - 1) * QUARTERS - 1)
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
    """Return the position on the line that has a rating, its end where none is so low."""
    return round(_along([(points, position) for position, points in line], rating), 3)


def _along(line: Sequence[tuple[float, float]], at: float) -> float:
    """Return the second number where the first is `at`; both rise. Beyond an end, that of the end.

    Between two points lies a straight line.
    """
    for (below, low), (above, high) in pairwise(line):
        if at <= above:
            part = max(0.0, (at - below) / (above - below))
            return low + part * (high - low)
    return line[-1][1]


# The arena


def wanted_for_arena(positions: Sequence[float], games: int) -> list[tuple[Pair, int]]:
    """Return the duels of an arena in which neighbours meet so often, and up to which number."""
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
    """Return the levels as they are placed, and how they stand by what they played."""
    names = dict(zip(STEPS, map(text, positions), strict=True))
    mixtures = {
        level: mixture_at(position, terms)
        for level, position in zip(MIXED, positions, strict=False)
    }
    played = {pair: results[pair] for pair in sorted(results)}
    by_name = {**names, NEWCOMER: NEWCOMER}
    found = Ladder(
        terms.seats,
        terms.worlds,
        terms.seed,
        _places(played, by_name, positions, terms),
        _steps(played, by_name),
    )
    return GameLevels(mixtures, found)


def _places(
    results: Results, names: Mapping[str, str], positions: Sequence[float], terms: Terms
) -> tuple[Place, ...]:
    rng = Random(f"{terms.seed}/resamples")
    drawn = [_ratings(_resampled(results, rng), positions, terms) for _ in range(RESAMPLES)]
    places = []
    for level, rating in _ratings(results, positions, terms).items():
        sample = sorted(ratings[level] for ratings in drawn)
        low, high = sample[round(0.025 * RESAMPLES)], sample[round(0.975 * RESAMPLES) - 1]
        games = sum(len(won) for pair, won in results.items() if names[level] in pair)
        places.append(Place(level, rating, min(low, rating), max(high, rating), games))
    return tuple(sorted(places, key=lambda place: place.rating))


def _ratings(results: Results, positions: Sequence[float], terms: Terms) -> dict[str, int]:
    line, newcomer = curve(results, terms)
    zero = NEWCOMERS_RATING - newcomer
    found = {
        level: round(zero + _along(line, position))
        for level, position in zip(STEPS, positions, strict=True)
    }
    return {NEWCOMER: NEWCOMERS_RATING, **found}


def _resampled(played: Results, rng: Random) -> Results:
    """Return as many deals of each pair, drawn from those played, the same ones several times."""
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
