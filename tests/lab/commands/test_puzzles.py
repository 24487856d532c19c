"""Commands for engineers: puzzles, play, words, tastes, climb."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.engine import registry
from stockgames.engine.state import Action
from stockgames.engine.weights import in_file
from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.nyse.game import GAME
from stockgames.games.portfolio.ai.weights import PortfolioWeights
from stockgames.lab.__main__ import COMMANDS, DOES, main
from stockgames.lab.commands import puzzles as command
from stockgames.lab.commands.climb import WAYS, Way, climbed, earned, foreseen
from stockgames.lab.commands.tastes import choices, lines
from stockgames.lab.commands.words import MOST, forbidden, habits, words_on_tables
from stockgames.puzzles.book import from_text
from stockgames.puzzles.puzzle import Puzzle
from tests.puzzles.positions import made_up, played


def found(game_id: str, seed: str) -> Iterator[Puzzle]:
    for number in range(9):
        yield made_up(played(game_id, number, 9 + number))


def test_a_file_is_written_as_puzzles_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "sought", found)
    out = tmp_path / "nyse.json"
    assert main(["puzzles", "nyse", "--out", str(out), "--count", "2"]) == 0
    assert from_text(out.read_bytes()) == ("nyse", tuple(list(found("nyse", ""))[:2]))
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_each_command_has_something_that_does_it() -> None:
    assert set(COMMANDS) == set(DOES)
    assert all(callable(resolve_name(does)) for does in DOES.values())


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "python -m stockgames.lab: "),
        (["nonsense"], "there is no command called 'nonsense'"),
        (["arena", "nyse"], "arena: the following arguments are required: --players (`"),
        (["arena", "nyse", "--players", "greedy", "--seconds", "0"], "--seconds"),
        (["arena", "nyse", "--players", "greedy", "--seconds", "nan"], "--seconds"),
        (["arena", "nyse", "--players", "greedy", "--seconds", "soon"], "--seconds"),
        (["puzzles", "nyse"], "--out"),
        (["tune", "nyse"], "there is no command called 'tune'"),
    ],
)
def test_a_wrong_command_line_is_told_in_a_line(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(argv)
    assert stop.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


@pytest.mark.parametrize("language", ["en", "de"])
def test_messages_say_no_forbidden_word(language: str) -> None:
    """Each error names the replacement; exceptions are explained in `words.toml`."""
    assert list(forbidden(language, pending=False)) == []


def test_a_forbidden_word_names_its_replacement() -> None:
    said = {"table/a": "Hang it on a perch.", "table/b": "A perching bird"}
    assert [
        (finding.message, finding.word, finding.instead) for finding in forbidden("en", said)
    ] == [("table/a", "perch", "space")]
    [finding] = forbidden("de", {"evening/a": "Wer sitzt auf dem Stuhl?"})
    assert finding.instead == "Platz"


def test_habits_are_counted_in_words_not_in_names_of_values() -> None:
    found = {one.name: one.now for one in habits({"a": "Whoever wins, whoever loses"})}
    assert (found["whoever"], found["chair"]) == (2, 0)


@pytest.mark.usefixtures("qapp")
def test_the_command_prints_habits_and_a_tables_words(capsys: pytest.CaptureFixture[str]) -> None:
    main(["words", "--tables", "nyse-start"])
    printed = capsys.readouterr().out
    assert "whoever" in printed
    count, name = printed.splitlines()[-1].split()[:2]
    assert name == "nyse-start"
    assert int(count) > 20


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "table", ["exchange-order", "nyse-peeking", "portfolio-acquire", "stock-exchange-filling"]
)
def test_a_table_at_rest_has_few_words(qapp: QApplication, table: str, language: str) -> None:
    [(_, count)] = words_on_tables(table, language)
    assert 20 < count <= MOST


def test_only_positions_in_which_several_moves_are_as_good_count() -> None:
    decisions, found = choices("nyse", 2, "tastes", 6, 1)
    assert 0 < len(found) < decisions
    assert all(each.keys() == {"cautious", "ambitious", "spiteful"} for each in found)


def test_it_is_told_how_often_they_differ() -> None:
    same: dict[str, Action] = dict.fromkeys("abc", TAKE[0])
    one_differs = {**same, "c": TAKE[1]}
    told = lines([(5, [same, one_differs]), (4, [one_differs] * 2)])
    assert told[0].startswith("9 decisions, 4 with")
    assert [line.split("(")[0].split()[-1] for line in told[1:]] == ["25%", "0%", "75%", "75%"]


def test_the_command_plays_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tastes", "nyse", "--seats", "2", "--games", "1", "--iterations", "4"]) == 0
    assert "with several moves that are as good" in capsys.readouterr().out


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
    first, second = (float(line.split()[2]) for line in capsys.readouterr().out.splitlines()[:2])
    assert first < second == pytest.approx(foreseen(game, found, 4, "1"), abs=1e-3)


def test_games_without_weights_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["climb", "exchange", "--out", str(tmp_path / "x.json")]) == 2
    assert "Exchange has no weights that are found by climbing" in capsys.readouterr().err


BEST = {"pushed": 0.05, "evenness": 0.3, "use": 0.11}


def merit(game: Any, tried: NyseWeights, deals: int, seed: str) -> float:
    """Return how near the weights are to the best."""
    gaps = [abs(float(getattr(tried.alone, name)) - best) for name, best in BEST.items()]
    return -sum(gaps)


def test_it_comes_near_to_what_does_best() -> None:
    found = climbed(GAME, 5, 12, 1, Way("alone", merit, 0.0, 0.1))
    for name, best in BEST.items():
        assert getattr(found.alone, name) == pytest.approx(best, abs=0.02)
    assert found.alone.discard == 0
    assert found.search == GAME.weights.search


def test_smaller_steps_are_judged_by_more_deals(capsys: pytest.CaptureFixture[str]) -> None:
    climbed(GAME, 5, 12, 1, Way("alone", merit, 0.0, 0.1))
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    told = [(int(words[-4]), float(words[-1])) for words in lines]
    assert told[0] == (5, 0.1)
    assert told[-1][0] > 5
    assert all(deals * step == pytest.approx(0.5) for deals, step in told)
