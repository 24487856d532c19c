from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stockgames.evenings.chairs import first_chairs, foreseen, seating, times_out
from stockgames.evenings.evening import Evening
from tests.evenings.gatherings import SEATS, evenings, gather, of_the_picture, play_next


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
