from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from stockgames.engine import pairwise_model as judgement
from stockgames.engine import weights
from stockgames.engine.value_network import ALONE, TOGETHER, in_file
from stockgames.engine.weights import GameFile
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
from stockgames.lab.training import compiled, judging, watching


def learn(file: Path, *words: str, game: str = "nyse") -> int:
    return main(["learn", game, "--out", str(file), "--games", "6", *words])


@pytest.mark.parametrize(
    ("words", "table", "features", "kind"),
    [((), "alone", FEATURES, ALONE), (("--several",), "several", CHANCES, TOGETHER)],
)
def test_nyse_is_learned_in_one_go_to_a_file_of_the_right_kind(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: Sequence[str],
    table: str,
    features: int,
    kind: GameFile,
) -> None:
    asked = []

    def lines(*given: object, **more: object) -> list[dict[str, object]]:
        asked.append((given[1], more["games"], more["seed"]))
        rows = [[0.5, 1.0], *[[]] * (features - 1)]
        return [
            {"games": 6, "mean": 1.5},
            {"scale": 10, "bias": 2.0, "weights": [0.25], "rows": rows},
        ]

    monkeypatch.setattr(compiled, "built", lambda: nullcontext(Path("learner")))
    monkeypatch.setattr(compiled, "lines", lines)
    file = tmp_path / "l.json"
    assert learn(file, *words, "--seed", "3") == 0
    assert capsys.readouterr().out.startswith("6 games: 1.5 ")
    text = file.read_text(encoding="utf-8")
    assert json.loads(text)[LEARNING] == {"seed": 3, "games": 6}
    found = in_file("nyse", features, text, kind)
    assert (found.scale, found.bias, found.weights, found.rows[0]) == (10, 2, (0.25,), (0.5, 1))
    assert learn(file, *words) == 2, "a file is never replaced"
    assert file.read_text(encoding="utf-8") == text
    assert asked == [(table, 6, 3)]


def test_without_the_learner_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "which", lambda name: None)
    assert learn(tmp_path / "l.json") == 2
    assert "C++ compiler" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_what_was_learned_otherwise_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "l.json"
    assert learn(file, game="exchange") == 0
    before = file.read_bytes()
    assert learn(file, game="exchange") == 2
    assert learn(file, "--seed", "2", game="exchange") == 2
    assert file.read_bytes() == before
    file.write_text("{}", encoding="utf-8")
    assert learn(file, game="exchange") == 2
    file.write_bytes(b"\xff")
    assert learn(file, game="exchange") == 2
    assert learn(tmp_path / "p.json", game="portfolio") == 2


def test_who_wins_is_learned_too_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at_once, in_parts = tmp_path / "a.json", tmp_path / "b.json"
    monkeypatch.setattr(judging, "WORLDS", 1)
    monkeypatch.setattr(judging, "SEARCHED", 3)
    assert learn(at_once, game="exchange") == 0
    assert capsys.readouterr().out.startswith("6 games: ")
    assert len(judgement.in_file("exchange", STAGES, KINDS, at_once.read_text())) == STAGES
    monkeypatch.setattr(command, "KEPT", 1)
    monkeypatch.setattr(command, "judge", lambda *given: islice(judging.judge(*given), 5))
    assert learn(in_parts, game="exchange") == 0
    monkeypatch.setattr(command, "judge", judging.judge)
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
