"""The ways in which a game of NYSE can end, from its record only."""

from __future__ import annotations

from tests.games.nyse.recount import JSON, SPOTS, recount

ENDINGS = {
    "take",
    "discard",
    "first take of an investment",
    "second take of an investment",
    "alone",
    "all four crashed",
    "tie broken by chips",
    "tie broken by turn order",
    "unfinished",
    "unfinished before an answer",
    "unfinished before a shuffle",
}


def endings(record: JSON) -> set[str]:
    """Return all features of a record's end; a tie counts if it is for first place."""
    table = recount(record)
    moves = [move["do"] for move in record["moves"]]
    if record["result"] is None:
        if table.asked is None:
            return {"unfinished"}
        alone = table.asked["with"] == "supply"
        return {"unfinished before a shuffle" if alone else "unfinished before an answer"}
    ways = {_last(moves)}
    if len(record["seats"]) == 1:
        ways.add("alone")
    if all(spot >= SPOTS for spot in table.spots.values()):
        ways.add("all four crashed")
    values, chips = record["result"]["values"], record["result"]["chips"]
    best = sorted(zip(values, chips, strict=True), reverse=True)[:2]
    if len(best) == 2 and best[0][0] == best[1][0]:
        ways.add(f"tie broken by {'turn order' if best[0][1] == best[1][1] else 'chips'}")
    return ways


def _last(moves: list[str]) -> str:
    if moves[-2:] == ["aggressive_investment", "take"]:
        return "first take of an investment"
    if moves[-3:] == ["aggressive_investment", "take", "take"]:
        return "second take of an investment"
    return moves[-1]
