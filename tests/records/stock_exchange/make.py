"""Write the golden records of Stock Exchange: `python -m tests.records.make stock_exchange`.

One record for each way a game can end, and for each rule that rarely applies. The tests don't
remake them, so a rule that is changed by mistake no longer fits them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from stockgames.engine.match import Match
from tests.games.stock_exchange.recount import recount
from tests.games.stock_exchange.table import as_json, opened, play_round, played


def drawn(garnets: int, *wanted: str) -> Match:
    """Return the first random game in which all the wanted events happen."""
    for seed in range(10_000):
        match = played(seed, garnets=garnets)
        if recount(as_json(match)).seen.keys() >= set(wanted):
            return match
    raise LookupError(wanted)


def all_equal() -> Match:
    """Everyone makes and gives nothing but prize tokens."""
    match = opened()
    for _ in range(3):
        play_round(match)
    return match


def few_places() -> Match:
    """Few distinct scores: only one company makes something valuable."""
    match = opened(0)
    iron = "iron prize_token prize_token prize_token"
    for _ in range(3):
        play_round(match, s0=iron)
    return match


def games() -> Iterator[tuple[str, Callable[[], Match]]]:
    """Yield name and maker of each record."""
    yield "all-equal", all_equal
    yield "few-places", few_places
    yield "shared-first", partial(drawn, 2, "shared first")
    yield "shared-last", partial(drawn, 2, "shared last")
    yield "coal", partial(drawn, 2, "fresh diamond given, coal", "old coal given")
    yield "diamonds", partial(drawn, 2, "fresh diamond given, diamond", "old diamond given")
    yield "meteors", partial(drawn, 2, "meteors", "meteors for nothing")
    yield "meteors-at-zero", partial(drawn, 2, "meteors at zero")
    yield "no-garnets", partial(drawn, 0, "emerald floor", "oil below zero")
    yield "ten-garnets", partial(drawn, 10, "exchange", "own stock given", "mushroom below zero")
    yield "unfinished-opening", partial(played, 1, 0)
    yield "unfinished-in-round-1", partial(played, 2, 3)
    yield "unfinished-after-round-2", partial(played, 3, 16)
    yield "unfinished-in-round-3", partial(played, 4, 23)
