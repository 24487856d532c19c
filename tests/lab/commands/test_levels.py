from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.bots.ladders import USUAL, Ladder, Place, Step, Weakness
from stockgames.bots.levels import STEPS
from stockgames.engine import registry
from stockgames.lab.__main__ import build_parser, main
from stockgames.lab.commands.levels import lines

LADDER = Ladder(
    seats=4,
    worlds=40,
    seed="s",
    places=(Place("casual", 990, 950, 1030, 90), Place("able", 1120, 1080, 1160, 80)),
    steps=(Step("able", "casual", 40, 0.675, 0.52, 0.8),),
)


def test_a_ladder_is_told_from_the_strongest_down() -> None:
    told = lines("NYSE", replace(USUAL, ladder=LADDER))
    assert told[0] == ("NYSE, duels with 4 seats, seed s, shrewd with 40 imagined games a decision")
    able, casual = told[3:5]
    won = "68% (52% to 80%) of 40 against casual"
    assert " ".join(able.split()) == f"able 1120 1080 – 1160 80 {won}"
    assert " ".join(casual.split()) == "casual 990 950 – 1030 90"
    assert max(map(len, told)) < 100


@pytest.mark.parametrize(
    ("weakness", "told"),
    [
        (Weakness(0.25, 0.0, 40), "able: errs by 25.0%; at most 40 imagined games"),
        (
            Weakness(1.0, 0.125, 1),
            "able: errs by 100.0%, plays anything in 12.5% of its choices; at most 1 imagined game",
        ),
    ],
)
def test_how_much_a_level_errs_is_told(weakness: Weakness, told: str) -> None:
    levels = replace(USUAL, levels={"able": weakness}, ladder=LADDER)
    assert lines("NYSE", levels)[-1] == told


def test_what_was_not_measured_is_not_told() -> None:
    (line,) = lines("Lemonade", USUAL)
    assert all(level in line for level in STEPS)
    assert "not measured" in line


def test_all_games_are_told_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels"]) == 0
    told = capsys.readouterr().out
    assert all(registry.meta(game_id).title in told for game_id in registry.game_ids())
    assert main(["levels", "exchange"]) == 0
    assert capsys.readouterr().out.startswith("Exchange")


def test_an_unknown_game_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "monopoly"]) == 2
    assert "monopoly" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["levels", "calibrate"])
def test_help_fits_a_terminal_and_shows_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        build_parser().parse_args([command, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) < 100
    assert f"examples:\n  python -m stockgames.lab {command}" in text
