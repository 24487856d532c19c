from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from stockgames.bots import process, worker_pool
from stockgames.bots.process import Answer, Question
from stockgames.bots.worker import BotWorker
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import seen_as
from stockgames.games.nyse.view import NyseView
from tests.bots import children
from tests.named import Named

PATIENCE = 60.0


def question(level: str = "greedy", seconds: float = 0.1) -> Question:
    seats = [SeatInfo(name="A", player="bot:greedy")] * 2
    match = Match.deal(registry.load("nyse"), seats, {}, "worker")
    seat = match.actors[0]
    return Question("nyse", level, match.view(seat), "seed", seconds)


class Answers:
    """Collects answers from the worker's thread."""

    def __init__(self) -> None:
        self.came: queue.Queue[Answer] = queue.Queue()

    def __call__(self, answer: Answer) -> None:
        self.came.put(answer)

    def next(self) -> Answer:
        return self.came.get(timeout=PATIENCE)


@pytest.fixture
def answers() -> Answers:
    return Answers()


class Workers:
    """Creates workers, and closes them after the test."""

    def __init__(self) -> None:
        self.made: list[BotWorker] = []

    def __call__(self, *target: object, **given: object) -> BotWorker:
        self.made.append(BotWorker(*target, **given))  # type: ignore[arg-type]
        return self.made[-1]


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "GRACE_SECONDS", PATIENCE)


@pytest.fixture
def make_worker() -> Iterator[Workers]:
    workers = Workers()
    yield workers
    for made in workers.made:
        made.close()
    assert active_children() == []


@pytest.mark.parametrize("level", ["random", "greedy", "shrewd"])
def test_every_level_answers_legally(level: str, make_worker: Workers, answers: Answers) -> None:
    asked = question(level)
    make_worker().ask(asked, answers)
    answer = answers.next()
    assert answer.trouble == ""
    assert answer.action in asked.view.legal


def test_a_hint_comes_with_its_reason(make_worker: Workers, answers: Answers) -> None:
    asked = replace(question("shrewd"), wants_reason=True)
    make_worker().ask(asked, answers)
    answer = answers.next()
    assert answer.advice is not None
    assert answer.advice.chosen.action == answer.action
    assert answer.advice.worlds > 0
    assert answer.view_digest == ""


def test_one_process_answers_all_questions(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker(children.answers_with_its_pid)
    bots.warm()
    pids = set()
    for _ in range(3):
        bots.ask(question(), answers)
        pids.add(answers.next().action)
    assert len(pids) == 1
    assert pids != {Named(os.getpid())}


def test_a_question_can_be_asked_in_an_answer(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker()
    bots.ask(question(), lambda answer: bots.ask(question(), answers))
    assert answers.next().trouble == ""


@pytest.mark.parametrize("target", [children.dies_at_once, children.dies_when_asked])
def test_a_dead_process_is_answered_for_and_replaced(
    target: object, make_worker: Workers, answers: Answers
) -> None:
    bots = make_worker(target)
    asked = question()
    for _ in range(2):
        bots.ask(asked, answers)
        answer = answers.next()
        assert answer.trouble == "bot-died"
        assert answer.action in asked.view.legal


def test_a_process_killed_in_between_is_replaced(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker()
    bots.ask(question(), answers)
    answers.next()
    (running,) = active_children()
    running.kill()
    running.join()
    bots.ask(question(), answers)
    first = answers.next()
    if first.trouble:  # the question was sent before the death was noticed
        assert first.trouble == "bot-died"
        bots.ask(question(), answers)
        first = answers.next()
    assert first.trouble == ""


@pytest.mark.parametrize("stage", ["starting", "thinking", "hurried", "answered"])
def test_a_process_that_somebody_else_buried_is_answered_for(
    make_worker: Workers, answers: Answers, stage: str
) -> None:
    """Starting a process in another thread reaps all that have ended, whosever they are."""
    if sys.platform == "win32":
        pytest.skip("processes are not reaped there")
    bots = (
        make_worker() if stage in ("starting", "answered") else make_worker(children.never_answers)
    )
    if stage == "starting":
        bots.warm()
        while not active_children():
            time.sleep(0.001)
    else:
        bots.ask(question(), answers)
        while not active_children() or not bots._pool.ready:
            time.sleep(0.001)
    if stage == "hurried":
        bots.hurry()
    elif stage == "answered":
        answers.next()
    (child,) = active_children()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(child.pid, 0)
    if stage in ("starting", "answered"):
        bots.ask(question(), answers)
    answer = answers.next()
    assert answer.trouble in ("", "bot-died")
    assert answer.action in question().view.legal
    assert bots._thread is not None
    assert bots._thread.is_alive()
    if (buried := vars(child)["_popen"]) is not None:
        buried.returncode = -signal.SIGKILL  # the other thread has come to that


def test_whatever_fails_at_the_end_of_a_process_the_question_is_answered(
    make_worker: Workers, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended, kill = list[process.BotProcess](), process.BotProcess.kill

    def fails(self: process.BotProcess) -> None:
        kill(self)
        ended.append(self)
        if len(ended) < 3:
            raise ValueError("still running")

    monkeypatch.setattr(process.BotProcess, "kill", fails)
    bots = make_worker(children.dies_when_asked)
    for _ in range(3):
        bots.ask(question(), answers)
        assert answers.next().trouble == "bot-died"
    assert len(ended) >= 3


def test_a_bot_that_overruns_is_killed_and_answered_for(
    make_worker: Workers, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.1)
    bots = make_worker(children.never_answers)
    asked = question(seconds=0.1)
    bots.ask(asked, answers)
    answer = answers.next()
    assert answer.trouble == "bot-overran"
    assert answer.action in asked.view.legal
    assert active_children() == []


def test_a_bot_that_fails_is_answered_for(make_worker: Workers, answers: Answers) -> None:
    asked = question("no-such-level")
    make_worker().ask(asked, answers)
    answer = answers.next()
    assert answer.trouble == "bot-error"
    assert answer.action in asked.view.legal


def test_a_view_without_actions_gets_an_answer_without_one(
    make_worker: Workers, answers: Answers
) -> None:
    asked = question()
    asked = replace(asked, view=replace(seen_as(NyseView, asked.view), legal=()))
    make_worker(children.dies_when_asked).ask(asked, answers)
    assert answers.next() == Answer(None, "bot-died")


def test_several_processes_think_about_one_question(
    make_worker: Workers, answers: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_pool, "LATE_SECONDS", PATIENCE)
    bots = make_worker(children.finds_little, processes=3)
    asked = replace(question("shrewd"), wants_reason=True)
    worlds = 0
    until = time.monotonic() + PATIENCE
    while worlds < 9 and time.monotonic() < until:  # helpers join as soon as they are ready
        bots.ask(asked, answers)
        reason = answers.next().advice
        assert reason is not None
        assert reason.worlds >= worlds
        worlds = reason.worlds
    assert worlds == 9
    assert len(active_children()) == 3


def test_several_processes_make_one_legal_answer(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker(processes=2)
    asked = replace(question("shrewd", seconds=0.2), wants_reason=True)
    for _ in range(5):
        bots.ask(asked, answers)
        answer = answers.next()
        assert answer.trouble == ""
        assert answer.action in asked.view.legal
        bots.ask(question("shrewd/spiteful"), answers)
        assert answers.next().action in asked.view.legal


def test_one_process_is_enough_without_a_search(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker(processes=4)
    for _ in range(3):
        bots.ask(question("greedy"), answers)
        assert answers.next().trouble == ""
    assert len(active_children()) == 1


def test_a_hurried_search_answers_before_its_time(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker()
    asked = question("shrewd", seconds=10 * PATIENCE)
    bots.ask(asked, answers)
    bots.hurry()
    answer = answers.next()
    assert answer.trouble == ""
    assert answer.action in asked.view.legal


def test_hurry_reaches_the_process(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker(children.waits_to_be_hurried)
    bots.ask(question(seconds=10 * PATIENCE), answers)
    bots.hurry()
    assert answers.next() == Answer(Named("hurried"))


def test_a_cancelled_question_is_never_answered(make_worker: Workers, answers: Answers) -> None:
    bots = make_worker()
    dropped = Answers()
    bots.ask(question("shrewd", seconds=10 * PATIENCE), dropped)
    bots.cancel()
    bots.ask(question("shrewd", seconds=10 * PATIENCE), dropped)
    time.sleep(0.2)
    bots.cancel()
    bots.ask(question(), answers)
    assert answers.next().trouble == ""
    assert dropped.came.empty()


def test_close_drops_the_question_and_ends_the_process(answers: Answers) -> None:
    bots = BotWorker()
    bots.ask(question("shrewd", seconds=10 * PATIENCE), answers)
    bots.close()
    bots.close()
    assert answers.came.empty()
    assert active_children() == []


def test_close_without_a_question() -> None:
    bots = BotWorker()
    bots.close()
    bots.warm()
    assert active_children() == []


def test_the_process_loads_no_qt(make_worker: Workers, answers: Answers) -> None:
    make_worker(children.tells_what_it_imported).ask(question("shrewd", 0.1), answers)
    told = answers.next().action
    assert isinstance(told, Named)
    loaded = told.split()
    assert "stockgames.bots.search" in loaded
    assert [name for name in loaded if name.partition(".")[0] in ("PySide6", "sqlite3")] == []


_PARENT = """
import sys, time
from tests.bots.test_worker import question
from stockgames.bots.worker import BotWorker
if __name__ == "__main__":
    bots = BotWorker()
    bots.ask(question("random"), lambda answer: None)
    while not bots._job is None:
        time.sleep(0.01)
    bots.ask(question("shrewd", 600.0), lambda answer: None)
    from multiprocessing import active_children
    print(min(child.pid for child in active_children()), flush=True)  # it has answered before
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="counts on signals")
def test_the_process_ignores_ctrl_c_and_ends_when_its_parent_dies(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_PARENT)
    root = Path(__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    with parent:
        assert parent.stdout is not None
        bot = int(parent.stdout.readline())
        os.kill(bot, signal.SIGINT)
        time.sleep(0.3)
        os.kill(bot, 0)  # it lives on
        parent.kill()
    patience = time.monotonic() + PATIENCE
    while _is_running(bot):
        assert time.monotonic() < patience
        time.sleep(0.02)


def _is_running(pid: int) -> bool:
    """Return whether a process runs; a zombie doesn't count."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
