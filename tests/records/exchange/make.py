"""Write the golden records of Exchange: `python -m tests.records.make exchange`.

One record for each way a game can end, and for each number of seats. The tests don't remake them,
so a rule that is changed by mistake no longer fits them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from stockgames.engine.match import Match
from tests.games.exchange.recount import recount
from tests.games.exchange.table import act, as_json, opened, play_round, played


def drawn(seats: int, bold: bool, *wanted: str) -> Match:
    """Return the first random game in which all the wanted events happen."""
    for seed in range(10_000):
        match = played(seats, seed, bold=bold)
        if recount(as_json(match)).seen.keys() >= set(wanted):
            return match
    raise LookupError(wanted)


def shared_first() -> Match:
    """Three traders with $600 sell what they lack; the market returns to where it was."""
    forces = ["quiet-day", "banks-boom", "banks-slump", "bonds-boom", "bonds-slump"]
    match = opened(["hugh-smith", "alexander-zuntz", "isaac-m-gomez"], forces)
    for round_number in range(5):
        last = "+banks" if round_number % 2 else "-banks"
        votes = f"+bonds, -bonds, {last}"
        play_round(match, "insurance, banks, insurance", "sell 1, sell 1, sell 1", votes)
    act(match, "+bonds", "-bonds", "+banks")
    return match


def nobody_left() -> Match:
    """Six traders buy nine banks each, and the price goes to $90: all are ruined at once."""
    founders = [
        "alexander-zuntz",
        "david-reedy",
        "gulian-mcevers",
        "robinson-and-hartshorne",
        "bernard-hart",
        "augustine-h-lawrence",
    ]
    match = opened(founders)
    votes = "+banks, +banks, +banks, +banks, +bonds, -bonds"
    play_round(match, ", ".join(["banks"] * 6), ", ".join(["buy 9"] * 6), votes)
    return match


def games() -> Iterator[tuple[str, Callable[[], Match]]]:
    """Yield name and maker of each record."""
    for seats in (3, 4, 5, 6):
        yield f"close-{seats}", partial(drawn, seats, False, "close", "lobbyist tie")
    ruin = partial(drawn, 6, True, "close", "elimination", "liquidations at once")
    yield "close-after-eliminations-6", ruin
    yield "close-shared-3", shared_first
    yield "lobbyist-left-4", partial(drawn, 4, False, "lobbyist left by intelligence")
    yield "one-left-3", partial(drawn, 3, True, "one left", "liquidation, several ways")
    yield "one-left-6", partial(drawn, 6, True, "one left")
    yield "none-left-6", nobody_left
    yield "unfinished-4", partial(played, 4, 30, 30)
    yield "unfinished-5", partial(played, 5, 3, 3)
