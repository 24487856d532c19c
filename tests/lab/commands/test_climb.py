"""Weights for playing alone, and those that tell who wins, are made by hill climbing."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.engine import registry
from stockgames.engine.weights import in_file
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.lab.__main__ import main
from stockgames.lab.commands.climb import WAYS, climbed, earned, foreseen


def test_it_finds_weights_that_earn_more_and_leaves_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file = registry.load("nyse"), tmp_path / "found.json"
    words = ["climb", "nyse", "--deals", "12", "--rounds", "1", "--out", str(file)]
    assert main(words) == 0
    found = in_file("nyse", NyseWeights, file.read_text("utf-8"))
    assert found == climbed(game, 12, 1, 1, WAYS[0])
    assert (found.search, found.taken) == (game.weights.search, game.weights.taken)
    said = capsys.readouterr().out
    assert f"round 1: {earned(game, found, 12, '1'):.3f}" in said
    assert "shipped: " in said


def test_it_finds_weights_that_foresee_better_who_wins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, file = registry.load("portfolio"), tmp_path / "found.json"
    words = ["climb", "portfolio", "--deals", "4", "--rounds", "2", "--out", str(file)]
    assert main(words) == 0
    found = in_file("portfolio", PortfolioWeights, file.read_text("utf-8"))
    assert (found.search, found.evaluation) == (game.weights.search, game.weights.evaluation)
    first, second = (float(line.split()[-1]) for line in capsys.readouterr().out.splitlines()[:2])
    assert first < second == pytest.approx(foreseen(game, found, 4, "1"), abs=1e-3)


def test_a_game_without_such_weights_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["climb", "exchange", "--out", str(tmp_path / "x.json")]) == 2
    assert "Exchange has no weights that are found by climbing" in capsys.readouterr().err
