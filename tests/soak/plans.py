"""The whole plan that does best against shrewd bots, out of many.

    python -m tests.soak.plans exchange|stock-exchange [--plans 36] [--games 8] [--fresh 128]

Every plan of a random set, and of our own, plays `--games` games. The better third plays twice as
many more, and so on until one is left, which plays fresh games. Its share of wins is printed with
the 95 % interval, as in the hunt; the exit status is 1 if it is certainly above the fair one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import Final, NamedTuple

from tests.soak.exploiters import Maker
from tests.soak.exploiters.exchange_plans import PLANS, ExchangePlan
from tests.soak.exploiters.stock_exchange import EXPLOITERS, Plan
from tests.soak.hunt import SEATS, Bag, Catch, Hunt, bag


class Family(NamedTuple):
    """The plans of a game."""

    own: Sequence[Maker]
    drawn: Callable[[Random], Maker]
    lead: int
    """How far ahead a plan has to be to count as much as a game that it wins."""


FAMILIES: Final[Mapping[str, Family]] = MappingProxyType(
    {
        "exchange": Family(PLANS, ExchangePlan.drawn, 2_000),
        "stock-exchange": Family(
            [plan for plan in EXPLOITERS.values() if isinstance(plan, Plan)], Plan.drawn, 400_000
        ),
    }
)


def best_of(hunt: Hunt, plans: Sequence[Maker], games: int) -> Maker:
    """Return the plan that is left; each round has fresh deals for all plans of that round."""
    played: dict[Maker, list[Catch]] = {plan: [] for plan in plans}
    lead = FAMILIES[hunt.game_id].lead
    left, first = list(plans), 0
    while len(left) > 1:
        for plan in left:
            played[plan] += [hunt.play(plan, number) for number in range(first, first + games)]
        left = sorted(left, key=lambda plan: _worth(played[plan], lead), reverse=True)
        kept = max(1, len(left) // 3)
        print(f"{len(left)} plans, {first + games} games each", flush=True)
        for plan in left[: max(kept, 3)]:
            print(f"  {Bag(str(plan), played[plan], 1 / hunt.seats).told()}", flush=True)
        first, games, left = first + games, games * 2, left[:kept]
    return left[0]


def _worth(catches: list[Catch], lead: int) -> float:
    """Return the share of wins, and where few games tell little, how far it is ahead."""
    ahead = fmean(catch.score - catch.others for catch in catches)
    return fmean(catch.won for catch in catches) + ahead / lead


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=FAMILIES)
    parser.add_argument("--plans", type=int, default=36, help="drawn at random")
    parser.add_argument("--games", type=int, default=8, help="of each plan in the first round")
    parser.add_argument("--fresh", type=int, default=128, help="games of the best plan")
    parser.add_argument("--level", default="shrewd")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--seed", default="plans")
    wanted = parser.parse_args()
    rng, family, table = Random(wanted.seed), FAMILIES[wanted.game], SEATS[wanted.game]
    plans = [*family.own, *(family.drawn(rng) for _ in range(wanted.plans))]
    hunt = Hunt(wanted.game, table, wanted.level, wanted.iterations, f"{wanted.seed}/seek")
    best = best_of(hunt, plans, wanted.games)
    fresh = Hunt(wanted.game, table, wanted.level, wanted.iterations, f"{wanted.seed}/fresh")
    found = bag(fresh, str(best), best, wanted.fresh)
    print(found.told())
    return 0 if found.holds else 1


if __name__ == "__main__":
    sys.exit(main())
