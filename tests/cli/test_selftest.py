from __future__ import annotations

from collections.abc import Callable

import pytest

from stockgames.bots.process import Answer, Question
from stockgames.bots.worker import BotWorker
from stockgames.cli import selftest
from stockgames.cli.simulate import Plan, play_record
from stockgames.engine import registry
from stockgames.engine.errors import RecordError
from stockgames.engine.record import Record


def test_every_game_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    selftest.play_every_game()
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        registry.meta(game_id).title for game_id in registry.game_ids()
    ]


def test_a_game_that_does_not_replay_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def truncated(plan: Plan, number: int) -> Record:
        record = play_record(plan, number)
        return record.model_copy(update={"moves": record.moves[:-1]})

    monkeypatch.setattr(selftest, "play_record", truncated)
    with pytest.raises(RecordError):
        selftest.play_every_game()


def test_a_game_is_played_by_bots_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    selftest.play_elsewhere()
    assert capsys.readouterr().out.startswith("bots in a process of their own: ok, ")


def test_a_process_that_fails_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: BotWorker, question: Question, on_answer: Callable[[Answer], None]) -> None:
        on_answer(Answer(question.view.legal[0], "bot-died"))

    monkeypatch.setattr(BotWorker, "ask", fail)
    with pytest.raises(selftest.WorkerError, match="bot-died"):
        selftest.play_elsewhere()
