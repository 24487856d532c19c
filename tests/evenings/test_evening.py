"""An evening: who comes and goes, who sits where, what is played and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.evening import (
    Evening,
    EveningError,
    Stage,
    first_chairs,
    foreseen,
    seating,
    times_out,
)
from stockgames.evenings.form import from_text, read_file, to_file, to_text
from stockgames.evenings.standing import standing
from tests.evenings.gatherings import SEATS, evenings, gather, of_the_picture, play_next


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(EveningError) as error:
        do()
    return error.value.code


def running() -> Evening:
    return gather(3, "nyse", "portfolio").begin(1, ("p0", "p1", "p2"), row=4, at="now")


def test_v1_games_are_added_dropped_and_moved_while_they_have_not_begun() -> None:
    evening = gather(2, "nyse", "portfolio", "exchange").move(3, 0).drop(1)
    assert [act.game for act in evening.programme] == ["exchange", "portfolio"]
    assert evening.add("nyse").programme[-1].number == 4, "a number is never used twice"
    assert refused(lambda: evening.drop(1)) == "no-such-act"
    assert refused(lambda: evening.move(3, 2)) == "not-a-place"
    assert refused(lambda: running().drop(1)) == "act-has-begun"


def test_a_game_that_begins_goes_before_all_that_have_not() -> None:
    evening = gather(2, "nyse", "portfolio").begin(2, ("p0", "p1"), row=7, at="now")
    assert [act.number for act in evening.programme] == [2, 1]
    assert evening.running is not None
    assert (evening.running.row, evening.running.began) == (7, "now")
    assert refused(lambda: evening.begin(1, ("p0", "p1"), row=8, at="")) == "another-act-runs"


def test_v3_a_game_counts_when_it_is_over_and_can_be_played_on_later() -> None:
    broken = running().break_off(1)
    assert broken.act(1).stage is Stage.BROKEN_OFF
    assert broken.played == ()
    assert broken.act(1).points() == {}
    other = broken.begin(2, ("p0", "p1"), row=5, at="").finish(2, (1, 2), (9, 8), at="")
    again = other.go_on(1).finish(1, (3, 1, 2), (0, 0, 0), at="")
    assert [act.number for act in again.played] == [1, 2]
    assert again.act(1).winners() == ["p1"]
    assert refused(lambda: again.go_on(1)) == "act-is-not-running"
    assert refused(lambda: broken.break_off(1)) == "act-is-not-running"
    assert broken.end().finish(1, (3, 1, 2), (), at="").act(1).is_over, "another day"


def test_a_game_cannot_be_gone_on_with_beside_another() -> None:
    broken = running().break_off(1).begin(2, ("p0", "p1"), row=5, at="")
    assert refused(lambda: broken.go_on(1)) == "another-act-runs"


def test_v2_bots_are_no_people() -> None:
    evening = gather(2, "exchange").begin(1, ("p0", None, "p1"), row=1, at="")
    over = evening.finish(1, (2, 1, 3), (5, 9, 1), at="")
    assert over.act(1).points() == {"p0": 10, "p1": 0}
    assert over.act(1).winners() == ["p0"]


def test_people_come_and_go() -> None:
    evening = play_next(gather(3, "nyse", "nyse"))
    gone = evening.leave("p1")
    assert gone.present == ("p0", "p2")
    assert gone.come("p1").guest("p1") == evening.guest("p1"), "points and order stay"
    assert refused(lambda: evening.come("p1")) == "already-here"
    assert refused(lambda: evening.leave("p9")) == "not-here"
    assert refused(lambda: running().leave("p1")) == "another-act-runs"
    assert gather(3).leave("p2") == gather(2), "who has not played is forgotten"
    assert refused(lambda: gather(16).come("p99")) == "too-many-people"


def test_chairs_are_for_people_who_are_here_once() -> None:
    evening = gather(2, "nyse")
    assert refused(lambda: evening.agree(1, ("p0", "p0"))) == "wrong-chairs"
    assert refused(lambda: evening.begin(1, ("p0", "p9"), row=1, at="")) == "wrong-chairs"
    assert refused(lambda: running().finish(1, (1, 2), (), at="")) == "wrong-chairs"
    assert refused(lambda: gather(1, "nyse").begin(1, ("p0",), row=1, at="")) == "too-few-people"


def test_v10_an_evening_is_ended_and_begun_again() -> None:
    ended = gather(2, "nyse").end()
    for change in (
        lambda: ended.add("nyse"),
        lambda: ended.come("p5"),
        lambda: ended.drop(1),
        lambda: ended.begin(1, ("p0", "p1"), row=1, at=""),
    ):
        assert refused(change) == "evening-is-over"
    assert ended.begin_again() == gather(2, "nyse")
    assert refused(running().end) == "another-act-runs"


def test_a_game_moves_no_further_than_the_ends() -> None:
    evening = gather(2, "nyse", "portfolio")
    assert evening.shift(1, -1) == evening
    assert evening.shift(2, 1) == evening
    assert [act.number for act in evening.shift(2, -1).programme] == [2, 1]
    assert refused(lambda: running().shift(1, 1)) == "act-has-begun"


def test_what_was_agreed_on_without_a_late_comer_is_open_again() -> None:
    agreed = gather(3, "nyse").agree(1, ("p2", "p1", "p0"))
    assert agreed.come("p9").act(1).agreed == ()
    away = agreed.leave("p0").agree(1, ("p2", "p1"))
    assert away.come("p0").act(1).agreed == ()


def test_v1_each_game_has_its_options_until_it_begins() -> None:
    evening = gather(2, "nyse", "nyse").set_options(2, {"hands": "concealed"})
    assert [act.options for act in evening.programme] == [{}, {"hands": "concealed"}]
    assert refused(lambda: running().set_options(1, {})) == "act-has-begun"


def test_an_evening_may_have_an_end_in_sight() -> None:
    evening = gather(2, "nyse").be_over_by("23:30")
    assert evening.until == "23:30"
    assert evening.be_over_by("").until == ""


def test_a_game_counts_for_whoever_played_it_and_the_others_have_sat_out() -> None:
    """Seats have changed hands (V14): a bot has one, Finn has another, Clara keeps hers."""
    evening = Evening(begun="2031-05-04T18:30:00Z").add("nyse")
    for person in ("ada", "bela", "clara", "dmitri"):
        evening = evening.come(person)
    begun = evening.begin(1, ("ada", "bela", "clara"), row=1, at="")
    counted = begun.finish(1, (1, 2, 3), (9, 8, 7), at="", counted=[None, "finn", "clara"])
    act = counted.act(1)
    assert act.points() == {"finn": 10, "clara": 0}
    assert counted.guests[-1].person == "finn"
    assert counted.leave("finn").guest("finn").gone, "who has played is no stranger to the file"
    twice = begun.finish(1, (1, 2, 3), (9, 8, 7), at="", counted=["clara", "clara", None])
    assert twice.act(1).points() == {"clara": 5}
    played = counted.add("nyse").begin(2, ("ada", "clara", "dmitri"), row=2, at="")
    ends = played.finish(2, (1, 2, 3), (9, 8, 7), at="")
    (ada,) = (line for line in standing(ends) if line.person == "ada")
    assert set(ada.by_act) == {10}, "the mean of the others (V4)"


@pytest.mark.parametrize("counted", [[None, None, None], [None, "bela", "clara"]])
def test_an_evening_is_kept_whoever_its_games_count_for_and_the_first_chair_moves_on(
    counted: list[str | None],
) -> None:
    """Bots had finished a game for everybody: at the next start the whole evening was gone."""
    evening = Evening(begun="2031-05-04T18:30:00Z").add("nyse").add("nyse")
    for person in ("ada", "bela", "clara"):
        evening = evening.come(person)
    begun = evening.begin(1, ("ada", "bela", "clara"), row=1, at="")
    over = begun.finish(1, (1, 2, 3), (9, 8, 7), at="", counted=counted)
    assert from_text(to_text(over)) == over
    assert (
        read_file(to_file(over, {p: p for p in over.present}, lambda act: "")).evening is not None
    )
    assert first_chairs(over)[0] == "bela", "Ada has had it, whoever played on (V6)"
    assert {times_out(over, person) for person in over.present} == {0}, "nobody had to sit out (V5)"
    assert from_text(to_text(over.with_person("bela", "zoe"))).act(1).counted.count("bela") == 0


def chairs_of(evening: Evening) -> tuple[str | None, ...]:
    act = evening.next
    assert act is not None
    return seating(evening, act, SEATS[act.game]).chairs


def test_v6_the_first_chair_moves_on_in_the_order_in_which_people_came() -> None:
    evening = gather(3, *["nyse"] * 5)
    firsts = []
    for _ in range(5):
        firsts.append(chairs_of(evening)[0])
        evening = play_next(evening)
    assert firsts == ["p0", "p1", "p2", "p0", "p1"]


def test_the_chairs_of_the_picture() -> None:
    evening = of_the_picture()
    assert chairs_of(evening) == ("clara", "dmitri", "esra", "finn", "ada", "bela")
    assert first_chairs(evening)[:2] == ["clara", "dmitri"]
    later = chairs_of(play_next(evening))
    assert later[0] == "dmitri"
    assert later.count(None) == 2, "two bots fill the chairs of Stock Exchange"


def test_v5_who_sits_out_has_the_first_chair_next() -> None:
    evening = gather(6, "portfolio", "portfolio")
    act = evening.programme[0]
    assert seating(evening, act, SEATS["portfolio"]).sits_out == ("p1",)
    evening = play_next(evening)
    assert chairs_of(evening)[0] == "p1"
    assert seating(evening, evening.programme[1], SEATS["portfolio"]).sits_out == ("p2",)


def test_who_was_due_and_had_no_chair_is_due_again() -> None:
    evening = gather(3, "nyse", "nyse")
    evening = evening.begin(1, ("p1", "p2"), row=None, at="").finish(1, (1, 2), (), at="")
    assert first_chairs(evening) == ["p0", "p2", "p1"]
    evening = play_next(evening)
    assert first_chairs(evening) == ["p2", "p0", "p1"]


def test_games_to_come_are_foreseen_as_if_those_before_them_were_played() -> None:
    evening = of_the_picture()
    later = foreseen(evening, SEATS.__getitem__)
    assert [later[number].chairs[0] for number in (3, 4)] == ["clara", "dmitri"]
    assert later[4].chairs == chairs_of(play_next(evening))
    seven = gather(7, "portfolio", "bridge", "portfolio")
    out = foreseen(seven, lambda game: SEATS.get(game, range(0)))
    assert [out[number].sits_out for number in (1, 3)] == [("p1", "p2"), ("p3", "p4")]
    assert 2 not in out


def test_v5_people_may_agree_otherwise() -> None:
    evening = gather(6, "portfolio")
    agreed = evening.agree(1, ("p5", "p4", "p3", "p2", "p1"))
    assert chairs_of(agreed) == ("p5", "p4", "p3", "p2", "p1")
    assert seating(agreed, agreed.programme[0], SEATS["portfolio"]).sits_out == ("p0",)
    assert chairs_of(agreed.leave("p4"))[0] == "p0", "then the rotation decides again"


def test_bots_fill_what_people_leave_empty_and_no_more() -> None:
    assert chairs_of(gather(2, "exchange")) == ("p0", "p1", None)
    assert chairs_of(gather(4, "exchange")) == ("p0", "p1", "p2", "p3")


@given(st.integers(2, 16), st.lists(st.sampled_from(sorted(SEATS)), max_size=12))
def test_v5_nobody_sits_out_twice_before_everyone_has_once(people: int, games: list[str]) -> None:
    evening = gather(people, *games)
    for _ in games:
        evening = play_next(evening)
        times = [times_out(evening, person) for person in evening.present]
        assert max(times) - min(times) <= 1


@given(st.integers(2, 10), st.lists(st.sampled_from(sorted(SEATS)), max_size=14))
def test_v6_where_all_have_chairs_nobody_has_the_first_one_twice_before_all_had_it(
    people: int, games: list[str]
) -> None:
    evening = gather(people, *games)
    had: Counter[str | None] = Counter(dict.fromkeys(evening.present, 0))
    for game in games:
        if people > max(SEATS[game]):
            evening = evening.drop(evening.programme[len(evening.played)].number)
            continue
        had[chairs_of(evening)[0]] += 1
        evening = play_next(evening)
    assert max(had.values()) - min(had.values()) <= 1


@given(evenings())
def test_everybody_here_sits_or_sits_out_exactly_once(evening: Evening) -> None:
    evening = evening.add("portfolio")
    found = seating(evening, evening.programme[-1], SEATS["portfolio"])
    people = [chair for chair in found.chairs if chair is not None]
    assert sorted([*people, *found.sits_out]) == sorted(evening.present)
    assert len(found.chairs) in SEATS["portfolio"]
