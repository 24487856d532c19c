"""The course of a game of NYSE as data: worth and prices, and what it turned on.

Money is in $M. Of a crash, a fall and a rise, `amount` is what a chip of the colour (`thing`) lost
or won, and `changes` what that did to each hand that could be seen: to the chips that were in it
before the move and after it. Of a swap, `amount` is what it brought its seat at the last prices; a
`decisive-swap` is one without which somebody else would have been first (N8).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from stockgames.engine.history import (
    Changes,
    History,
    Moment,
    Step,
    by_seat,
    by_thing,
    changed,
    completed,
    happened,
    heaviest,
)
from stockgames.games.nyse.events import MarkerMoved, Swapped
from stockgames.games.nyse.facts import NyseFacts, facts_of
from stockgames.games.nyse.parts import OUT, price, ranked
from stockgames.games.nyse.tallies import tallies
from stockgames.games.nyse.view import NyseView

NyseStep: TypeAlias = Step[NyseView]

WORTH: Final = "worth"
PRICE: Final = "price"
CRASH: Final = "crash"
FALL: Final = "fall"
RISE: Final = "rise"
SWAP: Final = "swap"
DECISIVE_SWAP: Final = "decisive-swap"
MILLIONS: Final = "millions"


def history(steps: Sequence[NyseStep], *, concealed: bool) -> History:
    """Return the course of a game; `concealed`: others' hands were, until it was over (N7)."""
    facts = [facts_of(step.view, concealed=concealed) for step in steps]
    worths = [[None if one.chips is None else one.value for one in now.seats] for now in facts]
    prices = [[sector.price for sector in now.sectors] for now in facts]
    bare = History(
        seats=steps[0].view.seats,
        axis="turn",
        at=tuple(step.turn for step in steps),
        main=WORTH,
        series=(*by_seat(WORTH, MILLIONS, worths), *by_thing(PRICE, MILLIONS, prices)),
    )
    found = [*_pushes(steps, facts), *_swaps(steps, facts)]
    return completed(bare, steps, found, tallies(steps))


def _pushes(steps: Sequence[NyseStep], facts: Sequence[NyseFacts]) -> list[Moment]:
    """Return every crash, and the fall and the rise that changed most for anyone."""
    moved = list(_moves(steps, facts))
    crashes = [moment for moment in moved if moment.kind == CRASH]
    falls = heaviest(moment for moment in moved if moment.kind == FALL)
    return [*crashes, *falls, *heaviest(moment for moment in moved if moment.kind == RISE)]


def _moves(steps: Sequence[NyseStep], facts: Sequence[NyseFacts]) -> Iterator[Moment]:
    for step, event in happened(steps, MarkerMoved):
        board = step.view.board
        by = price(board, event.after) - price(board, event.before)
        kind = CRASH if event.after == OUT else FALL if by < 0 else RISE
        changes = _felt(facts[step.number - 1], facts[step.number], event.color, by)
        yield Moment(kind, step.number, step.seat, by, thing=event.color, changes=changes)


def _felt(before: NyseFacts, after: NyseFacts, color: int, by: int) -> Changes:
    """Return what a price's move did to the chips that stayed in each hand."""
    return tuple(
        None
        if had.chips is None or has.chips is None
        else by * min(had.chips[color], has.chips[color])
        for had, has in zip(before.seats, after.seats, strict=True)
    )


def _swaps(steps: Sequence[NyseStep], facts: Sequence[NyseFacts]) -> Iterator[Moment]:
    """Yield the swaps that changed a final value, once the game is over."""
    last = facts[-1]
    if last.actors:
        return
    worths = [one.value for one in last.seats]
    chips = [one.count for one in last.seats]  # a swap leaves them as many
    first, *_ = ranked(worths, chips, last.active)
    for step, event in happened(steps, Swapped):
        by = last.sectors[event.got].price - last.sectors[event.gave].price
        changes = changed(len(worths), {event.seat: by, event.partner: -by})
        without = [worth - (change or 0) for worth, change in zip(worths, changes, strict=True)]
        first_without, *_ = ranked(without, chips, last.active)
        kind = SWAP if first_without == first else DECISIVE_SWAP
        if by:
            yield Moment(kind, step.number, event.seat, by, (event.partner,), event.got, changes)
