"""Ways to open a table: a new deal, a file, and without a library."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stockgames.app import openings
from stockgames.app.files import MANY_BYTES, is_long, read_file
from stockgames.engine.commitment import moves_before
from stockgames.engine.errors import OptionError
from stockgames.engine.incremental import finish
from stockgames.ui.lobby.game_setup import GameSetup, one_and_bots
from tests.app.visitor import Visitor

RECORDS = Path(__file__).parents[1] / "records" / "nyse"
RUNNING, OVER = RECORDS / "unfinished-3.json", RECORDS / "take-4.json"
SETUP = GameSetup("nyse", one_and_bots(("Ada",), 2, "greedy"))


def test_a_file_of_a_thousand_moves_is_long_and_a_broken_one_never(tmp_path: Path) -> None:
    path = tmp_path / "game"
    found = []
    for size in (0, MANY_BYTES, MANY_BYTES + 1):
        path.write_bytes(b" " * size)
        found.append(is_long(path))
    assert found == [False, False, True]
    assert not is_long(tmp_path / "nowhere")
    assert not is_long(Path("\0"))


def test_a_file_is_read_and_replayed() -> None:
    assert finish(read_file(OVER)).match.is_over
    opened = finish(read_file(RUNNING))
    assert not opened.match.is_over
    assert moves_before(opened.seed) == len(opened.match.moves)
    assert finish(read_file(RUNNING)).seed != opened.seed, "the luck to come is nobody's yet"


def test_options_that_cannot_be_are_refused_before_anything_is_kept(visitor: Visitor) -> None:
    library = visitor.library
    with pytest.raises(OptionError):
        openings.deal(visitor.app.context, replace(SETUP, options={"board": "mountain"}))
    assert library.unfinished() == []
