"""Commands for levels: calibrate, and what the ladders hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lemonade.rules.meta import META
from stockgames.bots.ladders import NEWCOMER, in_file, levels_of
from stockgames.bots.levels import STEPS
from stockgames.engine import registry
from stockgames.engine.bot_words import LOWER_LEVELS
from stockgames.lab.__main__ import main
from stockgames.lab.commands.calibrate import Trials, play
from stockgames.lab.strength.calibration import Terms
from tests.toys import RULES

QUICK = ("--seats", "2", "--worlds", "1", "--games", "2")


@pytest.fixture(scope="module", autouse=True)
def lemonade() -> Iterator[None]:
    """The quickest game to play."""
    registry.register(RULES)
    yield
    registry.unregister(META.id)


def calibrate(folder: Path, *more: str, name: str = "a") -> int:
    files = ("--trials", str(folder / f"{name}.trials"), "--out", str(folder / f"{name}.json"))
    return main(["calibrate", META.id, *files, *QUICK, *more])


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def found(lemonade: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a complete calibration, file a."""
    folder = tmp_path_factory.mktemp("calibrated")
    assert calibrate(folder) == 0
    return folder


def test_levels_and_every_duel_are_written(found: Path) -> None:
    levels = in_file(META.id, (found / "a.json").read_text(encoding="utf-8"))
    assert tuple(levels.levels) == LOWER_LEVELS
    assert levels.ladder is not None
    assert (levels.ladder.seats, levels.ladder.worlds) == (2, 1)
    trials = read(found / "a.trials")
    assert len(trials["positions"]) == 6
    assert NEWCOMER in {duel["one"] for duel in trials["duels"]}
    assert all(0 <= part <= 1 for duel in trials["duels"] for part in duel["won"])


def test_broken_off_it_still_ends_the_same(found: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trials = read(found / "a.trials")
    left = [{**duel, "won": duel["won"][:7]} for duel in trials["duels"]]
    half = json.dumps({**trials, "duels": left})
    (found / "b.trials").write_text(half, encoding="utf-8")
    assert calibrate(found, name="b") == 0
    assert read(found / "b.trials") == trials
    assert read(found / "b.json") == read(found / "a.json")
    assert "against sleepy" in capsys.readouterr().out


def test_more_games_go_on_with_the_levels_where_they_are(found: Path) -> None:
    (found / "c.trials").write_bytes((found / "a.trials").read_bytes())
    assert calibrate(found, "--games", "4", name="c") == 0
    before, after = read(found / "a.trials"), read(found / "c.trials")
    assert after["positions"] == before["positions"]
    assert sum(len(d["won"]) for d in after["duels"]) > sum(len(d["won"]) for d in before["duels"])


def test_todays_levels_are_rated_where_they_are(tmp_path: Path) -> None:
    assert calibrate(tmp_path, "--today", "--worlds", "100") == 0
    rated = in_file(META.id, (tmp_path / "a.json").read_text(encoding="utf-8"))
    assert rated.levels == levels_of(META.id).levels
    assert rated.ladder is not None
    assert {place.level for place in rated.ladder.places} == {*STEPS, NEWCOMER}


def test_levels_that_play_otherwise_are_not_rated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert calibrate(tmp_path, "--today") == 2
    assert "--worlds 100" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("text", "more", "complaint"),
    [
        ("{", (), "this is not a file of trials"),
        ("[1]", (), "this is not a file of trials"),
        (None, ("--seed", "other"), "other trials, whose seed differ"),
        (None, ("--worlds", "3"), "other trials, whose worlds differ"),
    ],
)
def test_other_files_are_left_as_they_are(
    found: Path,
    text: str | None,
    more: tuple[str, ...],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = found / "d.trials"
    file.write_text(text or (found / "a.trials").read_text(encoding="utf-8"), encoding="utf-8")
    before = file.read_bytes()
    assert calibrate(found, *more, name="d") == 2
    assert complaint in capsys.readouterr().err
    assert file.read_bytes() == before


def test_the_unplayable_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert calibrate(tmp_path, "--seats", "99") == 2
    assert "is played with" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nobody_duels_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ("--trials", str(tmp_path / "trials"), "--out", str(tmp_path / "levels"))
    assert main(["calibrate", "nyse", *files, "--seats", "1"]) == 2
    assert "a duel needs two" in capsys.readouterr().err


def test_a_duel_is_played_twice_with_seats_changed() -> None:
    terms = Terms(seats=4, seed="May", worlds=1)
    first, again, second = (play("nyse", terms, ("1.000", "0.000", n))[1] for n in (0, 0, 1))
    assert first == again
    assert {first, second} <= {part / 12 for part in range(13)}


def test_only_duels_without_a_gap_and_in_pairs_count() -> None:
    trials = Trials({("1.000", "0.000"): {0: 1.0, 1: 0.0, 2: 1.0, 4: 1.0}})
    assert trials.results == {("1.000", "0.000"): [1.0, 0.0]}
    asked = [(("1.000", "0.000"), 6)]
    assert trials.missing(asked) == [("1.000", "0.000", 3), ("1.000", "0.000", 5)]


def test_all_games_are_told_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels"]) == 0
    printed = capsys.readouterr().out
    assert all(registry.meta(game_id).title in printed for game_id in registry.game_ids())
    assert main(["levels", "exchange"]) == 0
    assert capsys.readouterr().out.startswith("Exchange")


def test_an_unknown_game_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "monopoly"]) == 2
    assert "monopoly" in capsys.readouterr().err
