"""Write the golden records of NYSE: `python -m tests.records.make nyse`.

One for each way a game can end, found by trying seeds. The tests don't remake them, so a rule that
is changed by mistake no longer fits them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import NyseAction, SpeculativeMarket, Waive
from stockgames.games.nyse.parts import CRASHED
from stockgames.games.nyse.view import NyseView
from tests.games.nyse.endings import endings
from tests.games.nyse.table import GAME, people

Choice: TypeAlias = Callable[[NyseView, Random], NyseAction]


def eager(view: NyseView, rng: Random) -> NyseAction:
    """Prefer rare actions, so that swaps and investments happen."""
    rare = [one for one in view.legal if one.do not in ("take", "discard", "stop")]
    kinds = sorted({one.do for one in rare})
    if kinds and rng.random() < 0.5:
        kind = rng.choice(kinds)
        return rng.choice([one for one in rare if one.do == kind])
    return rng.choice(view.legal)


def patient(view: NyseView, rng: Random) -> NyseAction:
    """Keep investments in hand until at most two chips are left."""
    late = [one for one in view.legal if one.do == "aggressive_investment"]
    if late and sum(view.piles) <= 2:
        return late[0]
    usual = [one for one in view.legal if one.do in ("take", "surrender")]
    return rng.choice(usual or [one for one in view.legal if one.do != "discard"])


def crashing(view: NyseView, rng: Random) -> NyseAction:
    """Take, and use each market on a marker that would not crash by takes alone."""
    short = [c for c in range(4) if view.markers[c] + view.piles[c] < CRASHED]
    markets = [one for one in view.legal if isinstance(one, SpeculativeMarket)]
    useful = [one for one in markets if one.marker in short]
    takes = [one for one in view.legal if one.do == "take"]
    return rng.choice(useful or takes or markets or view.legal)


def play(
    seats: int, seed: str, choose: Choice, options: dict[str, Any], until: int | None = None
) -> Match:
    """Return the game of a seed, to its end or until this many moves."""
    rng = Random(f"{seed}/choices")
    match = Match.deal(GAME, people(seats), options, seed)
    match.play(lambda seat: choose(seen_as(NyseView, match.view(seat)), rng), until)
    return match


def found(
    seats: int,
    *ways: str,
    choose: Choice = eager,
    options: dict[str, Any] | None = None,
    cuts: Sequence[int | None] = (None,),
) -> Match:
    """Return the first game that ends in all these ways."""
    for seed in range(20_000):
        for until in cuts:
            match = play(seats, str(seed), choose, options or {}, until)
            if endings(match.record().model_dump(mode="json")) >= set(ways):
                return match
    raise LookupError(ways)


def waived(seats: int) -> Match:
    """Return the first game in which a stock swap is waived."""
    matches = (play(seats, str(seed), eager, {}) for seed in range(20_000))
    return next(m for m in matches if any(isinstance(one.action, Waive) for one in m.moves))


def games() -> Iterator[tuple[str, Callable[[], Match]]]:
    """Yield name and maker of each record."""
    concealed = {"hands": "concealed", "board": "shuffled"}
    middle = range(20, 40)
    yield "take-4", partial(found, 4, "take")
    yield "take-10", partial(found, 10, "take")
    yield "take-concealed-3", partial(found, 3, "take", options=concealed)
    yield "discard-2", partial(found, 2, "discard")
    yield "discard-7", partial(found, 7, "discard", options={"board": "cliff"})
    first, second = "first take of an investment", "second take of an investment"
    yield "first-take-3", partial(found, 3, first, choose=patient)
    yield "second-take-5", partial(found, 5, second, choose=patient)
    yield "alone-take", partial(found, 1, "alone", "take")
    yield "alone-discard", partial(found, 1, "alone", "discard")
    yield "alone-first-take", partial(found, 1, "alone", first)
    yield "alone-second-take", partial(found, 1, "alone", second)
    yield "all-crashed-2", partial(found, 2, "all four crashed", choose=crashing)
    yield "tie-by-chips-6", partial(found, 6, "tie broken by chips")
    yield "tie-by-turn-order-8", partial(found, 8, "tie broken by turn order")
    yield (
        "tie-in-an-investment-9",
        partial(found, 9, second, "tie broken by turn order", choose=patient),
    )
    yield "waived-3", partial(waived, 3)
    yield "unfinished-3", partial(found, 3, "unfinished", cuts=middle)
    yield "unfinished-answer-4", partial(found, 4, "unfinished before an answer", cuts=middle)
    yield "unfinished-shuffle-1", partial(found, 1, "unfinished before a shuffle", cuts=middle)
