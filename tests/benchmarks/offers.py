"""Portfolio's offers: how many of the bots' offers reach a person, and how many are good.

    python tests/benchmarks/offers.py [--seats 4] [--games 8] [--iterations 60] [--judge 300]

One seat, a different one in each game, is the person's; the others are shrewd bots. Each offer that
reaches the person is judged by the person's own search, from the person's view, with `--judge`
imagined games. It is worth accepting if the search prefers accepting to declining. Half of the
games are played by a person who follows that judgement, half by one who declines everything: bots
that ignored that would be a nuisance. For both it prints offers per bot and game, and the share
that was worth accepting with its 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from stockgames.bots.ladders import interval
from stockgames.bots.player import Budget
from stockgames.bots.search import SearchBot
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import CHANCE, Action, SeatId, View, seen_as
from stockgames.games.portfolio.actions import Accept, Decline
from stockgames.games.portfolio.view import PortfolioView

AIM: Final = (6.0, 1 / 3)
"""The maximum number of offers per bot and game, and the minimum share worth accepting."""


@dataclass(slots=True)
class Tempo:
    """The offers that a person got."""

    bots: int = 0
    """Bots times games."""
    offers: int = 0
    worth: int = 0

    @property
    def misses(self) -> bool:
        """Return whether a target is certainly missed."""
        dull = self.offers > 0 and interval(self.worth, self.offers)[1] < AIM[1]
        return dull or self.offers > AIM[0] * self.bots

    def told(self, name: str) -> str:
        """Return the result as a line."""
        low, high = interval(self.worth, self.offers) if self.offers else (0.0, 1.0)
        each = self.offers / self.bots if self.bots else 0.0
        share = self.worth / self.offers if self.offers else 0.0
        return (
            f"{name:<12}{each:>6.1f} offers a bot and game (at most {AIM[0]:g}); worth accepting "
            f"{self.worth} of {self.offers}, {share:.0%} ({low:.0%} to {high:.0%}; "
            f"at least {AIM[1]:.0%})"
        )


def play(number: int, seats: int, iterations: int, judge: int, tempo: Tempo) -> None:
    """Play one game and record the offers to its person."""
    game, seed = registry.load("portfolio"), f"offers/{number // 2}"
    person, follows = number // 2 % seats, number % 2 == 0
    infos = [SeatInfo(name=f"Seat {seat}", player="human") for seat in range(seats)]
    match = Match.deal(game, infos, {}, seed)
    bots = [SearchBot(game, Random(f"{seed}/{seat}")) for seat in range(seats)]
    tempo.bots += seats - 1
    while not match.is_over:
        seat: SeatId = match.actors[0]
        if seat == CHANCE:
            match.act_chance()
            continue
        view = match.view(seat)
        if seat == person and seen_as(PortfolioView, view).offer is not None:
            worth = _is_worth(bots[seat], view, judge)
            tempo.offers += 1
            tempo.worth += worth
            match.act(seat, _answer(view, accepts=worth and follows))
        else:
            match.act(seat, bots[seat].choose(view, Budget(iterations)))


def _is_worth(bot: SearchBot, view: View, judge: int) -> bool:
    found = {type(a): t for a, t in bot.think(view, Budget(judge)).tallies if t.tried}
    if Accept not in found or Decline not in found:
        return False
    return found[Accept].total / found[Accept].tried > found[Decline].total / found[Decline].tried


def _answer(view: View, *, accepts: bool) -> Action:
    wanted = Accept if accepts else Decline
    return next(action for action in view.legal if isinstance(action, wanted))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--judge", type=int, default=300)
    wanted = parser.parse_args()
    follows, declines = Tempo(), Tempo()
    for number in range(wanted.games):
        tempo = follows if number % 2 == 0 else declines
        play(number, wanted.seats, wanted.iterations, wanted.judge, tempo)
    print(follows.told("follows"))
    print(declines.told("declines"))
    return 1 if follows.misses or declines.misses else 0


if __name__ == "__main__":
    sys.exit(main())
