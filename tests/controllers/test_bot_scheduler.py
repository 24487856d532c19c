"""Bots think ahead while people choose; no outdated answer is ever played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockgames.bots.process import BRIEF, Answer, reply_delay
from stockgames.controllers.bot_scheduler import HINT_SECONDS, BotScheduler
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from tests.controllers.desk import Puppet, exchange, sit_down
from tests.named import Named

pytestmark = pytest.mark.usefixtures("qapp")


def scheduler() -> tuple[BotScheduler, Puppet, list[tuple[int, Any]]]:
    puppet, heard = Puppet(), list[tuple[int, Any]]()
    made = BotScheduler(exchange("hbbb"), puppet)
    made.answered.connect(lambda seat, action: heard.append((seat, action)))
    return made, puppet, heard


def test_one_bot_after_the_other_prepares_its_choice() -> None:
    made, puppet, heard = scheduler()
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
    made, puppet, _ = scheduler()
    made.ahead([1, 2])
    puppet.answer()
    made.ahead([1, 2])
    assert [question.view.seat for question in puppet.questions] == [1, 2]


def test_a_bot_that_thinks_already_is_not_asked_again_when_it_is_wanted() -> None:
    made, puppet, heard = scheduler()
    made.ahead([1, 2])
    made.request(1)
    assert len(puppet.questions) == 1
    puppet.answer()
    assert [seat for seat, _ in heard] == [1]
    assert made.prepared(1) is None


def test_what_is_wanted_now_goes_before_what_is_prepared() -> None:
    made, puppet, heard = scheduler()
    made.ahead([1, 2])
    made.request(2)
    assert puppet.questions[-1].view.seat == 2
    puppet.answer()
    assert [seat for seat, _ in heard] == [2]
    assert len(puppet.questions) == 2


def test_forgotten_thoughts_never_come() -> None:
    made, puppet, heard = scheduler()
    made.ahead([1, 2])
    puppet.answer()
    late = puppet.on_answer
    made.forget()
    assert late is not None
    late(Answer(Named("late")))
    assert made.prepared(1) is None
    assert made.prepared(2) is None
    made.request(3)
    late(Answer(Named("late")))
    assert heard == []


def test_a_bot_that_fails_ahead_is_asked_again_when_it_is_wanted() -> None:
    made, puppet, heard = scheduler()
    made.ahead([1])
    assert puppet.on_answer is not None
    puppet.on_answer(Answer(None, "worker-died"))
    assert made.prepared(1) is None
    made.request(1)
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
    made = BotScheduler(Match(match.game, seats, match.options, match.setup), puppet)
    made.ahead([0, 1, 2])
    for _ in seats:
        puppet.answer()
    assert [question.level for question in puppet.questions] == [
        "shrewd/spiteful",
        "greedy",
        "random",
    ]


@pytest.mark.parametrize(("game_id", "seats"), [("exchange", 4), ("stock-exchange", 8)])
def test_where_all_choose_at_once_nobody_waits_for_bots_with_time(game_id: str, seats: int) -> None:
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


def test_bots_prepare_while_people_choose_in_secret() -> None:
    puppet = Puppet()
    table = sit_down(exchange("hhbb"), Handover.CURTAIN, puppet)
    table.start()
    assert table.stage is not Stage.THINKING
    for seat in (2, 3):
        assert puppet.questions[-1].view.seat == seat
        puppet.answer()
    assert None not in [table.scheduler.prepared(seat) for seat in (2, 3)]


def test_where_one_plays_after_the_other_nothing_is_thought_ahead() -> None:
    seats = [SeatInfo(name="A", player="human"), SeatInfo(name="B", player="bot:shrewd")]
    match = Match.deal(registry.load("nyse"), seats, {}, "ahead", first=0)
    puppet = Puppet()
    table = sit_down(match, Handover.TRUSTING, puppet)
    table.start()
    assert table.stage is Stage.ASKING
    assert puppet.questions == []


class Counting(Puppet):
    """A thinker that counts cancellations."""

    def __init__(self) -> None:
        super().__init__()
        self.stopped = 0

    def cancel(self) -> None:
        self.stopped += 1

    @property
    def asked(self) -> list[int | None]:
        return [question.view.seat for question in self.questions]


def counted() -> tuple[BotScheduler, Counting]:
    counting = Counting()
    return BotScheduler(exchange("hbbb"), counting), counting


def test_a_bot_is_asked_again_only_once_it_has_answered_or_is_forgotten() -> None:
    made, counting = counted()
    made.request(1)
    made.request(1)
    assert counting.asked == [1]
    counting.answer()
    made.request(1)
    assert (counting.asked, counting.stopped) == ([1, 1], 0)
    made.forget()
    made.request(1)
    assert (counting.asked, counting.stopped) == ([1, 1, 1], 1)


def test_bots_think_as_long_as_the_table_says_and_hints_no_shorter_than_they_must() -> None:
    made, counting = counted()
    for seconds, hinted in ((HINT_SECONDS / 4, HINT_SECONDS), (3 * HINT_SECONDS,) * 2):
        made.seconds = seconds
        made.request(1)
        bot = counting.questions[-1]
        assert (bot.seconds, bot.wants_reason) == (seconds, False)
        assert bot.reply_delay == reply_delay("random", made._match.public_action_count, seconds)
        made.forget()
        made.advise(0)
        hint = counting.questions[-1]
        assert (hint.seconds, hint.wants_reason, hint.reply_delay) == (hinted, True, 0.0)
        assert bot.game_id == hint.game_id == "exchange"
        assert bot.seed != hint.seed
        made.forget()


@pytest.mark.parametrize(
    ("level", "allowed", "limit"),
    [
        ("shrewd", 4.0, 4.0),
        ("casual", 4.0, BRIEF),
        ("clever", 0.1, 0.1),
        ("of-a-later-release", 4.0, 4.0),
    ],
)
def test_only_the_strongest_takes_all_the_time_that_the_table_allows(
    level: str, allowed: float, limit: float
) -> None:
    seats = [SeatInfo(name="A", player="human"), SeatInfo(name="B", player=f"bot:{level}")]
    match = Match.deal(registry.load("nyse"), seats, {}, "brief", first=1)
    counting = Counting()
    made = BotScheduler(match, counting)
    made.seconds = allowed
    made.request(1)
    (asked,) = counting.questions
    assert asked.seconds == limit
    assert asked.reply_delay == reply_delay(level, match.public_action_count, limit)
    made.advise(0)
    assert counting.questions[-1].seconds >= HINT_SECONDS


def test_a_bot_waits_no_shorter_than_the_others_could_expect() -> None:
    seats = [SeatInfo(name="A", player="human"), SeatInfo(name="B", player="bot:shrewd")]
    match = Match.deal(registry.load("nyse"), seats, {}, "held", first=1)
    counting = Counting()
    made = BotScheduler(match, counting)
    made.request(1)
    assert (
        counting.questions[-1].reply_delay
        == reply_delay("shrewd", match.public_action_count, made.seconds)
        > 0
    )


def test_what_a_bot_was_told_is_handed_over_once() -> None:
    made, counting = counted()
    made.ahead([1, 2])
    for digest in ("one", "two"):
        assert counting.on_answer is not None
        counting.on_answer(Answer(Named("laid"), view_digest=digest))
    assert [made.take_view_digest(seat) for seat in (1, 2, 1, 3)] == ["one", "two", "", ""]
    made.ahead([3])
    assert counting.on_answer is not None
    counting.on_answer(Answer(Named("laid"), view_digest="three"))
    made.forget()
    assert made.take_view_digest(3) == ""


def test_an_answer_that_comes_twice_counts_once() -> None:
    made, counting = counted()
    heard: list[object] = []
    made.answered.connect(lambda *told: heard.append(told))
    made.request(1)
    for _ in range(2):
        counting.answer("laid")
    assert heard == [(1, "laid")]


def test_who_was_wanted_once_is_not_wanted_for_ever() -> None:
    made, counting = counted()
    heard: list[object] = []
    made.answered.connect(lambda *told: heard.append(told))
    made.request(1)
    counting.answer("first")
    made.ahead([1])
    counting.answer("second")
    assert heard == [(1, "first")]
    assert made.prepared(1) == Named("second")
    assert made.prepared(1) is None


def test_a_hint_goes_first_and_who_thought_before_begins_again_after_it() -> None:
    made, counting = counted()
    hints: list[object] = []
    made.advised.connect(lambda _, answer: hints.append(answer.action))
    made.ahead([1, 2, 3])
    made.advise(0)
    assert counting.asked == [1, 0]
    counting.answer("hint")
    assert (hints, counting.asked) == (["hint"], [1, 0, 1])
    for _ in range(3):
        counting.answer("laid")
    assert counting.asked == [1, 0, 1, 2, 3]
    assert [made.prepared(seat) for seat in (0, 1, 2, 3)] == [None, *[Named("laid")] * 3]


def test_a_second_hint_takes_the_place_of_the_first() -> None:
    made, counting = counted()
    hints: list[object] = []
    made.advised.connect(lambda _, answer: hints.append(answer.action))
    made.ahead([1])
    made.advise(0)
    first = counting.on_answer
    made.advise(0)
    assert first is not None
    first(Answer(Named("stale")))
    assert hints == []
    counting.answer("hint")
    assert (hints, counting.asked) == (["hint"], [1, 0, 0, 1])


def test_a_hint_that_is_dropped_never_comes_and_the_bots_go_on() -> None:
    made, counting = counted()
    hints: list[object] = []
    made.advised.connect(lambda _, answer: hints.append(answer))
    made.ahead([1])
    made.drop_advice(0)
    assert (counting.stopped, counting.asked) == (0, [1])
    made.advise(0)
    late = counting.on_answer
    made.drop_advice(0)
    assert (counting.stopped, counting.asked) == (1, [1, 0, 1])
    assert late is not None
    late(Answer(Named("late")))
    assert hints == []
    counting.answer("laid")
    assert made.prepared(1) == Named("laid")
    made.request(1)
    assert counting.asked == [1, 0, 1, 1]


def test_a_hint_that_is_forgotten_is_no_bots_answer() -> None:
    made, counting = counted()
    hints: list[object] = []
    made.advised.connect(lambda _, answer: hints.append(answer))
    made.advise(0)
    made.forget()
    made.ahead([1])
    counting.answer("laid")
    assert (hints, made.prepared(1)) == ([], Named("laid"))


def test_who_is_wanted_is_not_asked_again_for_what_waited() -> None:
    made, counting = counted()
    made.ahead([1, 2, 3])
    made.request(3)
    counting.answer("laid")
    assert counting.asked == [1, 3, 2]
    counting.answer("laid")
    assert counting.asked == [1, 3, 2]


def test_dropping_a_hint_that_nobody_thinks_about_stops_nobody() -> None:
    made, counting = counted()
    made.drop_advice(0)
    made.advise(0)
    counting.answer("hint")
    made.drop_advice(0)
    assert counting.stopped == 0
    made.advise(0)
    made.drop_advice(0)
    made.drop_advice(0)
    assert counting.stopped == 1
    made.advise(0)
    made.forget()
    made.drop_advice(0)
    assert counting.stopped == 2


def test_who_waited_is_forgotten_too() -> None:
    made, counting = counted()
    made.ahead([1, 2, 3])
    made.forget()
    made.request(1)
    counting.answer("laid")
    assert counting.asked == [1, 1]


def portfolio(**options: bool) -> tuple[BotScheduler, Puppet, Match]:
    bots = [SeatInfo(name=name, player="bot:greedy") for name in "ABC"]
    match = Match.deal(registry.load("portfolio"), bots, options, "hush")
    puppet = Puppet()
    return BotScheduler(match, puppet), puppet, match


def test_bots_that_may_not_offer_are_told_so() -> None:
    for options, muted in (({}, False), ({"bots_offer": False}, True)):
        made, puppet, match = portfolio(**options)
        made.request(match.actors[0])
        assert puppet.questions[-1].offers_muted == muted


def test_bots_are_quiet_for_the_turn_they_are_hushed_in() -> None:
    made, puppet, match = portfolio()
    made.mute_offers()
    rng, heard = Random(3), set()
    while match.turn < 2:
        seat = match.actors[0]
        made.request(seat)
        heard.add((match.turn, puppet.questions[-1].offers_muted))
        match.act(seat, match.view(seat).legal[rng.randrange(len(match.view(seat).legal))])
        made.forget()
    assert heard == {(0, True), (1, False)}
