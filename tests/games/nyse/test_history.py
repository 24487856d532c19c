"""The score history, recomputed from the record on a second NYSE's table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.games.nyse.history import (
    CRASH,
    DECISIVE_SWAP,
    DISCARDED,
    FALL,
    PLAYED,
    RISE,
    SWAP,
    SWAPPED,
    TAKEN,
)
from stockgames.testing.contract import random_match
from tests.games.courses import histories, moves, of, values
from tests.games.nyse.recount import COLORS, MARKINGS, SPOTS, Table, open_table
from tests.games.nyse.table import P, S, play, table

TABLES = (1, 2, 3, 4, 6)


def positions(match: Match) -> Iterator[tuple[Table, Table, dict[str, Any]]]:
    """Yield the table before each move, after it, and the move."""
    record = match.record()
    now = open_table(record.model_dump(mode="json", include=set(_KEYS)))
    for move in moves(match):
        before = deepcopy(now)
        now.play(move)
        yield before, now, move


_KEYS = ("format", "version", "game", "seats", "options", "setup", "moves", "result")


def worths(now: Table) -> list[int]:
    """Return the value of each hand."""
    return [sum(now.price(color) for color, _ in hand) for hand in now.hands]


def test_worth_and_prices_are_those_of_each_position() -> None:
    for match, history in histories("nyse", *TABLES):
        for step, (_, now, _) in enumerate(positions(match), 1):
            assert values(history, "worth", step) == worths(now)
            assert values(history, "price", step) == [now.price(color) for color in COLORS]


def pushed(before: Table, now: Table, move: dict[str, Any]) -> Iterator[tuple[int, int, list[int]]]:
    """Yield colour, change of its price, and change of each hand that kept its chips."""
    for color, name in enumerate(COLORS):
        if before.spots[name] != now.spots[name]:
            by = now.price(name) - before.price(name)
            kept = [sum(one == name for one, _ in hand) for hand in before.hands]
            if move["do"] == "speculative_market" and move["chip"] == name:
                kept[move["seat"]] -= 1
            yield color, by, [by * count for count in kept]


def test_every_crash_is_told_with_what_it_cost_whom() -> None:
    crashes = 0
    for match, history in histories("nyse", *TABLES):
        expected = []
        for step, (before, now, move) in enumerate(positions(match), 1):
            for color, by, felt in pushed(before, now, move):
                if now.spots[COLORS[color]] == SPOTS:
                    expected.append((step, move["seat"], color, by, tuple(felt)))
        told = [(m.step, m.seat, m.thing, m.amount, m.changes) for m in of(history, CRASH)]
        assert told == expected
        crashes += len(told)
    assert crashes


def test_the_fall_and_the_rise_that_changed_most_are_told() -> None:
    for match, history in histories("nyse", *TABLES):
        most = {FALL: 0, RISE: 0}
        found = {}
        for step, (before, now, move) in enumerate(positions(match), 1):
            for color, by, felt in pushed(before, now, move):
                if now.spots[COLORS[color]] < SPOTS:
                    found[step, color] = tuple(felt)
                    kind = FALL if by < 0 else RISE
                    most[kind] = max(most[kind], *map(abs, felt), 0)
        for kind, weight in most.items():
            moments = of(history, kind)
            assert [moment.weight for moment in moments] == [weight] * bool(weight)
            assert all(found[m.step, m.thing or 0] == m.changes for m in moments)


def test_swaps_are_told_with_what_they_brought_in_the_end() -> None:
    swaps = decisive = 0
    for match, history in histories("nyse", *TABLES):
        *_, (_, last, _) = positions(match)
        final = worths(last)
        expected = []
        for step, (before, _, move) in enumerate(positions(match), 1):
            if move["do"] == "surrender":
                asked = before.asked or {}
                by = last.price(asked["want"]) - last.price(asked["give"]["color"])
                if by:
                    expected.append((step, before.active, move["seat"], by))
        moments = of(history, SWAP, DECISIVE_SWAP)
        assert [(m.step, m.seat, m.others[0], m.amount) for m in moments] == expected
        for moment in moments:
            without = list(final)
            without[moment.seat or 0] -= moment.amount
            without[moment.others[0]] += moment.amount
            winners = [winner(last, row) for row in (final, without)]
            assert winners[0] == last.result()["ranks"].index(1)
            assert (moment.kind == DECISIVE_SWAP) == (winners[0] != winners[1])
            decisive += moment.kind == DECISIVE_SWAP
        swaps += len(moments)
    assert swaps > decisive > 0


def winner(last: Table, row: Sequence[int]) -> int:
    """Return the first seat by these values: then chips count, then the next turn."""
    order = [(last.active + step) % last.seats for step in range(1, last.seats + 1)]
    return max(order, key=lambda seat: (row[seat], len(last.hands[seat]), -order.index(seat)))


def test_a_swap_that_only_made_a_tie_decided_nothing() -> None:
    """The first seat stays first by more chips, or by the next turn, with and without the swap."""
    ties = 0
    for seed in range(40):
        match = random_match(registry.load("nyse"), 2, seed)
        history = match.history(None, all_up=True)
        assert history is not None
        *_, (_, last, _) = positions(match)
        final = worths(last)
        for moment in of(history, SWAP, DECISIVE_SWAP):
            without = list(final)
            without[moment.seat or 0] -= moment.amount
            without[moment.others[0]] += moment.amount
            made = final[0] == final[1] and without[0] != without[1]
            if made and winner(last, final) == winner(last, without):
                assert moment.kind == SWAP
                ties += 1
    assert ties


def test_concealed_hands_are_in_no_line_before_the_end() -> None:
    match = play(table(3, blue=[S, P], hands="concealed"), "take blue; take red; take blue")
    history = match.history(1)
    assert history is not None
    assert [values(history, "worth", step) for step in range(4)] == [
        [None, 0, None],
        [None, 0, None],
        [None, 1, None],
        [None, 1, None],
    ]
    assert history.moments == ()


def test_concealed_hands_hide_what_a_push_did_to_them() -> None:
    text = "take red; take red; take blue; take red; take blue; take red; take red"
    openly, concealed = (
        play(table(2, hands=hands), text).history(0) for hands in ("open", "concealed")
    )
    assert openly is not None
    assert concealed is not None
    (rise,) = of(openly, RISE)
    assert None not in rise.changes
    assert all(moment.changes[1] is None for moment in concealed.moments)


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
        counts = Counter(
            {
                (seat, tally.kind, tally.thing): count
                for tally in history.tallies
                for seat, count in enumerate(tally.counts)
            }
        )
        assert +counts == counted
