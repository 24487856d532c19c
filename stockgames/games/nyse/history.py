"""A finished game as data: chart lines, turning points and tallies by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from stockgames.engine.history import (
    Changes,
    Counting,
    History,
    Moment,
    Step,
    Tally,
    by_seat,
    by_thing,
    changed,
    completed,
    happened,
    heaviest,
)
from stockgames.games.nyse.events import Discarded, MarkerMoved, Played, Swapped, Took
from stockgames.games.nyse.facts import NyseFacts, facts_of
from stockgames.games.nyse.parts import ALL_COLORS, ALL_MARKINGS, OUT, PLAIN, price, ranked
from stockgames.games.nyse.view import NyseView

TAKEN: Final = "taken"
DISCARDED: Final = "discarded"
PLAYED: Final = "played"
SWAPPED: Final = "swapped"


def tallies(steps: Sequence[Step[NyseView]]) -> tuple[Tally, ...]:
    """Return the tallies of a game; `thing` is a colour, or the marking of special chips."""
    counted = Counting(steps[0].view.seats)
    for step in steps:
        for event in step.events:
            if isinstance(event, Took):
                counted.add(event.seat, TAKEN, event.color)
            elif isinstance(event, Discarded):
                counted.add(event.seat, DISCARDED)
            elif isinstance(event, Played):
                counted.add(event.seat, PLAYED, event.marking)
            elif isinstance(event, Swapped):
                counted.add(event.seat, SWAPPED)
    return (
        *(counted.tally(TAKEN, color) for color in ALL_COLORS),
        counted.tally(DISCARDED),
        *(counted.tally(PLAYED, marking) for marking in ALL_MARKINGS if marking != PLAIN),
        counted.tally(SWAPPED),
    )


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
    """Return the history of a game; with `concealed`, others' hands were hidden until the end
    (N7).
    """
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
    return tuple(
        None
        if had.chips is None or has.chips is None
        else by * min(had.chips[color], has.chips[color])
        for had, has in zip(before.seats, after.seats, strict=True)
    )


def _swaps(steps: Sequence[NyseStep], facts: Sequence[NyseFacts]) -> Iterator[Moment]:
    last = facts[-1]
    if last.actors:
        return
    worths = [one.value for one in last.seats]
    chips = [one.count for one in last.seats]  # a swap doesn't change these
    first, *_ = ranked(worths, chips, last.active)
    for step, event in happened(steps, Swapped):
        by = last.sectors[event.got].price - last.sectors[event.gave].price
        changes = changed(len(worths), {event.seat: by, event.partner: -by})
        without = [worth - (change or 0) for worth, change in zip(worths, changes, strict=True)]
        first_without, *_ = ranked(without, chips, last.active)
        kind = SWAP if first_without == first else DECISIVE_SWAP
        if by:
            yield Moment(kind, step.number, event.seat, by, (event.partner,), event.got, changes)
