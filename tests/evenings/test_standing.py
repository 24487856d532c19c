from fractions import Fraction
from itertools import pairwise

from hypothesis import given

from stockgames.evenings.evening import Evening
from stockgames.evenings.standing import Line, average, standing, winners
from tests.evenings.gatherings import evenings, gather, of_the_picture, play_next


def totals(evening: Evening) -> dict[str, Fraction]:
    return {line.person: line.total for line in standing(evening)}


def test_the_figures_of_the_picture_add_up() -> None:
    lines = standing(of_the_picture())
    assert [(line.person, str(line.total)) for line in lines] == [
        ("ada", "15"),
        ("clara", "25/2"),
        ("bela", "10"),
        ("dmitri", "15/2"),
        ("esra", "5"),
        ("finn", "10"),
    ]
    assert [line.moved for line in lines] == [2, 0, -2, 1, -1, None]
    assert [line.place for line in lines] == [1, 2, 3, 4, 5, None]
    assert lines[5].by_act == (None, None, None, None)


def test_v7_a_late_comer_starts_on_the_mean_of_those_who_are_here() -> None:
    evening = of_the_picture()
    assert evening.guest("finn").start == 10
    assert average(gather(0)) == 0
    assert average(evening.leave("ada")) == 9


def test_v4_who_sits_out_gets_the_mean_of_their_own_games_once_it_is_over() -> None:
    evening = gather(6, "nyse", "portfolio", "nyse")
    evening = play_next(evening)
    begun = evening.begin(2, ("p1", "p2", "p3", "p4", "p5"), row=None, at="")
    assert {line.person: line.by_act for line in standing(begun)}["p0"][1] is None
    evening = begun.finish(2, (1, 2, 3, 4, 5), (), at="")
    lines = {line.person: line for line in standing(evening)}
    assert [str(value) for value in lines["p0"].by_act] == ["10", "10", "None"]
    after = play_next(evening)
    first, sat_out, third = {line.person: line.by_act for line in standing(after)}["p0"]
    assert first is not None
    assert third is not None
    assert third < first
    assert sat_out == (first + third) / 2, "games that follow count for it, too"


def test_who_has_sat_out_all_games_has_nothing_yet() -> None:
    evening = gather(3, "nyse").begin(1, ("p1", "p2"), row=None, at="")
    evening = evening.finish(1, (1, 2), (), at="")
    assert {line.person: line.by_act for line in standing(evening)}["p0"] == (None,)


def test_v8_points_then_games_won_then_the_later_one_then_shared() -> None:
    level = gather(2, "nyse", "nyse")
    first = play_next(play_next(level, [1, 2]), [1, 2])
    assert totals(first) == {"p0": 10, "p1": 10}
    assert winners(first) == ("p1",), "who won the later game"
    shared = play_next(gather(2, "nyse"), [1, 1])
    assert winners(shared) == ("p0", "p1")
    three = gather(3, "nyse", "nyse")
    three = play_next(three, [1, 3, 2]).begin(2, ("p1", "p2", "p0"), row=None, at="")
    three = three.finish(2, (2, 2, 1), (), at="")
    assert winners(three) == ("p0",)
    assert winners(gather(2, "nyse")) == ()


def test_v8_more_games_won_beat_as_many_points() -> None:
    evening = gather(3, "nyse", "nyse", "nyse")
    for ranks in ((1, 2, 3), (1, 2, 3), (2, 3, 1)):
        act = evening.next
        assert act is not None
        evening = evening.begin(act.number, ("p0", "p1", "p2"), row=None, at="")
        evening = evening.finish(act.number, ranks, (), at="")
    late = evening.come("p3", Fraction(25))
    assert totals(late)["p0"] == totals(late)["p3"] == 25
    assert winners(late) == ("p0",)


def test_v7_who_left_keeps_the_points() -> None:
    evening = play_next(gather(3, "nyse", "nyse"), [1, 2, 3]).leave("p0")
    lines = {line.person: line for line in standing(evening)}
    assert lines["p0"].total == 10
    assert lines["p0"].gone


def unique_names(line: Line) -> tuple[Fraction, int, int]:
    """Return the tie-breakers of V8: points, games won, the later win."""
    return line.total, len(line.won), max(line.won, default=-1)


@given(evenings())
def test_totals_are_starts_and_points_and_the_order_follows_them(evening: Evening) -> None:
    lines = standing(evening)
    for line in lines:
        assert line.total == line.start + sum(v for v in line.by_act if v is not None)
    placed = [line for line in lines if line.place is not None]
    assert placed == list(lines[: len(placed)])
    for better, worse in pairwise(placed):
        assert better.total >= worse.total
        assert (better.place == worse.place) == (unique_names(better) == unique_names(worse))


@given(evenings())
def test_v2_each_game_shares_out_five_points_for_each_who_played(evening: Evening) -> None:
    for act in evening.played:
        people = [chair for chair in act.chairs if chair is not None]
        assert sum(act.points().values()) == 5 * len(people)
        assert set(act.points()) == set(people)
