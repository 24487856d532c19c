from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stockgames.__main__ import main
from stockgames.bots.changes import Plain
from stockgames.bots.race import CHALLENGER, CHAMPION, pairs
from stockgames.cli.parser import build_parser
from stockgames.cli.play import Plan
from stockgames.cli.tune import TUNING, make_job, playing
from stockgames.engine import registry
from stockgames.engine.weights import as_file, as_plain, in_file
from tests.toy.lemonade.meta import META

QUICK = ("--level", "careless", "--deals", "4", "--games", "20", "--seats", "2")


@pytest.fixture
def lemonade() -> Iterator[None]:
    registry.register(META.id, "tests.toy.lemonade")
    yield
    registry.unregister(META.id)


def tune(file: Path, *more: str, game: str = "nyse") -> int:
    return main(["tune", game, "--out", str(file), *QUICK, *more])


def _nyse() -> Any:
    return registry.load("nyse")


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_the_file_holds_weights_and_how_they_were_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "w.json"
    assert tune(file, "--weights", "taken,chip", "--seed", "May") == 0
    game: Any = registry.load("nyse")
    weights = in_file("nyse", type(game.weights), file.read_text(encoding="utf-8"))
    assert replace(weights, taken=0.75, chip=0.5) == replace(game.weights, taken=0.75, chip=0.5)
    tuning = read(file)[TUNING]
    assert (tuning["seed"], tuning["weights"]) == ("May", ["taken", "chip"])
    steps = tuning["steps"]
    assert 16 <= 2 * sum(step["lead"]["deals"] for step in steps) <= 24
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith("step ") for line in lines] == [True] * len(steps) + [False]


def test_it_goes_on_where_it_stood_and_to_the_same_end(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "a.json", tmp_path / "b.json"
    assert tune(at_once) == 0
    assert tune(in_parts, "--games", "5") == 0
    assert len(read(in_parts)[TUNING]["steps"]) == 1
    assert tune(in_parts) == 0
    assert read(in_parts) == read(at_once)


def test_what_was_found_plays_against_what_is_shipped_in_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "w.json"
    assert tune(file) == 0
    assert read(file)[TUNING]["check"] is None
    found = read(file)
    found["weights"]["chip"] = 0.4
    file.write_text(json.dumps(found), encoding="utf-8")
    assert tune(file) == 0
    assert "on fresh deals" in capsys.readouterr().out.splitlines()[-1]
    assert read(file)[TUNING]["check"]["deals"] == 2


def test_what_a_file_holds_is_checked_against_what_is_shipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "w.json"
    file.write_text(as_file("nyse", _nyse().weights), encoding="utf-8")
    before = file.read_bytes()
    assert tune(file, "--seats", "3", "--games", "6", "--check") == 0
    assert capsys.readouterr().out.startswith("against the shipped weights, on fresh deals: 50.0%")
    assert file.read_bytes() == before
    assert tune(tmp_path / "none.json", "--check") == 2


def test_one_process_and_two_find_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "a.json", tmp_path / "b.json"
    assert tune(one, "--games", "10") == 0
    assert tune(two, "--games", "10", "--jobs", "2") == 0
    assert read(one) == read(two)


def test_each_side_thinks_with_its_own_weights() -> None:
    game: Any = registry.load("portfolio")
    plain = as_plain(game.weights)
    hoards = {**plain, "evaluation": {**plain["evaluation"], "keep": 1e6}}
    play = playing(Plan("portfolio", ("greedy",) * 2, "hoards"), None)

    def ends(champion: Plain, challenger: Plain) -> list[tuple[int, ...]]:
        sides = {CHAMPION: champion, CHALLENGER: challenger}
        return [outcome.scores for outcome in play(pairs(2, range(1, 2), "hoards"), sides)]

    alike, other_way, both = ends(plain, plain), ends(plain, hoards), ends(hoards, hoards)
    assert alike[0] == alike[1]
    assert both[0] == both[1]
    assert len({alike[0], *other_way, both[0]}) == 4
    assert registry.load("portfolio") is game


@pytest.mark.parametrize(
    ("level", "searches"), [("greedy", False), ("able", False), ("clever", True), ("shrewd", True)]
)
def test_weights_of_the_search_are_tuned_where_a_level_searches(
    tmp_path: Path, level: str, searches: bool
) -> None:
    words = ["tune", "nyse", "--out", str(tmp_path / "w.json"), "--level", level]
    names = make_job(build_parser().parse_args(words)).terms.names
    assert names
    assert any(name.startswith("search.") for name in names) is searches


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--weights", "luck"), "no weight called 'luck'"),
        (("--level", "exec:true"), "does not think with our weights"),
        (("--level", "cunning"), "no bot level 'cunning'"),
        (("--seats", "11"), "is played with 1 to 10 seats"),
        (("--seed", "a/b"), "--seed"),
    ],
)
def test_a_wrong_command_line_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    assert tune(tmp_path / "w.json", *words) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("lemonade")
def test_a_game_without_weights_cannot_be_tuned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tune(tmp_path / "w.json", game=META.id) == 2
    assert "Lemonade has no weights" in capsys.readouterr().err


def test_a_file_of_something_else_is_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "w.json"
    assert tune(file, "--games", "5") == 0
    mine = file.read_bytes()
    assert tune(file, "--games", "5", "--seed", "other") == 2
    assert "another tuning, whose seed differ" in capsys.readouterr().err
    assert file.read_bytes() == mine
    shipped = {key: value for key, value in read(file).items() if key != TUNING}
    steps: tuple[Any, ...] = (
        [{}],
        [{"changes": [], "lead": {}}],
        [{"changes": {"chip": [1]}, "lead": {}}],
        3,
    )
    damaged = [{**read(file), TUNING: {**read(file)[TUNING], "steps": step}} for step in steps]
    for text, complaint in (
        ("notes", "not JSON"),
        (json.dumps(shipped), "were not tuned"),
        *((json.dumps(every), "steps are damaged") for every in damaged),
    ):
        file.write_text(text, encoding="utf-8")
        assert tune(file) == 2
        assert complaint in capsys.readouterr().err
        assert file.read_text(encoding="utf-8") == text
    assert tune(tmp_path / "no" / "folder.json") == 2


def test_a_pipe_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if sys.platform == "win32":
        pytest.skip("no pipes with names here")
    os.mkfifo(tmp_path / "pipe")
    assert tune(tmp_path / "pipe") == 2
    assert "no regular file" in capsys.readouterr().err
