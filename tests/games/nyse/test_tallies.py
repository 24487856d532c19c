"""Each seat's stats, counted from the record."""

from __future__ import annotations

from collections import Counter

from stockgames.games.nyse.history import DISCARDED, PLAYED, SWAPPED, TAKEN
from tests.games.courses import histories, moves
from tests.games.nyse.recount import COLORS, MARKINGS


def test_counts_are_those_of_the_record() -> None:
    for match, history in histories("nyse", 2, 4):
        counted = Counter[tuple[int, str, int | None]]()
        active = -1
        for move in moves(match):
            do, seat = move["do"], move["seat"]
            if do == "take":
                counted[seat, TAKEN, COLORS.index(move["color"])] += 1
            elif do == "discard":
                counted[seat, DISCARDED, None] += 1
            elif do == "surrender":
                counted[active, SWAPPED, None] += 1
            elif do != "stop":
                marking = "stock_swap" if do == "waive" else do
                counted[seat, PLAYED, MARKINGS.index(marking)] += 1
            active = seat
        told = Counter(
            {
                (seat, tally.kind, tally.thing): count
                for tally in history.tallies
                for seat, count in enumerate(tally.counts)
            }
        )
        assert +told == counted
