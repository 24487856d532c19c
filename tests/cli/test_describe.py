"""`describe` and `analyse` print a table and turning points, and only what a seat may know."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from stockgames.__main__ import main
from stockgames.analysis.choices import Choices
from stockgames.cli import analyse as command
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.engine.verify import replay
from stockgames.presentation.game_words import status_of
from stockgames.presentation.log import WordedMoves, log_entries
from stockgames.presentation.outline import as_text, reading
from stockgames.presentation.table_state import headless_context, text_table
from stockgames.storage.files import read_record_file
from stockgames.ui.table.generic import headless_table
from stockgames.ui.theme.fonts import load_fonts
from stockgames.ui.theme.theme_context import ThemeContext
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
    assert "Deine Hand, Markierungen sichtbar: Chemie 3 Mio. $" in lines
    assert "  Chemie, ohne Markierung" in lines


@pytest.mark.parametrize("state", ["finished", "unfinished"])
@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_table_is_told_to_everybody(qapp: QApplication, game_id: str, state: str) -> None:
    match = replay(read_record_file(GOLDEN / f"record-v1-{game_id}-{state}.stockgame"))
    for seat in (None, *range(len(match.seats))):
        told = text_table(match, seat)
        assert all(info.name in told for info in match.seats)


_WITHOUT_QT = """
import contextlib, io, json, sys
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
from stockgames.__main__ import main
told = []
for arguments in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(["describe", *arguments]) == 0
    told.append(out.getvalue())
sys.stdout.buffer.write(json.dumps(told).encode())
"""
STATES = [(game, state) for game in registry.game_ids() for state in ("finished", "unfinished")]


def record_of(game_id: str, state: str) -> Path:
    return GOLDEN / f"record-v1-{game_id}-{state}.stockgame"


@pytest.fixture(scope="module")
def without_qt() -> dict[tuple[str, str, int | None], str]:
    """Describe all records in a process that has no Qt, to a bystander and to the first seat."""
    cases = [(game, state, seat) for game, state in STATES for seat in (None, 0)]
    arguments = [
        [str(record_of(game, state)), *([] if seat is None else ["--seat", "1"])]
        for game, state, seat in cases
    ]
    run = [sys.executable, "-c", _WITHOUT_QT, json.dumps(arguments)]
    done = subprocess.run(run, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return dict(zip(cases, json.loads(done.stdout), strict=True))


def on_screen(qapp: QApplication, match: Match, seat: SeatId | None) -> str:
    """Return what the game's own table says, laid out on a shown board."""
    context, size = headless_context(match, seat), QSize(1920, 1036)
    table = headless_table(match, context, ThemeContext(), size)
    board, view = table.board, match.view(seat)
    board.show()
    qapp.processEvents()
    table.show_view(view, context)
    if table.shows_end:
        table.press("End")
    told = reading(
        table.outline(),
        status_of(table.words, view, context, end_shown=table.end_shown),
        table.panel if table.panel.groups else table.aside(),
        board.offered,
        log_entries(WordedMoves(table.words), context, begins=bool(match.seal))[::-1],
    )
    board.hide()
    board.deleteLater()
    return as_text(told)


@pytest.mark.parametrize(("game_id", "state"), STATES)
def test_it_needs_no_qt_and_says_what_the_table_on_screen_says(
    qapp: QApplication,
    without_qt: dict[tuple[str, str, int | None], str],
    game_id: str,
    state: str,
) -> None:
    load_fonts()
    match = replay(read_record_file(record_of(game_id, state)))
    for seat in (None, 0):
        shown = on_screen(qapp, match, seat).replace("\N{NO-BREAK SPACE}", " ")
        assert without_qt[game_id, state, seat].split("\n")[:-1] == shown.split("\n")
    for seat in range(1, len(match.seats)):
        assert text_table(match, seat) == on_screen(qapp, match, seat)


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_nothing_is_told_that_the_seat_may_not_know(qapp: QApplication, game_id: str) -> None:
    for observer in observers(game_id):
        for number in range(2):
            both = pair(game_id, observer, f"described/{number}")
            here, there = (bare(text_table(match, observer)) for match in (both.here, both.there))
            assert here == there


def bare(told: str) -> str:
    """Return a table's text without its first line: a sample has no seal."""
    return told.partition("At the table: ")[0].rstrip()


def test_a_wrong_file_or_seat_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    assert main(["describe", str(wrong)]) == 1
    assert "wrong.json: " in capsys.readouterr().out
    assert main(["describe", NYSE, "--seat", "9"]) == 2
    assert "this game has 4 seats" in capsys.readouterr().err


ANALYSED = str(GOLDEN / "record-v1-nyse-finished.stockgame")


@pytest.fixture(autouse=True)
def _choices_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "analysis_jobs", lambda: (Choices(),))


def test_random_play_has_turning_points(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", ANALYSED, "--seat", "1", "--worlds", "40"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert 1 <= len(lines) <= 5
    assert all(line.startswith("Ada: Round ") for line in lines)
    assert any(" wins " in line for line in lines)


def test_json_holds_every_decision_and_is_the_same_with_more_processes(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for jobs in ("1", "2"):
        words = ["analyse", ANALYSED, "--seat", "1", "--worlds", "12", "--json", "--jobs", jobs]
        assert main(words) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert len(told[0]["choices"]) > 5
    assert all({"lost", "choices"} <= set(one) for one in told[0]["choices"].values() if one)


def test_what_cannot_be_analysed_is_said_in_a_line(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished = str(GOLDEN / "record-v1-nyse-unfinished.stockgame")
    assert main(["analyse", unfinished]) == 1
    assert capsys.readouterr().out.endswith("the game is not over\n")
    assert main(["analyse", ANALYSED, "--seat", "9"]) == 2
