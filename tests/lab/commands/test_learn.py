from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from stockgames.engine import pairwise_model as judgement
from stockgames.engine import weights
from stockgames.engine.value_network import TOGETHER, in_file
from stockgames.games.exchange.ai.judgement import KINDS, STAGES
from stockgames.games.nyse.ai.features import FEATURES as CHANCES
from stockgames.games.nyse.ai.foresight import FEATURES
from stockgames.games.stock_exchange.actions import ResourceGift, Submit
from stockgames.games.stock_exchange.ai.weights import StockExchangeWeights
from stockgames.games.stock_exchange.game import GAME as STOCK_EXCHANGE
from stockgames.games.stock_exchange.game import StockExchange
from stockgames.lab.__main__ import main
from stockgames.lab.commands import learn as command
from stockgames.lab.commands.learn import LEARNING
from stockgames.lab.training import judging, learning, watching


def learn(file: Path, *words: str, game: str = "nyse") -> int:
    return main(["learn", game, "--out", str(file), "--games", "6", *words])


def test_it_writes_what_it_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "l.json"
    assert learn(file) == 0
    assert capsys.readouterr().out.startswith("6 games: ")
    text = file.read_text(encoding="utf-8")
    assert json.loads(text)[LEARNING] == {"seed": 1, "games": 6, "done": 6}
    assert any(map(any, in_file("nyse", FEATURES, text).rows))
    assert learn(file) == 2


def test_it_goes_on_where_it_stood_and_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, in_parts = tmp_path / "a.json", tmp_path / "b.json"
    assert learn(at_once) == 0
    monkeypatch.setattr(command, "KEPT", 2)
    monkeypatch.setattr(command, "learn", lambda *given: islice(learning.learn(*given), 4))
    assert learn(in_parts) == 0
    assert json.loads(in_parts.read_text(encoding="utf-8"))[LEARNING]["done"] == 4
    monkeypatch.undo()
    assert learn(in_parts) == 0
    assert in_parts.read_bytes() == at_once.read_bytes()


def test_a_table_of_several_is_learned_to_a_file_of_its_own_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "several.json"
    assert learn(file, "--several", "--games", "2") == 0
    assert capsys.readouterr().out.startswith("2 games: ")
    text = file.read_text(encoding="utf-8")
    assert any(map(any, in_file("nyse", CHANCES, text, TOGETHER).rows))
    assert learn(file) == 2
    assert learn(tmp_path / "p.json", "--several", game="portfolio") == 2


def test_what_was_learned_otherwise_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "l.json"
    assert learn(file) == 0
    before = file.read_bytes()
    assert learn(file, "--seed", "2") == 2
    file.write_text("{}", encoding="utf-8")
    assert learn(file) == 2
    file.write_bytes(b"\xff")
    assert learn(file) == 2
    assert file.read_bytes() != before
    assert learn(tmp_path / "p.json", game="portfolio") == 2


def test_who_wins_is_learned_too_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at_once, in_parts = tmp_path / "a.json", tmp_path / "b.json"
    assert learn(at_once, game="exchange") == 0
    assert capsys.readouterr().out.startswith("6 games: ")
    assert len(judgement.in_file("exchange", STAGES, KINDS, at_once.read_text())) == STAGES
    monkeypatch.setattr(command, "KEPT", 2)
    monkeypatch.setattr(command, "judge", lambda *given: islice(judging.judge(*given), 4))
    assert learn(in_parts, game="exchange") == 0
    monkeypatch.undo()
    assert learn(in_parts, game="exchange") == 0
    assert in_parts.read_bytes() == at_once.read_bytes()


def _played(
    game: StockExchange, kind: str, know: Callable[[], StockExchange], rng: Random
) -> list[list[Submit]]:
    actions = []
    for number in (2, 2, 3):
        made = tuple(rng.choices((0, 4, 11), k=4))
        gifts = tuple(ResourceGift(to, made[to], False) for to in range(number))
        actions.append(Submit((), made, gifts, ()))
    return [actions]


def test_what_others_are_up_to_is_written_as_weights_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(watching, "_played", _played)
    for stage, games in (("COUNTED", 8), ("HASTY", 1), ("FIRST", 1)):
        monkeypatch.setattr(watching, stage, games)
    at_once, in_parts = tmp_path / "a.json", tmp_path / "b.json"
    assert learn(at_once, "--games", "12", game="stock-exchange") == 0
    assert capsys.readouterr().out.startswith("10 games: ")
    found = weights.in_file("stock-exchange", StockExchangeWeights, at_once.read_text())
    shrewd, hasty, _ = (table.others for table in found.tables)
    assert sum(shrewd.plans[0].makes.values()) == 8 * 12
    assert [len(shrewd.lives), len(hasty.lives)] == [2, 1]
    assert found.habits == STOCK_EXCHANGE.weights.habits
    monkeypatch.setattr(command, "watch", lambda *given: islice(watching.watch(*given), 11))
    assert learn(in_parts, "--games", "12", game="stock-exchange") == 0
    assert json.loads(in_parts.read_text(encoding="utf-8"))[LEARNING]["done"] == 10
    monkeypatch.setattr(command, "watch", watching.watch)
    assert learn(in_parts, "--games", "12", game="stock-exchange") == 0
    assert in_parts.read_bytes() == at_once.read_bytes()
