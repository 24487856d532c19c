"""Whose view the screen shows, and what that person has seen."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.controllers import screen as screens
from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Handover, Shown, shown_to
from stockgames.engine import registry
from stockgames.engine.commitment import HINTS
from stockgames.engine.match import Match, Move
from tests.controllers.desk import exchange


def play(match: Match, moves: int) -> None:
    """Make each seat play its last legal card, in order."""
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
    assert Screen(exchange("hhb"), Handover.CURTAIN).hides


def test_a_decision_is_private_where_not_even_the_choices_are_known_to_all() -> None:
    envelopes = exchange("hhh")
    assert Screen(envelopes, Handover.CURTAIN).is_private
    open_table = Match.deal(registry.load("nyse"), envelopes.seats, {}, "open")
    assert not Screen(open_table, Handover.CURTAIN).is_private


def test_only_people_owe_the_screen_a_decision() -> None:
    match = exchange("hbh")
    screen = Screen(match, Handover.CURTAIN)
    assert list(screen.owing) == [0, 2]
    play(match, 1)
    assert list(screen.owing) == [2]


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


def test_recap_of_a_continued_game_begins_with_a_person_s_own_last_move() -> None:
    match = Match.deal(registry.load("nyse"), exchange("hhb").seats, {}, "open", first=1)
    play(match, 7)
    moves = range(1, 8)
    last = [max(number for number in moves if match.moves[number - 1].seat == i) for i in (0, 1)]
    screen = Screen(match, Handover.CURTAIN)
    for seat in (0, 1):
        screen.look(seat)
        assert [shown.number for shown in screen.recap] == [*moves[last[seat] :]]


def test_recap_for_one_person_alone_begins_with_their_own_last_turn() -> None:
    match = Match.deal(registry.load("nyse"), exchange("hbb").seats, {}, "open", first=1)
    screen = Screen(match, Handover.CURTAIN)
    screen.look(0)
    told = list[list[int]]()
    for _ in range(8):
        match.act(match.actors[0], match.view(match.actors[0]).legal[0])
        told.append([shown.number for shown in screen.recap])
    assert told == [[1], [1, 2], [], [4], [4, 5], [], [7], [7, 8]]


def test_recap_for_one_person_alone_tells_what_was_chosen_beside_their_choice() -> None:
    match = exchange("bhb")
    screen = Screen(match, Handover.CURTAIN)
    screen.look(1)
    play(match, 6)
    assert [move.turn for move in match.moves] == [0, 0, 0, 1, 1, 1]
    assert [shown.number for shown in screen.recap] == [4, 6]


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


def test_moves_are_told_as_each_pair_of_eyes_may_know_them() -> None:
    match = exchange("hhh")
    play(match, 2)
    screen = Screen(match, Handover.CURTAIN)
    for seat in (0, None, 1):
        screen.look(seat)
        for shown, move in zip(screen.shown(0), match.moves, strict=True):
            assert shown.events == tuple(e for e in move.events if e.seen_by(seat))


def test_a_move_is_worked_out_once_and_another_in_its_place_anew() -> None:
    match = exchange("hhh")
    screen = Screen(match, Handover.CURTAIN)
    play(match, 3)
    before = screen.shown(0)
    play(match, 1)
    after = screen.shown(0)
    assert all(old is new for old, new in zip(before, after[:3], strict=True))
    match.undo_to(3)
    seat = match.actors[0]
    match.act(seat, match.view(seat).legal[0])
    assert screen.shown(3)[0].events == Screen(match, Handover.CURTAIN).shown(3)[0].events
    assert [shown.number for shown in screen.shown(2)] == [3, 4]


def test_what_was_told_is_told_again_as_it_is_now() -> None:
    """Whatever was played, taken back, changed or watched by others in between."""
    rng, match = Random(1), exchange("hhhh")
    screen = Screen(match, Handover.CURTAIN)
    for _ in range(300):
        chance = rng.random()
        if chance < 0.1:
            screen.look(rng.choice([None, 0, 1]))
        elif chance < 0.2:
            match.undo_to(rng.randrange(len(match.moves) + 1))
        elif chance < 0.3 and match.face_down_index(0) is not None:
            match.withdraw(0)
        elif match.actors:
            seat = rng.choice(match.actors)
            match.act(seat, rng.choice(match.view(seat).legal))
        if rng.random() < 0.5:
            fresh = Screen(match, Handover.CURTAIN)
            fresh.viewer = screen.viewer
            assert screen.shown(0) == fresh.shown(0)


def test_a_move_is_put_into_words_for_the_screen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(seat: int | None, number: int, move: Move) -> Shown:
        made.append(1)
        return shown_to(seat, number, move)

    monkeypatch.setattr(screens, "shown_to", counted)
    match = exchange("hhhh")
    screen = Screen(match, Handover.CURTAIN)
    for _ in range(40):
        play(match, 1)
        screen.shown(0)
    assert len(made) == 40
    match.undo_to(30)
    screen.shown(0)
    assert len(made) == 40


def test_who_sits_alone_is_the_only_person() -> None:
    alone = [Screen(exchange(players), Handover.CURTAIN) for players in ("hbb", "bbb", "bhh")]
    assert [screen.is_alone for screen in alone] == [True, False, False]
    assert [screen.humans for screen in alone] == [(0,), (), (1, 2)]


def test_who_goes_on_looking_has_not_looked_anew() -> None:
    match = exchange("hhh")
    screen = Screen(match, Handover.CURTAIN)
    play(match, 1)
    screen.look(1)
    play(match, 2)
    screen.look(1)
    assert [shown.number for shown in screen.recap] == [1, 3]
    screen.look(None)
    screen.look(1)
    assert [shown.number for shown in screen.recap] == [1, 3]
    screen.look(2)
    screen.look(1)
    assert screen.recap == []


def test_before_anybody_has_watched_nothing_is_watched() -> None:
    match = exchange("hhh")
    screen = Screen(match, Handover.CURTAIN)
    play(match, 4)
    assert [shown.number for shown in screen.recap] == [1, 2, 3, 4]
    assert [screen.is_watched(shown) for shown in screen.shown(0)] == [False] * 4
    match.undo_to(2)
    screen.all_watch()
    play(match, 1)
    assert [screen.is_watched(shown) for shown in screen.shown(0)] == [True, True, False]
    assert [shown.number for shown in screen.shown(1)] == [2, 3]


def test_what_a_move_changed_is_told_as_the_eyes_knew_it_before_and_after() -> None:
    match = exchange("hhh")
    screen = Screen(match, Handover.CURTAIN)
    screen.look(0)
    knew = [match.view(0)]
    for _ in range(5):
        play(match, 1)
        knew.append(match.view(0))
    for shown in screen.shown(0):
        change = screen.change(shown)
        assert change.shown is shown
        assert (change.before, change.after) == (knew[shown.number - 1], knew[shown.number])


def test_hints_are_told_with_the_move_that_they_led_to() -> None:
    match = exchange("hhh")
    match.act(0, match.view(0).legal[0], {HINTS: 2})
    play(match, 1)
    assert [shown.hints for shown in Screen(match, Handover.CURTAIN).shown(0)] == [2, 0]
