"""How a game ended, from its record only."""

from __future__ import annotations

from tests.games.portfolio.recount import JSON, recount


def endings(record: JSON) -> set[str]:
    """Return the ways in which a record's game ended, or where it stopped."""
    result, moves = record["result"], record["moves"]
    judge = recount(record)
    if result is None:
        stopped = {"unfinished"}
        if judge.offer is not None:
            stopped.add("unfinished in an offer")
        if judge.stage == "shuffle":
            stopped.add("unfinished in a reshuffle")
        return stopped
    seats = len(record["seats"])
    last_draws = [move for move in moves if move["do"] == "draw"]
    dealer_drew = last_draws[-1]["seat"] == record["setup"]["dealer"]
    ways = {"ended by the dealer" if dealer_drew else "last turns"}
    ways.add("second stock" if any(move["do"] == "reshuffle" for move in moves) else "one stock")
    ranks, cash = result["ranks"], result["cash"]
    if ranks.count(1) == seats:
        ways.add("all shared")
    elif len(set(ranks)) < seats:
        ways.add("shared place")
    if len(set(cash)) < len(set(ranks)):
        ways.add("tie broken by portfolios")
    return ways
