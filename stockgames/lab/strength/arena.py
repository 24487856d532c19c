"""Tournaments: who plays whom on which seats, and what the results say about strength."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count, islice
from math import log10
from typing import Final, TypeAlias

from stockgames.bots.ladders import interval
from stockgames.engine.state import win_shares

AVERAGE_RATING: Final = 1500.0
SPREAD: Final = 400.0
"""The rating difference that corresponds to winning odds of 10 to 1, as in chess."""
STEPS: Final = 500
"""The number of iterations of the rating fit, far more than it needs to converge."""

_Pairs: TypeAlias = Mapping[tuple[str, str], float]


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play."""

    number: int
    """The number of the game, from 1."""
    deal: int
    """The number of the deal: games with the same deal have the same luck, with the players
    rotated by one seat each.
    """
    players: tuple[str, ...]
    """The player on each seat."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a tournament game."""

    fixture: Fixture
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's results; a player on several seats of a game counts once."""

    player: str
    games: int
    won: float
    """The number of games won; ties for the first place count as fractions."""
    share: float
    """The share of its games that the player won, from 0 to 1."""
    low: float
    high: float
    """The 95 % Wilson interval of the share."""
    fair: float
    """The expected share of its seats if all players were equal."""
    rating: float
    """An Elo-like rating from the pairwise order in each game; the average of all players is
    1500.
    """
    score: float
    """The mean score of its seats."""


def fixtures(players: Sequence[str], seats: int, games: int) -> list[Fixture]:
    """Return the first games of a tournament.

    With more players than seats, every combination of players meets at each deal. Within a deal all
    players move one seat further until everybody has sat everywhere.
    """
    return list(islice(_all_fixtures(players, seats), games))


def _all_fixtures(players: Sequence[str], seats: int) -> Iterator[Fixture]:
    number = count(1)
    for deal in count(1):
        for table in combinations(players, seats):
            for shift in range(seats):
                yield Fixture(next(number), deal, table[-shift:] + table[:-shift])


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Return each player's standing, highest rating first."""
    found = ratings(outcomes)
    table = [_standing(player, outcomes, rating) for player, rating in found.items()]
    return sorted(table, key=lambda standing: -standing.rating)


def _standing(player: str, outcomes: Sequence[Outcome], rating: float) -> Standing:
    games, won, fair = 0, 0.0, 0.0
    scores: list[int] = []
    for outcome in outcomes:
        table = outcome.fixture.players
        own = [seat for seat, name in enumerate(table) if name == player]
        if not own:
            continue
        games += 1
        fair += len(own) / len(table)
        shared = win_shares(outcome.ranks)
        won += sum(shared[seat] for seat in own)
        scores += [outcome.scores[seat] for seat in own]
    low, high = interval(won, games)
    return Standing(
        player=player,
        games=games,
        won=won,
        share=won / games,
        low=low,
        high=high,
        fair=fair / games,
        rating=rating,
        score=sum(scores) / len(scores),
    )


def ratings(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Return a Bradley-Terry rating on an Elo scale for each player.

    Each pair of seats in a game counts as a match that the better place wins. One additional draw
    is assumed between every two players, so that a player who always won has a finite rating.
    """
    names = sorted({name for outcome in outcomes for name in outcome.fixture.players})
    beaten = _meetings(outcomes)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        strength = _improved(strength, beaten)
    points = {name: SPREAD * log10(strength[name]) for name in names}
    middle = sum(points.values()) / len(points)
    return {name: AVERAGE_RATING + points[name] - middle for name in names}


def _meetings(outcomes: Sequence[Outcome]) -> _Pairs:
    """Return how often one player was placed before another; ties count half."""
    beaten: defaultdict[tuple[str, str], float] = defaultdict(float)
    for outcome in outcomes:
        seats = list(zip(outcome.fixture.players, outcome.ranks, strict=True))
        for (one, rank), (other, behind) in combinations(seats, 2):
            if one != other:
                first = 0.5 if rank == behind else float(rank < behind)
                beaten[one, other] += first
                beaten[other, one] += 1 - first
    return beaten


def _improved(strength: Mapping[str, float], beaten: _Pairs) -> dict[str, float]:
    better: dict[str, float] = {}
    for one, own in strength.items():
        won = weight = 0.0
        for other, theirs in strength.items():
            if other != one:
                ahead = beaten.get((one, other), 0.0) + 0.5
                won += ahead
                weight += (ahead + beaten.get((other, one), 0.0) + 0.5) / (own + theirs)
        better[one] = won / weight if weight else 1.0
    return better
