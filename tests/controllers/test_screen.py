"""Whose eyes the screen serves, and what they have seen."""

from __future__ import annotations

from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover
from stockgames.engine.match import Match
from tests.controllers.desk import exchange


def play(match: Match, moves: int) -> None:
    """Let seats lay the last card that they can, in order."""
    for _ in range(moves):
        seat = match.actors[0]
        match.act(seat, match.view(seat).legal[-1])


def test_the_view_is_that_of_the_eyes() -> None:
    match = exchange("hhh")
    screen = Screen(match, Handover.CURTAIN)
    assert screen.view == match.view(None)
    screen.look(2)
    assert screen.view == match.view(2)


def test_nothing_is_hidden_from_one_person_or_among_the_trusting() -> None:
    assert not Screen(exchange("hbb"), Handover.CURTAIN).hides
    assert not Screen(exchange("hhh"), Handover.TRUSTING).hides
    assert Screen(exchange("hhh"), Handover.PEEK).hides


def test_recap_begins_where_a_person_last_looked() -> None:
    match = exchange("hhh")
    screen = Screen(match, Handover.CURTAIN)
    screen.look(0)
    play(match, 2)
    screen.look(None)
    play(match, 2)
    screen.look(0)
    assert [shown.number for shown in screen.recap] == [3]
    screen.look(1)
    assert [shown.number for shown in screen.recap] == [1, 3, 4]


def test_news_is_what_was_neither_watched_nor_face_down() -> None:
    match = exchange("hhh")
    screen = Screen(match, Handover.CURTAIN)
    play(match, 3)
    screen.look(0)
    assert [shown.number for shown in screen.news] == [3]
    screen.all_watch()
    assert screen.news == []
    assert screen.is_watched(screen.recap[-1])


def test_only_what_lies_beside_choices_to_come_is_face_down() -> None:
    match = exchange("hhh")
    play(match, 7)
    shown = Screen(match, Handover.CURTAIN).shown(0)
    assert [one.face_down for one in shown] == [True, True, False] * 2 + [True]
