"""What the evening page shows."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from stockgames.evenings.evening import Evening, Stage
from stockgames.evenings.facts import PageFacts, page_facts
from stockgames.evenings.person import Person, Portrait
from tests.evenings.gatherings import SEATS, gather, of_the_picture, play_next


def facts_of(evening: Evening, waiting: frozenset[int] = frozenset()) -> PageFacts:
    guests = [guest.person for guest in evening.guests]
    people = [Person(p, p.title(), Portrait(sign=p)) for p in (*guests, "ghost")]
    return page_facts(evening, people, SEATS.__getitem__, lambda game, count: 10 * count, waiting)


def test_the_evening_of_the_picture() -> None:
    facts = facts_of(of_the_picture())
    assert facts.played == 2
    assert [line.person for line in facts.lines][:2] == ["ada", "clara"]
    assert [*map(int, facts.climbs["ada"])] == [0, 5, 15]
    assert facts.average == 10
    assert facts.winners == ("ada",)
    assert facts.names["finn"] == "Finn"
    assert facts.portraits["finn"] == Portrait(sign="finn")
    assert facts.order["bela"] == 1
    act = facts.next
    assert act is not None
    assert (act.game, act.place, act.bots, act.sits_out) == ("exchange", 3, 0, ())
    assert act.chairs[0] == "clara"
    assert facts.acts[3].bots == 2
    assert facts.minutes_left == 60 + 60
    assert [act.winners for act in facts.acts] == [("bela",), ("ada",), (), ()]
    assert [act.best for act in facts.acts] == [39, 39, None, None]


def test_an_evening_of_an_older_file_knows_no_scores() -> None:
    (act,) = (evening := play_next(gather(3, "nyse"))).programme
    scoreless = replace(evening, programme=(replace(act, scores=()),))
    assert facts_of(scoreless).acts[0].best is None


def test_who_can_be_asked_in_is_everybody_of_the_house() -> None:
    facts = facts_of(gather(3).leave("p1"))
    here = {one.id: one.is_here for one in facts.known}
    assert here == {"p0": True, "p2": True, "ghost": False}


def test_one_alone_has_no_next_game() -> None:
    assert facts_of(gather(1, "nyse")).next is None
    assert facts_of(gather(2, "nyse")).next is not None
    assert facts_of(gather(2, "nyse").end()).next is None
    assert facts_of(gather(2)).next is None


def test_who_was_forgotten_has_no_name() -> None:
    facts = page_facts(gather(2), [], SEATS.__getitem__, lambda game, count: 1, ())
    assert facts.names == {"p0": "", "p1": ""}
    assert facts.portraits["p0"] == Portrait()


def test_only_a_kept_game_that_was_broken_off_goes_on() -> None:
    begun = gather(2, "nyse").begin(1, ("p0", "p1"), row=7, at="")
    broken = begun.break_off(1)
    assert not facts_of(begun, frozenset({7})).acts[0].goes_on
    assert facts_of(broken, frozenset({7})).acts[0].goes_on
    assert not facts_of(broken).acts[0].goes_on
    assert facts_of(broken).acts[0].stage is Stage.BROKEN_OFF


def marked(facts: PageFacts) -> list[int]:
    return [act.number for act in facts.acts if facts.is_now(act)]


def test_a_game_that_was_broken_off_waits_until_it_is_over() -> None:
    kept = frozenset({7, 8})
    begun = gather(2, "nyse", "nyse", "nyse").begin(1, ("p0", "p1"), row=7, at="")
    assert facts_of(begun, kept).broken is None
    broken = begun.break_off(1)
    assert marked(facts_of(broken)) == [2]
    assert marked(facts_of(broken, kept)) == [1], "what one press resumes"
    waits = facts_of(broken, kept).broken
    assert waits is not None
    assert waits.number == 1
    assert facts_of(broken).broken is None, "its game is gone"
    assert facts_of(broken.end(), kept).broken is None
    assert facts_of(broken.begin(2, ("p0", "p1"), row=8, at=""), kept).broken is None
    later = facts_of(play_next(broken), kept).broken
    assert later is not None
    assert later.number == 1, "it waits after another has been played, too (V13)"
    both = play_next(broken).begin(3, ("p0", "p1"), row=9, at="").break_off(3)
    last = facts_of(both, frozenset({7, 9})).broken
    assert last is not None
    assert last.number == 3
    assert (
        facts_of(both.finish(1, (1, 2), (5, 4), at="").finish(3, (1, 2), (5, 4), at="")).broken
        is None
    )


def test_agreed_chairs_are_told_from_those_of_the_rotation() -> None:
    evening = gather(2, "nyse")
    assert not facts_of(evening).acts[0].agreed
    agreed = facts_of(evening.agree(1, ("p1", "p0"))).acts[0]
    assert agreed.agreed
    assert agreed.chairs == ("p1", "p0")


def test_a_climb_has_a_step_for_each_game_that_is_over() -> None:
    evening = play_next(gather(3, "nyse", "nyse"), [1, 2, 3]).come("late", Fraction(5))
    facts = facts_of(evening)
    assert [*map(int, facts.climbs["p0"])] == [0, 10]
    assert [*map(int, facts.climbs["late"])] == [5, 5]


def test_the_next_game_can_have_more_bots_as_far_as_it_has_seats() -> None:
    """Two people who had planned two bots at NYSE could only play it alone."""
    evening = gather(2, "nyse", "portfolio", "stock-exchange")
    nyse, portfolio, _ = facts_of(evening).acts
    assert nyse.with_bots(-1) is None
    assert portfolio.with_bots(1) is None, "it is not the next one"
    chairs = nyse.with_bots(2)
    assert chairs == (*nyse.chairs, None, None)
    agreed = facts_of(evening.agree(nyse.number, chairs)).acts[0]
    assert (agreed.chairs, agreed.bots) == (chairs, 2)
    assert agreed.with_bots(-1) == (*nyse.chairs, None)
    assert agreed.with_bots(6) is not None
    assert agreed.with_bots(7) is None


def test_of_several_bots_the_last_one_goes() -> None:
    evening = gather(2, "nyse")
    act = facts_of(evening.agree(1, ("p0", None, "p1", None))).acts[0]
    assert act.with_bots(-1) == ("p0", None, "p1")


def test_a_game_that_takes_so_many_and_no_others_has_no_more_and_no_fewer_bots() -> None:
    (act,) = facts_of(gather(2, "stock-exchange")).acts
    assert (act.bots, act.with_bots(1), act.with_bots(-1)) == (6, None, None)


def test_where_nobody_is_there_are_no_bots_to_add() -> None:
    (act,) = facts_of(gather(0, "nyse")).acts
    assert act.with_bots(1) is None
