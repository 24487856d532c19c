"""`stockgames describe` prints a table as text, and only what the seat may know."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.__main__ import main
from stockgames.engine import registry
from stockgames.engine.verify import replay
from stockgames.storage.record_file import read_record_file
from stockgames.ui.sentences.language import install_language
from stockgames.ui.table.headless_table import described
from tests.soak.worlds import observers, pair

GOLDEN = Path(__file__).parents[1] / "golden"
NYSE = str(GOLDEN / "record-v1-nyse-unfinished.stockgame")


def test_a_bystander_is_told_no_underside(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["describe", NYSE]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        "Round 3  ·  turn 10  ·  31 chips left in the supply",
        "Valuation board: Each chip is worth the price beside its marker",
    ]
    assert "  Chemicals: 6 chips; stays at $3M" in lines
    assert "Undersides hidden: Chemicals $3M" in lines
    assert not any("plain" in line for line in lines)


def test_a_seat_is_told_its_own_hand_in_its_language(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["describe", NYSE, "--seat", "1", "--language", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()
    install_language(qapp, "en")
    assert "Deine Hand, Markierungen sichtbar: Chemie 3 Mio. $" in lines
    assert "  Chemie, ohne Markierung" in lines


@pytest.mark.parametrize("state", ["finished", "unfinished"])
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_table_is_told_to_everybody(qapp: QApplication, game_id: str, state: str) -> None:
    match = replay(read_record_file(GOLDEN / f"record-v1-{game_id}-{state}.stockgame"))
    for seat in (None, *range(len(match.seats))):
        told = described(match, seat)
        assert all(info.name in told for info in match.seats)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_nothing_is_told_that_the_seat_may_not_know(qapp: QApplication, game_id: str) -> None:
    for observer in observers(game_id):
        for number in range(2):
            both = pair(game_id, observer, f"described/{number}")
            here, there = (bare(described(match, observer)) for match in (both.here, both.there))
            assert here == there


def bare(told: str) -> str:
    """Return a table's text without its first line: a sample has no seal."""
    return told.partition("At the table: ")[0].rstrip()


def test_a_wrong_file_and_a_wrong_seat_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    assert main(["describe", str(wrong)]) == 1
    assert "wrong.json: " in capsys.readouterr().out
    assert main(["describe", NYSE, "--seat", "9"]) == 2
    assert "this game has 4 seats" in capsys.readouterr().err
