"""The weights for playing alone are made by hill climbing."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.weights import in_file
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.lab.__main__ import main
from stockgames.lab.commands.climb import climbed, earned


def test_it_finds_weights_that_earn_more_and_leaves_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file = registry.load("nyse"), tmp_path / "found.json"
    words = ["climb", "nyse", "--deals", "12", "--rounds", "1", "--out", str(file)]
    assert main(words) == 0
    found = in_file("nyse", NyseWeights, file.read_text("utf-8"))
    assert found == climbed(game, 12, 1, 1)
    assert (found.search, found.taken) == (game.weights.search, game.weights.taken)
    said = capsys.readouterr().out
    assert f"round 1: {earned(game, found, 12, '1'):.3f}" in said
    assert "shipped: " in said


def test_a_game_that_nobody_plays_alone_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["climb", "exchange", "--out", str(tmp_path / "x.json")]) == 2
    assert "Exchange has no weights for playing alone" in capsys.readouterr().err
