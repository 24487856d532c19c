"""The whole plan that does best against shrewd bots at Stock Exchange, out of many.

    python -m tests.soak.plans [--plans 36] [--games 8] [--fresh 128] [--seed plans]

Every plan of a random set, and of the hunt, plays `--games` games. The better third plays twice as
many more, and so on until one is left, which plays fresh games. Its share of wins is printed with
the 95 % interval, as in the hunt; the exit status is 1 if it is certainly above the fair one.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import fmean

from tests.soak.exploiters.stock_exchange import EXPLOITERS, Plan
from tests.soak.hunt import Bag, Catch, Hunt, bag


def best_of(hunt: Hunt, plans: list[Plan], games: int) -> Plan:
    """Return the plan that is left; each round has fresh deals for all plans of that round."""
    played: dict[Plan, list[Catch]] = {plan: [] for plan in plans}
    left, first = plans, 0
    while len(left) > 1:
        for plan in left:
            played[plan] += [hunt.play(plan, number) for number in range(first, first + games)]
        left = sorted(left, key=lambda plan: _worth(played[plan]), reverse=True)
        kept = max(1, len(left) // 3)
        print(f"{len(left)} plans, {first + games} games each", flush=True)
        for plan in left[: max(kept, 3)]:
            print(f"  {Bag(str(plan), played[plan], 1 / hunt.seats).told()}", flush=True)
        first, games, left = first + games, games * 2, left[:kept]
    return left[0]


def _worth(catches: list[Catch]) -> float:
    """Return the share of wins, and where few games tell little, how far it is ahead."""
    ahead = fmean(catch.score - catch.others for catch in catches)
    return fmean(catch.won for catch in catches) + ahead / 400_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--plans", type=int, default=36, help="drawn at random")
    parser.add_argument("--games", type=int, default=8, help="of each plan in the first round")
    parser.add_argument("--fresh", type=int, default=128, help="games of the best plan")
    parser.add_argument("--level", default="shrewd")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--seed", default="plans")
    wanted = parser.parse_args()
    rng = Random(wanted.seed)
    plans = [plan for plan in EXPLOITERS.values() if isinstance(plan, Plan)]
    plans += [Plan.drawn(rng) for _ in range(wanted.plans)]
    hunt = Hunt("stock-exchange", 8, wanted.level, wanted.iterations, f"{wanted.seed}/seek")
    best = best_of(hunt, plans, wanted.games)
    fresh = Hunt("stock-exchange", 8, wanted.level, wanted.iterations, f"{wanted.seed}/fresh")
    found = bag(fresh, str(best), best, wanted.fresh)
    print(found.told())
    return 0 if found.holds else 1


if __name__ == "__main__":
    sys.exit(main())
