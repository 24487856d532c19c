from __future__ import annotations

import os
import random
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.cli import simulate as simulate_module
from stockgames.cli.simulate import NAMES, Plan, play_record
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import Record, read_record
from stockgames.engine.state import MOST_SEATS
from stockgames.engine.verify import verify
from stockgames.lab.__main__ import main as lab


def simulate(out: Path, *more: str) -> int:
    return main(["simulate", "nyse", "--out", str(out), *more])


def records(out: Path) -> list[Record]:
    return [read_record(path.read_bytes()) for path in sorted(out.iterdir())]


def test_records_are_named_by_game_seed_and_number(tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    assert simulate(out, "--seed", "May-7", "--games", "2", "--players", "random") == 0
    names = sorted(path.name for path in out.iterdir())
    assert names == ["nyse-May-7-0001.json", "nyse-May-7-0002.json"]
    assert all(verify(record).is_over for record in records(out))


def test_the_same_seed_gives_the_same_bytes_in_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    more = ("--games", "3", "--players", "shrewd,random", "--iterations", "2")
    assert simulate(one, *more) == simulate(two, *more, "--jobs", "2") == 0
    for path in one.iterdir():
        assert (two / path.name).read_bytes() == path.read_bytes()
    assert len(list(two.iterdir())) == 3


def test_one_bot_for_all_seats_or_one_for_each(tmp_path: Path) -> None:
    assert simulate(tmp_path / "all", "--seats", "3", "--players", "random") == 0
    assert simulate(tmp_path / "each", "--players", "random,greedy") == 0
    (all_alike,), (each,) = records(tmp_path / "all"), records(tmp_path / "each")
    assert [seat.level for seat in all_alike.seats] == ["random"] * 3
    assert [seat.level for seat in each.seats] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("option", "board"),
    [("board=cliff", [1, 2, 3, 4, 5, 2]), ("board=5,4,3,2,2,1", [5, 4, 3, 2, 2, 1])],
)
def test_options(option: str, board: list[int], tmp_path: Path) -> None:
    more = ("--players", "random", "--option", option, "--option", "hands=concealed")
    assert simulate(tmp_path, *more) == 0
    assert records(tmp_path)[0].options == {"board": board, "hands": "concealed"}


@pytest.mark.parametrize("game", ["nyse", "portfolio"])
def test_the_host_says_who_begins(game: str, tmp_path: Path) -> None:
    more = ("--players", "random,random,random", "--until", "1", "--games", "2")
    for seat in (1, 3):
        out = tmp_path / str(seat)
        assert main(["simulate", game, "--out", str(out), *more, "--first", str(seat)]) == 0
        assert [verify(record).moves[0].seat for record in records(out)] == [seat - 1] * 2


def test_nobody_begins_where_all_choose(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "exchange", "--out", str(tmp_path / "out"), "--first", "1"]) == 2
    assert "--first: in Exchange nobody begins" in capsys.readouterr().err


@pytest.mark.parametrize("until", [2, 7, 9, 11, 13])
def test_until_may_stop_inside_a_choice_of_all(until: int, tmp_path: Path) -> None:
    more = ("--players", "random", "--seats", "5", "--until", f"{until}", "--games", "3")
    assert main(["simulate", "exchange", "--out", str(tmp_path), *more]) == 0
    for record in records(tmp_path):
        assert len(record.moves) == until
        assert not verify(record).is_over
    assert main(["verify", *(str(path) for path in tmp_path.iterdir())]) == 0


def test_until_stops_early(tmp_path: Path) -> None:
    assert simulate(tmp_path, "--players", "random", "--until", "4") == 0
    (record,) = records(tmp_path)
    assert len(record.moves) == 4
    assert record.result is None


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--seats", "11"], "1 to 10 seats, not 11"),
        (["--players", "genius"], "no bot level 'genius'"),
        (["--seats", "3", "--players", "greedy,random"], "--players: 2 bots for 3 seats"),
        (["--seats", "3", "--first", "4"], "--first: there are 3 seats"),
        (["--seed", "../up"], "--seed"),
        (["--seed", ""], "--seed"),
        (["--option", "board"], "KEY=VALUE"),
        (["--option", "board=mountain"], "'mountain'"),
        (["--option", "board=1,2,3,4,5,6"], "grey chips"),
        (
            ["--option", "colour=pink"],
            "--option colour: there is no such option (known: board",
        ),
        (["--option", "board=" + "[" * 100_000], "not one of"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(tmp_path / "out", *more) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bridge"]) == 2
    assert "no game called 'bridge'" in capsys.readouterr().err


def test_a_folder_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert simulate(tmp_path / "file", "--players", "random") == 2
    assert "cannot write to" in capsys.readouterr().err


def test_a_bar_shows_on_a_terminal_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(tmp_path, "--players", "random")
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    simulate(tmp_path / "other", "--players", "random")
    assert "0/1" in capsys.readouterr().err


def test_a_program_of_ones_own_plays(tmp_path: Path) -> None:
    example = Path(__file__).parents[1] / "bots" / "example_bot.py"
    command = f"exec:{shlex.join([sys.executable, str(example)])}"
    assert simulate(tmp_path, "--players", f"{command},random", "--games", "2") == 0
    for record in records(tmp_path):
        assert verify(record).is_over
        assert [seat.player for seat in record.seats] == ["bot:exec", "bot:random"]


@pytest.mark.parametrize(("run", "command"), [(main, "simulate"), (lab, "arena")])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_that_cannot_be_started_ends_the_command(
    run: Callable[[list[str]], int],
    command: str,
    jobs: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = ["--out", str(tmp_path)] if command == "simulate" else []
    players = ["--players", "exec:/no/such/program,random", "--games", "2", "--jobs", jobs]
    assert run([command, "nyse", *players, *out]) == 2
    error = capsys.readouterr().err
    assert "/no/such/program: cannot be started" in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("players", ["exec:", "exec:'open", "exec", "greedy,exec: "])
def test_a_program_that_is_none_is_refused(
    players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(tmp_path, "--players", players) == 2
    assert "exec" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_record_is_never_written_over_unless_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ("--players", "random", "--seed", "7", "--games", "3")
    assert simulate(tmp_path, *more) == 0
    kept = [path.read_bytes() for path in sorted(tmp_path.iterdir())]
    (tmp_path / "nyse-7-0001.json").unlink()
    (tmp_path / "nyse-7-0002.json").write_text("my notes")
    assert simulate(tmp_path, *more) == 2
    assert "nyse-7-0002.json and 1 more record are there already" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "nyse-7-0002.json",
        "nyse-7-0003.json",
    ], "nothing is played in vain"
    assert (tmp_path / "nyse-7-0002.json").read_text() == "my notes"
    assert simulate(tmp_path, *more, "--force") == 0
    assert [path.read_bytes() for path in sorted(tmp_path.iterdir())] == kept


def test_a_record_that_comes_while_others_play_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = simulate_module._play

    def meanwhile(plan: Plan, number: int) -> tuple[int, str]:
        (tmp_path / plan.file_name(number)).write_text("somebody else's")
        return play(plan, number)

    monkeypatch.setattr(simulate_module, "_play", meanwhile)
    assert simulate(tmp_path, "--players", "random") == 2
    assert "cannot write to" in capsys.readouterr().err
    assert [path.read_text() for path in tmp_path.iterdir()] == ["somebody else's"]


def test_a_record_is_whole_or_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    assert simulate(tmp_path, "--players", "random") == 2
    assert "no space left" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_deal_number_deals_the_luck_that_the_app_deals(tmp_path: Path) -> None:
    assert simulate(tmp_path, "--seats", "3", "--deal", "7qk2-m9xd", "--until", "0") == 0
    (record,) = records(tmp_path)
    match = Match.deal(registry.load("nyse"), record.seats, {}, "7QK2M9XD")
    assert record.setup == match.record().setup
    assert [path.name for path in tmp_path.iterdir()] == ["nyse-7QK2M9XD-0001.json"]


@pytest.mark.parametrize("more", [("--deal", "?"), ("--deal", "1", "--games", "2")])
def test_a_wrong_deal_number_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    assert simulate(tmp_path, *more) == 2
    assert "deal" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_there_is_a_name_for_every_seat() -> None:
    assert len(set(NAMES)) == MOST_SEATS


@pytest.mark.parametrize("levels", [("random",) * 3, ("greedy",), ("shrewd", "random")])
def test_a_played_game_verifies(levels: tuple[str, ...]) -> None:
    record = play_record(Plan("nyse", levels, "s", iterations=2), 1)
    assert verify(record).is_over
    assert [seat.player for seat in record.seats] == [f"bot:{level}" for level in levels]


def test_the_seed_and_the_number_decide_everything() -> None:
    plan = Plan("nyse", ("shrewd", "greedy", "random"), "s", iterations=3)
    first = play_record(plan, 1)
    random.seed(5)
    random.random()
    assert play_record(plan, 1) == first
    assert play_record(plan, 2).setup != first.setup


def test_a_game_stopped_early_is_the_beginning_of_the_whole_one() -> None:
    whole = play_record(Plan("nyse", ("greedy", "random"), "s"), 1)
    part = play_record(Plan("nyse", ("greedy", "random"), "s", until=7), 1)
    assert part.moves == whole.moves[:7]
    assert part.result is None
    assert play_record(Plan("nyse", ("greedy", "random"), "s", until=10_000), 1) == whole


def test_a_bots_character_stands_beside_its_level() -> None:
    record = play_record(Plan("nyse", ("greedy/spiteful", "greedy/even"), "s"), 1)
    assert [seat.player for seat in record.seats] == ["bot:greedy"] * 2
    assert [seat.x_character for seat in record.seats] == ["spiteful", None]
    assert verify(read_record(record.to_json())).record() == record
