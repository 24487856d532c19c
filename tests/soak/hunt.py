"""One exploiter at a table full of shrewd bots, of which it may win no more than its fair share.

    python -m tests.soak.hunt [GAME ...] [--only NAME] [--games 40] [--iterations 60] [--seed hunt]

Seats rotate within each deal, and thinking is limited by samples, so that the same seed gives the
same games. Printed for each exploiter: games won, the share with its 95 % interval, the fair share,
and its mean score beside the others'. The exit status is 1 if any share is certainly above the fair
one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from stockgames.bots.ladders import interval
from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget, Player
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, win_shares
from tests.soak.exploiters import Maker, Speaks, exploiters_of

SEATS: Final = {"nyse": 4, "portfolio": 4, "exchange": 4, "stock-exchange": 8}


@dataclass(frozen=True, slots=True)
class Catch:
    """The result of one game."""

    won: float
    """The exploiter's share of the victory."""
    score: int
    others: float
    """The mean score of the others."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """An exploiter's opponents, and how long they think."""

    game_id: str
    seats: int
    level: str = "shrewd"
    iterations: int = 60
    seed: str = "hunt"

    def play(self, maker: Maker, number: int) -> Catch:
        """Play game `number`, counted from 0; the exploiter moves one seat further each time."""
        deal, seat = divmod(number, self.seats)
        game, seed = registry.load(self.game_id), f"{self.seed}/{deal}"
        infos = [SeatInfo(name=f"Seat {one}", player="human") for one in range(self.seats)]
        match = Match.deal(game, infos, {}, seed)
        players: list[Player] = [
            maker(game, Random(f"{seed}/exploiter"))
            if one == seat
            else make_player(self.level, game, Random(f"{seed}/{one}"))
            for one in range(self.seats)
        ]
        while not match.is_over:
            self._step(match, players, seat)
        result = match.result()
        others = [score for one, score in enumerate(result.scores) if one != seat]
        return Catch(win_shares(result.ranks)[seat], result.scores[seat], fmean(others))

    def _step(self, match: Match, players: Sequence[Player], exploiter: int) -> None:
        talker = players[exploiter]
        if exploiter in match.out_of_turn_actors and isinstance(talker, Speaks):
            offer = talker.speak(match.view(exploiter))
            if offer is not None:
                match.act(exploiter, offer)
                return
        actor = match.actors[0]
        if actor == CHANCE:
            match.act_chance()
        else:
            match.act(actor, players[actor].choose(match.view(actor), Budget(self.iterations)))


@dataclass(frozen=True, slots=True)
class Bag:
    """The results of all games of one exploiter."""

    name: str
    catches: Sequence[Catch]
    fair: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the exploiter's share of wins."""
        return interval(sum(catch.won for catch in self.catches), len(self.catches))

    @property
    def holds(self) -> bool:
        """Return whether the share may be fair."""
        return self.interval[0] <= self.fair

    def told(self) -> str:
        """Return the result as a line."""
        won, (low, high) = fmean(catch.won for catch in self.catches), self.interval
        score, others = (fmean(column) for column in self._scores())
        said = "holds" if self.holds else "FOOLED"
        return (
            f"{self.name:<24}{len(self.catches):>4} games{won:>7.0%} ({low:.0%} to {high:.0%}), "
            f"fair {self.fair:.1%}, score {score:.1f}, others {others:.1f}: {said}"
        )

    def _scores(self) -> tuple[list[float], list[float]]:
        own = [float(catch.score) for catch in self.catches]
        return own, [catch.others for catch in self.catches]


def bag(hunt: Hunt, name: str, maker: Maker, games: int) -> Bag:
    """Play all games of one exploiter."""
    catches = [hunt.play(maker, number) for number in range(games)]
    return Bag(f"{hunt.game_id} {name}", catches, 1 / hunt.seats)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.hunt", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_ids())
    parser.add_argument("--only", help="one exploiter's name")
    parser.add_argument("--games", type=int, default=40, dest="number", help="for each exploiter")
    parser.add_argument("--level", default="shrewd")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--seed", default="hunt")
    wanted = parser.parse_args()
    fooled = 0
    for game_id in wanted.games:
        hunt = Hunt(game_id, SEATS[game_id], wanted.level, wanted.iterations, wanted.seed)
        for name, maker in exploiters_of(game_id).items():
            if wanted.only in (None, name):
                found = bag(hunt, name, maker, wanted.number)
                print(found.told(), flush=True)
                fooled += not found.holds
    return 1 if fooled else 0


if __name__ == "__main__":
    sys.exit(main())
