"""Texts of the evening page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QDate, QDateTime, Qt, QTime
from pytestqt.qtbot import QtBot

from stockgames.engine import registry
from stockgames.evenings.evening import Evening, Stage
from stockgames.presentation.sentences.speech import points_text
from stockgames.ui.evening import words
from tests.evenings.gatherings import gather, of_the_picture, play_next
from tests.evenings.test_facts import facts_of


@pytest.mark.parametrize(
    ("number", "text"), [(1, "I"), (4, "IV"), (8, "VIII"), (9, "IX"), (14, "XIV")]
)
def test_acts_are_numbered_as_in_a_theatre(number: int, text: str) -> None:
    assert words.roman(number) == text


@pytest.mark.parametrize(
    ("minutes", "text"),
    [(1, "one minute"), (45, "45 minutes"), (60, "one hour"), (65, "1 h 05 min"), (120, "2 hours")],
)
def test_lengths_of_time(qtbot: QtBot, minutes: int, text: str) -> None:
    assert words.duration(minutes) == text


def test_an_act_tells_when_and_who(qtbot: QtBot) -> None:
    facts = facts_of(of_the_picture())
    played, _, coming, last = facts.acts
    assert words.act_who(facts, played) == "Bela won with $39M"
    assert words.act_who(facts, replace(played, best=None)) == "Won by Bela"
    assert words.act_when(facts, coming) == "now, about one hour"
    assert words.act_when(facts, last) == "later, about one hour"
    assert words.act_who(facts, coming) == "Six seats, nobody sits out"
    assert words.act_who(facts, last) == "Two bots fill in"
    assert words.act_accessible(facts, coming).startswith("Game 3 of 4, Exchange, now")
    assert words.act_when(facts, replace(coming, stage=Stage.BROKEN_OFF)) == "unfinished"
    assert words.act_when(facts, replace(coming, stage=Stage.RUNNING)) == "in progress"


def test_who_sits_out_is_named(qtbot: QtBot) -> None:
    facts = facts_of(gather(7, "portfolio"))
    (act,) = facts.acts
    assert words.act_who(facts, act) == words.act_who_in_short(facts, act) == "P1 and P2 sit out"
    facts = facts_of(gather(8, "portfolio"))
    assert words.act_who_in_short(facts, facts.acts[0]) == "Three sit out"
    alone = facts_of(gather(6, "portfolio"))
    assert words.act_who_in_short(alone, alone.acts[0]) == "P1 sits out"


def test_an_evening_that_was_ended_tells_of_nothing_to_come(qtbot: QtBot) -> None:
    facts = facts_of(of_the_picture().end())
    assert words.act_when(facts, facts.acts[3]) == "skipped"
    assert words.act_who(facts, facts.acts[3]) == ""
    assert "won by Ada" in words.subtitle(facts)
    assert "2026" in words.subtitle(facts), "it is read again years later"
    assert words.before_the_bell(facts)[0][0] == "The evening is over. Friendships may resume."


@pytest.mark.parametrize(
    ("evening", "winners"),
    [
        (of_the_picture, ["Ada"]),
        (lambda: of_the_picture().leave("ada"), ["Ada"]),
        (lambda: play_next(gather(2, "nyse"), [1, 1]), ["P0", "P1"]),
        (lambda: gather(3, "nyse"), []),
    ],
    ids=["one", "one who has gone home", "two", "nobody"],
)
def test_who_has_won_an_evening_is_named(
    evening: Callable[[], Evening], winners: list[str], language: str
) -> None:
    facts = facts_of(evening().end())
    assert [facts.names[who] for who in facts.winners] == winners
    assert all(name in words.subtitle(facts) for name in winners)
    for act in facts.acts:
        won = [facts.names[who] for who in act.winners]
        for best in (act.best, None):
            told = words.act_who(facts, replace(act, best=best))
            assert all(name in told for name in won)
            assert bool(told) == bool(won)


def test_the_slate_is_read_out_in_its_order(qtbot: QtBot) -> None:
    text = words.standing_accessible(facts_of(of_the_picture()))
    assert text.startswith("Standings: 1. Ada, 15. 2. Clara, 12½.")
    assert text.endswith("Finn, 10.")


def test_before_the_bell(qtbot: QtBot) -> None:
    lines = dict(words.before_the_bell(facts_of(of_the_picture())))
    assert lines == {
        "Six seats, six of you": "Everyone plays, no bots",
        "Clara has the first seat": "Next: Dmitri, at Stock Exchange",
        "Finn has just arrived": "Starts on 10, the table's average",
    }
    assert words.before_the_bell(facts_of(gather(1, "nyse")))[0][0].startswith(
        "It takes at least two"
    )
    assert words.before_the_bell(facts_of(gather(2)))[0][0] == "That's the whole programme"


def test_what_a_late_comer_starts_on(qtbot: QtBot) -> None:
    played = play_next(gather(3, "nyse", "nyse"))
    for start, told in ((0, "Starts from zero"), (3, "Starts on 3")):
        lines = dict(words.before_the_bell(facts_of(played.come("late", Fraction(start)))))
        assert lines["Late has just arrived"] == told
        assert lines["P1 has the first seat"] == "It rotates every game"


@pytest.mark.parametrize(
    ("hour", "told"),
    [
        (10, "Tuesday morning"),
        (15, "Tuesday afternoon"),
        (20, "Tuesday evening"),
        (1, "Tuesday night"),
    ],
)
def test_a_nameless_evening_has_its_time_of_day(qtbot: QtBot, hour: int, told: str) -> None:
    """On a Saturday at 10:03 a.m. it used to be called "Saturday evening"."""
    begun = QDateTime(QDate(2026, 11, 17), QTime(hour, 3)).toUTC().toString(Qt.DateFormat.ISODate)
    facts = replace(facts_of(gather(2, "nyse")), name="", begun=begun)
    assert words.title(facts) == told


def test_how_far_the_evening_is(qtbot: QtBot) -> None:
    new = gather(3, "nyse", "nyse")
    once = play_next(new)
    told = [words.subtitle(facts_of(evening)) for evening in (new, once, play_next(once))]
    assert [line.partition(", ")[2] for line in told] == [
        "before the first game",
        "between the first game and the second",
        "after the last game",
    ]
    assert words.how_many_games(facts_of(new)).startswith("two games")
    assert words.how_many_games(facts_of(gather(3))) == ""


def test_an_evening_that_is_over_tells_how_long_its_games_took(qtbot: QtBot) -> None:
    evening = gather(2, "nyse").begin(1, ("p0", "p1"), row=None, at="2026-11-17T23:30:00Z")
    over = evening.finish(1, (1, 2), (9, 8), at="2026-11-18T00:45:00Z").end()
    assert words.clock_words(facts_of(over), QTime(9, 0)) == [("1 h 15 min", "in all")]
    assert words.clock_words(facts_of(gather(2, "nyse").end()), QTime(9, 0)) == []


def test_points_and_names(qtbot: QtBot) -> None:
    facts = facts_of(gather(3))
    assert points_text(Fraction(15, 2)) == "7½"
    assert words.names_of(facts, ("p0", "p1", "p2")) == "P0, P1 and P2"
    assert words.name_of(replace(facts, names={"p0": ""}), "p0") == "somebody"
    assert registry.title("a-later-game") == "a-later-game"
