"""What every seat did in a game of NYSE, counted: takes by colour, special chips, swaps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stockgames.engine.history import Counting, Step, Tally
from stockgames.games.nyse.events import Discarded, Played, Swapped, Took
from stockgames.games.nyse.parts import ALL_COLORS, ALL_MARKINGS, PLAIN
from stockgames.games.nyse.view import NyseView

TAKEN: Final = "taken"
DISCARDED: Final = "discarded"
PLAYED: Final = "played"
SWAPPED: Final = "swapped"


def tallies(steps: Sequence[Step[NyseView]]) -> tuple[Tally, ...]:
    """Return the counts of a game; `thing` is a colour, or the marking of special chips."""
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
