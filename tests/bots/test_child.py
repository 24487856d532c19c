"""The bot process's loop without the process: what it reads, answers and raises."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing.connection import Connection
from random import Random

import pytest

from stockgames.bots import child
from stockgames.bots.process import Answer, Question
from stockgames.engine import registry
from stockgames.engine.commitment import view_digest
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Action, seen_as
from stockgames.games.portfolio.view import PortfolioView


def question(level: str = "greedy", seconds: float = 60.0) -> Question:
    seats = [SeatInfo(name="A", player="bot:greedy")] * 2
    match = Match.deal(registry.load("nyse"), seats, {}, "child")
    return Question("nyse", level, match.view(match.actors[0]), "seed", seconds)


class Pipe:
    """A parent's end with all its messages already sent."""

    def __init__(self, *messages: object) -> None:
        self.messages = list(messages)

    def poll(self) -> bool:
        return bool(self.messages)

    def recv(self) -> object:
        if not self.messages:
            raise EOFError
        return self.messages.pop(0)


def inbox(*messages: object) -> child.Inbox:
    pipe: Connection = Pipe(*messages)  # type: ignore[assignment]
    return child.Inbox(pipe)


def test_an_illegal_choice_does_not_leave_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, view: object, budget: object) -> str:
            return "every chip"

    monkeypatch.setattr(child, "make_player", lambda *_: Cheat())
    assert child.answer(question(), inbox()) == Answer(None, "bot-not-allowed")


def test_what_a_bot_saw_is_not_in_the_log_of_its_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(level: str, game: object, rng: Random) -> None:
        raise LookupError("seat 2 holds the king of spades")

    monkeypatch.setattr(child, "make_player", fail)
    assert child.answer(question(), inbox()).trouble == "bot-error"
    assert "LookupError" in caplog.text
    assert "king of spades" not in caplog.text


def test_a_hurry_for_an_earlier_question_does_not_hurry_a_later_one() -> None:
    first, second = (replace(question(), number=number) for number in (1, 2))
    box = inbox(first, second, 1)
    assert box.next_question() == first
    assert box.must_hurry(1)
    assert box.next_question() == second
    assert not box.must_hurry(2)


def test_the_clock_ends_a_search_whose_time_is_up() -> None:
    assert child.Clock(question(seconds=0.0), inbox()).expired()
    assert not child.Clock(question(), inbox()).expired()


def test_a_hurried_clock_ends_the_search_and_stays_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "LOOK_AGAIN", 0.0)
    asked = replace(question(), number=4)
    clock = child.Clock(asked, inbox(4))
    assert [clock.expired(), clock.expired()] == [True, True]
    assert not child.Clock(asked, inbox(3)).expired()


def test_half_of_the_time_is_over_before_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    clock = child.Clock(question(seconds=4.0), inbox())
    seen = []
    for seconds in (0.0, 1.9, 2.0, 3.9, 4.0):
        now[0] = 100.0 + seconds
        seen.append((clock.half(), clock.expired()))
    assert seen == [(False, False)] * 2 + [(True, False)] * 2 + [(True, True)]


def test_who_must_hurry_has_no_half_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "LOOK_AGAIN", 0.0)
    assert child.Clock(replace(question(), number=4), inbox(4)).half()


def test_the_pipe_is_looked_into_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "LOOK_AGAIN", 3600.0)
    box = inbox()
    looks: list[int] = []
    monkeypatch.setattr(box, "must_hurry", lambda number: looks.append(number))
    clock = child.Clock(question(), box)
    assert not any(clock.expired() for _ in range(5))
    assert looks == [0]


def test_once_the_parent_is_gone_there_is_no_next_question() -> None:
    with pytest.raises(EOFError):
        inbox(3).next_question()


def test_an_answer_tells_the_view_and_a_hint_does_not() -> None:
    asked = question()
    told = view_digest(registry.load("nyse"), asked.view)
    assert child.answer(asked, inbox()).view_digest == told
    hint = child.answer(replace(asked, level="shrewd", seconds=0.0, wants_reason=True), inbox())
    assert (hint.trouble, hint.view_digest) == ("", "")
    assert hint.findings is not None


def test_a_search_answers_with_what_it_found_and_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question("shrewd", seconds=0.0)
    first, *_ = asked.view.legal
    monkeypatch.setattr(child, "legal_among", lambda game, view, actions, rng: [first])
    found = child.answer(asked, inbox()).findings
    assert found is not None
    assert [action for action, _ in found.tallies] == [first]
    monkeypatch.setattr(child, "legal_among", lambda *_: [])
    assert child.answer(asked, inbox()).trouble == "bot-not-allowed"


def test_a_game_or_level_that_nobody_knows_is_trouble(caplog: pytest.LogCaptureFixture) -> None:
    for asked in (replace(question(), game_id="poker"), question("genius")):
        assert child.answer(asked, inbox()) == Answer(None, "bot-error")
    assert "genius" in caplog.text


def test_a_quiet_bot_decides_by_a_view_without_offers_and_is_told_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, seen = registry.load("portfolio"), []
    match = Match.deal(game, [SeatInfo(name="A", player="bot:greedy")] * 3, {}, "quiet")
    view = seen_as(PortfolioView, match.view(match.actors[0]))

    class Eye:
        def choose(self, given: PortfolioView, budget: object) -> Action:
            seen.append(given.offers_left[given.viewer])
            return given.legal[0]

    monkeypatch.setattr(child, "make_player", lambda *_: Eye())
    for quiet in (False, True):
        asked = Question("portfolio", "greedy", view, "seed", 60.0, offers_muted=quiet)
        assert child.answer(asked, inbox()).view_digest == view_digest(game, view)
    assert seen == [3, 0]
