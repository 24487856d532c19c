"""Two sides play pairs of games, one deal after another, until it is clear which is better."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final, TypeAlias

from stockgames.bots.arena import CONFIDENCE, Fixture, Outcome
from stockgames.engine.victory import victory_parts

CHAMPION: Final = "champion"
CHALLENGER: Final = "challenger"

BATCH: Final = 20
"""Deals between two looks at a race."""
CLEAR: Final = 2.6
"""Standard errors by which a challenger must lead: races are looked at often."""
WORTH_HAVING: Final = 0.53
"""A share that a challenger must still be likely to have, for its race to go on."""

Sides: TypeAlias = Mapping[str, Mapping[str, Any]]
"""The weights of CHAMPION and CHALLENGER, as JSON values."""
Play: TypeAlias = Callable[[Sequence[Fixture], Sides], Iterable[Outcome]]
"""Plays games in any order, their players thinking with the weights of their sides."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How far ahead a challenger was: its share of the games won, where 0.5 is fair."""

    deals: int
    share: float
    error: float
    """The standard error of the share."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        half = CONFIDENCE * self.error
        return max(0.0, self.share - half), min(1.0, self.share + half)

    @property
    def is_clear(self) -> bool:
        """Whether the challenger has won its race."""
        return self.share - CLEAR * self.error > 0.5

    @property
    def is_hopeless(self) -> bool:
        """Whether to go on is hardly worth it."""
        return self.share + self.error < WORTH_HAVING


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


def pair_shares(outcomes: Iterable[Outcome]) -> list[float]:
    """Return for each deal the challenger's share of its two games, 0.5 being even."""
    by_deal: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        by_deal.setdefault(outcome.fixture.deal, []).append(outcome)
    return [_share(by_deal[deal]) for deal in sorted(by_deal)]


def _share(games: Sequence[Outcome]) -> float:
    if len(games[0].ranks) == 1:
        scores = {game.fixture.players[0]: game.scores[0] for game in games}
        own, other = scores[CHALLENGER], scores[CHAMPION]
        return 0.5 if own == other else float(own > other)
    won = 0.0
    for game in games:
        parts = zip(game.fixture.players, victory_parts(game.ranks), strict=True)
        won += sum(part for player, part in parts if player == CHALLENGER)
    return won / len(games)


def lead(shares: Sequence[float]) -> Lead:
    """Return what the shares of some deals say; one pair more, as uneven as can be, is assumed.

    So few deals that happen to be alike are not taken for certain.
    """
    share = sum(shares) / len(shares)
    variance = (sum((one - share) ** 2 for one in shares) + 0.25) / len(shares)
    return Lead(len(shares), share, sqrt(variance / len(shares)))


def race(seats: int, seed: str, deals: range, sides: Sides, play: Play, looks: bool = True) -> Lead:
    """Let two sides play all deals, or only until it is clear whether the challenger is better.

    `seed` decides who sits where.
    """
    shares: list[float] = []
    while True:
        size = BATCH if looks else len(deals)
        games = pairs(seats, deals[len(shares) : len(shares) + size], seed)
        shares += pair_shares(play(games, sides))
        found = lead(shares)
        if len(shares) >= len(deals) or found.is_clear or found.is_hopeless:
            return found
