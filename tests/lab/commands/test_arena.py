from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from stockgames.__main__ import INTERRUPTED
from stockgames.cli.jobs import ExecutorPool
from stockgames.cli.simulate import Plan
from stockgames.lab.__main__ import main
from stockgames.lab.commands.arena import ALONE, play
from stockgames.lab.strength.arena import Outcome, fixtures
from tests.cli.children import loses_the_second


def arena(*more: str) -> int:
    return main(["arena", "nyse", *more])


def tournament(file: Path, *more: str) -> dict[str, Any]:
    assert arena("--json", str(file), *more) == 0
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_a_table_names_every_player_and_the_conditions(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--players", "greedy,random,random", "--games", "3", "--seed", "May") == 0
    head, blank, columns, *rows = capsys.readouterr().out.splitlines()
    assert head == "NYSE, 3 seats, 3 games, seed May, 200 imagined games a decision"
    assert blank == ""
    assert columns.split()[:3] == ["player", "games", "won"]
    assert sorted(row.split()[0] for row in rows) == ["greedy", "random"]


def test_one_bot_alone_is_told_to_prove_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--players", "greedy,greedy", "--games", "2") == 0
    assert capsys.readouterr().out.splitlines()[-2:] == ["", ALONE]
    assert arena("--players", "greedy,random", "--games", "2") == 0
    assert ALONE not in capsys.readouterr().out


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


def test_any_executor_plays() -> None:
    plan = Plan("nyse", (), "s", iterations=2)
    games = fixtures(["greedy", "random"], 2, 4)
    here = list(play(plan, games))
    assert [outcome.fixture for outcome in here] == games
    spread = play(plan, games, ExecutorPool(lambda: ThreadPoolExecutor(2)))
    assert sorted(spread, key=lambda outcome: outcome.fixture.number) == here


def stop_after(games: int) -> Callable[[Iterator[Outcome], int], Iterator[Outcome]]:
    """Return a progress bar that raises KeyboardInterrupt after ``games`` games."""

    def stopped(played: Iterator[Outcome], total: int) -> Iterator[Outcome]:
        yield from islice(played, games)
        raise KeyboardInterrupt

    return stopped


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_the_table_and_the_file_of_what_was_played(
    jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockgames.lab.commands.arena.with_bar", stop_after(4))
    file = tmp_path / "a.json"
    more = ("--players", "greedy,random", "--games", "9", "--jobs", jobs, "--json", str(file))
    assert arena(*more) == INTERRUPTED
    head, _, _, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("NYSE, 2 seats, 4 of 9 games, ")
    assert [row.split()[1] for row in rows] == ["4", "4"]
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["asked"], len(found["games"])) == (9, 4)
    numbers = [game["number"] for game in found["games"]]
    assert numbers == sorted(numbers)


TELLS = """\
import os, pathlib, runpy, sys
sys.stderr = open(os.devnull, "w")  # what it says about its lost questions is its own affair
pathlib.Path({folder!r}, str(os.getpid())).touch()
runpy.run_path({bot!r}, run_name="__main__")
"""


@pytest.mark.skipif(os.name == "nt", reason="another process cannot send Ctrl+C there")
def test_a_real_ctrl_c_ends_the_processes_too(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    begun.mkdir()
    bot = tmp_path / "bot.py"
    example = Path(__file__).parents[2] / "bots" / "example_bot.py"
    bot.write_text(TELLS.format(folder=str(begun), bot=str(example)), encoding="utf-8")
    players = f"exec:{shlex.join([sys.executable, str(bot)])},random"
    command = ["arena", "nyse", "--players", players, "--games", "100000", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-m", "stockgames.lab", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while len(list(begun.iterdir())) < 8:  # so some games are over
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()  # returns once no process holds the streams
    assert process.returncode == INTERRUPTED
    assert re.match(r"NYSE, 2 seats, \d+ of 100000 games, ", out)
    assert err == ""


def test_ctrl_c_before_the_first_game_leaves_nothing_to_tell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockgames.lab.commands.arena.with_bar", stop_after(0))
    assert arena("--players", "greedy,random", "--games", "9") == INTERRUPTED
    assert capsys.readouterr().out == ""


def test_what_was_played_is_told_where_processes_died(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockgames.lab.commands.arena._play", loses_the_second)
    assert arena("--players", "greedy,random", "--games", "3", "--jobs", "2") == 2
    printed = capsys.readouterr()
    assert printed.out.startswith("NYSE, 2 seats, 2 of 3 games, ")
    assert "games missing: 1 " in printed.err
    assert printed.err.count("\n") == 1


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
        (["--players", "greedy,random", "--scheduler", "tcp://x:1", "--jobs", "2"], "--jobs"),
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
