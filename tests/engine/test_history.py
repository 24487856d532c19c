"""Series, turns and moments of a history, whatever the game."""

from __future__ import annotations

from stockgames.engine.history import (
    History,
    Moment,
    Series,
    best_and_worst,
    by_seat,
    by_thing,
    changed,
    completed,
    heaviest,
    leader,
)


def history_of(*rows: tuple[int | None, ...], at: tuple[int, ...]) -> History:
    """Return a score history with one line of net worth for each seat."""
    return History(len(rows[0]), "turn", at, "worth", tuple(by_seat("worth", "coins", rows)), ())


def test_lines_are_by_seat_or_by_thing() -> None:
    assert by_seat("worth", "coins", [[1, 2], [3, None]]) == [
        Series("worth", 0, None, "coins", (1, 3)),
        Series("worth", 1, None, "coins", (2, None)),
    ]
    assert by_thing("price", "coins", [[5], [6]]) == [Series("price", None, 0, "coins", (5, 6))]


def test_a_turn_ends_with_its_last_step() -> None:
    history = history_of((0, 0), (1, 0), (1, 2), (4, 2), at=(0, 1, 2, 2))
    assert history.ends == {0: 0, 1: 1, 2: 3}
    assert history.leaders == {0: None, 1: 0, 2: 0}
    assert [line.values for line in history.of("worth")] == [(0, 1, 1, 4), (0, 0, 2, 2)]
    assert history.of("price") == ()


def test_nobody_leads_who_is_equalled_or_alone_or_not_known_to() -> None:
    assert leader([3, 5, 4]) == 1
    assert leader([5, 5, 4]) is None
    assert leader([5]) is None
    assert leader([None, 5, 4]) is None


def test_the_heaviest_moment_is_the_first_of_equals() -> None:
    light = Moment("fall", 1, 0, -1, changes=(-1, 0))
    first = Moment("fall", 2, 0, -1, changes=(None, -3))
    later = Moment("fall", 5, 1, -1, changes=(3, 0))
    assert heaviest([light, later, first]) == [first]
    assert heaviest([Moment("fall", 1, 0, -1), Moment("fall", 1, 0, -1, changes=(0, 0))]) == []
    history = History(2, "turn", (0,), "worth", (), (later, light, first))
    assert completed(history, (), ()).moments == (light, first, later)


def test_seats_that_are_not_named_did_not_change() -> None:
    assert changed(3, {1: -4}) == (0, -4, 0)


def test_the_best_and_the_worst_are_the_first_of_equals_and_neither_must_be() -> None:
    best, worst = Moment("deal", 4, 0, 7), Moment("deal", 2, 0, -9)
    small, even = Moment("deal", 1, 1, 3), Moment("deal", 3, 1, 0)
    equal = Moment("deal", 5, 1, 7), Moment("deal", 5, 1, -9)
    assert best_and_worst([small, worst, even, best, *equal]) == [best, worst]
    assert best_and_worst([small, even]) == [small]
    assert best_and_worst([even]) == []
