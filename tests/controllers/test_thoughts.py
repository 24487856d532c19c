"""Bots think ahead while people choose; nothing stale is ever played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockgames.bots.question import Answer
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.thoughts import Thoughts
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from tests.controllers.desk import Puppet, exchange, sit_down, with_cards

pytestmark = pytest.mark.usefixtures("qapp")


def thoughts() -> tuple[Thoughts, Puppet, list[tuple[int, Any]]]:
    puppet, heard = Puppet(), list[tuple[int, Any]]()
    made = Thoughts(exchange("hbbb"), puppet)
    made.answered.connect(lambda seat, action: heard.append((seat, action)))
    return made, puppet, heard


def test_one_bot_after_the_other_prepares_its_choice() -> None:
    made, puppet, heard = thoughts()
    made.ahead([1, 2, 3])
    for seat in (1, 2, 3):
        assert len(puppet.questions) == seat
        assert puppet.questions[-1].view.seat == seat
        puppet.answer()
    assert len(puppet.questions) == 3
    assert heard == []
    chosen = [made.prepared(seat) for seat in (1, 2, 3)]
    assert None not in chosen
    assert made.prepared(1) is None


def test_asking_ahead_again_asks_nothing_twice() -> None:
    made, puppet, _ = thoughts()
    made.ahead([1, 2])
    puppet.answer()
    made.ahead([1, 2])
    assert [question.view.seat for question in puppet.questions] == [1, 2]


def test_a_bot_that_thinks_already_is_not_asked_again_when_it_is_wanted() -> None:
    made, puppet, heard = thoughts()
    made.ahead([1, 2])
    made.want(1)
    assert len(puppet.questions) == 1
    puppet.answer()
    assert [seat for seat, _ in heard] == [1]
    assert made.prepared(1) is None


def test_what_is_wanted_now_goes_before_what_is_prepared() -> None:
    made, puppet, heard = thoughts()
    made.ahead([1, 2])
    made.want(2)
    assert puppet.questions[-1].view.seat == 2
    puppet.answer()
    assert [seat for seat, _ in heard] == [2]
    assert len(puppet.questions) == 2


def test_forgotten_thoughts_never_come() -> None:
    made, puppet, heard = thoughts()
    made.ahead([1, 2])
    puppet.answer()
    late = puppet.on_answer
    made.forget()
    assert late is not None
    late(Answer("late"))
    assert made.prepared(1) is None
    assert made.prepared(2) is None
    made.want(3)
    late(Answer("late"))
    assert heard == []


def test_a_bot_that_fails_ahead_is_asked_again_when_it_is_wanted() -> None:
    made, puppet, heard = thoughts()
    made.ahead([1])
    assert puppet.on_answer is not None
    puppet.on_answer(Answer(None, "worker-died"))
    assert made.prepared(1) is None
    made.want(1)
    puppet.on_answer(Answer(None, "worker-died"))
    assert heard == [(1, None)]


def test_a_bot_is_asked_as_its_seat_says() -> None:
    match = exchange("bbb")
    one, other, third = match.seats
    seats = [
        one.model_copy(update={"player": "bot:shrewd", "x_character": "spiteful"}),
        other.model_copy(update={"player": "bot:greedy", "x_character": "of a later release"}),
        third,
    ]
    puppet = Puppet()
    made = Thoughts(Match(match.game, seats, match.options, match.setup), puppet)
    made.ahead([0, 1, 2])
    for _ in seats:
        puppet.answer()
    assert [question.level for question in puppet.questions] == [
        "shrewd/spiteful",
        "greedy",
        "random",
    ]


@pytest.mark.parametrize(("game_id", "seats"), [("exchange", 4), ("stock-exchange", 8)])
def test_where_all_choose_at_once_nobody_waits_for_bots_that_had_the_time(
    game_id: str, seats: int
) -> None:
    game, rng = registry.load(game_id), Random(1)
    people = [SeatInfo(name="A", player="human")]
    bots = [SeatInfo(name="B", player="bot:shrewd")] * (seats - 1)
    match = Match.deal(game, people + bots, {}, "ahead")
    puppet = Puppet()
    table = sit_down(match, Handover.CURTAIN, puppet)
    table.start()
    assert table.stage is Stage.ASKING
    for seat in range(1, seats):
        question = puppet.questions[-1]
        assert question.view.seat == seat == len(puppet.questions)
        puppet.answer(game.sample_action(question.view, rng))
        assert table.stage is Stage.ASKING
    table.submit(game.sample_action(table.view, rng))
    for _ in range(1, seats):
        table.proceed()
    assert len(match.moves) == seats
    assert len(puppet.questions) == seats - 1


def test_bots_prepare_while_people_press_the_keys_of_their_cards() -> None:
    puppet = Puppet()
    table = with_cards(exchange("hhbb"), puppet)
    table.start()
    assert table.stage is not Stage.THINKING
    for seat in (2, 3):
        assert puppet.questions[-1].view.seat == seat
        puppet.answer()
    assert None not in [table.thoughts.prepared(seat) for seat in (2, 3)]


def test_where_one_plays_after_the_other_nothing_is_thought_ahead() -> None:
    seats = [SeatInfo(name="A", player="human"), SeatInfo(name="B", player="bot:shrewd")]
    match = Match.deal(registry.load("nyse"), seats, {}, "ahead", first=0)
    puppet = Puppet()
    table = sit_down(match, Handover.TRUSTING, puppet)
    table.start()
    assert table.stage is Stage.ASKING
    assert puppet.questions == []
