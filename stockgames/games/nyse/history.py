"""A game as data: chart lines, turning points and tallies by seat; and what it brings to a person.

A game brings distinctions to the book of a person who played it, and medals if it was played alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from stockgames.engine import history as h
from stockgames.engine.game import Achievements, Distinction, Finished
from stockgames.engine.state import SeatId
from stockgames.games.nyse import parts as p
from stockgames.games.nyse.events import Discarded, MarkerMoved, Played, Swapped, Took
from stockgames.games.nyse.facts import NyseFacts, facts_of
from stockgames.games.nyse.view import NyseView

TAKEN: Final = "taken"
DISCARDED: Final = "discarded"
PLAYED: Final = "played"
SWAPPED: Final = "swapped"


def tallies(steps: Sequence[h.Step[NyseView]]) -> tuple[h.Tally, ...]:
    """Return the tallies of a game; `thing` is a colour, or the marking of special chips."""
    counted = h.Counting(steps[0].view.seats)
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
        *(counted.tally(TAKEN, color) for color in p.ALL_COLORS),
        counted.tally(DISCARDED),
        *(counted.tally(PLAYED, marking) for marking in p.ALL_MARKINGS if marking != p.PLAIN),
        counted.tally(SWAPPED),
    )


NyseStep: TypeAlias = h.Step[NyseView]

WORTH: Final = "worth"
PRICE: Final = "price"
CRASH: Final = "crash"
FALL: Final = "fall"
RISE: Final = "rise"
SWAP: Final = "swap"
DECISIVE_SWAP: Final = "decisive-swap"
MILLIONS: Final = "millions"


def history(steps: Sequence[NyseStep], *, concealed: bool) -> h.History:
    """Return the history of a game; with `concealed`, others' hands were hidden until the end
    (N7).
    """
    facts = [facts_of(step.view, concealed=concealed) for step in steps]
    worths = [[None if seat.chips is None else seat.value for seat in now.seats] for now in facts]
    prices = [[sector.price for sector in now.sectors] for now in facts]
    return h.History(
        seats=steps[0].view.seats,
        axis="turn",
        at=tuple(step.turn for step in steps),
        main=WORTH,
        series=(*h.by_seat(WORTH, MILLIONS, worths), *h.by_thing(PRICE, MILLIONS, prices)),
        moments=(*_pushes(steps, facts), *_swaps(steps, facts)),
    )


def _pushes(steps: Sequence[NyseStep], facts: Sequence[NyseFacts]) -> list[h.Moment]:
    moved = list(_moves(steps, facts))
    crashes = [moment for moment in moved if moment.kind == CRASH]
    falls = h.heaviest(moment for moment in moved if moment.kind == FALL)
    return [*crashes, *falls, *h.heaviest(moment for moment in moved if moment.kind == RISE)]


def _moves(steps: Sequence[NyseStep], facts: Sequence[NyseFacts]) -> Iterator[h.Moment]:
    for step, event in h.happened(steps, MarkerMoved):
        board = step.view.board
        by = p.price(board, event.after) - p.price(board, event.before)
        kind = CRASH if event.after == p.CRASHED else FALL if by < 0 else RISE
        changes = felt(facts[step.number - 1], facts[step.number], event.color, by)
        yield h.Moment(kind, step.number, step.seat, by, thing=event.color, changes=changes)


def felt(before: NyseFacts, after: NyseFacts, color: int, by: int) -> h.Changes:
    return tuple(
        None
        if had.chips is None or has.chips is None
        else by * min(had.chips[color], has.chips[color])
        for had, has in zip(before.seats, after.seats, strict=True)
    )


def _swaps(steps: Sequence[NyseStep], facts: Sequence[NyseFacts]) -> Iterator[h.Moment]:
    last = facts[-1]
    if last.actors:
        return
    worths = [seat.value for seat in last.seats]
    chips = [seat.count for seat in last.seats]  # a swap doesn't change these
    first, *_ = p.ranked(worths, chips, last.active)
    for step, event in h.happened(steps, Swapped):
        by = last.sectors[event.got].price - last.sectors[event.gave].price
        changes = h.changed(len(worths), {event.seat: by, event.partner: -by})
        without = [worth - (change or 0) for worth, change in zip(worths, changes, strict=True)]
        first_without, *_ = p.ranked(without, chips, last.active)
        kind = SWAP if first_without == first else DECISIVE_SWAP
        if by:
            yield h.Moment(kind, step.number, event.seat, by, (event.partner,), event.got, changes)


_MEDALS: Final[dict[tuple[int, ...] | None, tuple[int, ...]]] = {
    p.BOARDS["standard"]: (42, 52, 60),
    p.BOARDS["late-peak"]: (30, 39, 49),
    p.BOARDS["cliff"]: (37, 48, 58),
    p.BOARDS["early-peak"]: (28, 36, 44),
    None: (28, 38, 56),
}
"""By board; None is any other. Casual bots, which are as strong as newcomers, reach the first in
four games of five, the second in 45 % of them, the third in one of seven; shrewd bots reach the
third in half of theirs. Measured by `simulate nyse --seats 1 --seed 7`: see RESEARCH.md.
"""

AMOUNTS: Final = range(20, 82, 2)
HILLS: Final = {
    "casual": (
        *(0, 1, 2, 5, 10, 16, 23, 29, 34, 39, 46, 54, 63, 72, 79, 83),
        *(82, 76, 66, 54, 42, 33, 26, 21, 16, 12, 7, 4, 2, 1, 1),
    ),
    "shrewd": (
        *(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 9, 19, 36),
        *(63, 95, 121, 132, 128, 114, 93, 71, 50, 32, 18, 9, 3, 1, 0),
    ),
}
"""By level, how many in a thousand games on the standard board made about each amount, in $M.
Measured as the medals were.
"""


def medals_on(board: Sequence[int]) -> Sequence[int]:
    """Return what a game alone must reach for each medal, in $M."""
    return _MEDALS.get(tuple(board), _MEDALS[None])


def _crashes(game: Finished) -> Iterator[tuple[SeatId | None, p.Color, Sequence[Sequence[int]]]]:
    """Yield who moved at each crash, its colour, and everybody's chips by colour at that time."""
    for event, _, after in game.events(MarkerMoved):
        if event.after == p.CRASHED:
            yield after.seat, event.color, after.view.chips


def _mind_the_step(game: Finished) -> bool:
    return any(
        mover == game.seat
        and not chips[game.seat][color]
        and sum(held[color] >= 2 for seat, held in enumerate(chips) if seat != game.seat) >= 2
        for mover, color, chips in _crashes(game)
    )


def _irony(game: Finished) -> bool:
    return game.is_first and any(chips[game.seat][color] >= 3 for _, color, chips in _crashes(game))


def _one_crop(game: Finished) -> bool:
    held = game.last.chips[game.seat]
    most = max(held[color] * game.last.price(color) for color in p.ALL_COLORS)
    return game.is_first and most >= 12 and 2 * most >= game.last.value(game.seat)


def _in_at_one(game: Finished) -> bool:
    first = dict[int, int]()
    for event, before, _ in game.events(Took):
        if event.seat == game.seat:
            first.setdefault(event.color, before.price(event.color))
    held = game.last.chips[game.seat]
    return game.is_first and any(
        price == 1 and held[color] and game.last.price(color) == 5 for color, price in first.items()
    )


ACHIEVEMENTS: Final = Achievements(
    (
        Distinction("step", "crash", _mind_the_step),
        Distinction("irony", "derrick", _irony),
        Distinction("crop", "wheat", _one_crop),
        Distinction("one-five", "flask", _in_at_one),
    ),
    closest=range(1),  # ties are told apart (N8)
    half_time=0,
    medals=lambda view: medals_on(view.board),
)
