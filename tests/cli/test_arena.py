from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from stockgames.__main__ import main
from stockgames.bots.arena import fixtures, standings
from stockgames.cli.arena import play
from stockgames.cli.play import Plan


def arena(*more: str, game: str = "nyse") -> int:
    return main(["arena", game, *more])


def tournament(file: Path, *more: str) -> dict[str, Any]:
    assert arena("--json", str(file), *more) == 0
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_a_table_names_every_player_and_the_conditions(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--players", "greedy,random,random", "--games", "3", "--seed", "May") == 0
    head, blank, columns, *rows = capsys.readouterr().out.splitlines()
    assert head == "NYSE, 3 seats, 3 games, seed May, 200 worlds a decision"
    assert blank == ""
    assert columns.split()[:3] == ["player", "games", "won"]
    assert sorted(row.split()[0] for row in rows) == ["greedy", "random"]


def test_the_file_holds_standings_that_follow_from_its_games(tmp_path: Path) -> None:
    found = tournament(tmp_path / "a.json", "--players", "greedy,random,random", "--games", "4")
    assert (found["format"], found["version"], found["game"]) == ("stockgames-arena", 1, "nyse")
    assert [game["deal"] for game in found["games"]] == [1, 1, 1, 2]
    won = sum(
        game["ranks"].count(1) ** -1.0
        for game in found["games"]
        if game["ranks"][game["players"].index("greedy")] == 1
    )
    (greedy,) = [line for line in found["standings"] if line["player"] == "greedy"]
    assert greedy["won"] == pytest.approx(won)
    assert greedy["fair"] == pytest.approx(1 / 3)
    assert greedy["low"] <= greedy["share"] <= greedy["high"]


def test_the_same_seed_gives_the_same_table_in_any_number_of_processes(tmp_path: Path) -> None:
    more = ("--players", "shrewd,random", "--iterations", "2", "--games", "4")
    one = tournament(tmp_path / "one.json", *more)
    assert tournament(tmp_path / "two.json", *more, "--jobs", "2") == one
    assert tournament(tmp_path / "other.json", *more, "--seed", "2") != one


def test_any_executor_plays(tmp_path: Path) -> None:
    plan = Plan("nyse", (), "s", iterations=2)
    games = fixtures(["greedy", "random"], 2, 4)
    with ThreadPoolExecutor(2) as executor:
        spread = list(play(plan, games, executor.map))
    assert spread == list(play(plan, games))
    assert [outcome.fixture for outcome in spread] == games
    assert {line.player for line in standings(spread)} == {"greedy", "random"}


def test_a_clock_can_decide_instead(tmp_path: Path) -> None:
    more = ("--players", "shrewd,random", "--seconds", "0.001")
    found = tournament(tmp_path / "a.json", *more)
    assert (found["seconds"], found["iterations"]) == (0.001, None)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--players", "greedy,genius"], "no bot level 'genius'"),
        (["--players", "greedy,random", "--seats", "3"], "2 bots for 3 seats"),
        (["--players", "greedy,random", "--seats", "11"], "1 to 10 seats, not 11"),
        (["--players", "greedy,random", "--seed", "../up"], "--seed"),
        (["--players", "greedy,random", "--option", "board=mountain"], "'mountain'"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.json"
    assert arena(*more, "--json", str(file)) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not file.exists()


def test_a_file_that_cannot_be_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("--players", "greedy,random", "--json", str(tmp_path)) == 2
    assert "cannot write to" in capsys.readouterr().err


def test_too_few_players_for_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--players", "greedy,random", game="exchange") == 2
    assert "3 to 6 seats, not 2" in capsys.readouterr().err
